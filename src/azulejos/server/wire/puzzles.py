"""Bodies of the puzzle routes, and the lines that answer a solver."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from azulejos.puzzles.progress import FIRST_DIFFICULTY, MOST_TRIED
from azulejos.puzzles.shapes import MOST_DIFFICULT, Puzzle, Theme
from azulejos.server.wire.bodies import AnalysedMoveView
from azulejos.views.choices import choices
from azulejos.views.shapes import Choices, PositionView
from azulejos.views.to_json import position_view

PuzzleId: TypeAlias = Annotated[str, Meta(max_length=20)]
Difficulty: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_DIFFICULT)]


class PuzzleView(Struct, frozen=True, kw_only=True):
    """A puzzle without its answer. `day` is its day if it was asked for as the puzzle of a day."""

    id: str
    position: PositionView
    choices: Choices
    themes: list[Theme]
    difficulty: int
    most_difficult: int = MOST_DIFFICULT
    day: str | None = None


class PuzzleCounts(Struct, frozen=True):
    """How many puzzles there are, and how many with each theme."""

    puzzles: int
    themes: dict[str, int]


class ChoosePuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A solver who wants a puzzle: the ids that were tried, the last one at the end."""

    theme: Theme | None = None
    difficulty: Difficulty = FIRST_DIFFICULTY
    tried: Annotated[list[PuzzleId], Meta(max_length=MOST_TRIED)] = []


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The move that a solver chose."""

    move: Annotated[str, Meta(max_length=20)]


class PuzzleVerdict(Struct, frozen=True, kw_only=True, tag="verdict"):
    """Whether the move is right. `loss` is what the second move gives away, in even shares.

    `proved`: every line was searched to the end of the game.
    """

    is_right: bool
    answer: str
    second: str
    loss: float
    proved: bool


class PuzzleExplanation(Struct, frozen=True, tag="explanation"):
    """What the answer, the second move and the given move, or another one, lead to."""

    moves: list[AnalysedMoveView]


class PuzzleWaiting(Struct, frozen=True, tag="waiting"):
    """No news: the moves are being searched."""


class PuzzleProblem(Struct, frozen=True, tag="problem"):
    """There is no explanation, and why. Ask again after so many milliseconds."""

    code: str
    sentence: str
    retry_after: int = 0


PuzzleLine: TypeAlias = PuzzleVerdict | PuzzleExplanation | PuzzleWaiting | PuzzleProblem


def puzzle_view(puzzle: Puzzle, day: str | None = None) -> PuzzleView:
    """What a solver may know before the answer."""
    return PuzzleView(
        id=puzzle.id,
        position=position_view(puzzle.position),
        choices=choices(puzzle.position),
        themes=list(puzzle.themes),
        difficulty=puzzle.difficulty,
        day=day,
    )


def verdict(puzzle: Puzzle, *, is_right: bool) -> PuzzleVerdict:
    """What a solver may know after the answer."""
    return PuzzleVerdict(
        is_right=is_right,
        answer=str(puzzle.answer),
        second=str(puzzle.second),
        loss=puzzle.loss,
        proved=puzzle.proved,
    )
