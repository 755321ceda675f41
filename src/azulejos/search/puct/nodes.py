"""The nodes and edges of a tree inside one round: where they lie, and how they come to be.

A file of its own because all that reads a tree needs it, and only the descent needs more. A tree is
one float32 array; a node is a block in it, an edge five numbers:

    node   +0 edges  +1 mover  +2 visits  +3 edges opened  +4 to +7 sum of the values of each seat
           +8 once all below is known: the leaf that best play leads to, else 0
    leaf   +0 none                           +3 samples      +4 to +7 value of each seat (final)
    edge   +0 prior  +1 visits  +2 their sum for the mover  +3 child, 0 for none  +4 action

Opened edges come first, and behind them the unopened one with the highest prior: of the unopened
ones no other can be next, so a descent reads only what has been visited. Looks are those beyond the
deal (`beyond_deal`); where the game is over there are as many as can be.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DEAL, END, Int64s, State, compiled, inlined, state_words
from azulejos.fast.layout import PHASE, SEAT, at
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.value import final_values
from azulejos.search.puct.transpositions import find, key_of, remember

Pool: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float32]
Scratch: TypeAlias = tuple[State, Int64s, Int64s, Int64s, Floats]
"""Room for the state that was reached, its factories in order, moves, their indices, values."""

EDGES, MOVER, VISITS, OPENED, SUM, PROVEN, HEADER = 0, 1, 2, 3, 4, 8, 9
SAMPLES = OPENED
PRIOR, EDGE_VISITS, EDGE_SUM, CHILD, ACTION, EDGE = 0, 1, 2, 3, 4, 5

# The words of a tree besides its pool: where the root is, how much is used, the path to the leaf,
# for how many visits of a leaf the last one counted, and the number of the tree.
ROOT, USED, DEPTH, LEAF, WEIGHT, NUMBER, PATH = 0, 1, 2, 3, 4, 5, 6
MOST_DEPTH = 64
TREE_WORDS = PATH + 2 * MOST_DEPTH
MOST_MOVES = 300
ROOM = HEADER + EDGE * MOST_MOVES + 8  # one more position needs no more of the pool
ENDLESS_SAMPLES = 1e9


def new_scratch(seats: int) -> Scratch:
    """Room for one thread."""
    return (
        np.zeros(state_words(seats), np.int64),
        np.zeros(9, np.int64),
        np.zeros(MOST_MOVES, np.int64),
        np.zeros(MOST_MOVES, np.int64),
        np.zeros(seats, np.float32),
    )


@inlined
def clear_tree(tree: Int64s) -> None:
    """Forget everything; offset 0 stays unused, it means "no child"."""
    tree[ROOT] = 0
    tree[USED] = HEADER
    tree[NUMBER] += 1


@inlined
def edge_at(node: int, index: int) -> int:
    """The offset of an edge."""
    return node + HEADER + EDGE * index


@inlined
def number(pool: Pool, place: int) -> int:
    """A whole number kept in the pool."""
    return np.int64(pool[at(place)])  # type: ignore[return-value]


@compiled
def raise_best(pool: Pool, node: int) -> None:
    """Bring the unopened edge with the highest prior to the front of the unopened ones."""
    first, count = number(pool, node + OPENED), number(pool, node + EDGES)
    if first >= count:
        return
    front = edge_at(node, first)
    best, highest = front, pool[at(front)]
    for index in range(first + 1, count):
        place = edge_at(node, index)
        if pool[at(place)] > highest:
            best, highest = place, pool[at(place)]
    pool[at(best)], pool[at(front)] = pool[at(front)], highest
    other = pool[at(best + ACTION)]
    pool[at(best + ACTION)], pool[at(front + ACTION)] = pool[at(front + ACTION)], other


@inlined
def final_leaf(pool: Pool, node: int) -> int:
    """The leaf whose values are those of the node for good; 0 while they may change."""
    return node if pool[at(node + EDGES)] == 0 else number(pool, node + PROVEN)


@compiled
def leaf_behind(pool: Pool, edge: int) -> int:
    """The final leaf that an edge leads to, 0 while that is open."""
    child = number(pool, edge + CHILD)
    return final_leaf(pool, child) if child != 0 else 0


@inlined
def worth(pool: Pool, node: int, seat: int) -> np.float32:
    """What a node is worth to a seat: for good, or as its visits say so far."""
    leaf = final_leaf(pool, node)
    if leaf != 0:
        return pool[at(leaf + SUM + seat)]
    return pool[at(node + SUM + seat)] / pool[at(node + VISITS)]


@compiled
def add_node(
    pool: Pool, tree: Int64s, state: State, order: Int64s, actions: Int64s, indices: Int64s
) -> int:
    """Lay out a node for a state that waits for its evaluation: its offset, 0 when all is full.

    Until `set_priors`, the prior of an edge holds the index of its move in the policy.
    """
    node, count = tree[USED], 0
    if state[PHASE] != DEAL:
        sort_factories(state, order)
        count = candidates(state, order, actions, indices)
    size = HEADER + EDGE * count
    if node + size > pool.size:
        return 0
    tree[USED] = node + size
    pool[at(node + EDGES)] = count
    pool[at(node + MOVER)] = state[SEAT]
    pool[at(node + VISITS)] = 0
    pool[at(node + OPENED)] = 0
    pool[at(node + PROVEN)] = 0
    for index in range(count):
        place = edge_at(node, index)
        pool[at(place + PRIOR)] = indices[at(index)]
        pool[at(place + EDGE_VISITS)] = 0
        pool[at(place + EDGE_SUM)] = 0
        pool[at(place + CHILD)] = 0
        pool[at(place + ACTION)] = actions[at(index)]
    return node


@inlined
def add_final(pool: Pool, tree: Int64s, values: Floats) -> int:
    """Lay out a leaf whose values are known for good; 0 when all is full."""
    node = tree[USED]
    if node + HEADER > pool.size:
        return 0
    tree[USED] = node + HEADER
    pool[at(node + EDGES)] = 0
    pool[at(node + SAMPLES)] = ENDLESS_SAMPLES
    for seat in range(values.size):
        pool[at(node + SUM + seat)] = values[at(seat)]
    return node


@compiled
def open_edge(
    pool: Pool, tree: Int64s, node: int, edge: int, scratch: Scratch, table: Int64s
) -> tuple[int, bool]:
    """Give an edge its child, one that was there before or a new one, 0 when all is full.

    The second word says whether it is new.
    """
    reached, order, actions, indices, values = scratch
    key = key_of(reached)
    child = find(table, tree[NUMBER], key)
    is_new = child == 0
    if is_new:
        if reached[PHASE] == END:
            final_values(reached, values)
            child = add_final(pool, tree, values)
        else:
            child = add_node(pool, tree, reached, order, actions, indices)
        if child == 0:
            return 0, True
        remember(table, tree[NUMBER], key, child)
    pool[at(edge + CHILD)] = child
    pool[at(node + OPENED)] += np.float32(1)
    raise_best(pool, node)
    return child, is_new
