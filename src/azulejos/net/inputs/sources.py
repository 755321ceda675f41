"""The inputs that say what lies on the sources, and what of it fits whom.

A file of its own because but for the factories one by one it holds no fact that the other inputs do
not hold, only what follows from them and a network does not find out by itself: how many factories
hold the same, and whether a group of tiles fills a line exactly. `layout` has the map.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Int64s, State, compiled, inlined
from azulejos.fast.bits import lowest_bit
from azulejos.fast.layout import at
from azulejos.fast.seats import allowed, line_count
from azulejos.fast.state import factory_count, source_tiles
from azulejos.net.inputs.layout import FACTORY_FEATURES

CONTENTS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(range(5), 4))
"""What a factory of four tiles can hold: its colours in order."""

LINES = 0x1F7DF7DF  # where a seat may put tiles, but for the floor: bit colour*6 + line
FIELD = 12  # bits of `write_groups` for a colour


def _content_table() -> Int64s:
    """The index in CONTENTS of a factory, its counts read as digits of base 5; -1 of others."""
    table = np.full(5**5, -1, np.int64)
    for index, colours in enumerate(CONTENTS):
        table[sum(5**colour for colour in colours)] = index
    return table


_TABLE: Int64s = _content_table()


@inlined
def content(tiles: int) -> int:
    """Which of CONTENTS a factory holds; -1 when it holds fewer than four tiles."""
    low = (tiles & 63) + 5 * ((tiles >> 6) & 63) + 25 * ((tiles >> 12) & 63)
    return _TABLE[at(low + 125 * ((tiles >> 18) & 63) + 625 * ((tiles >> 24) & 63))]


@compiled
def write_factories(state: State, order: Int64s, base: int, row: NDArray[np.uint8]) -> None:
    """The factories one by one, in sorted order."""
    for slot in range(factory_count(state)):
        tiles = source_tiles(state, order[at(slot)])
        if tiles == 0:
            break
        for colour in range(5):
            count = (tiles >> 6 * colour) & 63
            if count:
                row[at(base + FACTORY_FEATURES * slot + 4 * colour + count - 1)] = 1


@inlined
def _write_census(state: State, colour: int, base: int, row: NDArray[np.uint8]) -> int:
    """How many factories have just so many of a colour; of all sources, six bits a count."""
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
    """Write the census; of each colour, two bits a count, if no, one or more sources have it."""
    found = 0
    for colour in range(5):
        counts = _write_census(state, colour, base, row)
        for count in range(1, 7):
            sources = min((counts >> 6 * count) & 63, 2)
            found |= sources << (FIELD * colour + 2 * count - 2)
    return found


@compiled
def write_contents(state: State, base: int, row: NDArray[np.uint8]) -> None:
    """How many factories hold each sort of four tiles."""
    for factory in range(1, factory_count(state) + 1):
        kind = content(source_tiles(state, factory))
        if kind >= 0:
            row[at(base + kind)] += 1


@compiled
def write_fits(state: State, seat: int, groups: int, base: int, row: NDArray[np.uint8]) -> None:
    """Of each line and colour: one source fills it, or several do; one has too much, or little."""
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
