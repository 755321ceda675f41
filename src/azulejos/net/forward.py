"""The forward pass in numba: one position at a time, on one core, mostly in integers.

This is the hottest code of the learned player. Inputs are mostly zeros, so the first layer is a sum
of the rows of the inputs that are not zero, in steps of 1/1024. After it, activations become bytes,
in steps of 1/255 of the highest one, and weights are bytes too. The value head reads activations
that are not rounded. `training/networks/student.py` has the same network in PyTorch, and a test
checks how closely they agree.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Int64s, State, at, compiled, inlined
from azulejos.fast.bits import lowest_bit
from azulejos.fast.compiler.references import by_reference
from azulejos.net.inputs.layout import WIN_WEIGHT
from azulejos.net.kernels.floats import dot
from azulejos.net.kernels.matrix import inner, multiply
from azulejos.net.kernels.sparse_rows import STEP, add_rows
from azulejos.net.network import HALF, Network, Policy, Trunk
from azulejos.net.policy import filled_row, left_row, taken_row

LOW_BITS = 0x7F7F7F7F7F7F7F7F  # all but the highest bit of each byte
WITHOUT_SIGN = 0x7FFFFFFF  # the bits of a float without the sign

Floats = NDArray[np.float32]


@by_reference
class Work(NamedTuple):
    """Scratch memory of one thread for one network."""

    row: NDArray[np.uint8]  # the inputs
    words: NDArray[np.int64]  # the same memory, eight inputs at a time
    places: NDArray[np.int64]  # the inputs of one block that are not zero
    amounts: NDArray[np.int16]
    shorts: NDArray[np.int16]  # the sums of the first layer
    activity: NDArray[np.uint8]  # activations after the rectifier, the highest as 255
    sums: NDArray[np.int32]
    hidden: Floats  # after `run`: what the heads read
    bits: NDArray[np.int32]  # the same memory: positive floats order like their bits
    highest: Floats  # the highest of them; one number
    highest_bits: NDArray[np.int32]
    heads: Floats  # after `run`: win shares, margins, scores, starting with the mover


def new_work(network: Network) -> Work:
    """Scratch memory for a network."""
    inside, between, policy = network
    width = max(policy.query_bias.size, inside.first_bias.size, between.first_bias.size)
    inputs = network.seats * len(inside.seat) + len(inside.rest)
    room = max(len(inside.seat), len(inside.rest))
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
        heads=np.zeros(len(inside.values), np.float32),
    )


@inlined
def _bytes_there(word: int) -> int:
    """The highest bit of each byte that is not zero."""
    return (((word & LOW_BITS) + LOW_BITS) | word) & ~LOW_BITS


@compiled
def active_inputs(work: Work, begin: int, size: int) -> int:
    """List the inputs of a block that are not zero, by their offset in it; return how many."""
    row, words, index, value, count = work.row, work.words, work.places, work.amounts, 0
    for word in range(size // 8):
        bytes_there = _bytes_there(words[at(begin // 8 + word)])
        while bytes_there != 0:
            place = 8 * word + (lowest_bit(bytes_there) >> 3)
            bytes_there &= bytes_there - 1
            index[at(count)], value[at(count)] = place, row[at(begin + place)]
            count += 1
    return count


@compiled
def add_first(trunk: Trunk, work: Work) -> None:
    """Compute the first layer for the inputs in `work.row`; each seat has a part of the units."""
    width, (block, part) = trunk.first_bias.size, trunk.seat.shape
    shorts, hidden, seats = work.shorts[:width], work.hidden, work.heads.size // 3
    for unit in range(width):  # a loop compiles at once, an array copy takes numba seconds
        shorts[unit] = 0
    for place in range(seats):
        count = active_inputs(work, block * place, block)
        own = shorts[part * place : part * (place + 1)]
        add_rows(own, trunk.seat, work.places, work.amounts, count)
    count = active_inputs(work, block * seats, trunk.rest.shape[0])
    add_rows(shorts, trunk.rest, work.places, work.amounts, count)
    for unit in range(width):
        hidden[unit] = trunk.first_bias[unit] + np.float32(STEP) * np.float32(shorts[unit])


@compiled
def find_highest(work: Work, width: int) -> np.float32:
    """The highest unit, at least 0. Integers can be compared many at once, floats cannot."""
    bits, highest = work.bits, np.int64(0)
    for unit in range(width):
        highest = max(highest, np.int64(bits[unit]))
    work.highest_bits[0] = highest
    return work.highest[0]


@compiled
def write_activity(work: Work, width: int) -> np.float32:
    """Write the rectified activations as bytes, and return the value of one step."""
    hidden, activity, highest = work.hidden, work.activity, find_highest(work, width)
    scale = np.float32(255) / max(highest, np.float32(1e-9))
    for unit in range(width):
        activity[unit] = np.int32(max(hidden[unit], np.float32(0)) * scale + np.float32(0.5))
    return highest / np.float32(255)


@compiled
def add_block(trunk: Trunk, block: int, work: Work) -> None:
    """Add the output of a residual block to its input."""
    width = trunk.first_bias.size
    hidden, sums = work.hidden, work.sums[:width]
    units, bias = trunk.block_units[block], trunk.block_bias[block]
    step = write_activity(work, width)
    multiply(sums, trunk.blocks[block], work.activity[:width])
    for unit in range(width):
        hidden[unit] += bias[unit] + step * units[unit] * np.float32(sums[unit])


@compiled
def run(trunk: Trunk, work: Work) -> None:
    """Compute everything except the policy, for the inputs in `work.row`."""
    add_first(trunk, work)
    hidden = work.hidden[: trunk.first_bias.size]
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
def write_signed(work: Work, width: int) -> np.float32:
    """Write activations of both signs as bytes, 0 as HALF, and return the value of one step."""
    hidden, bits, activity, highest = work.hidden, work.bits, work.activity, np.int64(0)
    for unit in range(width):
        highest = max(highest, np.int64(bits[unit]) & WITHOUT_SIGN)
    work.highest_bits[0] = highest
    scale = np.float32(HALF - 1) / max(work.highest[0], np.float32(1e-9))
    for unit in range(width):
        activity[unit] = np.int32(hidden[unit] * scale + np.float32(HALF + 0.5))
    return work.highest[0] / np.float32(HALF - 1)


@compiled
def ask_policy(policy: Policy, work: Work, width: int) -> np.float32:
    """After `run` inside a round: write the query as bytes, and return the value of one step.

    `width` is the number of units that `run` has written.
    """
    step, rank = write_activity(work, width), policy.query_bias.size
    hidden, sums = work.hidden, work.sums[:rank]
    multiply(sums, policy.query[0], work.activity[:width])
    for unit in range(rank):
        product = step * policy.query_units[0, unit] * np.float32(sums[unit])
        hidden[unit] = policy.query_bias[unit] + product
    return write_signed(work, rank)


@inlined
def _row_logit(policy: Policy, work: Work, step: np.float32, row: int) -> np.float32:
    product = inner(policy.rows[row], work.activity) - policy.shift[row]
    return policy.bias[row] + step * policy.units[row] * np.float32(product)


@compiled
def logit(
    policy: Policy, work: Work, step: np.float32, state: State, order: Int64s, move: int
) -> np.float32:
    """The policy's logit for a move, by its index in `candidates`; `step` is from `ask_policy`."""
    found = _row_logit(policy, work, step, taken_row(state, order, move))
    for row in (filled_row(state, order, move), left_row(state, order, move)):
        if row >= 0:
            found += _row_logit(policy, work, step, row)
    return found


@compiled
def seat_values(work: Work, mover: int, values: Floats) -> None:
    """Write the utility of each seat, from seat 0, for the search."""
    seats = values.size
    for place in range(seats):
        win, ahead = work.heads[place], work.heads[seats + place]
        value = WIN_WEIGHT * (2 * win - 1) + (1 - WIN_WEIGHT) * ahead
        values[(mover + place) % seats] = value
