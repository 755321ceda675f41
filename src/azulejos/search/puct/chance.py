"""Chance sampling: the value of a position before a deal, by random deals and short searches.

The network's value for a position before a deal is its weakest (`python -m training truth`). A
random deal and a few visits behind it are better, and the mean of several deals is much better. So
leaves that are visited often are sampled again and again, and once a round is solved all remaining
time goes to samples. The n-th sample uses the same deal for all leaves of a round, as far as their
bags allow, so that leaves are compared with the same luck.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import DEAL, at, compiled, deal, phase, play
from azulejos.net.forward import Work
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.arrays import SAMPLE_VISITS, ChanceSampler
from azulejos.search.puct.descent import WAITING, best_edge, descend
from azulejos.search.puct.leaves import expand, set_root
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    EDGES,
    MOVER,
    NODE_WORDS,
    PROVEN,
    ROOT,
    SAMPLES,
    SUM,
    Floats,
    Pool,
    edge_at,
    int_at,
    leaf_behind,
    worth,
)
from azulejos.search.puct.parameters import SearchParameters

MOST_SAMPLES = 256  # of one leaf
FIRST_DEAL, NEXT_DEAL = 1_234_567, 7_919  # seeds
EXPLORATION = 0.25  # bonus of a leaf without samples; of n samples, divided by sqrt(n + 1)


@compiled
def sample(
    network: Network,
    work: Work,
    sampler: ChanceSampler,
    sample_number: int,
    parameters: SearchParameters,
) -> None:
    """Deal, search a little, and write the value of the best move for every seat."""
    tree, state, generator = sampler.tree, sampler.state, sampler.generator
    generator[0] = np.uint64(FIRST_DEAL + NEXT_DEAL * sample_number)
    deal(state, generator)
    set_root(network, work, tree, state)
    for _ in range(SAMPLE_VISITS - 1):
        if descend(tree, state, parameters, False, 0) == WAITING:
            expand(network, work, tree)
    child = int_at(tree.pool, best_edge(tree.pool, tree.header[ROOT]) + CHILD)
    for seat in range(sampler.values.size):
        sampler.values[at(seat)] = worth(tree.pool, child, seat)


@compiled
def follow_best_play(pool: Pool, node: int, sampler: ChanceSampler) -> int:
    """Follow best play from a proven node to its leaf; how many nodes lie before the leaf."""
    count = 0
    while int_at(pool, node + EDGES) > 0:
        sampler.chain[at(count)] = node
        count += 1
        edge = best_edge(pool, node)
        play(sampler.state, int_at(pool, edge + ACTION))
        node = int_at(pool, edge + CHILD)
    sampler.chain[at(count)] = node
    return count


@compiled
def update_proven(pool: Pool, sampler: ChanceSampler, count: int) -> None:
    """Update the proven leaf of every node on the way, from the last node up."""
    for step in range(count - 1, -1, -1):
        node, best = sampler.chain[at(step)], 0
        mover = int_at(pool, node + MOVER)
        for index in range(int_at(pool, node + EDGES)):
            leaf = leaf_behind(pool, edge_at(node, index))
            if best == 0 or pool[at(leaf + SUM + mover)] > pool[at(best + SUM + mover)]:
                best = leaf
        pool[at(node + PROVEN)] = best


@compiled
def add_sample(pool: Pool, leaf: int, values: Floats) -> None:
    """Update a leaf's values, and the win shares stored behind it, to the mean of all samples."""
    samples = pool[at(leaf + SAMPLES)]
    share = np.float32(1) / (
        samples + np.float32(2)
    )  # the network's own value counts for one sample
    for seat in range(values.size):
        change = share * (values[at(seat)] - pool[at(leaf + SUM + seat)])
        pool[at(leaf + SUM + seat)] += change
        stored = leaf + NODE_WORDS + seat
        pool[at(stored)] = win_moved(pool[at(stored)], change)
    pool[at(leaf + SAMPLES)] = samples + np.float32(1)


@compiled
def sample_leaf(
    network: Network,
    work: Work,
    pool: Pool,
    node: int,
    sampler: ChanceSampler,
    parameters: SearchParameters,
) -> bool:
    """Sample a deal behind the leaf of a proven node, whose position is in the sampler's state.

    False if there is nothing to sample: the game is over, or the leaf has enough samples.
    """
    count = follow_best_play(pool, node, sampler)
    leaf = sampler.chain[at(count)]
    samples = int_at(pool, leaf + SAMPLES)
    if phase(sampler.state) != DEAL or samples >= MOST_SAMPLES:
        return False
    sample(network, work, sampler, samples, parameters)
    add_sample(pool, leaf, sampler.values)
    update_proven(pool, sampler, count)
    return True


@compiled
def most_promising(pool: Pool, root: int) -> int:
    """The edge of a proven root whose leaf should be sampled next, 0 for none."""
    best, highest, mover = 0, np.float32(-1e30), int_at(pool, root + MOVER)
    for index in range(int_at(pool, root + EDGES)):
        edge = edge_at(root, index)
        leaf = leaf_behind(pool, edge)
        samples = pool[at(leaf + SAMPLES)]
        bonus = np.float32(EXPLORATION) / np.sqrt(np.float32(1) + samples)
        upper_bound = pool[at(leaf + SUM + mover)] + bonus
        if samples < MOST_SAMPLES and upper_bound > highest:
            best, highest = edge, upper_bound
    return best
