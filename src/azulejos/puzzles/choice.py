"""Which puzzle is next for a solver, and the puzzle of a day."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence

from azulejos.puzzles.progress import Progress
from azulejos.puzzles.shapes import Puzzle, Theme


def next_puzzle(puzzles: Sequence[Puzzle], progress: Progress, theme: Theme | None) -> Puzzle:
    """A puzzle that was not tried yet, with the difficulty nearest to the solver's.

    If all were tried, the one that was tried first. Raises `ValueError` if no puzzle has the theme.
    """
    themed = [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]
    if not themed:
        raise ValueError("there is no puzzle" + (f" with the theme {theme}" if theme else ""))
    turns = {name: turn for turn, name in enumerate(progress.tried)}
    new = [puzzle for puzzle in themed if puzzle.id not in turns]
    if not new:
        return min(themed, key=lambda puzzle: turns[puzzle.id])
    return min(new, key=lambda each: (abs(each.difficulty - progress.difficulty), each.id))


def puzzle_of_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day: each of them once, in a fixed order, before the first one comes again.

    Raises `ValueError` if there is no puzzle.
    """
    if not puzzles:
        raise ValueError("there is no puzzle")
    order = sorted(puzzles, key=lambda each: hashlib.sha256(each.id.encode()).hexdigest())
    return order[day.toordinal() % len(order)]
