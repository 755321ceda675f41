"""The transposition table of the alpha-beta search: what is known of a position of this round.

Threads share it without locks. The key is stored combined with its data, so an entry that two
threads wrote at once matches no position.

    entry: key ^ data, data
    data:  bits 0-8    action
                9-14   depth; 63 if searched to the round's end
                15-16  bound
                17-31  number of the search; entries of other searches do not count
                32-63  value
"""

from __future__ import annotations

from azulejos.fast import Int64s, at, inlined
from azulejos.search.alphabeta.control import SEARCH, TABLE_MASK

NOTHING, EXACT, AT_LEAST, AT_MOST = 0, 1, 2, 3
TO_THE_END = 63
NO_ACTION = 511


@inlined
def probe(table: Int64s, control: Int64s, key: int) -> int:
    """The data of a position, NOTHING if the table has none."""
    place = 2 * (key & control[TABLE_MASK])
    data = table[at(place + 1)]
    if table[at(place)] ^ data != key or (data >> 17) & 0x7FFF != control[SEARCH]:
        return NOTHING
    return data


@inlined
def pack(action: int, depth: int, bound: int, value: int) -> int:
    """The data of an entry, without the number of the search."""
    return action | depth << 9 | bound << 15 | value << 32


@inlined
def keep(table: Int64s, control: Int64s, key: int, packed: int) -> None:
    """Write the data of a position over the entry in its place."""
    place = 2 * (key & control[TABLE_MASK])
    data = packed | control[SEARCH] << 17
    table[at(place)] = key ^ data
    table[at(place + 1)] = data


@inlined
def action_of(data: int) -> int:
    """The best action known, NO_ACTION if there is none."""
    return data & 511 if data else NO_ACTION


@inlined
def depth_of(data: int) -> int:
    """How deep the value was searched."""
    return (data >> 9) & 63


@inlined
def bound_of(data: int) -> int:
    """EXACT, AT_LEAST or AT_MOST; NOTHING."""
    return (data >> 15) & 3


@inlined
def value_of(data: int) -> int:
    """The value."""
    return data >> 32
