"""The transposition table of a tree: different orders of the same moves lead to one node.

The table has one place for each position. A position that is written over by another one gets a
second node if it is reached again. Entries carry the number of their tree, so the entries of an
earlier tree are never found.

    entry: key ^ tree number * OTHER, offset of the node
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import Int64s, at, inlined

OTHER = 0x3F58476D1CE4E5B9


def new_table(places: int) -> Int64s:
    """A table for so many positions, which must be a power of two."""
    return np.zeros(2 * places, np.int64)


@inlined
def place_of(table: Int64s, key: int) -> int:
    """The place of a position. It does not depend on the tree, so that searches are repeatable."""
    return key & (table.size - 2)


@inlined
def find(table: Int64s, tree_number: int, key: int) -> int:
    """The node of a position in this tree, 0 if there is none."""
    place = place_of(table, key)
    return table[at(place + 1)] if table[at(place)] == key ^ tree_number * OTHER else 0


@inlined
def remember(table: Int64s, tree_number: int, key: int, node: int) -> None:
    """Store the node of a position."""
    place = place_of(table, key)
    table[at(place)], table[at(place + 1)] = key ^ tree_number * OTHER, node
