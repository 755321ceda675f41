"""Growing a tree with the network at hand: the loop of the learned player, compiled.

A file of its own because it is where tree and network meet on one core; in training the leaves of
thousands of trees go to a GPU instead.
"""

from __future__ import annotations

from azulejos.fast import END, State, Words, compiled, copy_state, score
from azulejos.fast.layout import PHASE, SEAT, at
from azulejos.net.features import write_features
from azulejos.net.forward import Work, logit, run, seat_values
from azulejos.net.layout import SCORE_SCALE
from azulejos.net.network import Network
from azulejos.net.outcome import win_share
from azulejos.net.slots import sort_factories
from azulejos.search.tree import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE,
    EDGES,
    FULL,
    LEAF,
    ROOT,
    WAITING,
    Floats,
    Pool,
    add_node,
    best_edge,
    clear_tree,
    descend,
    edge_at,
    expand,
    number,
    raise_best,
)
from azulejos.search.tree import VISITS as NODE_VISITS

# What a thread is told and tells.
STOP, LIMIT, VISITS, DEEPEST, EXHAUSTED = 0, 1, 2, 3, 4
CONTROL_WORDS = 8

SETTLED_VISITS = 4000  # so many visits in a row without a new position: nothing is left to find

Scratch = tuple[State, Words, Words, Words, Floats]


@compiled
def evaluate_state(network: Network, work: Work, state: State, order: Words) -> None:
    """Run the network on a state: `work` then holds the heads and what the policy reads."""
    sort_factories(state, order)
    write_features(state, order, work.row)
    run(network, work)


@compiled
def settle_leaf(
    network: Network, work: Work, pool: Pool, tree: Words, reached: State, scratch: Scratch
) -> None:
    """Let the network value the leaf that waits."""
    _, order, _, _, values = scratch
    evaluate_state(network, work, reached, order)
    node = tree[LEAF]
    for index in range(number(pool, node + EDGES)):
        place = edge_at(node, index)
        pool[at(place)] = logit(network, work.hidden, number(pool, place))
    seat_values(work, reached[SEAT], values)
    expand(pool, tree, values)


@compiled
def plant(
    network: Network, work: Work, pool: Pool, tree: Words, state: State, scratch: Scratch
) -> None:
    """A new tree with nothing but its root, evaluated."""
    reached, order, actions, indices, _ = scratch
    clear_tree(tree)
    copy_state(reached, state)
    node = add_node(pool, tree, reached, order, actions, indices)
    tree[ROOT], tree[LEAF], tree[DEPTH] = node, node, 0
    settle_leaf(network, work, pool, tree, reached, scratch)


@compiled
def prune(pool: Pool, tree: Words, overlooked: Words) -> None:
    """Take moves off a root that has not been visited; one at least must be left."""
    root = tree[ROOT]
    kept = 0
    for index in range(number(pool, root + EDGES)):
        place = edge_at(root, index)
        hidden = False
        for action in overlooked:
            hidden |= number(pool, place + ACTION) == action
        if not hidden:
            target = edge_at(root, kept)
            for word in range(EDGE):
                pool[at(target + word)] = pool[at(place + word)]
            kept += 1
    if kept:
        pool[at(root + EDGES)] = kept
    raise_best(pool, root)


@compiled
def grow(
    network: Network,
    work: Work,
    pool: Pool,
    tree: Words,
    state: State,
    control: Words,
    exploration: float,
    urgency: float,
    scratch: Scratch,
) -> None:
    """Visit leaf after leaf until told to stop, or until there is nothing left to do."""
    known = 0
    while control[STOP] == 0 and control[VISITS] < control[LIMIT]:
        status = descend(pool, tree, state, exploration, urgency, scratch)
        if status == FULL:
            return
        known += 1
        if status == WAITING:
            settle_leaf(network, work, pool, tree, scratch[0], scratch)
            known = 0
        control[VISITS] += 1
        control[DEEPEST] = max(control[DEEPEST], tree[DEPTH])
        if known > SETTLED_VISITS:
            control[EXHAUSTED] = 1
            return


@compiled
def follow(pool: Pool, edge: int, line: Words) -> int:
    """Write the expected actions from an edge on, at most to the round's end; how many."""
    count = 0
    while count < line.size:
        line[at(count)] = number(pool, edge + ACTION)
        count += 1
        node = number(pool, edge + CHILD)
        if node == 0 or number(pool, node + EDGES) == 0 or pool[at(node + NODE_VISITS)] < 2:
            break
        edge = best_edge(pool, node)
    return count


@compiled
def judge(
    network: Network, work: Work, state: State, order: Words, wins: Floats, scores: Floats
) -> None:
    """Win share and expected final score of each seat; of a finished game the exact ones."""
    seats = wins.size
    if state[PHASE] == END:
        for seat in range(seats):
            wins[seat], scores[seat] = win_share(state, seat), score(state, seat)
        return
    evaluate_state(network, work, state, order)
    for place in range(seats):
        seat = (state[SEAT] + place) % seats
        wins[seat] = work.heads[place]
        scores[seat] = SCORE_SCALE * work.heads[2 * seats + place]
