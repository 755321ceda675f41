"""Accessors for one seat: score, wall, pattern lines, floor line.

With these and `state`, no other package has to know the bit layout.
"""

from __future__ import annotations

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
)
from azulejos.fast.state import is_grey, seat_base
from azulejos.native.decorators import inlined
from azulejos.native.words import at, raw


@inlined
def score(state: State, seat: int) -> int:
    """The points of a seat; in END including the bonuses."""
    return int(state[at(seat_base(seat) + FLOOR_SCORE)]) >> SCORE_SHIFT


@inlined
def wall_bits(state: State, seat: int) -> int:
    """The wall of a seat: bit row*5 + column."""
    return int(state[at(seat_base(seat) + WALL)])


@inlined
def plane(state: State, seat: int, colour: int) -> int:
    """The cells of a colour on a seat's grey wall: bit row*5 + column."""
    word = int(state[at(seat_base(seat) + PLANES + (colour >> 1))])
    return (word >> PLANE_BITS * (colour & 1)) & PLANE_MASK


@inlined
def plane_pair(state: State, seat: int, pair: int) -> int:
    """The cells of two colours on a seat's grey wall in one word: pair 0, 1 or 2."""
    return int(state[at(seat_base(seat) + PLANES + pair)])


@inlined
def put_tile(state: State, seat: int, cell: int, colour: int) -> None:
    """Put a tile on a free wall cell, and change nothing else."""
    base = seat_base(seat)
    state[at(base + WALL)] |= 1 << cell
    state[at(base + PLANES + (colour >> 1))] |= 1 << (cell + PLANE_BITS * (colour & 1))


@inlined
def take_tile(state: State, seat: int, cell: int, colour: int) -> None:
    """Undo `put_tile`."""
    base = seat_base(seat)
    state[at(base + WALL)] &= ~(1 << cell)
    state[at(base + PLANES + (colour >> 1))] &= ~(1 << (cell + PLANE_BITS * (colour & 1)))


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
    return int(state[at(seat_base(seat) + ALLOW)])


@inlined
def pattern_lines(state: State, seat: int) -> int:
    """The pattern lines of a seat in one word, for `count_on`, `colour_on` and `full_lines`."""
    return int(state[at(seat_base(seat) + LINES)])


@inlined
def count_on(lines: int, row: int) -> int:
    """How many tiles lie on a line of a `pattern_lines` word."""
    return (lines >> (8 * row + LINE_COUNT)) & 7


@inlined
def colour_on(lines: int, row: int) -> int:
    """The colour of a line of a `pattern_lines` word that is not empty."""
    return (lines >> 8 * row) & 7


@inlined
def line_count(state: State, seat: int, row: int) -> int:
    """How many tiles lie on a pattern line."""
    return count_on(pattern_lines(state, seat), row)


@inlined
def line_colour(state: State, seat: int, row: int) -> int:
    """The colour of a pattern line, or -1 when it is empty."""
    line = (int(state[at(seat_base(seat) + LINES)]) >> 8 * row) & 63
    return line & 7 if line >> LINE_COUNT else -1


@inlined
def full_lines(lines: int) -> int:
    """Bit 8*row + 6 for every complete line of a `pattern_lines` word."""
    return (lines + LINES_FILL) & LINES_TOPS


@inlined
def empty_lines(state: State, seat: int, full: int) -> None:
    """Empty the pattern lines that `full_lines` found, and change nothing else."""
    state[at(seat_base(seat) + LINES)] &= ~((full >> 6) * 255)


@inlined
def complete_lines(state: State, seat: int) -> int:
    """The complete pattern lines of a seat: bit row."""
    full = full_lines(int(state[at(seat_base(seat) + LINES)])) >> 6
    return (full | full >> 7 | full >> 14 | full >> 21 | full >> 28) & 31


@inlined
def floor_length(state: State, seat: int) -> int:
    """How many things (tiles and the marker) lie on a floor line."""
    return (int(state[at(seat_base(seat) + FLOOR_SCORE)]) >> FLOOR_LENGTH) & 7


@inlined
def floor_thing(state: State, seat: int, place: int) -> int:
    """What lies on a floor space: a colour, 5 for the marker, -1 for nothing."""
    return ((int(state[at(seat_base(seat) + FLOOR_SCORE)]) >> 4 * place) & 15) - 1
