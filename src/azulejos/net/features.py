"""The input of the network, written from a `fast` state: small integers, the mover first.

A file of its own because it is hot on both sides, in self-play and at the table. `layout` has the
map. Everything here is what a player may see.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DEAL, DRAFT, TILE, State, Words, compiled, inlined
from azulejos.fast import layout as packed
from azulejos.fast.layout import at
from azulejos.fast.state import (
    bag_count,
    barren_rounds,
    factory_count,
    is_grey,
    lid_tiles,
    lying_tiles,
    marker_holder,
    round_number,
    seat_count,
    source_tiles,
    starter,
)
from azulejos.net import layout as inputs
from azulejos.net.prospects import write_all_prospects
from azulejos.net.seat_features import write_seat
from azulejos.net.slots import sort_factories


@inlined
def _write_factories(state: State, order: Words, base: int, row: NDArray[np.uint8]) -> int:
    """The factories in sorted order; how many groups of a colour lie on them."""
    groups = 0
    for slot in range(factory_count(state)):
        tiles = source_tiles(state, order[at(slot)])
        if tiles == 0:
            break
        for colour in range(5):
            count = (tiles >> 6 * colour) & 63
            if count:
                row[at(base + inputs.FACTORY_FEATURES * slot + 4 * colour + count - 1)] = 1
                groups += 1
    return groups


@inlined
def _write_counts(state: State, base: int, row: NDArray[np.uint8]) -> int:
    """Centre, sources, bag and lid, colour by colour; how many groups lie in the centre."""
    centre, lying, lid, groups = source_tiles(state, 0), lying_tiles(state), lid_tiles(state), 0
    for colour in range(5):
        count = (centre >> 6 * colour) & 63
        if count:
            place = inputs.MOST_CENTRE * colour + min(count, inputs.MOST_CENTRE) - 1
            row[at(base + inputs.CENTRE + place)] = 1
            groups += 1
        row[at(base + inputs.CENTRE_COUNTS + colour)] = count
        row[at(base + inputs.SOURCE_COUNTS + colour)] = (lying >> 6 * colour) & 63
        row[at(base + inputs.BAG + colour)] = bag_count(state, colour)
        row[at(base + inputs.LID + colour)] = (lid >> 8 * colour) & 255
    return groups


@inlined
def _write_turn(state: State, groups: int, base: int, row: NDArray[np.uint8]) -> None:
    """Phase, round, whose turn it is among those who began, how much is left."""
    phase = state[packed.PHASE]
    if groups:
        row[at(base + inputs.GROUPS + min(groups, inputs.MOST_GROUPS) - 1)] = 1
    row[at(base + inputs.ODD_GROUPS)] = groups & 1
    row[at(base + inputs.MARKER)] = (phase == DRAFT) and marker_holder(state) < 0
    row[at(base + inputs.ROUND + min(round_number(state), inputs.MOST_ROUND) - 1)] = 1
    row[at(base + inputs.BEFORE_DEAL)] = phase == DEAL
    row[at(base + inputs.TILING)] = phase == TILE
    row[at(base + inputs.GREY)] = is_grey(state)
    barren = min(barren_rounds(state), 2)
    if barren:
        row[at(base + inputs.BARREN + barren - 1)] = 1
    began = starter(state) - state[packed.SEAT]
    row[at(base + inputs.BEGAN + (began if began >= 0 else began + seat_count(state)))] = 1


@compiled
def write_features(state: State, order: Words, row: NDArray[np.uint8]) -> None:
    """Write the whole input; `order` is what `sort_factories` says of this state.

    A row of version 1 has no room for the prospects.
    """
    row[:] = 0
    seats, seat = seat_count(state), state[packed.SEAT]
    for place in range(seats):
        write_seat(state, seat, inputs.SEAT_FEATURES * place, row)
        seat = seat + 1 if seat + 1 < seats else 0
    base = inputs.SEAT_FEATURES * seats
    groups = _write_factories(state, order, base, row)
    base += inputs.FACTORY_FEATURES * factory_count(state)
    groups += _write_counts(state, base, row)
    _write_turn(state, groups, base, row)
    base += inputs.REST_FEATURES
    if row.size > base + inputs.SUPPLY_FEATURES:
        write_all_prospects(state, base, row)


def features(state: State) -> NDArray[np.uint8]:
    """The input for a state, as a new array."""
    order = np.zeros(9, np.int64)
    row = np.zeros(inputs.feature_count(int(seat_count(state))), np.uint8)
    sort_factories(state, order)
    write_features(state, order, row)
    return row
