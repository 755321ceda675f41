"""Growing a tree with the network: the loop of the learned player, compiled.

It decides what the time goes to: lines of the round that are not known yet, or samples of the next
deal. The outlook of a leaf is stored behind it in the pool (`nodes` has the map).
"""

from __future__ import annotations

from azulejos.fast import (
    END,
    Int64s,
    State,
    at,
    compiled,
    copy_state,
    phase,
    play,
    score,
    seat_to_act,
)
from azulejos.fast.bits import power_of_two
from azulejos.net.forward import Work
from azulejos.net.inputs.layout import SCORE_SCALE
from azulejos.net.network import Network
from azulejos.net.value import win_share
from azulejos.search.puct.arrays import (
    DEEPEST,
    LIMIT,
    SAMPLE_VISITS,
    SOLVED,
    STOP,
    VISITS,
    Tally,
    TreeArrays,
)
from azulejos.search.puct.chance import most_promising, sample_leaf
from azulejos.search.puct.descent import WAITING, best_edge, descend, prove_path
from azulejos.search.puct.leaves import expand
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    DEPTH,
    EDGE_SUM,
    EDGE_VISITS,
    EDGE_WORDS,
    EDGES,
    MOST_NODE_WORDS,
    MOVER,
    NODE_WORDS,
    PATH,
    ROOT,
    USED,
    WEIGHT,
    Floats,
    Pool,
    Tree,
    edge_at,
    final_leaf,
    int_at,
    leaf_behind,
    raise_best,
    worth,
)
from azulejos.search.puct.nodes import VISITS as NODE_VISITS
from azulejos.search.puct.parameters import (
    SearchParameters,
    with_exploration,
    without_growth,
)

OFTEN = 8  # visits of an edge before deals behind its leaf are sampled

# Visits in a row to leaves that were known. After a few of them, every fourth visit looks for what
# is still unknown, so that small endings are solved, and the exploration of the other visits
# doubles again and again. After many, only the deals behind the leaves are left to find out about.
FEW_KNOWN, MANY_KNOWN, KNOWN_VISITS = 64, 512, 4000


@compiled
def write_outlook(work: Work, mover: int, outlook: Floats) -> None:
    """Write the network's last result: win share of each seat, then expected final scores."""
    seats = outlook.size // 2
    for place in range(seats):
        seat = (mover + place) % seats
        outlook[seat] = work.heads[place]
        outlook[seats + seat] = SCORE_SCALE * work.heads[2 * seats + place]


@compiled
def write_result(state: State, outlook: Floats) -> None:
    """Write the same for a finished game, exactly."""
    seats = outlook.size // 2
    for seat in range(seats):
        outlook[seat], outlook[seats + seat] = win_share(state, seat), score(state, seat)


@compiled
def store_outlook(work: Work, tree: Tree, seats: int) -> None:
    """Store the outlook behind the leaf that was just added."""
    used, reached = tree.header[USED], tree.scratch.reached
    outlook = tree.pool[used : used + 2 * seats]
    tree.header[USED] = used + outlook.size
    if phase(reached) == END:
        write_result(reached, outlook)
    else:
        write_outlook(work, seat_to_act(reached), outlook)


@compiled
def visit(
    network: Network,
    arrays: TreeArrays,
    state: State,
    parameters: SearchParameters,
    open_only: bool,
    first: int,
) -> bool:
    """Visit a leaf and write its outlook; False if it was known before.

    `open_only` and `first` are those of `descend`.
    """
    work, tree, outlook = arrays.work, arrays.tree, arrays.outlook
    pool, header = tree.pool, tree.header
    before = header[USED]
    if descend(tree, state, parameters, open_only, first) == WAITING:
        expand(network, work, tree)
    leaf = leaf_behind(pool, header[at(PATH + 2 * header[DEPTH] - 1)])
    is_new = header[USED] != before
    if leaf == 0:
        write_outlook(work, seat_to_act(tree.scratch.reached), outlook)
        return is_new
    if is_new:
        store_outlook(work, tree, outlook.size // 2)
    prove_path(pool, header)
    for word in range(outlook.size):
        outlook[at(word)] = pool[at(leaf + NODE_WORDS + word)]
    return is_new


@compiled
def count_visit(tree: Tree, control: Int64s, outlook: Floats, tally: Tally) -> None:
    """Count the last visit, and add what it found to the row of the root's edge it followed."""
    header, values = tree.header, tree.scratch.values
    control[VISITS] += 1
    control[DEEPEST] = max(control[DEEPEST], header[DEPTH])
    row = tally[at((header[PATH + 1] - header[ROOT] - NODE_WORDS) // EDGE_WORDS)]
    weight, scores_end = header[WEIGHT], 1 + outlook.size
    row[0] += weight
    for word in range(outlook.size):
        row[word + 1] += weight * outlook[word]
    for seat in range(values.size):
        row[scores_end + seat] += weight * values[seat]


@compiled
def prune(pool: Pool, root: int, excluded: Int64s) -> None:
    """Remove moves from a root that has not been visited; all stay if none would be left."""
    kept = 0
    for index in range(int_at(pool, root + EDGES)):
        place = edge_at(root, index)
        is_excluded = False
        for action in excluded:
            is_excluded |= int_at(pool, place + ACTION) == action
        if not is_excluded:
            target = edge_at(root, kept)
            for word in range(EDGE_WORDS):
                pool[at(target + word)] = pool[at(place + word)]
            kept += 1
    if kept:
        pool[at(root + EDGES)] = kept
    raise_best(pool, root)


@compiled
def grow(network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters) -> None:
    """Visit leaf after leaf until told to stop, or until there is nothing left to do.

    For each visit, `chance_share` visits go to sampled deals; more while nothing new is found, and
    all that are left once the round is solved.
    """
    tree, control, sampler = arrays.tree, arrays.control, arrays.sampler
    pool, header, chance_share = tree.pool, tree.header, parameters.chance_share
    known, root, sampled = 0, header[ROOT], 0
    plain = without_growth(parameters)
    while control[STOP] == 0 and control[VISITS] < control[LIMIT]:
        if header[USED] + MOST_NODE_WORDS > pool.size or known > KNOWN_VISITS:
            return
        completing = known >= FEW_KNOWN and known % 4 == 0
        exploration = parameters.exploration * power_of_two(known // FEW_KNOWN)
        widened = with_exploration(parameters, exploration)
        is_new = visit(network, arrays, state, widened, completing, 0)
        known = 0 if is_new and not completing else known + 1
        count_visit(tree, control, arrays.outlook, arrays.tally)
        nothing_new = chance_share > 0 and known >= MANY_KNOWN
        if not is_new and (nothing_new or sampled < chance_share * control[VISITS]):
            edge = header[at(PATH + 2 * header[DEPTH] - 1)]
            if leaf_behind(pool, edge) != 0 and pool[at(edge + EDGE_VISITS)] >= OFTEN:
                copy_state(sampler.state, tree.scratch.reached)
                child = int_at(pool, edge + CHILD)
                sampled += SAMPLE_VISITS * sample_leaf(
                    network, arrays.work, pool, child, sampler, plain
                )
        if final_leaf(pool, root) != 0:
            control[SOLVED] = 1
            break
    if control[SOLVED] and chance_share > 0:
        sample_solved_round(network, arrays, state, plain)


@compiled
def sample_solved_round(
    network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters
) -> None:
    """Sample deals behind a solved round until told to stop; then update the root's edges."""
    work, control, sampler = arrays.work, arrays.control, arrays.sampler
    pool, root = arrays.tree.pool, arrays.tree.header[ROOT]
    mover, count = int_at(pool, root + MOVER), int_at(pool, root + EDGES)
    while control[STOP] == 0 and control[VISITS] < control[LIMIT] and count > 1:
        edge = most_promising(pool, root)
        if edge == 0:
            break
        copy_state(sampler.state, state)
        play(sampler.state, int_at(pool, edge + ACTION))
        child = int_at(pool, edge + CHILD)
        if not sample_leaf(network, work, pool, child, sampler, parameters):
            break
        control[VISITS] += SAMPLE_VISITS
    for index in range(count):
        edge = edge_at(root, index)
        value = worth(pool, int_at(pool, edge + CHILD), mover)
        pool[at(edge + EDGE_SUM)] = pool[at(edge + EDGE_VISITS)] * value


@compiled
def follow(pool: Pool, edge: int, line: Int64s) -> int:
    """Write the expected actions, beginning with an edge, up to the round's end; how many."""
    count = 0
    while count < line.size:
        line[at(count)] = int_at(pool, edge + ACTION)
        count += 1
        node = int_at(pool, edge + CHILD)
        if node == 0 or int_at(pool, node + EDGES) == 0 or pool[at(node + NODE_VISITS)] < 2:
            break
        edge = best_edge(pool, node)
    return count
