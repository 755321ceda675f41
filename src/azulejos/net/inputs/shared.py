"""The inputs that all seats share: the sources, the turn, the tiles that are left.

`layout` has the map.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DEAL, DRAFT, TILE, State, at, compiled, inlined, phase, seat_to_act
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
from azulejos.net.inputs import layout as inputs


@inlined
def _write_counts(state: State, base: int, row: NDArray[np.uint8]) -> None:
    """Write the counts of centre, sources, bag and lid for each colour."""
    centre, lying, lid = source_tiles(state, 0), lying_tiles(state), lid_tiles(state)
    for colour in range(5):
        count = (centre >> 6 * colour) & 63
        if count:
            place = inputs.MOST_CENTRE * colour + min(count, inputs.MOST_CENTRE) - 1
            row[at(base + inputs.CENTRE + place)] = 1
        row[at(base + inputs.CENTRE_COUNTS + colour)] = count
        row[at(base + inputs.SOURCE_COUNTS + colour)] = (lying >> 6 * colour) & 63
        row[at(base + inputs.BAG + colour)] = bag_count(state, colour)
        row[at(base + inputs.LID + colour)] = (lid >> 8 * colour) & 255


@inlined
def _group_count(state: State) -> int:
    """How many groups of one colour lie on all sources."""
    groups = 0
    for source in range(factory_count(state) + 1):
        tiles = source_tiles(state, source)
        for colour in range(5):
            groups += ((tiles >> 6 * colour) & 63) > 0
    return groups


@inlined
def _write_turn(state: State, base: int, row: NDArray[np.uint8]) -> None:
    """Write the phase, the round, the first seat of the round and the number of groups left."""
    now, groups = phase(state), _group_count(state)
    if groups:
        row[at(base + inputs.GROUPS + min(groups, inputs.MOST_GROUPS) - 1)] = 1
    row[at(base + inputs.ODD_GROUPS)] = groups & 1
    row[at(base + inputs.MARKER)] = (now == DRAFT) and marker_holder(state) < 0
    row[at(base + inputs.ROUND + min(round_number(state), inputs.MOST_ROUND) - 1)] = 1
    row[at(base + inputs.BEFORE_DEAL)] = now == DEAL
    row[at(base + inputs.TILING)] = now == TILE
    row[at(base + inputs.GREY)] = is_grey(state)
    barren = min(barren_rounds(state), 2)
    if barren:
        row[at(base + inputs.BARREN + barren - 1)] = 1
    began = starter(state) - seat_to_act(state)
    row[at(base + inputs.BEGAN + (began if began >= 0 else began + seat_count(state)))] = 1


@compiled
def write_shared(state: State, base: int, row: NDArray[np.uint8]) -> None:
    """Write the block up to the detailed bag; the row must be zero there."""
    _write_counts(state, base, row)
    _write_turn(state, base, row)
