"""Growing a tree with the network: the loop of the learned player, compiled.

It decides what the time goes to: lines of the round that are not known yet, or samples of the next
deal.
"""

from __future__ import annotations

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
from azulejos.search.puct.descent import WAITING, best_edge, descend, last_edge, prove_path
from azulejos.search.puct.leaves import expand
from azulejos.search.puct.nodes import edges_of, has_room, leaf_behind, raise_best, worth
from azulejos.search.puct.parameters import (
    SearchParameters,
    with_exploration,
    without_growth,
)
from azulejos.search.puct.tree import DEPTH, NEXT_NODE, ROOT, WEIGHT, Edges, Floats, Tree

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
def store_outlook(work: Work, tree: Tree, leaf: int) -> None:
    """Store the outlook of the leaf that was just added."""
    reached, outlook = tree.scratch.reached, tree.nodes.outlook[leaf]
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
    header, before = tree.header, tree.header[NEXT_NODE]
    if descend(tree, state, parameters, open_only, first) == WAITING:
        expand(network, work, tree)
    leaf = leaf_behind(tree, last_edge(tree))
    is_new = header[NEXT_NODE] != before
    if leaf == 0:
        write_outlook(work, seat_to_act(tree.scratch.reached), outlook)
        return is_new
    if is_new:
        store_outlook(work, tree, leaf)
    prove_path(tree)
    for word in range(outlook.size):
        outlook[at(word)] = tree.nodes.outlook[at(leaf), at(word)]
    return is_new


@compiled
def count_visit(tree: Tree, control: Int64s, outlook: Floats, tally: Tally) -> None:
    """Count the last visit, and add what it found to the row of the root's edge it followed."""
    header, values = tree.header, tree.scratch.values
    control[VISITS] += 1
    control[DEEPEST] = max(control[DEEPEST], header[DEPTH])
    row = tally[at(tree.path.edges[0] - tree.nodes.first_edge[at(header[ROOT])])]
    weight, scores_end = header[WEIGHT], 1 + outlook.size
    row[0] += weight
    for word in range(outlook.size):
        row[word + 1] += weight * outlook[word]
    for seat in range(values.size):
        row[scores_end + seat] += weight * values[seat]


@inlined
def move_edge(edges: Edges, source: int, target: int) -> None:
    """Move an edge that has not been opened."""
    edges.action[at(target)] = edges.action[at(source)]
    edges.prior[at(target)] = edges.prior[at(source)]


@compiled
def prune(tree: Tree, root: int, excluded: Int64s) -> None:
    """Remove moves from a root that has not been visited; all stay if none would be left."""
    nodes, edges = tree.nodes, tree.edges
    kept, first = 0, nodes.first_edge[at(root)]
    for edge in edges_of(nodes, root):
        is_excluded = False
        for action in excluded:
            is_excluded |= edges.action[at(edge)] == action
        if not is_excluded:
            move_edge(edges, edge, first + kept)
            kept += 1
    if kept:
        nodes.edge_count[at(root)] = kept
    raise_best(tree, root)


@compiled
def grow(network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters) -> None:
    """Visit leaf after leaf until told to stop, or until there is nothing left to do.

    For each visit, `chance_share` visits go to sampled deals; more while nothing new is found, and
    all that are left once the round is solved.
    """
    tree, control, sampler = arrays.tree, arrays.control, arrays.sampler
    nodes, edges, chance_share = tree.nodes, tree.edges, parameters.chance_share
    known, root, sampled = 0, tree.header[ROOT], 0
    plain = without_growth(parameters)
    while control[STOP] == 0 and control[VISITS] < control[LIMIT]:
        if not has_room(tree.header) or known > KNOWN_VISITS:
            return
        completing = known >= FEW_KNOWN and known % 4 == 0
        exploration = parameters.exploration * power_of_two(known // FEW_KNOWN)
        widened = with_exploration(parameters, exploration)
        is_new = visit(network, arrays, state, widened, completing, 0)
        known = 0 if is_new and not completing else known + 1
        count_visit(tree, control, arrays.outlook, arrays.tally)
        nothing_new = chance_share > 0 and known >= MANY_KNOWN
        if not is_new and (nothing_new or sampled < chance_share * control[VISITS]):
            edge = last_edge(tree)
            if leaf_behind(tree, edge) != 0 and edges.visits[at(edge)] >= OFTEN:
                copy_state(sampler.state, tree.scratch.reached)
                child = edges.child[at(edge)]
                sampled += SAMPLE_VISITS * sample_leaf(
                    network, arrays.work, tree, child, sampler, plain
                )
        if nodes.proven[at(root)] != 0:
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
    tree, nodes, edges = arrays.tree, arrays.tree.nodes, arrays.tree.edges
    root = tree.header[ROOT]
    while control[STOP] == 0 and control[VISITS] < control[LIMIT] and nodes.edge_count[root] > 1:
        edge = most_promising(tree, root)
        if edge == 0:
            break
        copy_state(sampler.state, state)
        play(sampler.state, edges.action[at(edge)])
        if not sample_leaf(network, work, tree, edges.child[at(edge)], sampler, parameters):
            break
        control[VISITS] += SAMPLE_VISITS
    for edge in edges_of(nodes, root):
        value = worth(nodes, edges.child[at(edge)], nodes.mover[at(root)])
        edges.value_sum[at(edge)] = edges.visits[at(edge)] * value


@compiled
def follow(tree: Tree, edge: int, line: Int64s) -> int:
    """Write the expected actions, beginning with an edge, up to the round's end; how many."""
    nodes, edges, count = tree.nodes, tree.edges, 0
    while count < line.size:
        line[at(count)] = edges.action[at(edge)]
        count += 1
        node = edges.child[at(edge)]
        if node == 0 or nodes.edge_count[at(node)] == 0 or nodes.visits[at(node)] < 2:
            break
        edge = best_edge(tree, node)
    return count
