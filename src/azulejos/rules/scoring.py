"""Points: placed tiles, floor lines, the bonuses at the end, and the winners.

This is the part that people check against the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from azulejos.rules.board import WallTiles
from azulejos.rules.steps import BonusKind, BonusScored, Cell, Step, Transition
from azulejos.rules.tiles import COLOURS, SIDE, Colour, Phase

if TYPE_CHECKING:
    from azulejos.rules.position import Position

PENALTIES: Final = (1, 1, 2, 2, 2, 3, 3)  # RULES [T6]
FLOOR_COST: Final = tuple(sum(PENALTIES[:things]) for things in range(len(PENALTIES) + 1))
"""The cost of this many things on a floor line; the marker counts as a tile (RULES [T9])."""

ROW_BONUS: Final = 2  # RULES [E2]
COLUMN_BONUS: Final = 7
COLOUR_BONUS: Final = 10
BARREN_LIMIT: Final = (
    3  # RULES [I11]: consecutive rounds without a tile on any wall that end the game
)


class Termination(StrEnum):
    """Why a game ended that was played to its end."""

    ROW = "row"
    NO_TILES = "no tiles"
    BARREN = "barren"

    def __repr__(self) -> str:
        return f"Termination.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game; several winners share the victory."""

    scores: tuple[int, ...]
    complete_rows: tuple[int, ...]
    winners: tuple[int, ...]
    termination: Termination


def marker_cost(things: int) -> int:
    """What the start marker costs on a floor line with this many things; 0 if it is full.

    >>> marker_cost(0), marker_cost(6), marker_cost(7)
    (1, 3, 0)
    """
    return FLOOR_COST[min(things + 1, len(PENALTIES))] - FLOOR_COST[things]  # RULES [D5] [I1]


def placement_groups(
    wall: WallTiles, row: int, column: int
) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The horizontal and the vertical group that a tile here scores; empty without neighbours."""
    left, right = _run(wall[row], column)
    top, bottom = _run([tiles[column] for tiles in wall], row)
    across = tuple(Cell(row, c) for c in range(left, right + 1)) if right > left else ()
    down = tuple(Cell(r, column) for r in range(top, bottom + 1)) if bottom > top else ()
    return across, down


def placement_points(wall: WallTiles, row: int, column: int) -> int:
    """What a tile placed on this free space scores (RULES [T5])."""
    across, down = placement_groups(wall, row, column)
    return len(across) + len(down) or 1


def _run(spaces: Sequence[Colour | None], at: int) -> tuple[int, int]:
    """First and last index of the unbroken run of tiles around `at`, which counts as occupied."""
    first = last = at
    while first > 0 and spaces[first - 1] is not None:
        first -= 1
    while last < SIDE - 1 and spaces[last + 1] is not None:
        last += 1
    return first, last


def bonuses(wall: WallTiles) -> Iterator[tuple[BonusKind, int, int]]:
    """Every bonus of a wall: its kind, its index, its points (RULES [E2])."""
    for row in range(SIDE):
        if None not in wall[row]:
            yield BonusKind.ROW, row, ROW_BONUS
    for column in range(SIDE):
        if all(row[column] is not None for row in wall):
            yield BonusKind.COLUMN, column, COLUMN_BONUS
    for colour in COLOURS:
        if all(colour in row for row in wall):
            yield BonusKind.COLOUR, colour, COLOUR_BONUS


def add_bonuses(position: Position) -> Transition:
    """Add the bonuses of all seats and end the game (RULES [E1] [E2])."""
    steps: list[Step] = []
    boards = []
    for seat, board in enumerate(position.boards):
        score = board.score
        for kind, index, points in bonuses(board.wall):
            score += points
            steps.append(BonusScored(seat, kind, index, points, score))
        boards.append(replace(board, score=score))
    after = replace(position, phase=Phase.END, turn=None, boards=tuple(boards))
    return Transition(after, tuple(steps))


def termination(position: Position) -> Termination | None:
    """Why the game ends after this tiling, or None if it goes on."""
    if any(board.complete_rows() for board in position.boards):
        return Termination.ROW  # RULES [E1]
    if position.barren_rounds >= BARREN_LIMIT:
        return Termination.BARREN  # RULES [I11]
    if not any(position.bag) and not any(position.lid):
        return Termination.NO_TILES  # RULES [I9]
    return None


def outcome(position: Position) -> Outcome:
    """Scores and winners of a position in which the bonuses have been added (RULES [E3])."""
    scores = tuple(board.score for board in position.boards)
    rows = tuple(board.complete_rows() for board in position.boards)
    ranks = list(zip(scores, rows, strict=True))
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(scores, rows, winners, termination(position) or Termination.NO_TILES)
