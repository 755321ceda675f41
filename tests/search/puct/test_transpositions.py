"""Positions reached by several orders of moves share one node; no two positions are mixed up."""

import numpy as np
import pytest

from azulejos import Wall, fast
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.search.limits import Limits
from azulejos.search.puct.nodes import opened_edges
from azulejos.search.puct.search import PuctSearch
from azulejos.search.puct.thread import TreeThread, new_pools
from tests.players.positions import opening


def positions_of_nodes(thread: TreeThread, root: np.ndarray) -> dict[int, set[bytes]]:
    """All positions that lead to each node, by every path."""
    found: dict[int, set[bytes]] = {}
    waiting = [(thread.root, root)]
    while waiting:
        node, state = waiting.pop()
        seen = found.setdefault(node, set())
        if state.tobytes() in seen:
            continue
        seen.add(state.tobytes())
        if thread.tree.nodes.edge_count[node] == 0:
            continue
        for edge in opened_edges(thread.tree.nodes, node):
            after = state.copy()
            fast.play(after, int(thread.tree.edges.action[edge]))
            waiting.append((int(thread.tree.edges.child[edge]), after))
    return found


@pytest.mark.parametrize(
    ("seats", "wall"), [(2, Wall.COLOURED), (2, Wall.GREY), (3, Wall.COLOURED)]
)
def test_every_position_has_one_node_and_every_node_one_position(seats: int, wall: Wall) -> None:
    search = PuctSearch(load_network(shipped(seats)), new_pools(1, 400_000))
    state = fast.from_position(opening(seats, wall))
    search.think(state, Limits(nodes=20))  # the next search must not find its nodes
    search.think(state, Limits(nodes=4000))
    (thread,) = search._threads
    found = positions_of_nodes(thread, state)
    assert len(found) > 1000
    assert all(len(positions) == 1 for positions in found.values())
    distinct = set().union(*found.values())
    assert len(distinct) > 0.97 * len(found)  # an entry of the table may have been overwritten


def test_visits_to_what_is_known_count_for_more_and_more() -> None:
    search = PuctSearch(load_network(shipped(2)), new_pools(1, 400_000))
    state = fast.from_position(opening())
    while fast.phase(state) == fast.DRAFT:
        report = search.think(state, Limits(nodes=3000))
        (thread,) = search._threads
        counted = thread.tree.nodes.visits[thread.root]
        assert counted >= report.nodes
        if counted > 2 * report.nodes:
            return
        fast.play(state, report.best.action)
    pytest.fail("no search of the round knew a leaf for long")
