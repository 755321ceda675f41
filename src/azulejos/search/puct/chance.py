"""Looking beyond the deal: what a round leaves behind, put to the test by deals and short searches.

A file of its own because it is the one place where the search leaves its round. The network's word
for a position before a deal is its weakest (`python -m training truth`): a deal drawn at random and
a few visits behind it know better, and a mean over several deals much better. So leaves that are
visited often are sampled beyond again and again, and when nothing else is unknown all the time goes
there. The n-th look is at the same deal for all leaves of a round, as far as their bags allow:
luck is the same for all that are compared.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DEAL, Int64s, State, compiled, copy_state, deal, new_state, play
from azulejos.fast.layout import PHASE, at
from azulejos.net.forward import Work
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.descent import WAITING, SearchParameters, best_edge, descend
from azulejos.search.puct.leaves import expand, set_root
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    EDGES,
    HEADER,
    MOST_DEPTH,
    MOVER,
    PROVEN,
    ROOM,
    ROOT,
    SAMPLES,
    SUM,
    TREE_WORDS,
    Floats,
    Pool,
    Scratch,
    edge_at,
    leaf_behind,
    new_scratch,
    number,
    worth,
)
from azulejos.search.puct.transpositions import new_table

VISITS = 24  # of a look
MOST_SAMPLES = 256  # beyond one leaf
FIRST_DEAL, NEXT_DEAL = 1_234_567, 7_919
HOPE = 0.25  # how much better a leaf may be that has not been sampled beyond


class ChanceSampler(NamedTuple):
    """What a look needs: a small tree, room to walk to a leaf, and what was seen there."""

    pool: Pool
    tree: Int64s
    table: Int64s
    scratch: Scratch
    state: State  # of the leaf
    chain: Int64s  # the nodes on the way to it
    generator: NDArray[np.uint64]  # of deals
    values: Floats


def new_chance_sampler(seats: int) -> ChanceSampler:
    """A sampler for one thread."""
    return ChanceSampler(
        pool=np.empty((VISITS + 1) * ROOM, np.float32),
        tree=np.zeros(TREE_WORDS, np.int64),
        table=new_table(1 << 8),
        scratch=new_scratch(seats),
        state=new_state(seats),
        chain=np.zeros(MOST_DEPTH + 1, np.int64),
        generator=np.zeros(1, np.uint64),
        values=np.zeros(seats, np.float32),
    )


@compiled
def sample(
    network: Network,
    work: Work,
    sampler: ChanceSampler,
    number_of: int,
    parameters: SearchParameters,
) -> None:
    """Deal, search a little, and write what the best move is worth to every seat."""
    pool, tree, state = sampler.pool, sampler.tree, sampler.state
    generator = sampler.generator
    generator[0] = np.uint64(FIRST_DEAL + NEXT_DEAL * number_of)
    deal(state, generator)
    set_root(network, work, pool, tree, state, sampler.scratch)
    for _ in range(VISITS - 1):
        if descend(pool, tree, state, parameters, sampler.scratch, sampler.table) == WAITING:
            expand(network, work, pool, tree, sampler.scratch[0], sampler.scratch)
    child = number(pool, best_edge(pool, tree[ROOT]) + CHILD)
    for seat in range(sampler.values.size):
        sampler.values[at(seat)] = worth(pool, child, seat)


@compiled
def walk(pool: Pool, node: int, sampler: ChanceSampler) -> int:
    """Go on from a proven node to its leaf, as best play does; how many nodes lie before it."""
    count = 0
    while number(pool, node + EDGES) > 0:
        sampler.chain[at(count)] = node
        count += 1
        edge = best_edge(pool, node)
        play(sampler.state, number(pool, edge + ACTION))
        node = number(pool, edge + CHILD)
    sampler.chain[at(count)] = node
    return count


@compiled
def choose_again(pool: Pool, sampler: ChanceSampler, count: int) -> None:
    """Let every node on the way choose its leaf anew, from the last one up."""
    for step in range(count - 1, -1, -1):
        node, best = sampler.chain[at(step)], 0
        mover = number(pool, node + MOVER)
        for index in range(number(pool, node + EDGES)):
            leaf = leaf_behind(pool, edge_at(node, index))
            if best == 0 or pool[at(leaf + SUM + mover)] > pool[at(best + SUM + mover)]:
                best = leaf
        pool[at(node + PROVEN)] = best


@compiled
def add_sample(pool: Pool, leaf: int, values: Floats) -> None:
    """Let a leaf's value, and the win shares kept behind it, be the mean of all samples."""
    samples = pool[at(leaf + SAMPLES)]
    share = np.float32(1) / (samples + np.float32(2))  # the network's own word counts for one look
    for seat in range(values.size):
        further = share * (values[at(seat)] - pool[at(leaf + SUM + seat)])
        pool[at(leaf + SUM + seat)] += further
        kept = leaf + HEADER + seat
        pool[at(kept)] = win_moved(pool[at(kept)], further)
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
    """Look once more beyond the leaf of a proven node, whose state the sampler holds.

    False when there is nothing to see: the game is over there, or it has been seen often enough.
    """
    count = walk(pool, node, sampler)
    leaf = sampler.chain[at(count)]
    samples = number(pool, leaf + SAMPLES)
    if sampler.state[PHASE] != DEAL or samples >= MOST_SAMPLES:
        return False
    sample(network, work, sampler, samples, parameters)
    add_sample(pool, leaf, sampler.values)
    choose_again(pool, sampler, count)
    return True


@compiled
def most_promising(pool: Pool, root: int) -> int:
    """The edge of a proven root whose leaf is worth another look, 0 for none."""
    best, highest, mover = 0, np.float32(-1e30), number(pool, root + MOVER)
    for index in range(number(pool, root + EDGES)):
        edge = edge_at(root, index)
        leaf = leaf_behind(pool, edge)
        samples = pool[at(leaf + SAMPLES)]
        merit = pool[at(leaf + SUM + mover)] + np.float32(HOPE) / np.sqrt(np.float32(1) + samples)
        if samples < MOST_SAMPLES and merit > highest:
            best, highest = edge, merit
    return best


@compiled
def sample_from_root(
    network: Network,
    work: Work,
    pool: Pool,
    root: int,
    state: State,
    sampler: ChanceSampler,
    parameters: SearchParameters,
) -> bool:
    """One more look from a root behind which all is proven; False when enough has been seen."""
    edge = most_promising(pool, root)
    if edge == 0:
        return False
    copy_state(sampler.state, state)
    play(sampler.state, number(pool, edge + ACTION))
    return sample_leaf(network, work, pool, number(pool, edge + CHILD), sampler, parameters)
