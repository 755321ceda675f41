"""A puzzle at the keyboard: the table, the question, the answer, and what moves lead to."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from azulejos.puzzles.shapes import MOST_DIFFICULT, Puzzle, Theme
from azulejos.rules import Move
from azulejos.terminal.board import draw
from azulejos.terminal.seats import Prompt, Wish, legal_move
from azulejos.terminal.text.moves import move_text
from azulejos.terminal.text.reasons import reason_line

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.puzzles.explain import ExplainedMove
    from azulejos.puzzles.progress import Progress


class Solver:
    """A person who solves a puzzle; what moves would do is not shown before the answer."""

    def __init__(self, puzzle: Puzzle, prompt: Prompt) -> None:
        self._puzzle, self._prompt, self._catalogue = puzzle, prompt, prompt.catalogue
        self._names = seat_names(puzzle, prompt.catalogue)

    def show(self) -> None:
        """Show the table and the question."""
        catalogue, puzzle = self._catalogue, self._puzzle
        position = puzzle.position
        assert position.turn is not None
        numbers = {"difficulty": puzzle.difficulty, "most": MOST_DIFFICULT}
        self._prompt.show(catalogue.say("puzzle-title", id=puzzle.id, **numbers), "")
        columns = shutil.get_terminal_size().columns
        table = draw(position, self._names, self._prompt.style, catalogue, columns)
        print(f"{table}\n")
        self._prompt.show(catalogue.say("puzzle-question", name=self._names[position.turn]))

    def answer(self) -> Move | None:
        """Ask until a legal move is typed; None if the solver leaves."""
        catalogue, position = self._catalogue, self._puzzle.position
        assert position.turn is not None
        while True:
            typed = self._prompt.ask(self._names[position.turn])
            if typed is Wish.LEAVE:
                return None
            if typed is Wish.HINT:
                self._prompt.show(themes_text(self._puzzle.themes, catalogue))
            elif isinstance(typed, Wish):
                self._prompt.show(catalogue.say("puzzle-help"))
            elif not typed:
                self._prompt.show(catalogue.say("type-move"))
            elif move := legal_move(typed, position, self._prompt):
                return move


def seat_names(puzzle: Puzzle, catalogue: Catalogue) -> list[str]:
    """The seats by number."""
    seats = range(1, puzzle.position.seats + 1)
    return [catalogue.say("seat-number", seat=seat) for seat in seats]


def themes_text(themes: Sequence[Theme], catalogue: Catalogue) -> str:
    """The themes of a puzzle in words."""
    if not themes:
        return catalogue.say("puzzle-no-themes")
    words = [catalogue.say("puzzle-theme", theme=theme.value) for theme in themes]
    return catalogue.say("puzzle-themes", themes=", ".join(words))


def verdict_lines(
    puzzle: Puzzle, given: Move, is_right: bool, catalogue: Catalogue
) -> Iterator[str]:
    """Whether the answer is right, and what the puzzle is about."""
    key = "puzzle-right" if is_right else "puzzle-wrong"
    yield catalogue.say(key, move=_in_words(given, puzzle, catalogue))
    yield themes_text(puzzle.themes, catalogue)
    if puzzle.proved:
        yield catalogue.say("puzzle-proved")


def explained_lines(
    puzzle: Puzzle, moves: Sequence[ExplainedMove], catalogue: Catalogue
) -> Iterator[str]:
    """What each of the moves leads to, and why."""
    names, turn = seat_names(puzzle, catalogue), puzzle.position.turn
    assert turn is not None
    yield catalogue.say("puzzle-moves")
    for number, (judged, reasons) in enumerate(moves, 1):
        yield f"{number}. {_in_words(Move.parse(judged.move), puzzle, catalogue)}"
        wins = catalogue.percent(judged.wins[turn])
        yield f"   {catalogue.say('win-probabilities', values=wins)}"
        yield f"   {' '.join(judged.line)}"
        yield from (f"   {reason_line(reason, names, catalogue)}" for reason in reasons)


def progress_lines(progress: Progress, is_first_try: bool, catalogue: Catalogue) -> Iterator[str]:
    """The streak."""
    if not is_first_try:
        yield catalogue.say("puzzle-again")
    numbers = {"streak": progress.streak, "longest": progress.longest_streak}
    yield catalogue.say("puzzle-streak", **numbers)


def _in_words(move: Move, puzzle: Puzzle, catalogue: Catalogue) -> str:
    return f"{move}, {move_text(move, puzzle.position, catalogue)}"
