"""Finding a position in the tree of an earlier search, so that its visits are kept.

Between two moves of a seat each of the others moves once, so the new position is a few edges below
the old root, if it is in the tree at all: a new round needs a new tree, and of two equal factories
the tree has only one.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import State, board_words, is_same_round, play, seat_to_act
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    EDGE_WORDS,
    EDGES,
    NODE_WORDS,
    OPENED,
    Pool,
    final_leaf,
)

CROWDED = 0.6  # of the pool is used: begin a new tree


def node_below(pool: Pool, node: int, state: State, wanted: State, depth: int) -> int:
    """The node of a position that is at most so many moves away; 0 if it is missing or proven."""
    if not is_same_round(state, wanted):
        return 0
    opened, start = int(pool[node + OPENED]), node + NODE_WORDS
    mover = int(seat_to_act(state))
    for edge in pool[start : start + EDGE_WORDS * opened].reshape(opened, EDGE_WORDS):
        child, after = int(edge[CHILD]), state.copy()
        play(after, int(edge[ACTION]))
        if pool[child + EDGES] == 0:
            continue
        if np.array_equal(after, wanted):
            return 0 if final_leaf(pool, child) else child
        same = np.array_equal(board_words(after, mover), board_words(wanted, mover))
        if depth > 1 and same:
            found = node_below(pool, child, after, wanted, depth - 1)
            if found:
                return found
    return 0
