"""Writing observations and legal masks as bytes, straight from the packed state.

All environments share these functions. Bytes are written eight at a time. A store may overwrite
bytes that a later one writes, so the stores come in the order of the bytes.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.envs.features import (
    CELLS,
    COUNTS,
    HEAD,
    HIGHEST,
    SEAT_BYTES,
    SEAT_HEAD,
    action_count,
    observation_size,
)
from azulejos.fast import (
    DEAL,
    DRAFT,
    IN_CENTRE,
    MASK_BITS,
    TILE,
    TILING,
    State,
    at,
    bag_tiles,
    barren_rounds,
    booked_tiles,
    colour_on,
    compiled,
    count_on,
    draft_mask,
    floor_length,
    floor_penalty,
    inlined,
    is_grey,
    is_over,
    marker_holder,
    pattern_lines,
    phase,
    plane,
    put,
    raw,
    round_number,
    score,
    seat_count,
    seat_to_act,
    source_tiles,
    starter,
    tile_mask,
    wall_bits,
)

Bytes: TypeAlias = NDArray[np.uint8]

# Unsigned, because the compiler may assume that signed integers never overflow.
_ONES = np.uint64(0x0101010101010101)
_SEVENS = np.uint64(0x7F7F7F7F7F7F7F7F)
_DIAGONAL = np.uint64(0x8040201008040201)  # bit i of byte i
_SEVEN = np.uint64(7)


@inlined
def _flags(bits: int) -> int:
    """Eight bits as eight bytes of 0 or 1."""
    single = np.uint64(bits & 255) * _ONES & _DIAGONAL
    return np.int64(((single + _SEVENS) >> _SEVEN) & _ONES)  # type: ignore[return-value]


@inlined
def _bytes(counts: int) -> int:
    """Five 6-bit counts as five bytes."""
    return (
        (counts & 0x3F)
        | (counts & 0xFC0) << 2
        | (counts & 0x3F000) << 4
        | (counts & 0xFC0000) << 6
        | (counts & 0x3F000000) << 8
    )


@inlined
def _put_cells(target: Any, first: int, cells: int) -> None:
    """Write 25 bits as exactly 25 bytes."""
    put(target, first, _flags(cells))
    put(target, first + 8, _flags(cells >> 8))
    put(target, first + 16, _flags(cells >> 16))
    target[at(first + 24)] = (cells >> 24) & 1


@inlined
def _put_seat(state: State, seat: int, target: Any, first: int) -> None:
    length = floor_length(state, seat)
    head = min(score(state, seat), HIGHEST) | length << 8
    head |= floor_penalty(length) << 16
    head |= (marker_holder(state) == seat) << 24
    head |= (starter(state) == seat) << 32
    head |= (seat_to_act(state) == seat and not is_over(state)) << 40
    put(target, first, head)
    lines = pattern_lines(state, seat)
    for row in range(5):
        place = first + SEAT_HEAD + 5 * row
        put(target, place, count_on(lines, row) << 8 * colour_on(lines, row))
    _put_cells(target, first + SEAT_HEAD + CELLS, wall_bits(state, seat))


@inlined
def put_observation(state: State, observer: int, target: Any, first: int) -> None:
    """Write what a seat sees, its own board first, then clockwise, starting at a byte."""
    words, seats = raw(state), seat_count(raw(state))
    head = min(round_number(words), HIGHEST) | barren_rounds(words) << 8
    head |= (marker_holder(words) == IN_CENTRE) << 16 | 1 << (24 + 8 * phase(words))
    put(target, first, head)
    put(target, first + HEAD, bag_tiles(words))
    put(target, first + HEAD + COUNTS, booked_tiles(words))
    place = first + HEAD + 2 * COUNTS
    for source in range(2 * seats + 2):
        put(target, place, _bytes(source_tiles(words, source)))
        place += COUNTS
    seat = observer
    for _ in range(seats):
        _put_seat(words, seat, target, place)
        place += SEAT_BYTES
        if is_grey(words):
            for colour in range(5):
                _put_cells(target, place, plane(words, seat, colour))
                place += CELLS
        seat = seat + 1 if seat + 1 < seats else 0


@inlined
def put_mask(state: State, target: Any, first: int) -> None:
    """Write which actions are legal, 1 or 0 each, starting at a byte."""
    words = raw(state)
    drafting = -(phase(words) == DRAFT)
    for word in range(seat_count(words) + 1):
        bits, place = draft_mask(words, word) & drafting, first + MASK_BITS * word
        for start in range(0, 56, 8):
            put(target, place + start, _flags(bits >> start))
        put(target, place + 52, _flags(bits >> 52))
    if is_grey(words):
        bits = tile_mask(words) if phase(words) == TILE else 0
        for start in range(0, 24, 8):
            put(target, first + TILING + start, _flags(bits >> start))
        put(target, first + TILING + 22, _flags(bits >> 22))


@compiled
def write_observation(state: State, observer: int, target: Bytes) -> None:
    """Write what a seat sees into an array of the right length."""
    put_observation(raw(state), observer, raw(target), 0)


@compiled
def write_mask(state: State, target: Bytes) -> None:
    """Write the legal mask into an array of zeros of the right length."""
    put_mask(raw(state), raw(target), 0)


def observation(state: State, observer: int) -> Bytes:
    """What a seat sees, as a new array."""
    target = np.empty(observation_size(seat_count(state), is_grey(state)), np.uint8)
    write_observation(state, observer, target)
    return target


def legal_action_mask(state: State) -> NDArray[np.int8]:
    """Which actions are legal for the seat to act, as a new array; does not play."""
    target = np.zeros(action_count(seat_count(state), is_grey(state)), np.uint8)
    if phase(state) != DEAL:
        write_mask(state, target)
    return target.view(np.int8)
