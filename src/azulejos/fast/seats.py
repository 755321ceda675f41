"""Accessors for one seat: score, wall, pattern lines, floor line.

With these and `state`, no other package has to know the bit layout.
"""

from __future__ import annotations

from azulejos.fast.bits import popcount
from azulejos.fast.compiled import inlined
from azulejos.fast.layout import (
    ALLOW,
    FLOOR_LENGTH,
    FLOOR_SCORE,
    LINE_COUNT,
    LINES,
    LINES_FILL,
    LINES_TOPS,
    PLANE_BITS,
    PLANE_MASK,
    PLANES,
    SCORE_SHIFT,
    WALL,
    State,
    at,
)
from azulejos.fast.raw import raw
from azulejos.fast.state import is_grey, seat_base


@inlined
def score(state: State, seat: int) -> int:
    """The points of a seat; in END including the bonuses."""
    return state[at(seat_base(seat) + FLOOR_SCORE)] >> SCORE_SHIFT


@inlined
def wall_bits(state: State, seat: int) -> int:
    """The wall of a seat: bit row*5 + column."""
    return state[at(seat_base(seat) + WALL)]


@inlined
def plane(state: State, seat: int, colour: int) -> int:
    """The cells of a colour on a seat's grey wall: bit row*5 + column."""
    word = state[at(seat_base(seat) + PLANES + (colour >> 1))]
    return (word >> PLANE_BITS * (colour & 1)) & PLANE_MASK


@inlined
def cell_colour(state: State, seat: int, row: int, column: int) -> int:
    """The colour of the tile on a wall cell, or -1, for either wall."""
    words, cell = raw(state), 5 * row + column
    if not (wall_bits(words, seat) >> cell) & 1:
        return -1
    if not is_grey(words):
        return (column - row + 5) % 5
    for colour in range(5):
        if (plane(words, seat, colour) >> cell) & 1:
            return colour
    return -1


@inlined
def allowed(state: State, seat: int) -> int:
    """Which colours a seat may put on which lines: bit colour*6 + line, line 5 is the floor."""
    return state[at(seat_base(seat) + ALLOW)]


@inlined
def line_count(state: State, seat: int, row: int) -> int:
    """How many tiles lie on a pattern line."""
    return (state[at(seat_base(seat) + LINES)] >> (8 * row + LINE_COUNT)) & 7


@inlined
def line_colour(state: State, seat: int, row: int) -> int:
    """The colour of a pattern line, or -1 when it is empty."""
    line = (state[at(seat_base(seat) + LINES)] >> 8 * row) & 63
    return line & 7 if line >> LINE_COUNT else -1


@inlined
def full_lines(lines: int) -> int:
    """Bit 8*row + 6 for every complete pattern line of a LINES word."""
    return (lines + LINES_FILL) & LINES_TOPS


@inlined
def complete_lines(state: State, seat: int) -> int:
    """The complete pattern lines of a seat: bit row."""
    full = full_lines(state[at(seat_base(seat) + LINES)]) >> 6
    return (full | full >> 7 | full >> 14 | full >> 21 | full >> 28) & 31


@inlined
def floor_length(state: State, seat: int) -> int:
    """How many things (tiles and the marker) lie on a floor line."""
    return (state[at(seat_base(seat) + FLOOR_SCORE)] >> FLOOR_LENGTH) & 7


@inlined
def floor_thing(state: State, seat: int, place: int) -> int:
    """What lies on a floor space: a colour, 5 for the marker, -1 for nothing."""
    return ((state[at(seat_base(seat) + FLOOR_SCORE)] >> 4 * place) & 15) - 1


@inlined
def tiles_on_wall(state: State, seat: int) -> int:
    """How many tiles a wall has."""
    return popcount(wall_bits(state, seat))
