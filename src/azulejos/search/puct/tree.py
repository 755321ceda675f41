"""The memory of a search tree: a struct of arrays, with names for the fields of nodes and edges.

A tree covers one round. A node and an edge are numbers: their places in the arrays. Number 0 means
"none". The edges of a node stand side by side: a selection reads a few short stretches of memory.

    node                   0       1         2         3                  NEXT_NODE
    nodes.visits, ...      | none  | root    | node    | leaf    | ...      | free ...
    nodes.first_edge               | 1       | 1 + m   | none
                                     |         |
                                     v         v
    edge                   0       1         1 + m         1 + m + n      NEXT_EDGE
    edges.prior, ...       | none  | m edges | n edges     | ...            | free ...

Opened edges come first. The unopened edge with the highest prior comes next: no other unopened edge
can be selected before it, so a descent reads only these.

    header 0 ROOT         the root, 0 for none
           1 NEXT_NODE    the first free place for a node
           2 NEXT_EDGE    the first free place for an edge
           3 DEPTH        length of the path of the last descent
           4 LEAF         the leaf that waits for its evaluation
           5 WEIGHT       how many visits with a known win share the last descent counts for
           6 TREE_NUMBER  it changes with every new root
           7 FIRST_NODE   the tree's first place for a node
           8 FIRST_EDGE   the tree's first place for an edge
           9 NODES_END    the end of its places for nodes
          10 EDGES_END    the end of its places for edges

Several trees can lie in the same arrays, each in places of its own, as in self-play.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import MOST_MOVES, Int64s, State, inlined, state_words
from azulejos.native.decorators import by_reference
from azulejos.net.inputs.canonical import MOST_FACTORIES
from azulejos.search.puct.transpositions import new_table

Floats: TypeAlias = NDArray[np.float32]

ROOT, NEXT_NODE, NEXT_EDGE, DEPTH, LEAF, WEIGHT, TREE_NUMBER = range(7)
FIRST_NODE, FIRST_EDGE, NODES_END, EDGES_END, HEADER_WORDS = range(7, 12)
MOST_DEPTH = 64
MOST_SEATS = 4
EDGES_PER_NODE = 12  # places for edges for each place of a node; early in a round nodes have more


@by_reference
class Nodes(NamedTuple):
    """The fields of all nodes. A leaf has no edges, and keeps an outlook."""

    first_edge: NDArray[np.int32]
    edge_count: NDArray[np.int16]  # 0 for a leaf
    opened: NDArray[np.int16]  # how many edges have a child
    mover: NDArray[np.int8]  # the seat to move
    visits: Floats
    value_sum: Floats  # a row of seats: the values of all visits; of a leaf, its one value
    proven: NDArray[np.int32]  # the leaf that best play leads to if every line is known, else 0
    samples: NDArray[np.int16]  # of a leaf: how many deals were sampled
    outlook: Floats  # of a leaf: win share of each seat, then expected final score of each seat


@by_reference
class Edges(NamedTuple):
    """The fields of all edges."""

    action: NDArray[np.int16]
    prior: Floats  # its probability in the policy; before that, the index or logit of its move
    visits: Floats
    value_sum: Floats  # visits times the value of the child for the mover
    child: NDArray[np.int32]  # 0 for none


@by_reference
class Path(NamedTuple):
    """The nodes of the last descent, and the edge that it followed from each of them."""

    nodes: Int64s
    edges: Int64s


@by_reference
class Scratch(NamedTuple):
    """Working memory of a descent."""

    reached: State  # the position that the descent has reached
    order: Int64s  # its factories in canonical order, once it has a node
    actions: Int64s  # its moves
    indices: Int64s  # of these moves in the policy
    values: Floats  # of the leaf, for each seat


@by_reference
class Tree(NamedTuple):
    """A tree and what a descent in it needs. The map is at the top of this file."""

    nodes: Nodes
    edges: Edges
    path: Path
    header: Int64s
    table: Int64s  # of transpositions
    scratch: Scratch


class TreePool:
    """Memory for the nodes and edges of a tree with any number of seats.

    Searches that take turns may share a pool; `owner` is the one whose tree it holds.
    """

    def __init__(self, edges: int) -> None:
        self.edges = new_edges(edges)
        self.owner: object = None
        self._nodes = new_nodes(MOST_SEATS, 1 + edges // EDGES_PER_NODE)

    def nodes(self, seats: int) -> Nodes:
        """The nodes of a tree for so many seats."""
        nodes, count = self._nodes, self._nodes.visits.size
        return nodes._replace(
            value_sum=nodes.value_sum.reshape(-1)[: count * seats].reshape(count, -1),
            outlook=nodes.outlook.reshape(-1)[: count * 2 * seats].reshape(count, -1),
        )


def new_nodes(seats: int, count: int) -> Nodes:
    """Memory for nodes; pages of it are touched only as a tree grows."""
    return Nodes(
        first_edge=np.empty(count, np.int32),
        edge_count=np.empty(count, np.int16),
        opened=np.empty(count, np.int16),
        mover=np.empty(count, np.int8),
        visits=np.empty(count, np.float32),
        value_sum=np.empty((count, seats), np.float32),
        proven=np.empty(count, np.int32),
        samples=np.empty(count, np.int16),
        outlook=np.empty((count, 2 * seats), np.float32),
    )


def new_edges(count: int) -> Edges:
    """Memory for edges."""
    return Edges(
        action=np.empty(count, np.int16),
        prior=np.empty(count, np.float32),
        visits=np.empty(count, np.float32),
        value_sum=np.empty(count, np.float32),
        child=np.empty(count, np.int32),
    )


def new_headers(trees: int, nodes: int, edges: int) -> NDArray[np.int64]:
    """A row for each of many trees, with so many places for nodes and edges each."""
    headers, number = np.zeros((trees, HEADER_WORDS), np.int64), np.arange(trees)
    for first, following, end, size in (
        (FIRST_NODE, NEXT_NODE, NODES_END, nodes),
        (FIRST_EDGE, NEXT_EDGE, EDGES_END, edges),
    ):
        headers[:, end] = size * (number + 1)
        headers[:, first] = headers[:, following] = size * number + 1  # the first place is unused
    return headers


def new_path(*shape: int) -> Path:
    """Memory for paths."""
    return Path(np.zeros((*shape, MOST_DEPTH), np.int64), np.zeros((*shape, MOST_DEPTH), np.int64))


def new_scratch(seats: int) -> Scratch:
    """Working memory for one thread."""
    return Scratch(
        reached=np.zeros(state_words(seats), np.int64),
        order=np.zeros(MOST_FACTORIES, np.int64),
        actions=np.zeros(MOST_MOVES, np.int64),
        indices=np.zeros(MOST_MOVES, np.int64),
        values=np.zeros(seats, np.float32),
    )


def new_tree(seats: int, pool: TreePool, places: int) -> Tree:
    """A tree without a root, and with so many places for transpositions."""
    nodes, edges = pool.nodes(seats), pool.edges
    [header] = new_headers(1, nodes.visits.size, edges.child.size)
    return Tree(nodes, edges, new_path(), header, new_table(places), new_scratch(seats))


@inlined
def clear_tree(header: Int64s) -> None:
    """Remove all nodes."""
    header[ROOT] = 0
    header[NEXT_NODE], header[NEXT_EDGE] = header[FIRST_NODE], header[FIRST_EDGE]
    header[TREE_NUMBER] += 1
