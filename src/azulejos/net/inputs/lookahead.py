"""Lookahead inputs: the tiles that are left, and which of them a seat needs.

They follow from the other inputs, but a network does not learn them by itself. For example, with
two seats the bag before the last round is all that is left, so a line whose colour is not in it
stays incomplete. `layout` has the map. Complete lines count as placed, as everywhere in the inputs.
The next round can reach a cell if its line is empty or has its colour, and enough tiles of that
colour are left.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import (
    DRAFT,
    State,
    at,
    colour_on,
    compiled,
    count_on,
    inlined,
    pattern_lines,
    phase,
)
from azulejos.fast.bits import column_bits, lowest_bit, popcount
from azulejos.fast.scoring import placement_score
from azulejos.fast.seats import plane, wall_bits
from azulejos.fast.state import (
    bag_count,
    factory_count,
    is_grey,
    lid_tiles,
    lying_tiles,
)
from azulejos.fast.tiling import open_columns
from azulejos.net.inputs import layout as inputs

NEAR = 3  # columns and colours that lack more cells than this are ignored


class Survey(NamedTuple):
    """What a seat lacks and what it can reach, packed into words."""

    colours: int  # bit row*5 + colour
    reach: int  # bit row*5 + column
    needs: int  # tiles that each line needs, 4 bits each
    lacks: int  # cells that each colour lacks, a byte each
    blocked: int  # those of them whose line has another colour
    needed: int  # tiles for the rest of them


class Shares(NamedTuple):
    """What a tile adds towards bonuses, in quarters of a point, a byte for each index."""

    by_column: int
    by_colour: int


@compiled
def write_supply(state: State, base: int, row: NDArray[np.uint8]) -> int:
    """Write the bag; return the tiles left, a byte each, with the lid if the deal needs it."""
    lying, bag, supply = lying_tiles(state), 0, 0
    for colour in range(5):
        left = bag_count(state, colour)
        if left:
            row[at(base + inputs.SUPPLY_FEATURES // 5 * colour + left - 1)] = 1
        bag += left
        supply += (left + ((lying >> 6 * colour) & 63)) << 8 * colour
    if phase(state) != DRAFT and bag < 4 * factory_count(state):
        supply += lid_tiles(state)
    return supply


@inlined
def _scarcity(slack: int) -> int:
    """One of four classes of scarcity, or 4 if the colour is not scarce."""
    if slack < 0:
        return 0
    return 1 + (slack > 0) + (slack > 2) + (slack > 5)


@inlined
def _row_colours(state: State, seat: int, wall: int, line: int) -> int:
    """The colours in a row of the wall: bit colour."""
    cells = (wall >> 5 * line) & 31
    if not is_grey(state):  # colour c lies in column (c + line) % 5
        return (cells >> line | cells << (5 - line)) & 31
    colours = 0
    for colour in range(5):
        colours |= (((plane(state, seat, colour) >> 5 * line) & 31) != 0) << colour
    return colours


@inlined
def _columns_of(state: State, seat: int, line: int, colour: int) -> int:
    """The columns in which a row of the wall accepts the colour: bit column."""
    if is_grey(state):
        return open_columns(state, seat, line, colour)
    return 1 << (colour + line) % 5


@inlined
def _write_columns(wall: int, found: Survey, base: int, row: NDArray[np.uint8]) -> int:
    """Write nearly complete columns; return each tile's bonus share in reach, in quarters."""
    worth = 0
    for column in range(5):
        missing = ~column_bits(wall, column) & 31
        lacking = popcount(missing)
        if lacking == 0 or lacking > NEAR:
            continue
        kind = 4 + lacking
        if not missing & ~column_bits(found.reach, column):
            worth |= (28 // lacking) << 8 * column
            tiles = 0
            while missing:
                tiles += (found.needs >> 4 * lowest_bit(missing)) & 15
                missing &= missing - 1
            kind = (tiles > 2) + (tiles > 4) + (tiles > 6) + (tiles > 9)
        row[at(base + 8 * column + kind)] = 1
    return worth


@inlined
def _write_colours(found: Survey, supply: int, base: int, row: NDArray[np.uint8]) -> int:
    """Write nearly complete colours; return each tile's bonus share in reach, in quarters."""
    worth = 0
    for colour in range(5):
        shift = 8 * colour
        lacking, tiles = (found.lacks >> shift) & 255, (found.needed >> shift) & 255
        if lacking == 0 or lacking > NEAR:
            continue
        slack, kind = ((supply >> shift) & 255) - tiles, 4 + lacking
        if slack >= 0 and not (found.blocked >> shift) & 255:
            worth |= (40 // lacking) << shift
            kind = 4 if slack < 3 else (tiles > 2) + (tiles > 5) + (tiles > 9)
        row[at(base + 8 * colour + kind)] = 1
    return worth


@inlined
def _write_plans(bests: int, needs: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write the most points that 8, 10 and 12 tiles can bring, over all subsets of the lines.

    The processor goes through several subsets at once, because none depends on another.
    """
    few, some, many = 0, 0, 0
    for subset in range(1 << 5):
        tiles, points = 0, 0
        for line in range(5):
            taken = -((subset >> line) & 1)  # all bits, or none
            tiles += (needs >> 4 * line) & 15 & taken
            points += (bests >> 8 * line) & 255 & taken
        few = max(few, points if tiles <= 8 else 0)
        some = max(some, points if tiles <= 10 else 0)
        many = max(many, points if tiles <= 12 else 0)
    row[at(base)] = few >> 2
    row[at(base + 1)] = some >> 2
    row[at(base + 2)] = many >> 2


@inlined
def _tiled(state: State, seat: int, lines: int) -> int:
    """The wall with all complete lines placed; a grey wall, where that is a choice, as it is."""
    wall = wall_bits(state, seat)
    if not is_grey(state):
        for line in range(5):
            if count_on(lines, line) == line + 1:
                wall |= 1 << (5 * line + (colour_on(lines, line) + line) % 5)
    return wall


@inlined
def _survey(
    state: State, seat: int, wall: int, supply: int, base: int, row: NDArray[np.uint8]
) -> Survey:
    """Go through all lines and colours, and write which tiles are scarce."""
    lines = pattern_lines(state, seat)
    colours, reach, needs, lacks, blocked, needed = 0, 0, 0, 0, 0, 0
    for line in range(5):
        count, own = count_on(lines, line), colour_on(lines, line)
        has = _row_colours(state, seat, wall, line)
        if count == line + 1:
            has, count = has | 1 << own, 0
        need = line + 1 - count
        needs |= need << 4 * line
        for colour in range(5):
            if (has >> colour) & 1:
                continue
            lacks += 1 << 8 * colour
            if count and colour != own:
                blocked += 1 << 8 * colour
                continue
            needed += need << 8 * colour
            slack = ((supply >> 8 * colour) & 255) - need
            if slack < 6:
                row[at(base + 20 * line + 4 * colour + _scarcity(slack))] = 1
            if slack >= 0:
                colours |= 1 << (5 * line + colour)
                reach |= _columns_of(state, seat, line, colour) << 5 * line
    return Survey(colours, reach, needs, lacks, blocked, needed)


@inlined
def _best_cell(state: State, seat: int, wall: int, line: int, colours: int, shares: Shares) -> int:
    """The value, in quarters of a point, of the best cell of a row that these colours can reach."""
    best, last = 0, 8 * (popcount((wall >> 5 * line) & 31) == 4)  # a complete row brings 2
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        columns = _columns_of(state, seat, line, colour)
        while columns:
            column = lowest_bit(columns)
            columns &= columns - 1
            share = (shares.by_column >> 8 * column) & 255
            share += (shares.by_colour >> 8 * colour) & 255
            best = max(best, 4 * placement_score(wall, line, column) + share + last)
    return best


@compiled
def write_lookahead(
    state: State, seat: int, supply: int, base: int, row: NDArray[np.uint8]
) -> None:
    """Write what a seat can reach in the next round; the row must be zero there."""
    wall = _tiled(state, seat, pattern_lines(state, seat))
    found = _survey(state, seat, wall, supply, base + inputs.SCARCE, row)
    shares = Shares(
        _write_columns(wall, found, base + inputs.COLUMN_TILES, row),
        _write_colours(found, supply, base + inputs.COLOUR_TILES, row),
    )
    bests = 0
    for line in range(5):
        colours = (found.colours >> 5 * line) & 31
        best = _best_cell(state, seat, wall, line, colours, shares)
        row[at(base + inputs.BEST + line)] = max(best - 4, 0)
        bests |= best << 8 * line
    _write_plans(bests, found.needs, base + inputs.PLAN, row)
