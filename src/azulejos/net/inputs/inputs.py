"""Writing the input of the network from a `fast` state: small integers, the mover first.

It contains only what a player may see. `layout` has the map. Self-play and the search spend much of
their time here.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DRAFT, Int64s, State, compiled, phase, raw, seat_to_act
from azulejos.fast.state import seat_count
from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.canonical import MOST_FACTORIES, sort_factories
from azulejos.net.inputs.lookahead import write_lookahead, write_supply
from azulejos.net.inputs.seat import write_seat
from azulejos.net.inputs.shared import write_shared
from azulejos.net.inputs.sources import write_contents, write_factories, write_fits, write_groups


@compiled
def write_features(state: State, row: NDArray[np.uint8]) -> None:
    """Write what a network sees: the blocks of all seats, then the shared block."""
    words = raw(state)  # one pointer is quicker to compile than an array in every call below
    seats, seat, drafting = seat_count(words), seat_to_act(words), phase(words) == DRAFT
    rest, groups = inputs.SEAT_FEATURES * seats, 0
    row[:] = 0
    write_shared(words, rest, row)
    supply = write_supply(words, rest + inputs.SUPPLY, row)
    if drafting:
        groups = write_groups(words, rest + inputs.CENSUS, row)
        write_contents(words, rest + inputs.HOLDS, row)
    for place in range(seats):
        base = inputs.SEAT_FEATURES * place
        write_seat(words, seat, base, row)
        write_lookahead(words, seat, supply, base + inputs.LOOKAHEAD, row)
        if drafting:
            write_fits(words, seat, groups, base + inputs.FITS, row)
        seat = seat + 1 if seat + 1 < seats else 0


@compiled
def write_training_features(state: State, order: Int64s, row: NDArray[np.uint8]) -> None:
    """Write the same and the factories one by one; `order` is the result of `sort_factories`."""
    words = raw(state)
    write_features(words, row)
    blocks = inputs.SEAT_FEATURES * seat_count(words) + inputs.REST_FEATURES
    write_factories(words, order, blocks, row)


def features(state: State) -> NDArray[np.uint8]:
    """The input of training for a state, as a new array."""
    order = np.zeros(MOST_FACTORIES, np.int64)
    row = np.zeros(inputs.feature_count(int(seat_count(state))), np.uint8)
    sort_factories(state, order)
    write_training_features(state, order, row)
    return row
