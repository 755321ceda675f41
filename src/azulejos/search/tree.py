"""A tree inside one round, grown by policy and value: nodes, descent, expansion, backing up.

A file of its own because self-play and the player at the table grow the same tree and differ only
in who evaluates the leaves. Nothing here is bound to two seats: a value is a number per seat, and
a node prefers what its own mover likes. The tree never looks beyond the deal: a finished game has
its exact value, and a position before the deal is a leaf that the network values.

A tree is one float32 array; a node is a block in it, an edge five numbers:

    node   +0 edges  +1 mover  +2 visits  +3 edges opened  +4 sum of the mover's values
           +5 once all below is known: the leaf that best play leads to, else 0
    leaf   +0 none                                         +4 to +7 value of each seat (final)
    edge   +0 prior  +1 visits  +2 sum of the mover's values  +3 child, 0 for none  +4 action

Opened edges come first, and behind them the unopened one with the highest prior: of the unopened
ones no other can be next, so a descent reads only what has been visited.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DEAL, END, State, Words, compiled, copy_state, inlined, play
from azulejos.fast.layout import PHASE, SEAT, at
from azulejos.net.outcome import final_values
from azulejos.net.slots import candidates, sort_factories

Pool: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float32]

EDGES, MOVER, VISITS, OPENED, SUM, SETTLED, HEADER = 0, 1, 2, 3, 4, 5, 8
PRIOR, EDGE_VISITS, EDGE_SUM, CHILD, ACTION, EDGE = 0, 1, 2, 3, 4, 5

# The words of a tree besides its pool: where the root is, how much is used, the path to the leaf.
ROOT, USED, DEPTH, LEAF, PATH = 0, 1, 2, 3, 4
MOST_DEPTH = 64
TREE_WORDS = PATH + 2 * MOST_DEPTH

VISITED, WAITING, FULL = 0, 1, 2  # what a descent comes back with


@inlined
def clear_tree(tree: Words) -> None:
    """Forget everything; offset 0 stays unused, it means "no child"."""
    tree[ROOT] = 0
    tree[USED] = HEADER


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
    return node if pool[at(node + EDGES)] == 0 else number(pool, node + SETTLED)


@compiled
def leaf_behind(pool: Pool, edge: int) -> int:
    """The final leaf that an edge leads to, 0 while that is open."""
    child = number(pool, edge + CHILD)
    return final_leaf(pool, child) if child != 0 else 0


@inlined
def select_edge(pool: Pool, node: int, exploration: float, urgency: float, open_only: bool) -> int:
    """The edge to follow: value so far plus what its prior still promises.

    With `open_only` one behind which something is unknown; there must be one.
    """
    visits = pool[at(node + VISITS)]
    opened = number(pool, node + OPENED)
    scale = np.float32(exploration) * np.sqrt(visits)
    best, highest = edge_at(node, 0), np.float32(-1e30)
    for index in range(opened):
        place = edge_at(node, index)
        if open_only and leaf_behind(pool, place) != 0:
            continue
        seen = pool[at(place + EDGE_VISITS)]
        worth = pool[at(place + EDGE_SUM)] / seen + scale * pool[at(place)] / (1 + seen)
        if worth > highest:
            best, highest = place, worth
    if opened < number(pool, node + EDGES):
        place = edge_at(node, opened)
        expected = pool[at(node + SUM)] / visits - np.float32(urgency)
        if expected + scale * pool[at(place)] > highest:
            best = place
    return best


@compiled
def back_up(pool: Pool, tree: Words, values: Floats) -> None:
    """Add the value of each seat along the path."""
    one = np.float32(1)
    for step in range(tree[DEPTH]):
        node, edge = tree[at(PATH + 2 * step)], tree[at(PATH + 2 * step + 1)]
        value = values[at(number(pool, node + MOVER))]
        pool[at(edge + EDGE_VISITS)] += one
        pool[at(edge + EDGE_SUM)] += value
        pool[at(node + VISITS)] += one
        pool[at(node + SUM)] += value


@compiled
def add_node(
    pool: Pool, tree: Words, state: State, order: Words, actions: Words, indices: Words
) -> int:
    """Lay out a node for a state that waits for its evaluation: its offset, 0 when all is full.

    Until `expand`, the prior of an edge holds the index of its move in the policy.
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
    pool[at(node + SUM)] = 0
    pool[at(node + SETTLED)] = 0
    for index in range(count):
        place = edge_at(node, index)
        pool[at(place + PRIOR)] = indices[at(index)]
        pool[at(place + EDGE_VISITS)] = 0
        pool[at(place + EDGE_SUM)] = 0
        pool[at(place + CHILD)] = 0
        pool[at(place + ACTION)] = actions[at(index)]
    return node


@compiled
def settle_path(pool: Pool, tree: Words) -> None:
    """After a new leaf: settle those above it of which nothing is unknown any more."""
    for step in range(tree[DEPTH] - 1, -1, -1):
        node, best = tree[at(PATH + 2 * step)], 0
        count, mover = number(pool, node + EDGES), number(pool, node + MOVER)
        if number(pool, node + OPENED) < count:
            return
        for index in range(count):
            leaf = leaf_behind(pool, edge_at(node, index))
            if leaf == 0:
                return
            if best == 0 or pool[at(leaf + SUM + mover)] > pool[at(best + SUM + mover)]:
                best = leaf
        pool[at(node + SETTLED)] = best
        if step > 0:  # what the parent expects of it is exact from now on
            parent, edge = tree[at(PATH + 2 * step - 2)], tree[at(PATH + 2 * step - 1)]
            value = pool[at(best + SUM + number(pool, parent + MOVER))]
            pool[at(edge + EDGE_SUM)] = value * pool[at(edge + EDGE_VISITS)]


@inlined
def add_final(pool: Pool, tree: Words, values: Floats) -> int:
    """Lay out a leaf whose values are known for good; 0 when all is full."""
    node = tree[USED]
    if node + HEADER > pool.size:
        return 0
    tree[USED] = node + HEADER
    pool[at(node + EDGES)] = 0
    for seat in range(values.size):
        pool[at(node + SUM + seat)] = values[at(seat)]
    return node


@compiled
def descend(
    pool: Pool,
    tree: Words,
    state: State,
    exploration: float,
    urgency: float,
    scratch: tuple[State, Words, Words, Words, Floats],
    open_only: bool = False,
) -> int:
    """Go down from the root to a leaf: VISITED when its value is known, WAITING when it is not.

    `state` is the root's; the leaf's is left in the first array of `scratch`. With `open_only` it
    goes where something is unknown, and nowhere else.
    """
    reached, order, actions, indices, values = scratch
    copy_state(reached, state)
    node, depth = tree[ROOT], 0
    while True:
        leaf = final_leaf(pool, node)
        if leaf != 0:
            for seat in range(values.size):
                values[at(seat)] = pool[at(leaf + SUM + seat)]
            break
        edge = select_edge(pool, node, exploration, urgency, open_only)
        tree[at(PATH + 2 * depth)], tree[at(PATH + 2 * depth + 1)] = node, edge
        depth += 1
        play(reached, number(pool, edge + ACTION))
        child = number(pool, edge + CHILD)
        if child == 0:
            over = reached[PHASE] == END
            if over:
                final_values(reached, values)
                child = add_final(pool, tree, values)
            else:
                child = add_node(pool, tree, reached, order, actions, indices)
            if child == 0:
                return FULL
            pool[at(edge + CHILD)] = child
            pool[at(node + OPENED)] += np.float32(1)
            raise_best(pool, node)
            tree[DEPTH] = depth
            if not over:
                tree[LEAF] = child
                return WAITING
            break
        node = child
    tree[DEPTH] = depth
    back_up(pool, tree, values)
    return VISITED


@compiled
def expand(pool: Pool, tree: Words, values: Floats) -> None:
    """Settle the leaf: logits in its priors become probabilities, its values go up the path."""
    node = tree[LEAF]
    count = number(pool, node + EDGES)
    if count == 0:
        for seat in range(values.size):
            pool[at(node + SUM + seat)] = values[at(seat)]
    else:
        highest, total = np.float32(-1e30), np.float32(0)
        for index in range(count):
            highest = max(highest, pool[at(edge_at(node, index))])
        for index in range(count):
            place = edge_at(node, index)
            pool[at(place)] = np.exp(pool[at(place)] - highest)
            total += pool[at(place)]
        share = np.float32(1) / total
        for index in range(count):
            pool[at(edge_at(node, index))] *= share
        pool[at(node + VISITS)] = 1
        pool[at(node + SUM)] = values[at(number(pool, node + MOVER))]
        raise_best(pool, node)
    back_up(pool, tree, values)


@compiled
def best_edge(pool: Pool, node: int) -> int:
    """The edge to play: the best for sure where all is known, else most visits, then value.

    Without any visit it is the one with the highest prior.
    """
    best, visits, value = edge_at(node, 0), np.float32(0), np.float32(0)
    settled = number(pool, node + SETTLED)
    for index in range(number(pool, node + OPENED)):
        place = edge_at(node, index)
        seen = pool[at(place + EDGE_VISITS)]
        if settled != 0:
            if leaf_behind(pool, place) == settled:
                return place
            continue
        mean = pool[at(place + EDGE_SUM)] / max(seen, np.float32(1))
        if seen > visits or (seen == visits and mean > value):
            best, visits, value = place, seen, mean
    return best
