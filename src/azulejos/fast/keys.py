"""The hash of a position, for transposition tables.

`round_key` is what the solver of last rounds needs: inside a round, positions that differ only in
which tiles lie on a floor line have the same value, so they share a key. A tree of PUCT keeps exact
positions, also those at the end of a round, so `position_key` goes on from `round_key` with the
other words.
"""

from __future__ import annotations

from azulejos.fast.layout import (
    BAG,
    FLOOR_LENGTH,
    FLOOR_SCORE,
    HOLDER,
    INFO,
    LID,
    LINES,
    PHASE,
    PLANES,
    SEAT,
    TILE,
    WALL,
    State,
)
from azulejos.fast.state import is_grey, seat_base, seat_count
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at

K0, K1, K2 = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
K3, K4, K5 = 0x2545F4914F6CDD1D, 0x369DEA0F31A53F85, 0x27D4EB2F165667C5


@compiled(inline=True)
def round_key(state: State) -> int:
    """A key of all that decides the rest of a round: sources, lines, floor lengths, marker, turn.

    Positions of one round with the same key differ at most in which tiles lie on a floor line.
    """
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
def _mixed(key: int, word: int) -> int:
    key = (key ^ word) * K0
    return key ^ (key >> 29)


@compiled
def position_key(state: State) -> int:
    """A key of the whole position."""
    key = _mixed(round_key(state), state[PHASE])
    key = _mixed(_mixed(_mixed(key, state[BAG]), state[LID]), state[INFO])
    for seat in range(seat_count(state)):
        base = seat_base(seat)
        key = _mixed(key, state[at(base + WALL)])
        key = _mixed(key, state[at(base + FLOOR_SCORE)])
        if is_grey(state):
            for pair in range(3):
                key = _mixed(key, state[at(base + PLANES + pair)])
    return key
