"""Positions that a tree has already: two orders of the same moves lead to one node.

A file of its own because it makes a graph of the tree, and nothing else has to know. The table has
one place for a position and forgets what another one writes over: then it is just laid out a second
time. Trees have numbers, so that what an earlier tree left there is never taken for one's own.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import Int64s, State, compiled, inlined
from azulejos.fast.layout import at

FACTOR, OTHER = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9


def new_table(places: int) -> Int64s:
    """Room for so many positions, a power of two: what each is, and where its node is."""
    return np.zeros(2 * places, np.int64)


@compiled
def key_of(state: State) -> int:
    """A key of the whole position."""
    key = 0
    for word in range(state.size):
        key = (key ^ state[at(word)]) * FACTOR
        key ^= key >> 29
    return key


@inlined
def place_of(table: Int64s, key: int) -> int:
    """Where a position would be; it does not depend on the tree, so that searches repeat."""
    return key & (table.size - 2)


@inlined
def find(table: Int64s, tree_number: int, key: int) -> int:
    """The node of a position in this tree, 0 when there is none."""
    place = place_of(table, key)
    return table[at(place + 1)] if table[at(place)] == key ^ tree_number * OTHER else 0


@inlined
def remember(table: Int64s, tree_number: int, key: int, node: int) -> None:
    """Keep where the node of a position is."""
    place = place_of(table, key)
    table[at(place)], table[at(place + 1)] = key ^ tree_number * OTHER, node
