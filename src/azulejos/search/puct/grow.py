"""Growing a tree with the network at hand: the loop of the learned player, compiled.

A file of its own because it decides what the time goes to: what is unknown in the round, and what
lies beyond its end. Behind a final leaf its outlook is kept: the win share of each seat, then the
expected final score of each.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import END, Int64s, State, compiled, copy_state, score
from azulejos.fast.layout import PHASE, SEAT, at
from azulejos.net.forward import Work
from azulejos.net.inputs.layout import SCORE_SCALE
from azulejos.net.network import Network
from azulejos.net.value import win_share
from azulejos.search.puct import chance
from azulejos.search.puct.chance import ChanceSampler, sample_from_root, sample_leaf
from azulejos.search.puct.descent import WAITING, SearchParameters, best_edge, descend, prove_path
from azulejos.search.puct.leaves import evaluate_state, expand
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE,
    EDGE_SUM,
    EDGE_VISITS,
    EDGES,
    HEADER,
    MOVER,
    PATH,
    ROOM,
    ROOT,
    USED,
    WEIGHT,
    Floats,
    Pool,
    Scratch,
    edge_at,
    final_leaf,
    leaf_behind,
    number,
    raise_best,
    worth,
)
from azulejos.search.puct.nodes import VISITS as NODE_VISITS

# What a thread is told and tells.
STOP, LIMIT, VISITS, DEEPEST, SOLVED = 0, 1, 2, 3, 4
CONTROL_WORDS = 8

OFTEN = 8  # visits of an edge, before somebody samples beyond the leaf behind it
SAMPLE_VISITS = chance.VISITS

# Visits in a row to leaves that were known: after a few of them every fourth visit samples for what
# is still unknown, so that small ends are solved, and the others become twice as widened, again and
# again; after many nothing is left that matters but what lies beyond the deal.
FEW_KNOWN, MANY_KNOWN, KNOWN_VISITS = 64, 512, 4000

Tally = NDArray[np.float64]


@compiled
def write_outlook(work: Work, mover: int, outlook: Floats) -> None:
    """Win share, then expected final score of each seat, from what the network just said."""
    seats = outlook.size // 2
    for place in range(seats):
        seat = (mover + place) % seats
        outlook[seat] = work.heads[place]
        outlook[seats + seat] = SCORE_SCALE * work.heads[2 * seats + place]


@compiled
def write_result(state: State, outlook: Floats) -> None:
    """The same of a finished game, exactly."""
    seats = outlook.size // 2
    for seat in range(seats):
        outlook[seat], outlook[seats + seat] = win_share(state, seat), score(state, seat)


@compiled
def keep_outlook(work: Work, pool: Pool, tree: Int64s, reached: State, seats: int) -> None:
    """Write the outlook behind the final leaf that has just been laid out."""
    outlook = pool[tree[USED] : tree[USED] + 2 * seats]
    tree[USED] += outlook.size
    if reached[PHASE] == END:
        write_result(reached, outlook)
    else:
        write_outlook(work, reached[SEAT], outlook)


@compiled
def visit(
    network: Network,
    work: Work,
    pool: Pool,
    tree: Int64s,
    state: State,
    parameters: SearchParameters,
    scratch: Scratch,
    table: Int64s,
    outlook: Floats,
    open_only: bool,
    first: int = 0,
) -> bool:
    """Visit a leaf, and write what was found there; False when it was known before.

    `first` is the edge of the root that leads there, 0 for any.
    """
    before, reached = tree[USED], scratch[0]
    if descend(pool, tree, state, parameters, scratch, table, open_only, first) == WAITING:
        expand(network, work, pool, tree, reached, scratch)
    leaf = leaf_behind(pool, tree[at(PATH + 2 * tree[DEPTH] - 1)])
    is_new = tree[USED] != before
    if leaf == 0:
        write_outlook(work, reached[SEAT], outlook)
        return is_new
    if is_new:
        keep_outlook(work, pool, tree, reached, outlook.size // 2)
    prove_path(pool, tree)
    for word in range(outlook.size):
        outlook[at(word)] = pool[at(leaf + HEADER + word)]
    return is_new


@compiled
def add_to_tally(tally: Tally, tree: Int64s, root: int, outlook: Floats, values: Floats) -> None:
    """Note what the last visit found in the row of the root's edge that led there."""
    row = tally[at((tree[PATH + 1] - root - HEADER) // EDGE)]
    weight, scores_end = tree[WEIGHT], 1 + outlook.size
    row[0] += weight
    for word in range(outlook.size):
        row[word + 1] += weight * outlook[word]
    for seat in range(values.size):
        row[scores_end + seat] += weight * values[seat]


@compiled
def prune(pool: Pool, tree: Int64s, excluded: Int64s) -> None:
    """Take moves off a root that has not been visited; one at least must be left."""
    root = tree[ROOT]
    kept = 0
    for index in range(number(pool, root + EDGES)):
        place = edge_at(root, index)
        is_excluded = False
        for action in excluded:
            is_excluded |= number(pool, place + ACTION) == action
        if not is_excluded:
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
    tree: Int64s,
    state: State,
    control: Int64s,
    parameters: SearchParameters,
    scratch: Scratch,
    table: Int64s,
    outlook: Floats,
    tally: Tally,
    sampler: ChanceSampler,
    chance_share: float,
) -> None:
    """Visit leaf after leaf until told to stop, or until there is nothing left to do.

    `tally` has a row for each move at the root: visits, and for each seat the sums of the win
    shares, scores and values that they found; `outlook` is room for what one of them finds. For
    each visit, `chance_share` visits sample deals; more while nothing new is found, and all that
    are left when the round is proven.
    """
    known, root, sampled = 0, tree[ROOT], 0
    plain_parameters = SearchParameters(parameters.exploration, parameters.fpu_reduction, 0.0)
    while control[STOP] == 0 and control[VISITS] < control[LIMIT]:
        if tree[USED] + ROOM > pool.size or known > KNOWN_VISITS:
            return
        completing = known >= FEW_KNOWN and known % 4 == 0
        widened = SearchParameters(
            parameters.exploration * 2.0 ** (known // FEW_KNOWN),
            parameters.fpu_reduction,
            parameters.growth,
        )
        is_new = visit(
            network, work, pool, tree, state, widened, scratch, table, outlook, completing
        )
        known = 0 if is_new and not completing else known + 1
        add_to_tally(tally, tree, root, outlook, scratch[4])
        control[VISITS] += 1
        control[DEEPEST] = max(control[DEEPEST], tree[DEPTH])
        nothing_new = chance_share > 0 and known >= MANY_KNOWN
        if not is_new and (nothing_new or sampled < chance_share * control[VISITS]):
            edge = tree[at(PATH + 2 * tree[DEPTH] - 1)]
            if leaf_behind(pool, edge) != 0 and pool[at(edge + EDGE_VISITS)] >= OFTEN:
                copy_state(sampler.state, scratch[0])
                child = number(pool, edge + CHILD)
                sampled += SAMPLE_VISITS * sample_leaf(
                    network, work, pool, child, sampler, plain_parameters
                )
        if final_leaf(pool, root) != 0:
            control[SOLVED] = 1
            break
    if control[SOLVED] and chance_share > 0:
        sample_on(network, work, pool, root, state, control, sampler, plain_parameters)


@compiled
def sample_on(
    network: Network,
    work: Work,
    pool: Pool,
    root: int,
    state: State,
    control: Int64s,
    sampler: ChanceSampler,
    parameters: SearchParameters,
) -> None:
    """Nothing in the round is unknown: look beyond its end until told to stop, then take stock."""
    mover, count = number(pool, root + MOVER), number(pool, root + EDGES)
    while control[STOP] == 0 and control[VISITS] < control[LIMIT] and count > 1:
        if not sample_from_root(network, work, pool, root, state, sampler, parameters):
            break
        control[VISITS] += SAMPLE_VISITS
    for index in range(count):
        edge = edge_at(root, index)
        value = worth(pool, number(pool, edge + CHILD), mover)
        pool[at(edge + EDGE_SUM)] = pool[at(edge + EDGE_VISITS)] * value


@compiled
def follow(pool: Pool, edge: int, line: Int64s) -> int:
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
def judge(network: Network, work: Work, state: State, order: Int64s, outlook: Floats) -> None:
    """What the network says of a state, without any search; of a finished game the result."""
    if state[PHASE] == END:
        write_result(state, outlook)
    else:
        evaluate_state(network, work, state, order)
        write_outlook(work, state[SEAT], outlook)
