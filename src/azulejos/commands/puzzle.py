"""Solve a puzzle: find the one move that is clearly the best.

Type the move (3R2, CB4, 5WF; on the grey wall T24). Further words: ? (help), hint (what the puzzle
is about), quit. After the answer you see what three moves lead to, and why. Without options you get
a puzzle that you have not tried yet, as difficult as your answers suggest.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from typing import TYPE_CHECKING

from azulejos.commands.input import take_any_bytes
from azulejos.puzzles.shapes import Theme
from azulejos.terminal.language import add_language, catalogue_for

if TYPE_CHECKING:
    from azulejos.puzzles.shapes import Puzzle
    from azulejos.rules import Move
    from azulejos.terminal.seats import Prompt


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which puzzle."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--theme", choices=[theme.value for theme in Theme], help="only this theme")
    which.add_argument(
        "--day",
        metavar="DATE",
        nargs="?",
        const="today",
        help="the puzzle of a day, such as 2026-12-24 (of today)",
    )
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Show a puzzle, ask for the move, and explain it."""
    from azulejos.puzzles.progress import store_progress, stored_progress
    from azulejos.terminal.hints import Adviser
    from azulejos.terminal.puzzle import Solver, progress_lines, seat_names, verdict_lines
    from azulejos.terminal.seats import Prompt
    from azulejos.terminal.style import style_for

    puzzle, catalogue = _chosen(options), catalogue_for(options)
    take_any_bytes()
    names = seat_names(puzzle, catalogue)
    prompt = Prompt(style_for(sys.stdout), Adviser(names, catalogue))
    solver = Solver(puzzle, prompt)
    solver.show()
    given = solver.answer()
    if given is None:
        return 0
    before, is_right = stored_progress(), puzzle.is_solved_by(given)
    progress = before.after(puzzle, is_right=is_right)
    store_progress(progress)
    prompt.show("", *verdict_lines(puzzle, given, is_right, catalogue), "")
    _explain(puzzle, given, prompt)
    prompt.show("", *progress_lines(progress, puzzle.id not in before.tried, catalogue))
    return 0


def _chosen(options: argparse.Namespace) -> Puzzle:
    from azulejos.puzzles.choice import next_puzzle, puzzle_of_day
    from azulejos.puzzles.file import shipped_puzzles
    from azulejos.puzzles.progress import stored_progress

    puzzles = shipped_puzzles().puzzles
    if options.day is not None:
        return puzzle_of_day(puzzles, _day(options.day))
    theme = None if options.theme is None else Theme(options.theme)
    return next_puzzle(puzzles, stored_progress(), theme)


def _day(word: str) -> datetime.date:
    if word == "today":
        return datetime.datetime.now().astimezone().date()
    try:
        return datetime.date.fromisoformat(word)
    except ValueError:
        raise ValueError(f"a day is a date such as 2026-12-24, not {word[:20]!r}") from None


def _explain(puzzle: Puzzle, given: Move, prompt: Prompt) -> None:
    from azulejos.puzzles.explain import explained_moves
    from azulejos.review.judge import Judge
    from azulejos.terminal.puzzle import explained_lines

    moves = explained_moves(Judge(), puzzle, given)
    prompt.show(*explained_lines(puzzle, moves, prompt.catalogue))
