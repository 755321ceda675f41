"""One descent through a tree: selection, opening an edge, backing up, proving.

Self-play and the player grow the same kind of tree and differ only in how leaves are evaluated. A
value is one number for each seat, and every node prefers what is good for its own mover, so the
number of seats does not matter. The tree does not go beyond the round: a finished game has its
exact value, and a position before a deal is a leaf. A position that several orders of moves lead
to is one node (`transpositions`).
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import (
    END,
    Int64s,
    State,
    at,
    compiled,
    copy_state,
    inlined,
    phase,
    play,
)
from azulejos.net.kernels.exponential import exp32
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE_SUM,
    EDGE_VISITS,
    EDGES,
    LEAF,
    MOVER,
    OPENED,
    PATH,
    PROVEN,
    ROOT,
    SUM,
    VISITS,
    WEIGHT,
    Pool,
    Tree,
    edge_at,
    final_leaf,
    int_at,
    leaf_behind,
    open_edge,
    raise_best,
    worth,
)
from azulejos.search.puct.parameters import SearchParameters

MOST_VISITS = 4_000_000  # sums in float32 lose precision beyond
VISITED, WAITING, FULL = 0, 1, 2  # results of a descent


@inlined
def select_edge(pool: Pool, node: int, parameters: SearchParameters, open_only: bool) -> int:
    """The edge to follow, by PUCT: its value so far plus a bonus that its prior decides.

    With `open_only`, an edge behind which something is unknown; there must be one.
    """
    visits = pool[at(node + VISITS)]
    opened = int_at(pool, node + OPENED)
    scale = np.float32(parameters.exploration) * np.sqrt(visits)
    best, highest = edge_at(node, 0), np.float32(-1e30)
    for index in range(opened):
        place = edge_at(node, index)
        if open_only and leaf_behind(pool, place) != 0:
            continue
        seen = pool[at(place + EDGE_VISITS)]
        bound = pool[at(place + EDGE_SUM)] / seen + scale * pool[at(place)] / (1 + seen)
        if bound > highest:
            best, highest = place, bound
    if opened < int_at(pool, node + EDGES):
        place = edge_at(node, opened)
        mean = pool[at(node + SUM + int_at(pool, node + MOVER))] / visits
        if mean - np.float32(parameters.fpu_reduction) + scale * pool[at(place)] > highest:
            best = place
    return best


@compiled
def back_up(tree: Tree, visits: np.float32) -> None:
    """Add the values of the leaf along the path, weighted as so many visits.

    An edge has the value of its child, which other paths may have visited too.
    """
    pool, header, values = tree.pool, tree.header, tree.scratch.values
    for step in range(header[DEPTH] - 1, -1, -1):
        node, edge = header[at(PATH + 2 * step)], header[at(PATH + 2 * step + 1)]
        child, mover = int_at(pool, edge + CHILD), int_at(pool, node + MOVER)
        pool[at(edge + EDGE_VISITS)] += visits
        pool[at(edge + EDGE_SUM)] = pool[at(edge + EDGE_VISITS)] * worth(pool, child, mover)
        pool[at(node + VISITS)] += visits
        for seat in range(values.size):
            pool[at(node + SUM + seat)] += visits * values[at(seat)]


@compiled
def prove_path(pool: Pool, header: Int64s) -> None:
    """When the end of the path is known, mark the nodes above it whose lines are all known."""
    for step in range(header[DEPTH] - 1, -1, -1):
        node, best = header[at(PATH + 2 * step)], 0
        count, mover = int_at(pool, node + EDGES), int_at(pool, node + MOVER)
        if int_at(pool, node + OPENED) < count:
            return
        for index in range(count):
            leaf = leaf_behind(pool, edge_at(node, index))
            if leaf == 0:
                return
            if best == 0 or pool[at(leaf + SUM + mover)] > pool[at(best + SUM + mover)]:
                best = leaf
        pool[at(node + PROVEN)] = best
        if step > 0:  # from now on the edge above has an exact value
            parent, edge = header[at(PATH + 2 * step - 2)], header[at(PATH + 2 * step - 1)]
            value = pool[at(best + SUM + int_at(pool, parent + MOVER))]
            pool[at(edge + EDGE_SUM)] = value * pool[at(edge + EDGE_VISITS)]


@inlined
def is_ahead(pool: Pool, header: Int64s, node: int) -> bool:
    """Whether the node at the end of the path has more visits than the path's last edge."""
    if header[DEPTH] == 0:
        return False
    edge = header[at(PATH + 2 * header[DEPTH] - 1)]
    return pool[at(edge + EDGE_VISITS)] < pool[at(node + VISITS)]


@inlined
def repetitions(pool: Pool, header: Int64s, growth: float) -> np.float32:
    """How many visits a visit to a known value counts for.

    The next visits would most likely come here too, and would find out nothing.
    """
    if header[DEPTH] == 0 or pool[at(header[ROOT] + VISITS)] > MOST_VISITS:
        return np.float32(1)
    edge = header[at(PATH + 2 * header[DEPTH] - 1)]
    return np.float32(1) + np.floor(np.float32(growth) * pool[at(edge + EDGE_VISITS)])


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
    pool, header, scratch = tree.pool, tree.header, tree.scratch
    reached, values = scratch.reached, scratch.values
    copy_state(reached, state)
    node, growth = header[ROOT], 0.0 if open_only else parameters.growth
    header[DEPTH] = 0
    while final_leaf(pool, node) == 0 and (open_only or not is_ahead(pool, header, node)):
        edge = first
        if first == 0 or header[DEPTH] > 0:
            edge = select_edge(pool, node, parameters, open_only)
        last = PATH + 2 * header[DEPTH]
        header[at(last)], header[at(last + 1)] = node, edge
        header[DEPTH] += 1
        play(reached, int_at(pool, edge + ACTION))
        child = int_at(pool, edge + CHILD)
        if child == 0:
            child, is_new = open_edge(tree, node, edge)
            if child == 0:
                return FULL
            if is_new and phase(reached) != END:
                header[LEAF] = child
                return WAITING
        node = child
    for seat in range(values.size):
        values[at(seat)] = worth(pool, node, seat)
    visits = repetitions(pool, header, growth)
    header[WEIGHT] = np.int64(visits) if final_leaf(pool, node) != 0 else 0
    back_up(tree, visits)
    return VISITED


@compiled
def set_priors(tree: Tree) -> None:
    """Finish the leaf that waits: turn the logits in its priors into probabilities; back up.

    The values of the leaf are in `scratch.values`.
    """
    pool, values = tree.pool, tree.scratch.values
    node = tree.header[LEAF]
    count = int_at(pool, node + EDGES)
    for seat in range(values.size):
        pool[at(node + SUM + seat)] = values[at(seat)]
    if count > 0:
        highest, total = np.float32(-1e30), np.float32(0)
        for index in range(count):
            highest = max(highest, pool[at(edge_at(node, index))])
        for index in range(count):
            place = edge_at(node, index)
            pool[at(place)] = exp32(pool[at(place)] - highest)
            total += pool[at(place)]
        share = np.float32(1) / total
        for index in range(count):
            pool[at(edge_at(node, index))] *= share
        pool[at(node + VISITS)] = 1
        raise_best(pool, node)
    tree.header[WEIGHT] = 1
    back_up(tree, np.float32(1))


@compiled
def best_edge(pool: Pool, node: int) -> int:
    """The edge to play: the proven best if every line is known, else by visits, then by value.

    Without any visit it is the edge with the highest prior.
    """
    best, visits, value = edge_at(node, 0), np.float32(0), np.float32(0)
    proven = int_at(pool, node + PROVEN)
    for index in range(int_at(pool, node + OPENED)):
        place = edge_at(node, index)
        seen = pool[at(place + EDGE_VISITS)]
        if proven != 0:
            if leaf_behind(pool, place) == proven:
                return place
            continue
        mean = pool[at(place + EDGE_SUM)] / max(seen, np.float32(1))
        if seen > visits or (seen == visits and mean > value):
            best, visits, value = place, seen, mean
    return best
