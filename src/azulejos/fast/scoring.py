"""Points: placements, the floor line, complete rows, columns and colours, bonuses.

The functions take walls rather than states where they can, so that an evaluator can score walls
that no state has yet.
"""

from __future__ import annotations

from azulejos.fast.bits import column_bits, popcount
from azulejos.fast.layout import PENALTIES, State
from azulejos.fast.seats import plane, wall_bits
from azulejos.fast.state import is_grey
from azulejos.fast.tables import COLOUR_CELLS, RUNS
from azulejos.native.decorators import inlined
from azulejos.native.words import at, raw


@inlined
def floor_penalty(length: int) -> int:
    """The penalty for this many things on a floor line, 0 to 14: RULES [T6]."""
    return (PENALTIES >> 4 * length) & 15


@inlined
def placement_score(wall: int, row: int, column: int) -> int:
    """The points for a tile placed on this free cell now: RULES [T5]."""
    across = int(RUNS[at(((wall >> 5 * row) & 31) * 5 + column)])
    down = int(RUNS[at(column_bits(wall, column) * 5 + row)])
    points = across + down
    return points + (points == 0)


@inlined
def complete_rows(wall: int) -> int:
    """Bit 5*row for every complete row of a wall."""
    return wall & wall >> 1 & wall >> 2 & wall >> 3 & wall >> 4 & 0x108421


@inlined
def complete_columns(wall: int) -> int:
    """Bit column for every complete column of a wall."""
    return wall & wall >> 5 & wall >> 10 & wall >> 15 & wall >> 20 & 31


@inlined
def has_colour(state: State, seat: int, colour: int) -> bool:
    """Whether all five tiles of a colour are on a seat's wall."""
    words = raw(state)
    if is_grey(words):
        return popcount(plane(words, seat, colour)) == 5
    cells = int(COLOUR_CELLS[at(colour)])
    return wall_bits(words, seat) & cells == cells


@inlined
def wall_bonus(state: State, seat: int) -> int:
    """The bonus that a seat's wall would bring if the game ended now: RULES [E2]."""
    words = raw(state)
    wall = wall_bits(words, seat)
    points = 2 * popcount(complete_rows(wall)) + 7 * popcount(complete_columns(wall))
    for colour in range(5):
        points += 10 * has_colour(words, seat, colour)
    return points
