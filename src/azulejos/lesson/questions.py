"""Questions: a number is asked for, the rules know it, and typical mistakes are explained.

Each kind of question plays what it asks about, so that the page can show it afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from azulejos.lesson.checks import Values
from azulejos.rules.position import Position
from azulejos.rules.scoring import COLOUR_BONUS, PENALTIES, add_bonuses
from azulejos.rules.steps import BonusScored, FloorScored, TilePlaced, Transition
from azulejos.rules.tiles import START_MARKER
from azulejos.rules.tiling import settle_floor, tile_line

_OFFERED: Final = 4
"""How many numbers a question offers at least."""


class Kind(StrEnum):
    """What a question asks for."""

    POINTS = "points"
    """What the tile of the complete line brings."""
    WALL = "wall"
    """How many tiles move to the wall."""
    FLOOR = "floor"
    """What the floor line costs."""
    SCORE = "score"
    """The score when the floor line has been paid for."""
    BONUS = "bonus"
    """The bonuses at the end."""


class Space(NamedTuple):
    """The space of the wall that a question is about."""

    row: int
    column: int


class Question(NamedTuple):
    """The answer, what is played to find it, typical mistakes, and why it is so.

    `mistakes` are codes by number; any other wrong number gets the code `otherwise`.
    """

    answer: int
    transition: Transition
    mistakes: dict[int, str]
    otherwise: str
    why: str
    values: Values
    space: Space | None = None

    def options(self) -> list[int]:
        """The numbers to choose from, in order."""
        found = {self.answer, self.answer + 1, *self.mistakes}  # so that the largest is not right
        near = (self.answer + by for by in (-1, 2, 3))
        for number in near:
            if len(found) < _OFFERED and number >= 0:
                found.add(number)
        return sorted(found)


def ask(kind: Kind, position: Position, column: int | None = None) -> Question:
    """The question about the first seat's board; `column` is for the grey wall."""
    if kind is Kind.POINTS:
        return _points(position, column)
    return _ASK[kind](position)


def _points(position: Position, column: int | None) -> Question:
    board = position.boards[0]
    line = board.complete_lines()[0]
    transition = tile_line(position, 0, line, column)
    placed = next(step for step in transition.steps if isinstance(step, TilePlaced))
    across, down = len(placed.horizontal), len(placed.vertical)
    mistakes = _scoring_mistakes(across, down)
    mistakes.pop(placed.points, None)
    values: Values = {"across": across, "down": down, "points": placed.points}
    values |= {"line": line + 1, "column": placed.column + 1, "colour": placed.colour.letter}
    space = Space(line, placed.column)
    why = _why(across, down)
    return Question(placed.points, transition, mistakes, "count-again", why, values, space)


def _scoring_mistakes(across: int, down: int) -> dict[int, str]:
    """Numbers that people get when they count a tile in another way; the first reason stays."""
    mistakes: dict[int, str] = {}
    if across and down:
        mistakes = {down: "column-only"} | {across: "row-only"} | {across + down - 1: "once"}
        mistakes.setdefault(across + down - 2, "neighbours-only")
    elif across or down:
        mistakes = {across + down - 1: "neighbours-only"}
    else:
        mistakes = {0: "alone-counts"}
    return mistakes


def _why(across: int, down: int) -> str:
    if across and down:
        return "sum-both"
    if across or down:
        return "sum-across" if across else "sum-down"
    return "sum-alone"


def _wall(position: Position) -> Question:
    board = position.boards[0]
    complete = board.complete_lines()
    after = Transition(position, ())
    for line in complete:
        more = tile_line(after.position, 0, line)
        after = Transition(more.position, after.steps + more.steps)
    with_tiles = sum(line.filled > 0 for line in board.pattern_lines)
    tiles = sum(board.pattern_lines[line].filled for line in complete)
    mistakes = {with_tiles: "incomplete-stays", tiles: "one-from-each"}
    values: Values = {"tiles": len(complete)}
    return Question(len(complete), after, mistakes, "lines-again", "sum-wall", values)


def _floor(position: Position) -> Question:
    scored, transition = _settled(position)
    floor_line = position.boards[0].floor_line
    costs = sum(scored.penalties)
    mistakes = {len(floor_line): "not-one-each"}
    if START_MARKER in floor_line:
        mistakes.setdefault(sum(PENALTIES[: len(floor_line) - 1]), "marker-counts")
    values: Values = {"costs": list(scored.penalties), "sum": costs}
    return Question(costs, transition, mistakes, "costs-again", "sum-floor", values)


def _score(position: Position) -> Question:
    scored, transition = _settled(position)
    before, costs = position.boards[0].score, sum(scored.penalties)
    mistakes = {before - costs: "below-zero", before: "floor-costs"}
    mistakes.pop(scored.score, None)
    values: Values = {"before": before, "sum": costs, "score": scored.score}
    return Question(scored.score, transition, mistakes, "costs-again", "sum-score", values)


def _settled(position: Position) -> tuple[FloorScored, Transition]:
    transition = settle_floor(position, 0)
    scored = next(step for step in transition.steps if isinstance(step, FloorScored))
    return scored, transition


def _bonus(position: Position) -> Question:
    transition = add_bonuses(position)
    found = [s for s in transition.steps if isinstance(s, BonusScored) and s.seat == 0]
    points = [step.points for step in found]
    total = sum(points)
    mistakes = dict.fromkeys(points, "one-bonus-only") | {total + COLOUR_BONUS: "no-colour"}
    values: Values = {"bonuses": points, "sum": total}
    return Question(total, transition, mistakes, "bonus-again", "sum-bonus", values)


_ASK: Final[dict[Kind, Callable[[Position], Question]]] = {
    Kind.WALL: _wall,
    Kind.FLOOR: _floor,
    Kind.SCORE: _score,
    Kind.BONUS: _bonus,
}
