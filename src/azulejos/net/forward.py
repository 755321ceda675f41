"""The forward pass: one position at a time, on one core, mostly in integers.

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

from azulejos.fast import MOST_MOVES, Int64s, State, at, compiled, inlined
from azulejos.fast.bits import lowest_bit
from azulejos.native.decorators import by_reference
from azulejos.net.inputs.canonical import GROUP_ACTIONS
from azulejos.net.kernels.exponential import exp32
from azulejos.net.kernels.floats import dots
from azulejos.net.kernels.matrix import inner, multiply
from azulejos.net.kernels.sparse_rows import STEP, add_rows
from azulejos.net.network import ZERO_POINT, Network, Policy, Trunk
from azulejos.net.policy import FILLED, filled_row, left_row, taken_row
from azulejos.net.value import utility

LOW_BITS = 0x7F7F7F7F7F7F7F7F  # all but the highest bit of each byte
WITHOUT_SIGN = 0x7FFFFFFF  # the bits of a float without the sign
UNKNOWN = np.float32(-1e30)

Floats = NDArray[np.float32]


@by_reference
class Work(NamedTuple):
    """Scratch memory of one thread for one network."""

    row: NDArray[np.uint8]  # the inputs
    words: NDArray[np.int64]  # the same memory, eight inputs at a time
    indices: NDArray[np.int64]  # the inputs of one block that are not zero
    values: NDArray[np.int16]  # of these inputs
    accumulator: NDArray[np.int16]  # the sums of the first layer
    activations: NDArray[np.uint8]  # after the rectifier, the highest as 255
    sums: NDArray[np.int32]
    hidden: Floats  # after `run_trunk`: what the heads read
    bits: NDArray[np.int32]  # the same memory: positive floats order like their bits
    highest: Floats  # the highest of them; one number
    highest_bits: NDArray[np.int32]
    heads: Floats  # after `run_trunk`: win shares, margins, scores, starting with the mover
    bases: Floats  # for `write_logits`: what is known, by the first row of a move
    logits: Floats  # after `write_logits`: of each move


def new_work(network: Network) -> Work:
    """Scratch memory for a network."""
    inside, before_deal, policy = network
    width = max(policy.query_bias.size, inside.first_bias.size, before_deal.first_bias.size)
    inputs = network.seats * len(inside.seat) + len(inside.rest)
    room = max(len(inside.seat), len(inside.rest))
    row, hidden = np.zeros(inputs, np.uint8), np.zeros(width, np.float32)
    highest = np.zeros(1, np.float32)
    return Work(
        row=row,
        words=row.view(np.int64),
        indices=np.zeros(room, np.int64),
        values=np.zeros(room, np.int16),
        accumulator=np.zeros(width, np.int16),
        activations=np.zeros(width, np.uint8),
        sums=np.zeros(width, np.int32),
        hidden=hidden,
        bits=hidden.view(np.int32),
        highest=highest,
        highest_bits=highest.view(np.int32),
        heads=np.zeros(len(inside.values), np.float32),
        bases=np.zeros(FILLED, np.float32),
        logits=np.zeros(MOST_MOVES, np.float32),
    )


@inlined
def _bytes_there(word: int) -> int:
    """The highest bit of each byte that is not zero."""
    return (((word & LOW_BITS) + LOW_BITS) | word) & ~LOW_BITS


@compiled
def active_inputs(work: Work, begin: int, size: int) -> int:
    """List the inputs of a block that are not zero, by their offset in it; return how many."""
    row, words, indices, values, count = work.row, work.words, work.indices, work.values, 0
    for word in range(size // 8):
        bytes_there = _bytes_there(words[at(begin // 8 + word)])
        while bytes_there != 0:
            place = 8 * word + (lowest_bit(bytes_there) >> 3)
            bytes_there &= bytes_there - 1
            indices[at(count)], values[at(count)] = place, row[at(begin + place)]
            count += 1
    return count


@compiled
def add_first(trunk: Trunk, work: Work) -> None:
    """Compute the first layer for the inputs in `work.row`; each seat has a part of the units."""
    width, (block, part) = trunk.first_bias.size, trunk.seat.shape
    accumulator, hidden, seats = work.accumulator[:width], work.hidden, work.heads.size // 3
    for unit in range(width):  # a loop is quicker to compile than an array copy
        accumulator[unit] = 0
    for place in range(seats):
        count = active_inputs(work, block * place, block)
        own = accumulator[part * place : part * (place + 1)]
        add_rows(own, trunk.seat, work.indices, work.values, count)
    count = active_inputs(work, block * seats, trunk.rest.shape[0])
    add_rows(accumulator, trunk.rest, work.indices, work.values, count)
    for unit in range(width):
        hidden[unit] = trunk.first_bias[unit] + np.float32(STEP) * np.float32(accumulator[unit])


@compiled
def find_highest(work: Work, width: int) -> np.float32:
    """The highest unit, at least 0.

    Compares the bits as integers, because LLVM does not vectorise a maximum of floats (NaN).
    """
    bits, highest = work.bits, np.int64(0)
    for unit in range(width):
        highest = max(highest, np.int64(bits[unit]))
    work.highest_bits[0] = highest
    return work.highest[0]


@compiled
def write_activations(work: Work, width: int) -> np.float32:
    """Write the rectified activations as bytes, and return the value of one step."""
    hidden, activations, highest = work.hidden, work.activations, find_highest(work, width)
    scale = np.float32(255) / max(highest, np.float32(1e-9))
    for unit in range(width):
        activations[unit] = np.int32(max(hidden[unit], np.float32(0)) * scale + np.float32(0.5))
    return highest / np.float32(255)


@compiled
def add_block(trunk: Trunk, block: int, work: Work) -> None:
    """Add the output of a residual block to its input."""
    width = trunk.first_bias.size
    hidden, sums = work.hidden, work.sums[:width]
    scales, bias = trunk.block_scales[block], trunk.block_bias[block]
    step = write_activations(work, width)
    multiply(sums, trunk.blocks[block], work.activations[:width])
    for unit in range(width):
        hidden[unit] += bias[unit] + step * scales[unit] * np.float32(sums[unit])


@compiled
def run_trunk(trunk: Trunk, work: Work) -> None:
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
    dots(heads, trunk.values, hidden)
    for head in range(heads.size):
        heads[head] += trunk.values_bias[head]
    for seat in range(seats):
        highest = max(highest, heads[seat])
    for seat in range(seats):
        heads[seat] = exp32(heads[seat] - highest)
        total += heads[seat]
    for seat in range(seats):
        heads[seat] /= total
        heads[seats + seat] = min(max(heads[seats + seat], np.float32(-1)), np.float32(1))


@compiled
def write_signed(work: Work, width: int) -> np.float32:
    """Write activations of both signs as bytes, 0 as ZERO_POINT; return the value of one step."""
    hidden, bits, activations, highest = work.hidden, work.bits, work.activations, np.int64(0)
    for unit in range(width):
        highest = max(highest, np.int64(bits[unit]) & WITHOUT_SIGN)
    work.highest_bits[0] = highest
    scale = np.float32(ZERO_POINT - 1) / max(work.highest[0], np.float32(1e-9))
    for unit in range(width):
        activations[unit] = np.int32(hidden[unit] * scale + np.float32(ZERO_POINT + 0.5))
    return work.highest[0] / np.float32(ZERO_POINT - 1)


@compiled
def compute_query(policy: Policy, work: Work, width: int) -> np.float32:
    """After `run_trunk` inside a round: write the query as bytes; return the value of one step.

    `width` is the number of units that `run_trunk` has written.
    """
    step, rank = write_activations(work, width), policy.query_bias.size
    hidden, sums = work.hidden, work.sums[:rank]
    multiply(sums, policy.query[0], work.activations[:width])
    for unit in range(rank):
        product = step * policy.query_scales[0, unit] * np.float32(sums[unit])
        hidden[unit] = policy.query_bias[unit] + product
    return write_signed(work, rank)


@inlined
def _row_logit(policy: Policy, work: Work, step: np.float32, row: int) -> np.float32:
    product = inner(policy.rows[row], work.activations) - policy.shift[row]
    return policy.bias[row] + step * policy.scales[row] * np.float32(product)


@inlined
def _base_logit(
    policy: Policy, work: Work, step: np.float32, state: State, order: Int64s, move: int
) -> np.float32:
    """The part of a move's logit that does not depend on what its factory leaves behind."""
    found = _row_logit(policy, work, step, taken_row(state, order, move))
    filled = filled_row(state, order, move)
    return found + _row_logit(policy, work, step, filled) if filled >= 0 else found


@compiled
def write_logits(
    policy: Policy, work: Work, step: np.float32, state: State, order: Int64s, moves: Int64s
) -> None:
    """Write the logits of moves, by their indices in `candidates`, to `work.logits`.

    `step` is from `compute_query`. With four seats there can be more than a hundred moves. So the
    moves that take the same group of tiles, which follow each other, share what is left behind. And
    factories with as many tiles of a colour share the rest, because the same lines accept it.
    """
    bases, logits, group = work.bases, work.logits, -1
    first, left, is_known = 0, np.float32(0), False
    for row in range(bases.size):
        bases[row] = UNKNOWN
    for index in range(moves.size):
        move = moves[at(index)]
        line = move % GROUP_ACTIONS
        if move // GROUP_ACTIONS != group:
            group, first = move // GROUP_ACTIONS, taken_row(state, order, move) - line
            is_known, behind = bases[at(first + line)] != UNKNOWN, left_row(state, order, move)
            left = _row_logit(policy, work, step, behind) if behind >= 0 else np.float32(0)
        if not is_known:
            bases[at(first + line)] = _base_logit(policy, work, step, state, order, move)
        logits[at(index)] = bases[at(first + line)] + left


@compiled
def seat_values(work: Work, mover: int, values: Floats) -> None:
    """Write the utility of each seat, from seat 0, for the search."""
    seats = values.size
    for place in range(seats):
        win, ahead = work.heads[place], work.heads[seats + place]
        values[(mover + place) % seats] = utility(win, ahead)
