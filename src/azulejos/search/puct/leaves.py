"""The network's word for the leaves of a tree on one core, and a tree's first node.

A file of its own because the tree of a round and the small trees beyond its end both need it; in
training the leaves of thousands of trees go to a GPU instead.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import DEAL, Int64s, State, compiled, copy_state
from azulejos.fast.layout import PHASE, SEAT, at
from azulejos.net.forward import Work, ask_policy, logit, run, seat_values
from azulejos.net.inputs.canonical import sort_factories
from azulejos.net.inputs.inputs import write_features
from azulejos.net.network import Network
from azulejos.search.puct.descent import set_priors
from azulejos.search.puct.nodes import (
    DEPTH,
    EDGES,
    LEAF,
    ROOT,
    Pool,
    Scratch,
    add_node,
    clear_tree,
    edge_at,
    number,
)


@compiled
def evaluate_state(network: Network, work: Work, state: State, order: Int64s) -> None:
    """Run the network on a state: `work` then holds the heads and what the policy reads."""
    sort_factories(state, order)
    write_features(state, order, work.row)
    if state[PHASE] == DEAL:
        run(network.between, work)
    else:
        run(network.inside, work)


@compiled
def expand(
    network: Network, work: Work, pool: Pool, tree: Int64s, reached: State, scratch: Scratch
) -> None:
    """Let the network value the leaf that waits."""
    _, order, _, _, values = scratch
    evaluate_state(network, work, reached, order)
    node = tree[LEAF]
    count = number(pool, node + EDGES)
    step = ask_policy(network, work) if count > 0 else np.float32(0)  # before a deal nobody asks
    for index in range(count):
        place = edge_at(node, index)
        move = number(pool, place)
        pool[at(place)] = logit(network, work, step, reached, order, move)
    seat_values(work, reached[SEAT], values)
    set_priors(pool, tree, values)


@compiled
def set_root(
    network: Network, work: Work, pool: Pool, tree: Int64s, state: State, scratch: Scratch
) -> None:
    """A new tree with nothing but its root, evaluated."""
    reached, order, actions, indices, _ = scratch
    clear_tree(tree)
    copy_state(reached, state)
    node = add_node(pool, tree, reached, order, actions, indices)
    tree[ROOT], tree[LEAF], tree[DEPTH] = node, node, 0
    expand(network, work, pool, tree, reached, scratch)
