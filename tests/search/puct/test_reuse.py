"""A tree is reused only if its position and everything below it are still valid."""

import numpy as np
import pytest

from azulejos import Position, Wall, fast
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.search.limits import Limits
from azulejos.search.puct.nodes import edges_of
from azulejos.search.puct.search import PuctSearch
from azulejos.search.puct.thread import new_pools
from testing.patience import wait_until
from tests.players.positions import opening


def searcher(seats: int) -> PuctSearch:
    return PuctSearch(load_network(shipped(seats)), new_pools(1, 400_000))


def after_line(position: Position, line: tuple[int, ...]) -> np.ndarray:
    state = fast.from_position(position)
    for action in line:
        fast.play(state, action)
    # As a player gets it: through its text.
    return fast.from_position(Position.parse(str(fast.to_position(state))))


@pytest.mark.parametrize(("seats", "wall"), [(2, Wall.COLOURED), (3, Wall.GREY)])
def test_position_below_the_last_root_is_found_with_its_visits(seats: int, wall: Wall) -> None:
    search, position = searcher(seats), opening(seats, wall)
    report = search.think(fast.from_position(position), Limits(nodes=3000))
    (thread,) = search._threads
    for moves in range(1, seats + 1):
        state = after_line(position, report.best.line[:moves])
        node = thread.kept_node(state)
        assert node > 0
        assert thread.tree.nodes.visits[node] > 1
        fresh = PuctSearch(search.network, new_pools(1, 80_000))
        fresh.think(state, Limits(nodes=1))
        (other,) = fresh._threads
        actions = [
            sorted(tree.edges.action[edges_of(tree.nodes, place)].tolist())
            for tree, place in ((thread.tree, node), (other.tree, other.root))
        ]
        assert actions[0] == actions[1]


def test_another_round_and_another_tree_are_not_mistaken_for_it() -> None:
    pools = new_pools(1, 400_000)
    two, three = (PuctSearch(load_network(shipped(seats)), pools) for seats in (2, 3))
    position = opening()
    report = two.think(fast.from_position(position), Limits(nodes=2000))
    state = after_line(position, report.best.line[:2])
    (thread,) = two._threads
    assert thread.kept_node(fast.from_position(opening(seed=8))) == 0
    assert thread.kept_node(state) > 0
    three.think(fast.from_position(opening(3)), Limits(nodes=10))
    assert thread.kept_node(state) == 0


def test_search_in_seconds_goes_on_where_the_last_one_was() -> None:
    search, position = searcher(2), opening()
    start = fast.from_position(position)
    wait_until(lambda: len(search.think(start, Limits(seconds=0.2)).best.line) > 1)
    line = search.think(start, Limits(seconds=0.2)).best.line
    state = after_line(position, line[:2])
    (thread,) = search._threads
    kept = thread.tree.nodes.visits[thread.kept_node(state)]
    report = search.think(state, Limits(seconds=0.05))
    assert thread.tree.nodes.visits[thread.root] >= kept + report.nodes > kept


def test_search_in_nodes_depends_on_nothing_but_the_question() -> None:
    search, position = searcher(2), opening()
    line = search.think(fast.from_position(position), Limits(seconds=0.1)).best.line
    state = after_line(position, line[:2])
    fresh = searcher(2).think(state, Limits(nodes=300))
    assert search.think(state, Limits(nodes=300)) == fresh
