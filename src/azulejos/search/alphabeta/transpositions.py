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

from azulejos.fast import Int64s, State, inlined, seat_count
from azulejos.fast.layout import (
    FLOOR_LENGTH,
    FLOOR_SCORE,
    HOLDER,
    LINES,
    PHASE,
    SEAT,
    TILE,
    WALL,
    at,
)
from azulejos.fast.state import seat_base
from azulejos.search.alphabeta.control import SEARCH, TABLE_MASK

NOTHING, EXACT, AT_LEAST, AT_MOST = 0, 1, 2, 3
TO_THE_END = 63
NO_ACTION = 511

K0, K1, K2 = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
K3, K4, K5 = 0x2545F4914F6CDD1D, 0x369DEA0F31A53F85, 0x27D4EB2F165667C5


@inlined
def position_key(state: State) -> int:
    """A key of all that can differ inside a round: sources, lines, floor lengths, marker, turn."""
    key = state[0] * K0 + state[1] * K1
    key ^= key >> 31
    key += state[2] * K2 + state[3] * K3
    key ^= key >> 29
    key += state[4] * K4 + (state[SEAT] << 4 | (state[HOLDER] + 1)) * K5
    for seat in range(seat_count(state)):
        base = seat_base(seat)
        fallen = (state[at(base + FLOOR_SCORE)] >> FLOOR_LENGTH) & 7
        key = (key ^ (key >> 30)) * K0
        key += (state[at(base + LINES)] | fallen << 40) * K1
    if state[PHASE] == TILE:
        base = seat_base(state[SEAT])
        key ^= state[at(base + WALL)] * K2
    key = (key ^ (key >> 32)) * K3
    return key ^ (key >> 29)


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
