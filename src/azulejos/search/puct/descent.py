"""A tree inside one round, grown by policy and value: descent, expansion, backing up.

A file of its own because self-play and the player at the table grow the same tree and differ only
in who evaluates the leaves. Nothing here is bound to two seats: a value is a number per seat, and
a node prefers what its own mover likes. The tree never samples beyond the deal: a finished game has
its exact value, and a position before the deal is a leaf that the network values. What several
orders of moves lead to is one node (`same_positions`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from azulejos.fast import END, Int64s, State, compiled, copy_state, inlined, play
from azulejos.fast.layout import PHASE, at
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
    Floats,
    Pool,
    Scratch,
    edge_at,
    final_leaf,
    leaf_behind,
    number,
    open_edge,
    raise_best,
    worth,
)

MOST_VISITS = 4_000_000  # float32 counts little further
VISITED, WAITING, FULL = 0, 1, 2  # what a descent comes back with


class SearchParameters(NamedTuple):
    """How a descent chooses."""

    exploration: float  # how much a prior counts
    fpu_reduction: float  # how much less than its node an unopened move is expected to be worth
    growth: float  # of the visits of a known leaf, with each further one


@inlined
def select_edge(
    pool: Pool, node: int, exploration: float, fpu_reduction: float, open_only: bool
) -> int:
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
        promise = pool[at(place + EDGE_SUM)] / seen + scale * pool[at(place)] / (1 + seen)
        if promise > highest:
            best, highest = place, promise
    if opened < number(pool, node + EDGES):
        place = edge_at(node, opened)
        expected = pool[at(node + SUM + number(pool, node + MOVER))] / visits - np.float32(
            fpu_reduction
        )
        if expected + scale * pool[at(place)] > highest:
            best = place
    return best


@compiled
def back_up(pool: Pool, tree: Int64s, values: Floats, visits: np.float32) -> None:
    """Add the value of each seat along the path, as that of so many visits.

    An edge is worth what its child is, whoever else has visited that.
    """
    for step in range(tree[DEPTH] - 1, -1, -1):
        node, edge = tree[at(PATH + 2 * step)], tree[at(PATH + 2 * step + 1)]
        child, mover = number(pool, edge + CHILD), number(pool, node + MOVER)
        pool[at(edge + EDGE_VISITS)] += visits
        pool[at(edge + EDGE_SUM)] = pool[at(edge + EDGE_VISITS)] * worth(pool, child, mover)
        pool[at(node + VISITS)] += visits
        for seat in range(values.size):
            pool[at(node + SUM + seat)] += visits * values[at(seat)]


@compiled
def prove_path(pool: Pool, tree: Int64s) -> None:
    """Once the end of the path is known: settle those above it of which nothing is unknown."""
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
        pool[at(node + PROVEN)] = best
        if step > 0:  # what the parent expects of it is exact from now on
            parent, edge = tree[at(PATH + 2 * step - 2)], tree[at(PATH + 2 * step - 1)]
            value = pool[at(best + SUM + number(pool, parent + MOVER))]
            pool[at(edge + EDGE_SUM)] = value * pool[at(edge + EDGE_VISITS)]


@inlined
def is_ahead(pool: Pool, tree: Int64s, node: int) -> bool:
    """Whether the node that a path has come to was visited more often than the path's last edge."""
    if tree[DEPTH] == 0:
        return False
    edge = tree[at(PATH + 2 * tree[DEPTH] - 1)]
    return pool[at(edge + EDGE_VISITS)] < pool[at(node + VISITS)]


@inlined
def repetitions(pool: Pool, tree: Int64s, growth: float) -> np.float32:
    """How many visits one to a known value counts for.

    The next ones would most likely come here too, and would find out nothing.
    """
    if tree[DEPTH] == 0 or pool[at(tree[ROOT] + VISITS)] > MOST_VISITS:
        return np.float32(1)
    edge = tree[at(PATH + 2 * tree[DEPTH] - 1)]
    return np.float32(1) + np.floor(np.float32(growth) * pool[at(edge + EDGE_VISITS)])


@compiled
def descend(
    pool: Pool,
    tree: Int64s,
    state: State,
    parameters: SearchParameters,
    scratch: Scratch,
    table: Int64s,
    open_only: bool = False,
    first: int = 0,
) -> int:
    """Go down from the root to a leaf: VISITED when its value is known, WAITING when it is not.

    `state` is the root's; the leaf's is left in the first array of `scratch`. With `open_only` it
    goes where something is unknown, and nowhere else; with `first` along this edge of the root. A
    node that other paths have made known better than the last edge of this one is as good as a
    leaf.
    """
    reached, values = scratch[0], scratch[4]
    copy_state(reached, state)
    node, growth = tree[ROOT], 0.0 if open_only else parameters.growth
    tree[DEPTH] = 0
    while final_leaf(pool, node) == 0 and (open_only or not is_ahead(pool, tree, node)):
        edge = first
        if first == 0 or tree[DEPTH] > 0:
            edge = select_edge(
                pool, node, parameters.exploration, parameters.fpu_reduction, open_only
            )
        last = PATH + 2 * tree[DEPTH]
        tree[at(last)], tree[at(last + 1)] = node, edge
        tree[DEPTH] += 1
        play(reached, number(pool, edge + ACTION))
        child = number(pool, edge + CHILD)
        if child == 0:
            child, is_new = open_edge(pool, tree, node, edge, scratch, table)
            if child == 0:
                return FULL
            if is_new and reached[PHASE] != END:
                tree[LEAF] = child
                return WAITING
        node = child
    for seat in range(values.size):
        values[at(seat)] = worth(pool, node, seat)
    visits = repetitions(pool, tree, growth)
    tree[WEIGHT] = np.int64(visits) if final_leaf(pool, node) != 0 else 0
    back_up(pool, tree, values, visits)
    return VISITED


@compiled
def set_priors(pool: Pool, tree: Int64s, values: Floats) -> None:
    """Settle the leaf: logits in its priors become probabilities, its values go up the path."""
    node = tree[LEAF]
    count = number(pool, node + EDGES)
    for seat in range(values.size):
        pool[at(node + SUM + seat)] = values[at(seat)]
    if count > 0:
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
        raise_best(pool, node)
    tree[WEIGHT] = 1
    back_up(pool, tree, values, np.float32(1))


@compiled
def best_edge(pool: Pool, node: int) -> int:
    """The edge to play: the best for sure where all is known, else most visits, then value.

    Without any visit it is the one with the highest prior.
    """
    best, visits, value = edge_at(node, 0), np.float32(0), np.float32(0)
    proven = number(pool, node + PROVEN)
    for index in range(number(pool, node + OPENED)):
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
