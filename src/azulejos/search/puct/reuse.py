"""Finding a position in the tree of an earlier search, so that its visits are kept.

Between two moves of a seat each of the others moves once, so the new position is a few edges below
the old root, if it is in the tree at all: a new round needs a new tree, and of two equal factories
the tree has only one.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import State, board_words, is_same_round, play, seat_to_act
from azulejos.search.puct.nodes import opened_edges
from azulejos.search.puct.tree import Tree

CROWDED = 0.6  # of the places for nodes or edges are used: begin a new tree


def node_below(tree: Tree, node: int, state: State, wanted: State, depth: int) -> int:
    """The node of a position that is at most so many moves away; 0 if it is missing or proven."""
    if not is_same_round(state, wanted):
        return 0
    mover = int(seat_to_act(state))
    for edge in opened_edges(tree.nodes, node):
        child, after = int(tree.edges.child[edge]), state.copy()
        play(after, int(tree.edges.action[edge]))
        if tree.nodes.edge_count[child] == 0:
            continue
        if np.array_equal(after, wanted):
            return 0 if tree.nodes.proven[child] else child
        same = np.array_equal(board_words(after, mover), board_words(wanted, mover))
        if depth > 1 and same:
            found = node_below(tree, child, after, wanted, depth - 1)
            if found:
                return found
    return 0
