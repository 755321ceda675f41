"""Taking tiles: one draft, without what follows the last draft of the round.

This is the hottest code of the engine, so it has hardly any branches.
"""

from __future__ import annotations

from azulejos.fast.layout import (
    ALLOW,
    ALLOW_LINES,
    ALLOW_ONES,
    CAPACITIES,
    FLOOR_LENGTH,
    FLOOR_LENGTH_ONE,
    FLOOR_NIBBLES,
    FLOOR_SCORE,
    FLOOR_SPACES,
    HOLDER,
    LID,
    LINE_COUNT,
    LINES,
    LINES_MASK,
    MARKER_ON_FLOOR,
    SEAT,
    SOURCE_MASK,
    SOURCES,
    State,
)
from azulejos.fast.state import seat_base, seat_count
from azulejos.fast.tables import DRAFTS
from azulejos.native.decorators import inlined
from azulejos.native.words import at


@inlined
def take_tiles(state: State, word: int, half: int, shift: int) -> int:
    """Empty a source, move the rest of a factory to the centre, and count the tiles taken."""
    sources = state[at(word)]
    count = (sources >> shift) & 63
    source = (sources >> half) & SOURCE_MASK
    state[at(word)] = sources - (source << half)
    state[SOURCES] += source - (count << (shift - half))  # RULES [D2]; the centre keeps the rest
    return count


@inlined
def fall(floor: int, thing: int, count: int) -> int:
    """A FLOOR_SCORE word after as many things have fallen as there is space for: RULES [D9]."""
    length = (floor >> FLOOR_LENGTH) & 7
    count = min(count, FLOOR_SPACES - length)
    nibbles = (FLOOR_NIBBLES & ((1 << 4 * count) - 1)) * thing
    return floor + (nibbles << 4 * length) + (count << FLOOR_LENGTH)


@inlined
def take_marker(state: State, seat: int, floor: int, from_centre: bool) -> int:
    """Take the start marker with the first tiles from the centre: RULES [D5], [I1]."""
    holder = state[HOLDER]
    takes = from_centre & (holder < 0)
    state[HOLDER] = seat if takes else holder
    length = (floor >> FLOOR_LENGTH) & 7
    lands = takes & (length < FLOOR_SPACES)
    marker = (MARKER_ON_FLOOR << 4 * length) + FLOOR_LENGTH_ONE
    return floor + (marker if lands else 0)


@inlined
def draft(state: State, action: int) -> None:
    """Play a draft and pass the turn."""
    decoded = DRAFTS[at(action)]
    half, shift = (decoded >> 8) & 255, (decoded >> 16) & 255
    line, colour = (decoded >> 24) & 255, decoded >> 32
    count = take_tiles(state, decoded & 255, half, shift)

    seat = state[SEAT]
    base = seat_base(seat)
    lines = state[at(base + LINES)]
    have = (lines >> (8 * line + LINE_COUNT)) & 7
    room = ((CAPACITIES >> 4 * line) & 15) - have
    put = min(count, room)
    filled = (lines & ~(255 << 8 * line)) | ((colour | (have + put) << LINE_COUNT) << 8 * line)
    state[at(base + LINES)] = filled & LINES_MASK  # drops the "line" of the floor

    stays_open = (put != room) << (6 * colour + line)
    closed = (ALLOW_ONES << line) & ALLOW_LINES
    state[at(base + ALLOW)] &= ~closed | stays_open  # RULES [D4], [I3]

    floor = state[at(base + FLOOR_SCORE)]
    floor = take_marker(state, seat, floor, action < 30)  # before the tiles: RULES [D6]
    state[at(base + FLOOR_SCORE)] = fall(floor, colour + 1, count - put)
    state[LID] += (count - put) << 8 * colour  # floor tiles count as part of the lid at once

    following = seat + 1
    state[SEAT] = following if following < seat_count(state) else 0


@inlined
def sources_empty(state: State) -> bool:
    """Whether the drafting phase is over: RULES [D10]."""
    return int(state[0] | state[1] | state[2] | state[3] | state[4]) == 0
