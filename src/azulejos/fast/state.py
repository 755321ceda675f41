"""Creating and copying states, and accessors for what all seats share: phase, turn, sources, bag.

With these and `seats`, no other package has to know the bit layout.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.bits import FIELD_ONES
from azulejos.fast.layout import (
    ALLOW,
    ALLOW_ALL,
    BAG,
    BARREN_SHIFT,
    BYTE_ONES,
    BYTES_MASK,
    COLOURS,
    DEAL,
    FLOOR_LENGTH,
    FLOOR_SCORE,
    FULL_BAG,
    GREY_SHIFT,
    HOLDER,
    IN_CENTRE,
    INFO,
    LID,
    PHASE,
    ROUND_MASK,
    SEAT,
    SEAT_WORDS,
    SEATS_AT,
    SEATS_SHIFT,
    SOURCE_BITS,
    SOURCE_MASK,
    STARTER_SHIFT,
    Int64s,
    State,
    state_words,
)
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw


@compiled
def reset(state: State, seats: int, grey: bool, first_seat: int) -> None:
    """Turn a row of the right length into a new game: round 1, nothing dealt yet."""
    words = raw(state)
    for word in range(SEATS_AT + SEAT_WORDS * seats):
        words[at(word)] = 0
    words[BAG] = FULL_BAG
    words[PHASE] = DEAL
    words[SEAT] = first_seat
    words[HOLDER] = IN_CENTRE
    words[INFO] = 1 | first_seat << STARTER_SHIFT | seats << SEATS_SHIFT | grey << GREY_SHIFT
    for seat in range(seats):
        words[at(seat_base(seat) + ALLOW)] = ALLOW_ALL


def new_state(seats: int, grey: bool = False, first_seat: int = 0) -> State:
    """A new game, in phase DEAL."""
    if not (2 <= seats <= 4 and 0 <= first_seat < seats):
        raise ValueError(f"no such game: {seats} seats, first seat {first_seat}")
    state = np.zeros(state_words(seats), np.int64)
    reset(state, seats, grey, first_seat)
    return state


@inlined
def copy_state(target: State, source: State) -> None:
    """Copy one state over another with the same number of seats."""
    to, origin = raw(target), raw(source)
    for word in range(SEATS_AT + SEAT_WORDS * seat_count(origin)):
        to[at(word)] = origin[at(word)]


def is_same_round(state: State, other: State) -> bool:
    """Whether two states are in the same round of games of the same kind; not for compiled code."""
    return bool(state[INFO] == other[INFO])


def board_words(state: State, seat: int) -> Int64s:
    """The words of one seat, as a view; not for compiled code."""
    return state[SEATS_AT + SEAT_WORDS * seat : SEATS_AT + SEAT_WORDS * (seat + 1)]


@inlined
def copy_board(target: State, state: State, seat: int) -> None:
    """Write the board of a seat as seat 0 of a partial state, with its `round_info`."""
    target[INFO] = state[INFO]
    for word in range(SEAT_WORDS):
        target[at(SEATS_AT + word)] = state[at(seat_base(seat) + word)]


@inlined
def seat_base(seat: int) -> int:
    """The index of the first word of a seat."""
    return SEATS_AT + SEAT_WORDS * seat


@inlined
def seat_count(state: State) -> int:
    """The number of seats: 2, 3 or 4."""
    return (int(state[INFO]) >> SEATS_SHIFT) & 7


@inlined
def factory_count(state: State) -> int:
    """The number of factories: 5, 7 or 9."""
    return 2 * seat_count(state) + 1


@inlined
def is_grey(state: State) -> bool:
    """Whether the game uses grey walls."""
    return (int(state[INFO]) >> GREY_SHIFT) & 1 != 0


@inlined
def phase(state: State) -> int:
    """DEAL, DRAFT, TILE or END."""
    return int(state[PHASE])


@inlined
def seat_to_act(state: State) -> int:
    """The seat to act; in DEAL the seat that will begin; in END 0."""
    return int(state[SEAT])


@inlined
def starter(state: State) -> int:
    """The seat that began the round; in DEAL the seat that will begin."""
    return (int(state[INFO]) >> STARTER_SHIFT) & 3


@inlined
def marker_holder(state: State) -> int:
    """The seat that took the start marker in this round, or IN_CENTRE."""
    return int(state[HOLDER])


@inlined
def round_number(state: State) -> int:
    """The round, from 1; in DEAL the coming round."""
    return int(state[INFO]) & ROUND_MASK


@inlined
def barren_rounds(state: State) -> int:
    """Consecutive rounds in which no tile was placed on any wall, RULES [I11]."""
    return (int(state[INFO]) >> BARREN_SHIFT) & 3


@inlined
def round_info(state: State) -> int:
    """Round, barren rounds, starter, seats and wall as one number; constant inside a round."""
    return int(state[INFO])


@inlined
def source_tiles(state: State, source: int) -> int:
    """The tiles of a source as five 6-bit counts; source 0 is the centre, source k factory k."""
    return (int(state[at(source >> 1)]) >> 30 * (source & 1)) & SOURCE_MASK


@inlined
def lying_tiles(state: State) -> int:
    """The tiles on all sources together, as five 6-bit counts."""
    # At most 20 of a colour: no field overflows.
    pairs = int(state[0]) + int(state[1]) + int(state[2]) + int(state[3]) + int(state[4])
    return (pairs & SOURCE_MASK) + (pairs >> SOURCE_BITS)


@inlined
def lying_count(state: State) -> int:
    """How many tiles lie on all sources together."""
    pairs = int(state[0]) + int(state[1]) + int(state[2]) + int(state[3]) + int(state[4])
    return ((pairs * FIELD_ONES) >> 54) & 63


@inlined
def source_count(state: State, source: int, colour: int) -> int:
    """How many tiles of a colour lie in a source."""
    return (source_tiles(state, source) >> 6 * colour) & 63


@inlined
def bag_tiles(state: State) -> int:
    """The tiles in the bag as five bytes, one for each colour."""
    return int(state[BAG])


@inlined
def bag_count(state: State, colour: int) -> int:
    """How many tiles of a colour are in the bag."""
    return (int(state[BAG]) >> 8 * colour) & 255


@inlined
def byte_sum(counts: int) -> int:
    """The sum of five bytes, such as all tiles of the bag."""
    return ((counts * BYTE_ONES) & BYTES_MASK) >> 32


@inlined
def field_sum(counts: int) -> int:
    """The sum of five 6-bit counts, such as all tiles of a source."""
    total = 0
    for colour in range(COLOURS):
        total += (counts >> 6 * colour) & 63
    return total


@inlined
def booked_tiles(state: State) -> int:
    """The tiles in the lid and on floor lines as five bytes, one for each colour."""
    return int(state[LID])


@inlined
def lid_tiles(state: State) -> int:
    """The tiles in the lid as five bytes: the LID word less the tiles still on floor lines."""
    words = raw(state)
    lid = int(words[LID])
    for seat in range(seat_count(words)):
        floor = int(words[at(seat_base(seat) + FLOOR_SCORE)])
        for place in range((floor >> FLOOR_LENGTH) & 7):
            colour = ((floor >> 4 * place) & 15) - 1
            if colour < 5:
                lid -= 1 << 8 * colour
    return lid


@inlined
def lid_count(state: State, colour: int) -> int:
    """How many tiles of a colour are in the lid."""
    return (lid_tiles(state) >> 8 * colour) & 255
