"""Evaluating leaves with the network on one core, and creating the root of a tree.

In training, the leaves of thousands of trees go to a GPU instead.
"""

from __future__ import annotations

from azulejos.fast import DEAL, State, at, compiled, copy_state, phase, raw, seat_to_act
from azulejos.net.forward import Work, compute_query, run_trunk, seat_values, write_logits
from azulejos.net.inputs.inputs import write_features
from azulejos.net.network import Network
from azulejos.search.puct.descent import set_priors
from azulejos.search.puct.nodes import add_node, edges_of
from azulejos.search.puct.tree import DEPTH, LEAF, ROOT, Tree, clear_tree


@compiled
def evaluate_state(network: Network, work: Work, state: State) -> None:
    """Run the network on a state: `work` then holds the heads and the input of the policy."""
    words = raw(state)
    write_features(words, work.row)
    if phase(words) == DEAL:
        run_trunk(network.before_deal, work)
    else:
        run_trunk(network.inside, work)


@compiled
def expand(network: Network, work: Work, tree: Tree) -> None:
    """Evaluate the leaf that waits: set the priors of its edges, and back up its values.

    It was added last, so `scratch` still has its moves.
    """
    nodes, scratch = tree.nodes, tree.scratch
    reached, order = raw(scratch.reached), scratch.order
    evaluate_state(network, work, reached)
    node = tree.header[LEAF]
    first, count = nodes.first_edge[at(node)], nodes.edge_count[at(node)]
    if count > 0:  # no policy before a deal
        step = compute_query(network.policy, work, network.inside.first_bias.size)
        write_logits(network.policy, work, step, reached, order, scratch.indices[:count])
    for edge in edges_of(nodes, node):
        tree.edges.prior[at(edge)] = work.logits[at(edge - first)]
    seat_values(work, seat_to_act(reached), scratch.values)
    set_priors(tree)


@compiled
def set_root(network: Network, work: Work, tree: Tree, state: State) -> None:
    """Begin a new tree: only its root, evaluated."""
    header, reached = tree.header, tree.scratch.reached
    clear_tree(header)
    copy_state(reached, state)
    node = add_node(tree, reached)
    header[ROOT], header[LEAF], header[DEPTH] = node, node, 0
    expand(network, work, tree)
