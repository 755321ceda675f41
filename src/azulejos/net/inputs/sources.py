"""The inputs for the tiles on the sources, and how they fit each seat's lines.

Except for the individual factories, they follow from the other inputs, but a network does not learn
them by itself: how many factories have the same tiles, and whether a group of tiles fills a line
exactly. `layout` has the map.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Int64s, State, at, compiled, inlined
from azulejos.fast.bits import lowest_bit
from azulejos.fast.seats import allowed, line_count
from azulejos.fast.state import factory_count, source_tiles
from azulejos.net.inputs.layout import FACTORY_FEATURES

CONTENTS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(range(5), 4))
"""The tiles that a full factory can hold: the four colours in order."""

LINES = 0x1F7DF7DF  # the bits colour*6 + line of the pattern lines, without the floor
FIELD = 12  # bits for each colour in the result of `write_groups`


def _content_table() -> Int64s:
    """The index in CONTENTS by the counts of a factory as digits of base 5; -1 if not there."""
    table = np.full(5**5, -1, np.int64)
    for index, colours in enumerate(CONTENTS):
        table[sum(5**colour for colour in colours)] = index
    return table


_TABLE: Int64s = _content_table()


@inlined
def content(tiles: int) -> int:
    """The index in CONTENTS of a factory; -1 if it holds fewer than four tiles."""
    low = (tiles & 63) + 5 * ((tiles >> 6) & 63) + 25 * ((tiles >> 12) & 63)
    return _TABLE[at(low + 125 * ((tiles >> 18) & 63) + 625 * ((tiles >> 24) & 63))]


@compiled
def write_factories(state: State, order: Int64s, base: int, row: NDArray[np.uint8]) -> None:
    """Write the factories one by one, in sorted order."""
    for index in range(factory_count(state)):
        tiles = source_tiles(state, order[at(index)])
        if tiles == 0:
            break
        for colour in range(5):
            count = (tiles >> 6 * colour) & 63
            if count:
                row[at(base + FACTORY_FEATURES * index + 4 * colour + count - 1)] = 1


@inlined
def _write_census(state: State, colour: int, base: int, row: NDArray[np.uint8]) -> int:
    """Write how many factories have each count of a colour; return that for all sources."""
    counts = 0
    for factory in range(1, factory_count(state) + 1):
        count = (source_tiles(state, factory) >> 6 * colour) & 63
        counts += (count > 0) << 6 * count
    for count in range(1, 5):
        factories = (counts >> 6 * count) & 63
        if factories:
            row[at(base + 12 * colour + 3 * count - 4 + min(factories, 3))] = 1
    centre = min((source_tiles(state, 0) >> 6 * colour) & 63, 6)
    return counts + ((centre > 0) << 6 * centre)


@compiled
def write_groups(state: State, base: int, row: NDArray[np.uint8]) -> int:
    """Write the census; return two bits for each colour and count: 0, 1 or more sources."""
    found = 0
    for colour in range(5):
        counts = _write_census(state, colour, base, row)
        for count in range(1, 7):
            sources = min((counts >> 6 * count) & 63, 2)
            found |= sources << (FIELD * colour + 2 * count - 2)
    return found


@compiled
def write_contents(state: State, base: int, row: NDArray[np.uint8]) -> None:
    """Write how many factories hold each combination of four tiles."""
    for factory in range(1, factory_count(state) + 1):
        kind = content(source_tiles(state, factory))
        if kind >= 0:
            row[at(base + kind)] += 1


@compiled
def write_fits(state: State, seat: int, groups: int, base: int, row: NDArray[np.uint8]) -> None:
    """Write for each line and colour if one or several sources fill it, overfill it, or do not."""
    open_lines = allowed(state, seat) & LINES
    while open_lines:
        bit = lowest_bit(open_lines)
        open_lines &= open_lines - 1
        colour, line = bit // 6, bit % 6
        need = line + 1 - line_count(state, seat, line)
        field = (groups >> FIELD * colour) & ((1 << FIELD) - 1)
        place, exact = base + 4 * (5 * line + colour), (field >> (2 * need - 2)) & 3
        if exact:
            row[at(place + exact - 1)] = 1
        if field >> 2 * need:
            row[at(place + 2)] = 1
        if field & ((1 << (2 * need - 2)) - 1):
            row[at(place + 3)] = 1
