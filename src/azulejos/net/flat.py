"""The input of networks of versions 1 and 2: the same features in another order.

Seats come first, then the sorted factories, then the shared block up to the bag, one of 20 for each
colour. Version 1 ends before the bag; version 2 continues with the lookahead inputs of each seat.
This module can be removed with the last of these networks.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Int64s, State, compiled
from azulejos.fast import layout as packed
from azulejos.fast.state import factory_count, seat_count
from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.layout import FACTORY_FEATURES, LOOKAHEAD, SUPPLY, SUPPLY_FEATURES
from azulejos.net.inputs.lookahead import write_lookahead, write_supply
from azulejos.net.inputs.seat import write_seat
from azulejos.net.inputs.shared import write_shared
from azulejos.net.inputs.sources import write_factories

LOOKAHEAD_FEATURES = inputs.FITS - LOOKAHEAD


def _begins(seats: int) -> tuple[int, int, int, int]:
    """Where factories, shared block, lookahead and nothing begin."""
    factories = LOOKAHEAD * seats
    rest = factories + FACTORY_FEATURES * (2 * seats + 1)
    lookahead = rest + SUPPLY + SUPPLY_FEATURES
    return factories, rest, lookahead, lookahead + LOOKAHEAD_FEATURES * seats


def flat_count(seats: int, version: int) -> int:
    """The number of inputs, rounded up to a multiple of 8."""
    _, rest, _, end = _begins(seats)
    return -(-(end if version == 2 else rest + SUPPLY) // 8) * 8


def flat_scales(seats: int, version: int) -> NDArray[np.float32]:
    """What each input is multiplied by before the first layer."""
    _, rest, lookahead, end = _begins(seats)
    scales = np.ones(-(-end // 8) * 8, np.float32)
    seat = inputs.seat_scales()
    scales[: LOOKAHEAD * seats] = np.tile(seat[:LOOKAHEAD], seats)
    scales[rest:lookahead] = inputs.rest_scales()[: SUPPLY + SUPPLY_FEATURES]
    scales[lookahead:end] = np.tile(seat[LOOKAHEAD : inputs.FITS], seats)
    return scales[: flat_count(seats, version)]


@compiled
def write_flat(state: State, order: Int64s, row: NDArray[np.uint8]) -> None:
    """Write the whole input; `order` is the result of `sort_factories` for this state."""
    row[:] = 0
    seats, seat = seat_count(state), state[packed.SEAT]
    base = LOOKAHEAD * seats
    write_factories(state, order, base, row)
    base += FACTORY_FEATURES * factory_count(state)
    write_shared(state, base, row)
    base += SUPPLY
    with_lookahead = row.size > base + SUPPLY_FEATURES
    supply = write_supply(state, base, row) if with_lookahead else 0
    base += SUPPLY_FEATURES
    for place in range(seats):
        write_seat(state, seat, LOOKAHEAD * place, row)
        if with_lookahead:
            write_lookahead(state, seat, supply, base + LOOKAHEAD_FEATURES * place, row)
        seat = seat + 1 if seat + 1 < seats else 0
