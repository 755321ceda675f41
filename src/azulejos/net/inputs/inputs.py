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
from azulejos.net.inputs.canonical import sort_factories
from azulejos.net.inputs.lookahead import write_lookahead, write_supply
from azulejos.net.inputs.seat import write_seat
from azulejos.net.inputs.shared import write_shared
from azulejos.net.inputs.sources import write_contents, write_factories, write_fits, write_groups


@compiled
def _write_blocks(state: State, row: NDArray[np.uint8]) -> None:
    """Write the blocks of all seats, then the shared block."""
    seats, seat, drafting = seat_count(state), seat_to_act(state), phase(state) == DRAFT
    rest, groups = inputs.SEAT_FEATURES * seats, 0
    write_shared(state, rest, row)
    supply = write_supply(state, rest + inputs.SUPPLY, row)
    if drafting:
        groups = write_groups(state, rest + inputs.CENSUS, row)
        write_contents(state, rest + inputs.HOLDS, row)
    for place in range(seats):
        base = inputs.SEAT_FEATURES * place
        write_seat(state, seat, base, row)
        write_lookahead(state, seat, supply, base + inputs.LOOKAHEAD, row)
        if drafting:
            write_fits(state, seat, groups, base + inputs.FITS, row)
        seat = seat + 1 if seat + 1 < seats else 0


@compiled
def write_features(state: State, order: Int64s, row: NDArray[np.uint8]) -> None:
    """Write the whole input; `order` is the result of `sort_factories` for this state.

    A row of training is longer: it also has the factories one by one.
    """
    words = raw(state)  # one pointer is quicker to compile than an array in every call below
    blocks = inputs.SEAT_FEATURES * seat_count(words) + inputs.REST_FEATURES
    row[:] = 0
    _write_blocks(words, row)
    if row.size > blocks:
        write_factories(words, order, blocks, row)


def features(state: State) -> NDArray[np.uint8]:
    """The input for a state, including the factories, as a new array."""
    order = np.zeros(9, np.int64)
    row = np.zeros(inputs.feature_count(int(seat_count(state))), np.uint8)
    sort_factories(state, order)
    write_features(state, order, row)
    return row
