"""One descent through a tree: selection, opening an edge, backing up, proving.

Self-play and the player grow the same kind of tree and differ only in how leaves are evaluated. A
value is one number for each seat, and every node prefers what is good for its own mover, so the
number of seats does not matter. The tree does not go beyond the round: a finished game has its
exact value, and a position before a deal is a leaf. A position that several orders of moves lead
to is one node (`transpositions`).
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import END, State, at, compiled, copy_state, inlined, phase, play
from azulejos.net.kernels.exponential import exp32
from azulejos.search.puct.nodes import (
    edges_of,
    leaf_behind,
    open_edge,
    opened_edges,
    raise_best,
    worth,
)
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.tree import DEPTH, LEAF, ROOT, WEIGHT, Tree

MOST_VISITS = 4_000_000  # sums in float32 lose precision beyond
VISITED, WAITING, FULL = 0, 1, 2  # results of a descent


@inlined
def select_edge(tree: Tree, node: int, parameters: SearchParameters, open_only: bool) -> int:
    """The edge to follow, by PUCT: its value so far plus a bonus that its prior decides.

    With `open_only`, an edge behind which something is unknown; there must be one.
    """
    nodes, edges = tree.nodes, tree.edges
    visits, first = nodes.visits[at(node)], nodes.first_edge[at(node)]
    scale = np.float32(parameters.exploration) * np.sqrt(visits)
    best, highest = first, np.float32(-1e30)
    for edge in opened_edges(nodes, node):
        if open_only and leaf_behind(tree, edge) != 0:
            continue
        seen = edges.visits[at(edge)]
        bound = edges.value_sum[at(edge)] / seen + scale * edges.prior[at(edge)] / (1 + seen)
        if bound > highest:
            best, highest = edge, bound
    opened = nodes.opened[at(node)]
    if opened < nodes.edge_count[at(node)]:
        edge = first + opened
        mean = nodes.value_sum[at(node), at(nodes.mover[at(node)])] / visits
        if mean - np.float32(parameters.fpu_reduction) + scale * edges.prior[at(edge)] > highest:
            best = edge
    return best


@compiled
def back_up(tree: Tree, visits: np.float32) -> None:
    """Add the values of the leaf along the path, weighted as so many visits.

    An edge has the value of its child, which other paths may have visited too.
    """
    nodes, edges, path, values = tree.nodes, tree.edges, tree.path, tree.scratch.values
    for step in range(tree.header[DEPTH] - 1, -1, -1):
        node, edge = path.nodes[at(step)], path.edges[at(step)]
        edges.visits[at(edge)] += visits
        value = worth(nodes, edges.child[at(edge)], nodes.mover[at(node)])
        edges.value_sum[at(edge)] = edges.visits[at(edge)] * value
        nodes.visits[at(node)] += visits
        for seat in range(values.size):
            nodes.value_sum[at(node), at(seat)] += visits * values[at(seat)]


@compiled
def prove_path(tree: Tree) -> None:
    """When the end of the path is known, mark the nodes above it whose lines are all known."""
    nodes, edges, path = tree.nodes, tree.edges, tree.path
    for step in range(tree.header[DEPTH] - 1, -1, -1):
        node, best = path.nodes[at(step)], 0
        mover = nodes.mover[at(node)]
        if nodes.opened[at(node)] < nodes.edge_count[at(node)]:
            return
        for edge in edges_of(nodes, node):
            leaf = leaf_behind(tree, edge)
            if leaf == 0:
                return
            if best == 0 or is_better(tree, leaf, best, mover):
                best = leaf
        nodes.proven[at(node)] = best
        if step > 0:  # from now on the edge above has an exact value
            parent, edge = path.nodes[at(step - 1)], path.edges[at(step - 1)]
            value = nodes.value_sum[at(best), at(nodes.mover[at(parent)])]
            edges.value_sum[at(edge)] = value * edges.visits[at(edge)]


@inlined
def is_better(tree: Tree, leaf: int, other: int, seat: int) -> bool:
    """Whether a leaf has a higher value for a seat than another leaf."""
    value_sum = tree.nodes.value_sum
    return value_sum[at(leaf), at(seat)] > value_sum[at(other), at(seat)]


@inlined
def last_edge(tree: Tree) -> int:
    """The last edge of the path, which is not empty."""
    return tree.path.edges[at(tree.header[DEPTH] - 1)]


@inlined
def is_ahead(tree: Tree, node: int) -> bool:
    """Whether the node at the end of the path has more visits than the path's last edge."""
    if tree.header[DEPTH] == 0:
        return False
    return tree.edges.visits[at(last_edge(tree))] < tree.nodes.visits[at(node)]


@inlined
def repetitions(tree: Tree, growth: float) -> np.float32:
    """How many visits a visit to a known value counts for.

    The next visits would most likely come here too, and would find out nothing.
    """
    header = tree.header
    if header[DEPTH] == 0 or tree.nodes.visits[at(header[ROOT])] > MOST_VISITS:
        return np.float32(1)
    return np.float32(1) + np.floor(np.float32(growth) * tree.edges.visits[at(last_edge(tree))])


@compiled
def descend(
    tree: Tree, state: State, parameters: SearchParameters, open_only: bool, first: int
) -> int:
    """Go down from the root to a leaf: VISITED if its value is known, WAITING if it is not.

    `state` is the position of the root; the position of the leaf is left in `scratch.reached`. With
    `open_only`, the descent follows only edges behind which something is unknown. `first` is the
    edge of the root to follow, 0 for any. A node that other paths have visited more often than the
    last edge of this path counts as a leaf.
    """
    nodes, edges, header, path = tree.nodes, tree.edges, tree.header, tree.path
    reached, values = tree.scratch.reached, tree.scratch.values
    copy_state(reached, state)
    node, growth = header[ROOT], 0.0 if open_only else parameters.growth
    header[DEPTH] = 0
    while nodes.proven[at(node)] == 0 and (open_only or not is_ahead(tree, node)):
        edge = first
        if first == 0 or header[DEPTH] > 0:
            edge = select_edge(tree, node, parameters, open_only)
        path.nodes[at(header[DEPTH])], path.edges[at(header[DEPTH])] = node, edge
        header[DEPTH] += 1
        play(reached, edges.action[at(edge)])
        child = int(edges.child[at(edge)])
        if child == 0:
            child, is_new = open_edge(tree, node, edge)
            if child == 0:
                return FULL
            if is_new and phase(reached) != END:
                header[LEAF] = child
                return WAITING
        node = child
    for seat in range(values.size):
        values[at(seat)] = worth(nodes, node, seat)
    visits = repetitions(tree, growth)
    header[WEIGHT] = np.int64(visits) if nodes.proven[at(node)] != 0 else 0
    back_up(tree, visits)
    return VISITED


@compiled
def set_priors(tree: Tree) -> None:
    """Finish the leaf that waits: turn the logits in its priors into probabilities; back up.

    The values of the leaf are in `scratch.values`.
    """
    nodes, prior, values = tree.nodes, tree.edges.prior, tree.scratch.values
    node = tree.header[LEAF]
    for seat in range(values.size):
        nodes.value_sum[at(node), at(seat)] = values[at(seat)]
    if nodes.edge_count[at(node)] > 0:
        highest, total = np.float32(-1e30), np.float32(0)
        for edge in edges_of(nodes, node):
            highest = max(highest, prior[at(edge)])
        for edge in edges_of(nodes, node):
            prior[at(edge)] = exp32(prior[at(edge)] - highest)
            total += prior[at(edge)]
        share = np.float32(1) / total
        for edge in edges_of(nodes, node):
            prior[at(edge)] *= share
        nodes.visits[at(node)] = 1
        raise_best(tree, node)
    tree.header[WEIGHT] = 1
    back_up(tree, np.float32(1))


@compiled
def best_edge(tree: Tree, node: int) -> int:
    """The edge to play: the proven best if every line is known, else by visits, then by value.

    Without any visit it is the edge with the highest prior.
    """
    nodes, edges = tree.nodes, tree.edges
    best, visits, value = nodes.first_edge[at(node)], np.float32(0), np.float32(0)
    proven = nodes.proven[at(node)]
    for edge in opened_edges(nodes, node):
        seen = edges.visits[at(edge)]
        if proven != 0:
            if leaf_behind(tree, edge) == proven:
                return edge
            continue
        mean = edges.value_sum[at(edge)] / max(seen, np.float32(1))
        if seen > visits or (seen == visits and mean > value):
            best, visits, value = edge, seen, mean
    return best
