"""The memory of a search tree: nodes, edges, and the functions that create and read them.

A tree covers one round. Its nodes and edges lie in one float32 array, the pool, one behind the
other, and are addressed by their offsets. Offset 0 means "no node".

    pool   | unused |   node   | edge | edge | ... |   node   | edge | ... |  leaf  | ... | free
           0        9                                                                    USED

    node   +0 EDGES   how many edges follow; 0 for a leaf
           +1 MOVER   the seat to move
           +2 VISITS
           +3 OPENED  how many edges have a child
           +4 SUM     of the values of all visits, one number for each of up to 4 seats
           +8 PROVEN  the leaf that best play leads to once every line is known, else 0
           +9         the first edge

    leaf   +0 EDGES   0
           +3 SAMPLES how many deals were sampled; ENDLESS_SAMPLES after the end of the game
           +4 SUM     its value for each seat, which is final but for samples
           +9         the outlook: win share of each seat, then expected final score of each seat

    edge   +0 PRIOR   its probability in the policy; before that, the index or logit of its move
           +1 EDGE_VISITS
           +2 EDGE_SUM  visits times the value of the child for the mover
           +3 CHILD   the offset of the child, 0 for none
           +4 ACTION

Opened edges come first. The unopened edge with the highest prior comes next: no other unopened edge
can be selected before it, so a descent reads only these.

    header 0 ROOT         offset of the root, 0 for none
           1 USED         how much of the pool is used
           2 DEPTH        length of the path of the last descent
           3 LEAF         offset of the leaf that waits for its evaluation
           4 WEIGHT       how many visits with a known win share the last descent counts for
           5 TREE_NUMBER  it changes with every new root
           6 PATH         a node and an edge for each step of the path
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

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
    state_words,
)
from azulejos.native.decorators import by_reference
from azulejos.net.inputs.canonical import MOST_FACTORIES, candidates, sort_factories
from azulejos.net.value import final_values
from azulejos.search.puct.transpositions import find, new_table, remember

Pool: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float32]

EDGES, MOVER, VISITS, OPENED, SUM, PROVEN, NODE_WORDS = 0, 1, 2, 3, 4, 8, 9
SAMPLES = OPENED
PRIOR, EDGE_VISITS, EDGE_SUM, CHILD, ACTION, EDGE_WORDS = 0, 1, 2, 3, 4, 5

ROOT, USED, DEPTH, LEAF, WEIGHT, TREE_NUMBER, PATH = 0, 1, 2, 3, 4, 5, 6
MOST_DEPTH = 64
HEADER_WORDS = PATH + 2 * MOST_DEPTH
MOST_NODE_WORDS = NODE_WORDS + EDGE_WORDS * MOST_MOVES + 8  # with the outlook of a leaf
ENDLESS_SAMPLES = 1e9


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

    pool: Pool
    header: Int64s
    table: Int64s  # of transpositions
    scratch: Scratch


def new_scratch(seats: int) -> Scratch:
    """Working memory for one thread."""
    return Scratch(
        reached=np.zeros(state_words(seats), np.int64),
        order=np.zeros(MOST_FACTORIES, np.int64),
        actions=np.zeros(MOST_MOVES, np.int64),
        indices=np.zeros(MOST_MOVES, np.int64),
        values=np.zeros(seats, np.float32),
    )


def new_tree(seats: int, pool: Pool, places: int) -> Tree:
    """A tree without a root, and with so many places for transpositions."""
    return Tree(pool, np.zeros(HEADER_WORDS, np.int64), new_table(places), new_scratch(seats))


@inlined
def clear_tree(header: Int64s) -> None:
    """Remove all nodes."""
    header[ROOT] = 0
    header[USED] = NODE_WORDS
    header[TREE_NUMBER] += 1


@inlined
def edge_at(node: int, index: int) -> int:
    """The offset of an edge."""
    return node + NODE_WORDS + EDGE_WORDS * index


@inlined
def int_at(pool: Pool, place: int) -> int:
    """An integer that is stored in the pool."""
    return np.int64(pool[at(place)])  # type: ignore[return-value]


@compiled
def raise_best(pool: Pool, node: int) -> None:
    """Move the unopened edge with the highest prior in front of the other unopened edges."""
    first, count = int_at(pool, node + OPENED), int_at(pool, node + EDGES)
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
    """The leaf that has the final values of a node; 0 while these can still change."""
    return node if pool[at(node + EDGES)] == 0 else int_at(pool, node + PROVEN)


@compiled
def leaf_behind(pool: Pool, edge: int) -> int:
    """The final leaf that an edge leads to; 0 while that is open."""
    child = int_at(pool, edge + CHILD)
    return final_leaf(pool, child) if child != 0 else 0


@inlined
def worth(pool: Pool, node: int, seat: int) -> np.float32:
    """The value of a node for a seat: the final one if it is known, else the mean of all visits."""
    leaf = final_leaf(pool, node)
    if leaf != 0:
        return pool[at(leaf + SUM + seat)]
    return pool[at(node + SUM + seat)] / pool[at(node + VISITS)]


@compiled
def add_node(tree: Tree, state: State) -> int:
    """Add a node for a state that waits for its evaluation: its offset, 0 if the pool is full.

    Until `set_priors`, the prior of an edge holds the index of its move in the policy.
    """
    pool, header, scratch = tree.pool, tree.header, tree.scratch
    actions, indices = scratch.actions, scratch.indices
    node, count = header[USED], 0
    words = raw(state)
    if phase(words) != DEAL:
        sort_factories(words, scratch.order)
        count = candidates(words, scratch.order, actions, indices)
    size = NODE_WORDS + EDGE_WORDS * count
    if node + size > pool.size:
        return 0
    header[USED] = node + size
    pool[at(node + EDGES)] = count
    pool[at(node + MOVER)] = seat_to_act(words)
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
def add_final(pool: Pool, header: Int64s, values: Floats) -> int:
    """Add a leaf for a finished game: its offset, 0 if the pool is full."""
    node = header[USED]
    if node + NODE_WORDS > pool.size:
        return 0
    header[USED] = node + NODE_WORDS
    pool[at(node + EDGES)] = 0
    pool[at(node + SAMPLES)] = ENDLESS_SAMPLES
    for seat in range(values.size):
        pool[at(node + SUM + seat)] = values[at(seat)]
    return node


@compiled
def open_edge(tree: Tree, node: int, edge: int) -> tuple[int, bool]:
    """Give an edge its child, a transposition or a new node; 0 if the pool is full.

    The second value says whether the child is new. The child's position is `scratch.reached`.
    """
    pool, header, scratch = tree.pool, tree.header, tree.scratch
    reached = raw(scratch.reached)
    key = position_key(reached)
    child = find(tree.table, header[TREE_NUMBER], key)
    is_new = child == 0
    if is_new:
        if phase(reached) == END:
            final_values(reached, scratch.values)
            child = add_final(pool, header, scratch.values)
        else:
            child = add_node(tree, scratch.reached)
        if child == 0:
            return 0, True
        remember(tree.table, header[TREE_NUMBER], key, child)
    pool[at(edge + CHILD)] = child
    pool[at(node + OPENED)] += np.float32(1)
    raise_best(pool, node)
    return child, is_new
