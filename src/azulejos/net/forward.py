"""The forward pass in numba: one position at a time, on one core, sums in float32.

A file of its own because it is the hottest of the learned player. Inputs and what a rectifier lets
through are mostly zeros, so a layer is a sum over the rows of the active ones.
`training/model.py` has the same network in PyTorch; both agree to 2e-3 (a test).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import compiled
from azulejos.fast.compiled import compiled_with
from azulejos.fast.layout import at
from azulejos.net.layout import WIN_WEIGHT
from azulejos.net.network import Network, Trunk
from azulejos.net.rows import add_rows

Floats = NDArray[np.float32]


class Work(NamedTuple):
    """Scratch memory of one thread for one network."""

    row: NDArray[np.uint8]  # features go in here
    words: NDArray[np.uint64]  # the same, eight at a time
    places: NDArray[np.int64]
    amounts: Floats
    hidden: Floats  # after `run`: what the heads read
    heads: Floats  # after `run`: win shares, margins, scores, from the mover on


def new_work(network: Network) -> Work:
    """Scratch memory for a network."""
    inputs, width = network.inside.first.shape
    room = max(inputs, width) + 8
    row = np.zeros(inputs, np.uint8)
    return Work(
        row=row,
        words=row.view(np.uint64),
        places=np.zeros(room, np.int64),
        amounts=np.zeros(room, np.float32),
        hidden=np.zeros(width, np.float32),
        heads=np.zeros(network.inside.values.shape[0], np.float32),
    )


@compiled
def active_inputs(work: Work, index: NDArray[np.int64], value: Floats) -> int:
    """List the inputs that are not zero; how many."""
    row, words, count = work.row, work.words, 0
    for word in range(words.size):
        if words[at(word)] == 0:
            continue
        for place in range(8 * word, 8 * word + 8):
            index[at(count)] = place
            value[at(count)] = row[at(place)]
            count += row[at(place)] != 0
    return count


@compiled
def positive_units(hidden: Floats, index: NDArray[np.int64], value: Floats) -> int:
    """List what a rectifier lets through; how many."""
    count = 0
    for unit in range(hidden.size):
        index[at(count)] = unit
        value[at(count)] = hidden[at(unit)]
        count += hidden[at(unit)] > 0
    return count


@compiled_with(fastmath=True)
def dot(row: Floats, hidden: Floats) -> float:
    """The inner product."""
    total = np.float32(0)
    for unit in range(hidden.size):
        total += row[unit] * hidden[unit]
    return total  # type: ignore[return-value]


@compiled
def run(trunk: Trunk, work: Work) -> None:
    """Everything but the policy, for the features in `work.row`."""
    hidden, index, value = work.hidden, work.places, work.amounts
    for unit in range(hidden.size):  # a loop: numba compiles it in no time, array copies in seconds
        hidden[unit] = trunk.first_bias[unit]
    count = active_inputs(work, index, value)
    add_rows(hidden, trunk.first, index, value, count)
    for block in range(trunk.blocks.shape[0]):
        count = positive_units(hidden, index, value)
        for unit in range(hidden.size):
            hidden[unit] += trunk.block_bias[block, unit]
        add_rows(hidden, trunk.blocks[block], index, value, count)
    for unit in range(hidden.size):
        hidden[unit] = max(hidden[unit], np.float32(0))
    heads = work.heads
    seats = heads.size // 3
    highest, total = np.float32(-1e30), np.float32(0)
    for head in range(heads.size):
        heads[head] = dot(trunk.values[head], hidden) + trunk.values_bias[head]
    for seat in range(seats):
        highest = max(highest, heads[seat])
    for seat in range(seats):
        heads[seat] = np.exp(heads[seat] - highest)
        total += heads[seat]
    for seat in range(seats):
        heads[seat] /= total
        heads[seats + seat] = min(max(heads[seats + seat], np.float32(-1)), np.float32(1))


@compiled
def logit(network: Network, hidden: Floats, move: int) -> float:
    """The policy's logit of one move."""
    return dot(network.policy[move], hidden) + network.policy_bias[move]


@compiled
def seat_values(work: Work, mover: int, values: Floats) -> None:
    """The utility of each seat, counted from seat 0, as the search wants it."""
    seats = values.size
    for place in range(seats):
        win, ahead = work.heads[place], work.heads[seats + place]
        value = WIN_WEIGHT * (2 * win - 1) + (1 - WIN_WEIGHT) * ahead
        values[(mover + place) % seats] = value
