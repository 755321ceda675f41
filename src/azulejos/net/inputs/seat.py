"""The inputs for one seat: wall, lines, floor, points and placements to come.

`layout` has the map.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import (
    WALL_MASK,
    State,
    at,
    colour_on,
    compiled,
    count_on,
    inlined,
    pattern_lines,
)
from azulejos.fast.bits import column_bits, lowest_bit, popcount
from azulejos.fast.scoring import complete_columns, complete_rows, floor_penalty, placement_score
from azulejos.fast.seats import floor_length, full_lines, plane, score, wall_bits
from azulejos.fast.state import is_grey, marker_holder
from azulejos.fast.tables import COLOUR_CELLS
from azulejos.fast.tiling import open_columns
from azulejos.net.inputs import layout as inputs

MOST = 255  # the largest number an input can hold


@inlined
def _write_lines(lines: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write one input for each pattern line that has tiles."""
    for line in range(5):
        count = count_on(lines, line)
        if count:
            colour = colour_on(lines, line)
            place = 5 * (line * (line + 1) // 2) + colour * (line + 1) + count - 1
            row[at(base + inputs.LINES + place)] = 1


@inlined
def _write_bits(bits: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write an input for every bit of a word that is set."""
    while bits:
        row[at(base + lowest_bit(bits))] = 1
        bits &= bits - 1


@inlined
def _write_grey(state: State, seat: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write what a grey wall holds, as far as the future depends on it."""
    _write_bits(wall_bits(state, seat), base + inputs.GREY_CELLS, row)
    for colour in range(5):
        cells = plane(state, seat, colour)
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            row[at(base + inputs.GREY_ROWS + cell // 5 * 5 + colour)] = 1
            row[at(base + inputs.GREY_COLUMNS + cell % 5 * 5 + colour)] = 1


@inlined
def _best_grey(state: State, seat: int, line: int, colour: int) -> int:
    """The most that a complete line brings on a grey wall as it is; 0 if it must fall."""
    columns, best = open_columns(state, seat, line, colour), 0
    while columns:
        points = placement_score(wall_bits(state, seat), line, lowest_bit(columns))
        best = max(best, points)
        columns &= columns - 1
    return best


@inlined
def _one_of_five(count: int, base: int, index: int, row: NDArray[np.uint8]) -> None:
    if count:
        row[at(base + 5 * index + count - 1)] = 1


@compiled
def _write_counts(
    state: State, seat: int, wall: int, full: int, base: int, row: NDArray[np.uint8]
) -> int:
    """Write how full rows, columns and colours are with the complete lines; return their bonus."""
    lines, grey = pattern_lines(state, seat), is_grey(state)
    bonus = 2 * popcount(complete_rows(wall)) + 7 * popcount(complete_columns(wall))
    for index in range(5):
        tiles = popcount((wall >> 5 * index) & 31) + (grey and (full >> (8 * index + 6)) & 1)
        _one_of_five(tiles, base + inputs.ROWS, index, row)
        _one_of_five(popcount(column_bits(wall, index)), base + inputs.COLUMNS, index, row)
        cells = plane(state, seat, index) if grey else wall & COLOUR_CELLS[at(index)]
        tiles = popcount(cells)
        if grey:
            left = full
            while left:
                line = lowest_bit(left) >> 3
                left &= left - 1
                tiles += colour_on(lines, line) == index
        _one_of_five(tiles, base + inputs.COLOURS, index, row)
        bonus += 10 * (tiles == 5)
    return bonus


@inlined
def _write_cells(wall: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write the points for a tile on each free cell, less the one point that it always brings."""
    if wall == 0:
        return
    around = wall << 5 | wall >> 5 | (wall & 0x0F7BDEF) << 1 | (wall & 0x1EF7BDE) >> 1
    free = around & ~wall & WALL_MASK  # tiles on other free cells bring one point
    while free:
        cell = lowest_bit(free)
        free &= free - 1
        row[at(base + inputs.CELLS + cell)] = placement_score(wall, cell // 5, cell % 5) - 1


@compiled
def write_seat(state: State, seat: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write the block of a seat; the row must be zero there."""
    lines, wall = pattern_lines(state, seat), wall_bits(state, seat)
    grey, full = is_grey(state), full_lines(lines)
    points, left = 0, full
    if grey:
        _write_grey(state, seat, base, row)
    else:
        _write_bits(wall, base + inputs.COLOURED, row)
    while left:
        line = lowest_bit(left) >> 3
        left &= left - 1
        colour = colour_on(lines, line)
        if grey:
            points += _best_grey(state, seat, line, colour)
        else:
            column = (colour + line) % 5
            points += placement_score(wall, line, column)
            wall |= 1 << (5 * line + column)
    _write_lines(lines, base, row)
    length, own = floor_length(state, seat), score(state, seat)
    if length:
        row[at(base + inputs.FLOOR + length - 1)] = 1
    row[at(base + inputs.SCORE)] = min(own, MOST)
    row[at(base + inputs.LOW_SCORE)] = max(inputs.LOW - own, 0)
    row[at(base + inputs.PROJECTED)] = min(max(own + points - floor_penalty(length), 0), MOST)
    row[at(base + inputs.BONUS)] = _write_counts(state, seat, wall, full, base, row)
    _write_cells(wall, base, row)
    row[at(base + inputs.HOLDER)] = marker_holder(state) == seat
