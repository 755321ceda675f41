"""Keys of positions, for transposition tables."""

from __future__ import annotations

from azulejos.fast.compiled import inlined
from azulejos.fast.layout import (
    FLOOR_LENGTH,
    FLOOR_SCORE,
    HOLDER,
    LINES,
    PHASE,
    SEAT,
    TILE,
    WALL,
    State,
    at,
)
from azulejos.fast.state import seat_base, seat_count

K0, K1, K2 = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
K3, K4, K5 = 0x2545F4914F6CDD1D, 0x369DEA0F31A53F85, 0x27D4EB2F165667C5


@inlined
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
