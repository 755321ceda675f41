"""The forward pass in numba: one position at a time, on one core, mostly in whole numbers.

A file of its own because it is the hottest of the learned player. Inputs are mostly zeros, so the
first layer is a sum over the rows of the others, in steps of 1/1024. Behind it, what a rectifier
lets through becomes bytes, in steps of a 255th of the highest, and weights are bytes too; values
are read from what is not rounded. `training/model.py` has the same network in PyTorch; a test says
how far both agree.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import compiled, inlined
from azulejos.fast.bits import lowest_bit
from azulejos.fast.layout import at
from azulejos.net.floats import dot
from azulejos.net.layout import WIN_WEIGHT
from azulejos.net.network import Network, Trunk
from azulejos.net.products import inner, multiply
from azulejos.net.rows import STEP, add_rows

LOW_BITS = 0x7F7F7F7F7F7F7F7F  # all but the highest of each byte

Floats = NDArray[np.float32]


class Work(NamedTuple):
    """Scratch memory of one thread for one network."""

    row: NDArray[np.uint8]  # features go in here
    words: NDArray[np.int64]  # the same, eight at a time
    places: NDArray[np.int64]
    amounts: NDArray[np.int16]
    shorts: NDArray[np.int16]  # the sums of the first layer
    activity: NDArray[np.uint8]  # what a rectifier lets through, the highest as 255
    sums: NDArray[np.int32]
    hidden: Floats  # after `run`: what the heads read
    bits: NDArray[np.int32]  # the same: of numbers above 0 the highest has the highest bits
    highest: Floats  # of these; one number
    highest_bits: NDArray[np.int32]
    heads: Floats  # after `run`: win shares, margins, scores, from the mover on


def new_work(network: Network) -> Work:
    """Scratch memory for a network."""
    inputs, width = network.inside.first.shape
    room = inputs + 8
    row, hidden = np.zeros(inputs, np.uint8), np.zeros(width, np.float32)
    highest = np.zeros(1, np.float32)
    return Work(
        row=row,
        words=row.view(np.int64),
        places=np.zeros(room, np.int64),
        amounts=np.zeros(room, np.int16),
        shorts=np.zeros(width, np.int16),
        activity=np.zeros(width, np.uint8),
        sums=np.zeros(width, np.int32),
        hidden=hidden,
        bits=hidden.view(np.int32),
        highest=highest,
        highest_bits=highest.view(np.int32),
        heads=np.zeros(network.inside.values.shape[0], np.float32),
    )


@inlined
def _bytes_there(word: int) -> int:
    """The highest bit of each byte that is not zero."""
    return (((word & LOW_BITS) + LOW_BITS) | word) & ~LOW_BITS


@compiled
def active_inputs(work: Work) -> int:
    """List the inputs that are not zero; how many."""
    row, words, index, value, count = work.row, work.words, work.places, work.amounts, 0
    for word in range(words.size):
        bytes_there = _bytes_there(words[at(word)])
        while bytes_there != 0:
            place = 8 * word + (lowest_bit(bytes_there) >> 3)
            bytes_there &= bytes_there - 1
            index[at(count)], value[at(count)] = place, row[at(place)]
            count += 1
    return count


@compiled
def add_first(trunk: Trunk, work: Work) -> None:
    """The first layer, for the features in `work.row`."""
    hidden, shorts = work.hidden, work.shorts
    for unit in range(shorts.size):  # a loop: numba compiles it in no time, array copies in seconds
        shorts[unit] = 0
    add_rows(shorts, trunk.first, work.places, work.amounts, active_inputs(work))
    for unit in range(hidden.size):
        hidden[unit] = trunk.first_bias[unit] + np.float32(STEP) * np.float32(shorts[unit])


@compiled
def find_highest(work: Work) -> np.float32:
    """The highest of all units, 0 at least. Whole numbers are compared many at once, floats not."""
    bits, highest = work.bits, np.int64(0)
    for unit in range(bits.size):
        highest = max(highest, np.int64(bits[unit]))
    work.highest_bits[0] = highest
    return work.highest[0]


@compiled
def write_activity(work: Work) -> np.float32:
    """What a rectifier lets through as bytes; what 1 of these is worth."""
    hidden, activity, highest = work.hidden, work.activity, find_highest(work)
    scale = np.float32(255) / max(highest, np.float32(1e-9))
    for unit in range(hidden.size):
        activity[unit] = np.int32(max(hidden[unit], np.float32(0)) * scale + np.float32(0.5))
    return highest / np.float32(255)


@compiled
def add_block(trunk: Trunk, block: int, work: Work) -> None:
    """Add a block to what is there."""
    hidden, sums = work.hidden, work.sums
    units, bias = trunk.block_units[block], trunk.block_bias[block]
    step = write_activity(work)
    multiply(sums, trunk.blocks[block], work.activity)
    for unit in range(hidden.size):
        hidden[unit] += bias[unit] + step * units[unit] * np.float32(sums[unit])


@compiled
def run(trunk: Trunk, work: Work) -> None:
    """Everything but the policy, for the features in `work.row`."""
    add_first(trunk, work)
    hidden = work.hidden
    for block in range(trunk.blocks.shape[0]):
        add_block(trunk, block, work)
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
def logit(network: Network, work: Work, step: np.float32, move: int) -> float:
    """The policy's logit of one move, after `step = write_activity(work)`."""
    product = inner(network.policy[move], work.activity)
    return network.policy_bias[move] + step * network.policy_units[move] * np.float32(product)


@compiled
def seat_values(work: Work, mover: int, values: Floats) -> None:
    """The utility of each seat, counted from seat 0, as the search wants it."""
    seats = values.size
    for place in range(seats):
        win, ahead = work.heads[place], work.heads[seats + place]
        value = WIN_WEIGHT * (2 * win - 1) + (1 - WIN_WEIGHT) * ahead
        values[(mover + place) % seats] = value
