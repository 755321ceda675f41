"""The input of the network, written from a `fast` state: small integers, the mover first.

A file of its own because it is hot on both sides, in self-play and at the table. `layout` has the
map. Everything here is what a player may see.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DRAFT, Int64s, State, compiled
from azulejos.fast import layout as packed
from azulejos.fast.state import seat_count
from azulejos.net.flat import write_flat
from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.canonical import sort_factories
from azulejos.net.inputs.lookahead import write_prospects, write_supply
from azulejos.net.inputs.seat import write_seat
from azulejos.net.inputs.shared import write_shared
from azulejos.net.inputs.sources import write_contents, write_factories, write_fits, write_groups


@compiled
def _write_blocks(state: State, row: NDArray[np.uint8]) -> None:
    """The blocks of all seats, then the one that they share."""
    seats, seat, drafting = seat_count(state), state[packed.SEAT], state[packed.PHASE] == DRAFT
    rest, groups = inputs.SEAT_FEATURES * seats, 0
    write_shared(state, rest, row)
    supply = write_supply(state, rest + inputs.SUPPLY, row)
    if drafting:
        groups = write_groups(state, rest + inputs.CENSUS, row)
        write_contents(state, rest + inputs.HOLDS, row)
    for place in range(seats):
        base = inputs.SEAT_FEATURES * place
        write_seat(state, seat, base, row)
        write_prospects(state, seat, supply, base + inputs.PROSPECTS, row)
        if drafting:
            write_fits(state, seat, groups, base + inputs.FITS, row)
        seat = seat + 1 if seat + 1 < seats else 0


@compiled
def write_features(state: State, order: Int64s, row: NDArray[np.uint8]) -> None:
    """Write the whole input; `order` is what `sort_factories` says of this state.

    How long the row is says for which network: for one that plays, for one that learns, which
    sees the factories one by one, or for one of an earlier version.
    """
    blocks = inputs.SEAT_FEATURES * seat_count(state) + inputs.REST_FEATURES
    if row.size < blocks:
        write_flat(state, order, row)
        return
    row[:] = 0
    _write_blocks(state, row)
    if row.size > blocks:
        write_factories(state, order, blocks, row)


def features(state: State) -> NDArray[np.uint8]:
    """The input for a state, with the factories, as a new array."""
    order = np.zeros(9, np.int64)
    row = np.zeros(inputs.feature_count(int(seat_count(state))), np.uint8)
    sort_factories(state, order)
    write_features(state, order, row)
    return row
