"""Extra visits for the moves that an analysis lists.

A search for one move visits the others only as often as it takes to reject them: many have a few
visits, and some have none. Values from so few visits say little. So an analysis keeps a part of its
limits for the moves that may belong on its list.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import State
from azulejos.net.network import Network
from azulejos.search.puct.arrays import LIMIT, SOLVED, STOP, VISITS
from azulejos.search.puct.entry import VISIT_MOVE, Task, work_on_tree
from azulejos.search.puct.nodes import has_room, leaf_behind
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.thread import TreeThread, edge_index, ranking, root_edge, root_edges

AT_ONCE = 32  # visits of a move before the moves are compared again


def visit_contenders(
    network: Network,
    thread: TreeThread,
    state: State,
    parameters: SearchParameters,
    wanted: int,
    enough: int,
) -> None:
    """Visit the moves that look best until the `wanted` best of them have `enough` visits."""
    control, tree = thread.control, thread.tree
    if tree.nodes.edge_count[thread.root] == 1:
        return  # there is no choice
    while not control[STOP] and not control[SOLVED] and control[VISITS] < control[LIMIT]:
        index, count = next_contender(thread, wanted, enough)
        if count == 0 or not has_room(tree.header):
            return
        task = Task(VISIT_MOVE, edge=index, visits=count)
        work_on_tree(network, thread.arrays, state, parameters, task)


def next_contender(thread: TreeThread, wanted: int, enough: int) -> tuple[int, int]:
    """Which edge of the root to visit next, and how often: 0 if nothing is left to find out.

    First every move is tried once. Then comes the least visited of the moves that look best, and
    at last a move with a higher mean than the move to play.
    """
    edges, opened = root_edges(thread), int(thread.tree.nodes.opened[thread.root])
    if opened < edges.action.size:
        return opened, 1  # the unopened edge with the highest prior
    visits, means = edges.visits, edges.value_sum / edges.visits
    is_open = np.array([not leaf_behind(thread.tree, root_edge(thread, i)) for i in range(opened)])
    best = np.argsort(-means, kind="stable")[:wanted]
    poor = [int(index) for index in best if is_open[index] and visits[index] < enough]
    if poor:
        return min(poor, key=lambda index: visits[index]), AT_ONCE
    chosen = edge_index(thread, ranking([thread], exact=False)[0])
    better = np.flatnonzero(is_open & (means > means[chosen]))
    return (int(better[np.argmin(visits[better])]), AT_ONCE) if better.size else (0, 0)
