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
from azulejos.search.puct.descent import WAITING, best_edge, descend, is_better
from azulejos.search.puct.leaves import expand, set_root
from azulejos.search.puct.nodes import edges_of, leaf_behind, worth
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.tree import ROOT, Floats, Tree

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
    child = tree.edges.child[at(best_edge(tree, tree.header[ROOT]))]
    for seat in range(sampler.values.size):
        sampler.values[at(seat)] = worth(tree.nodes, child, seat)


@compiled
def follow_best_play(tree: Tree, node: int, sampler: ChanceSampler) -> int:
    """Follow best play from a proven node to its leaf; how many nodes lie before the leaf."""
    count = 0
    while tree.nodes.edge_count[at(node)] > 0:
        sampler.chain[at(count)] = node
        count += 1
        edge = best_edge(tree, node)
        play(sampler.state, tree.edges.action[at(edge)])
        node = tree.edges.child[at(edge)]
    sampler.chain[at(count)] = node
    return count


@compiled
def update_proven(tree: Tree, sampler: ChanceSampler, count: int) -> None:
    """Update the proven leaf of every node on the way, from the last node up."""
    nodes = tree.nodes
    for step in range(count - 1, -1, -1):
        node, best = sampler.chain[at(step)], 0
        for edge in edges_of(nodes, node):
            leaf = leaf_behind(tree, edge)
            if best == 0 or is_better(tree, leaf, best, nodes.mover[at(node)]):
                best = leaf
        nodes.proven[at(node)] = best


@compiled
def add_sample(tree: Tree, leaf: int, values: Floats) -> None:
    """Update a leaf's values, and its win shares, to the mean of all samples."""
    nodes = tree.nodes
    value, outlook = nodes.value_sum[leaf], nodes.outlook[leaf]
    # The network's own value counts for one sample.
    share = np.float32(1) / (np.float32(nodes.samples[at(leaf)]) + np.float32(2))
    for seat in range(values.size):
        change = share * (values[at(seat)] - value[at(seat)])
        value[at(seat)] += change
        outlook[at(seat)] = win_moved(outlook[at(seat)], change)
    nodes.samples[at(leaf)] += 1


@compiled
def sample_leaf(
    network: Network,
    work: Work,
    tree: Tree,
    node: int,
    sampler: ChanceSampler,
    parameters: SearchParameters,
) -> bool:
    """Sample a deal behind the leaf of a proven node, whose position is in the sampler's state.

    False if there is nothing to sample: the game is over, or the leaf has enough samples.
    """
    count = follow_best_play(tree, node, sampler)
    leaf = sampler.chain[at(count)]
    samples = tree.nodes.samples[at(leaf)]
    if phase(sampler.state) != DEAL or samples >= MOST_SAMPLES:
        return False
    sample(network, work, sampler, samples, parameters)
    add_sample(tree, leaf, sampler.values)
    update_proven(tree, sampler, count)
    return True


@compiled
def most_promising(tree: Tree, root: int) -> int:
    """The edge of a proven root whose leaf should be sampled next, 0 for none."""
    nodes = tree.nodes
    best, highest, mover = 0, np.float32(-1e30), nodes.mover[at(root)]
    for edge in edges_of(nodes, root):
        leaf = leaf_behind(tree, edge)
        samples = np.float32(nodes.samples[at(leaf)])
        bonus = np.float32(EXPLORATION) / np.sqrt(np.float32(1) + samples)
        upper_bound = nodes.value_sum[at(leaf), at(mover)] + bonus
        if samples < MOST_SAMPLES and upper_bound > highest:
            best, highest = edge, upper_bound
    return best
