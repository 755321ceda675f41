"""The nodes and edges of a tree: creating, reading and opening them. `tree` has their fields."""

from __future__ import annotations

import numpy as np

from azulejos.fast import (
    DEAL,
    END,
    MOST_MOVES,
    Int64s,
    State,
    at,
    compiled,
    inlined,
    phase,
    position_key,
    raw,
    seat_to_act,
)
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.value import final_values
from azulejos.search.puct.transpositions import find, remember
from azulejos.search.puct.tree import (
    EDGES_END,
    FIRST_EDGE,
    FIRST_NODE,
    NEXT_EDGE,
    NEXT_NODE,
    NODES_END,
    TREE_NUMBER,
    Floats,
    Nodes,
    Tree,
)

ENDLESS_SAMPLES = 30_000  # of a finished game: there is nothing to sample


@inlined
def has_room(header: Int64s) -> bool:
    """Whether one more node fits for sure."""
    nodes, edges = header[NODES_END], header[EDGES_END]
    return bool(header[NEXT_NODE] < nodes and header[NEXT_EDGE] + MOST_MOVES <= edges)


@inlined
def is_crowded(header: Int64s, share: float) -> bool:
    """Whether more than this share of the places for nodes or for edges is used."""
    nodes = header[NEXT_NODE] - header[FIRST_NODE]
    edges = header[NEXT_EDGE] - header[FIRST_EDGE]
    most_nodes = share * (header[NODES_END] - header[FIRST_NODE])
    return bool(nodes > most_nodes or edges > share * (header[EDGES_END] - header[FIRST_EDGE]))


@inlined
def edges_of(nodes: Nodes, node: int) -> range:
    """The edges of a node."""
    first = int(nodes.first_edge[at(node)])
    return range(first, first + int(nodes.edge_count[at(node)]))


@inlined
def opened_edges(nodes: Nodes, node: int) -> range:
    """The edges of a node that have a child."""
    first = int(nodes.first_edge[at(node)])
    return range(first, first + int(nodes.opened[at(node)]))


@inlined
def leaf_behind(tree: Tree, edge: int) -> int:
    """The leaf with the final values of an edge's child; 0 while these can still change."""
    child = int(tree.edges.child[at(edge)])
    return int(tree.nodes.proven[at(child)]) if child != 0 else 0


@inlined
def worth(nodes: Nodes, node: int, seat: int) -> np.float32:
    """The value of a node for a seat: the final one if it is known, else the mean of all visits."""
    leaf = nodes.proven[at(node)]
    if leaf != 0:
        return nodes.value_sum[at(leaf), at(seat)]
    return nodes.value_sum[at(node), at(seat)] / nodes.visits[at(node)]


@compiled
def raise_best(tree: Tree, node: int) -> None:
    """Move the unopened edge with the highest prior in front of the other unopened edges."""
    nodes, prior, action = tree.nodes, tree.edges.prior, tree.edges.action
    first, opened = nodes.first_edge[at(node)], nodes.opened[at(node)]
    if opened >= nodes.edge_count[at(node)]:
        return
    front = first + opened
    best, highest = front, prior[at(front)]
    for edge in range(front + 1, first + nodes.edge_count[at(node)]):
        if prior[at(edge)] > highest:
            best, highest = edge, prior[at(edge)]
    prior[at(best)], prior[at(front)] = prior[at(front)], highest
    other = action[at(best)]
    action[at(best)], action[at(front)] = action[at(front)], other


@compiled
def add_node(tree: Tree, state: State) -> int:
    """Add a node for a state that waits for its evaluation: its number, 0 if the tree is full.

    Until `set_priors`, the prior of an edge holds the index of its move in the policy.
    """
    header, nodes, edges, scratch = tree.header, tree.nodes, tree.edges, tree.scratch
    actions, indices = scratch.actions, scratch.indices
    node, first, count = header[NEXT_NODE], header[NEXT_EDGE], 0
    words = raw(state)
    if phase(words) != DEAL:
        sort_factories(words, scratch.order)
        count = candidates(words, scratch.order, actions, indices)
    if node >= header[NODES_END] or first + count > header[EDGES_END]:
        return 0
    header[NEXT_NODE], header[NEXT_EDGE] = node + 1, first + count
    nodes.first_edge[at(node)], nodes.edge_count[at(node)] = first, count
    nodes.mover[at(node)] = seat_to_act(words)
    nodes.opened[at(node)], nodes.visits[at(node)] = 0, 0
    nodes.samples[at(node)], nodes.proven[at(node)] = 0, 0 if count > 0 else node
    for index in range(count):
        edge = first + index
        edges.prior[at(edge)] = indices[at(index)]
        edges.visits[at(edge)], edges.value_sum[at(edge)] = 0, 0
        edges.child[at(edge)], edges.action[at(edge)] = 0, actions[at(index)]
    return node


@inlined
def add_final(tree: Tree, values: Floats) -> int:
    """Add a leaf for a finished game: its number, 0 if the tree is full."""
    header, nodes = tree.header, tree.nodes
    node = header[NEXT_NODE]
    if node >= header[NODES_END]:
        return 0
    header[NEXT_NODE] = node + 1
    nodes.edge_count[at(node)], nodes.opened[at(node)] = 0, 0
    nodes.samples[at(node)], nodes.proven[at(node)] = ENDLESS_SAMPLES, node
    for seat in range(values.size):
        nodes.value_sum[at(node), at(seat)] = values[at(seat)]
    return node


@compiled
def open_edge(tree: Tree, node: int, edge: int) -> tuple[int, bool]:
    """Give an edge its child, a transposition or a new node; 0 if the tree is full.

    The second value says whether the child is new. The child's position is `scratch.reached`.
    """
    header, scratch = tree.header, tree.scratch
    reached = raw(scratch.reached)
    key = position_key(reached)
    child = find(tree.table, header[TREE_NUMBER], key)
    is_new = child == 0
    if is_new:
        if phase(reached) == END:
            final_values(reached, scratch.values)
            child = add_final(tree, scratch.values)
        else:
            child = add_node(tree, scratch.reached)
        if child == 0:
            return 0, True
        remember(tree.table, header[TREE_NUMBER], key, child)
    tree.edges.child[at(edge)] = child
    tree.nodes.opened[at(node)] += 1
    raise_best(tree, node)
    return child, is_new
