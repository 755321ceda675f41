"""How a game ended: winners, complete rows and the cause.

None of it is stored; it follows from the final state.
"""

from __future__ import annotations

from azulejos.fast.bits import popcount
from azulejos.fast.layout import BARREN, BARREN_LIMIT, END, NO_TILES, PHASE, ROW, State
from azulejos.fast.scoring import complete_rows
from azulejos.fast.seats import score, wall_bits
from azulejos.fast.state import barren_rounds, seat_count
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import raw


@inlined
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return int(state[PHASE]) == END


@inlined
def row_count(state: State, seat: int) -> int:
    """How many complete rows a wall has."""
    return popcount(complete_rows(wall_bits(state, seat)))


@inlined
def standing(state: State, seat: int) -> int:
    """A number that orders the seats of a finished game: points, then rows, RULES [E3]."""
    return score(state, seat) * 8 + row_count(state, seat)


@compiled(inline=True)
def winners(state: State) -> int:
    """The seats that win or share the victory, bit seat: RULES [E3]. Bonuses must be included."""
    words = raw(state)
    best, mask = -1, 0
    for seat in range(seat_count(words)):
        own = standing(words, seat)
        if own > best:
            best, mask = own, 0
        mask |= (own == best) << seat
    return mask


@compiled
def termination(state: State) -> int:
    """ROW, NO_TILES or BARREN; 0 while the game goes on."""
    words = raw(state)
    if words[PHASE] != END:
        return 0
    for seat in range(seat_count(words)):
        if complete_rows(wall_bits(words, seat)):
            return ROW
    return BARREN if barren_rounds(words) == BARREN_LIMIT else NO_TILES
