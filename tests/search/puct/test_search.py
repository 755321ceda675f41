"""The tree search with a network: legal, repeatable, and it stops."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from azulejos import Move, Phase, Position, Wall, fast
from azulejos.net.network import load_network, with_temperature
from azulejos.net.shipped import shipped
from azulejos.search.limits import Limits
from azulejos.search.puct.arrays import LIMIT, STOP
from azulejos.search.puct.entry import GROW, Task, work_on_tree
from azulejos.search.puct.search import PuctSearch
from azulejos.search.puct.thread import TreeThread, listing, new_pools, ranking, root_edges
from azulejos.search.puct.tree import NEXT_EDGE, NEXT_NODE, ROOT
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal
from tests.players.positions import game_positions, opening
from tests.search.stopping import ring_while_it_searches

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]

# Black to line 1 completes the top row and wins; every other move gives the row away.
LAST_MOVE = Position.parse(
    "C draft 5 1 1- K/-/-/-/-/- 18,18,19,18,19 0,0,0,0,0 "
    "30:BYR1W/5/5/5/5:-/-/-/-/-:- 31:BY1K1/5/5/5/5:-/-/-/-/-:-"
)

# Black and white are left; taking black first ends the game.
TWO_LEFT = Position.parse(
    "C draft 5 1 1- KW/-/-/-/-/- 18,18,19,18,18 0,0,0,0,0 "
    "30:BYR1W/5/5/5/5:-/-/-/-/-:- 31:BY1K1/5/5/5/5:-/-/-/-/-:-"
)


def searcher(seats: int, threads: int = 1, edges: int = 80_000) -> PuctSearch:
    return PuctSearch(load_network(shipped(seats)), new_pools(threads, edges))


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_best_moves_are_legal_in_all_kinds_of_games(seats: int, wall: Wall) -> None:
    search = searcher(seats)
    for position in game_positions(seats, wall, seed=3, every=9):
        report = search.think(fast.from_position(position), Limits(nodes=60), best=3)
        legal = {move.action_id for move in position.legal_moves()}
        actions = [candidate.action for candidate in report.candidates]
        assert set(actions) <= legal
        assert len(set(actions)) == len(actions)
        for candidate in report.candidates:
            assert candidate.line[0] == candidate.action
            assert sum(candidate.wins) == pytest.approx(1, abs=1e-4)
            assert len(candidate.scores) == seats


def test_same_visits_give_the_same_answer_every_time() -> None:
    search, state = searcher(2), fast.from_position(opening())
    assert search.think(state, Limits(nodes=500), 2) == search.think(state, Limits(nodes=500), 2)


def test_last_move_of_the_game_is_found_and_its_value_is_exact() -> None:
    report = searcher(2).think(fast.from_position(LAST_MOVE), Limits(nodes=200))
    (move,) = [m for m in LAST_MOVE.legal_moves() if m.action_id == report.best.action]
    assert str(move) == "CK1"
    assert report.best.wins == (1.0, 0.0)


def test_one_visit_follows_the_policy_not_the_first_move() -> None:
    search = searcher(2)
    for seed in range(5):
        state = fast.from_position(opening(seed=seed))
        one, many = (search.think(state, Limits(nodes=nodes), 5) for nodes in (1, 400))
        assert one.best.action in {candidate.action for candidate in many.candidates}


def test_excluded_moves_are_not_played() -> None:
    search, state = searcher(2), fast.from_position(opening())
    best = search.think(state, Limits(nodes=200)).best.action
    assert search.think(state, Limits(nodes=200), excluded=[best]).best.action != best


def test_several_excluded_moves_are_not_played_with_a_limit_in_seconds() -> None:
    search, state = searcher(2), fast.from_position(opening())
    excluded = [c.action for c in search.think(state, Limits(nodes=200), 3).candidates]
    report = search.think(state, Limits(seconds=0.05), excluded=excluded)
    assert len(excluded) == 3
    assert report.best.action not in excluded


def test_stop_signal_ends_a_search_also_when_it_was_set_before() -> None:
    search, state = searcher(2, edges=1_600_000), fast.from_position(opening())
    search.think(state, Limits(nodes=1))
    stop_signal = StopSignal()
    ring_while_it_searches(stop_signal)
    assert search.think(state, Limits(nodes=1 << 40), stop_signal=stop_signal).nodes < 1 << 40
    again = search.think(state, Limits(nodes=1 << 40), stop_signal=stop_signal)
    assert again.nodes == 0
    assert Move.from_action_id(again.best.action) in opening().legal_moves()


def test_solved_end_has_exact_values_for_the_best_reply() -> None:
    search, state = searcher(2), fast.from_position(TWO_LEFT)
    report = search.think(state, Limits(nodes=2000), best=30)
    assert report.solved
    assert len(report.candidates) == len(TWO_LEFT.legal_moves())
    for candidate in report.candidates:
        after = TWO_LEFT.play(Move.from_action_id(candidate.action))
        line = Move.from_action_id(candidate.line[-1])
        end = after.play(line)
        if end.phase is not Phase.END:
            continue
        assert candidate.scores == tuple(board.score for board in end.boards)
        replies = [after.play(move) for move in after.legal_moves()]
        leads = [reply.boards[1].score - reply.boards[0].score for reply in replies]
        assert candidate.scores[1] - candidate.scores[0] == max(leads)
    (best,) = [m for m in TWO_LEFT.legal_moves() if m.action_id == report.best.action]
    assert str(best) == "CK1"


def test_move_without_visits_has_the_value_that_the_network_gives_it() -> None:
    search, state = searcher(2), fast.from_position(opening())
    last = search.think(state, Limits(nodes=20), best=80).candidates[-1]
    fast.play(state, last.action)
    assert (last.wins, last.scores) == search.value(state)


def test_two_threads_add_their_visits() -> None:
    search, state = searcher(2, threads=2), fast.from_position(opening())
    report = search.think(state, Limits(seconds=0.2), 2)
    assert report.nodes > 0
    assert len(report.candidates) == 2


def test_full_tree_ends_the_search() -> None:
    report = searcher(2, edges=1200).think(fast.from_position(opening()), Limits(nodes=10_000))
    assert 0 < report.nodes < 10_000


def test_tree_may_be_larger_than_float32_counts() -> None:
    state, visits = fast.from_position(opening()), 300
    small, large = searcher(2), searcher(2, edges=20_000_000)
    for search in (small, large):
        search.think(state, Limits(nodes=1))
        thread = search._threads[0]
        if search is large:
            thread.tree.header[[NEXT_NODE, NEXT_EDGE]] = 1_600_001, (1 << 24) + 1
        thread.control[STOP], thread.control[LIMIT] = 0, visits
        work_on_tree(search.network, thread.arrays, state, search.parameters, Task(GROW))
    fields = [root_edges(search._threads[0]) for search in (small, large)]
    assert fields[0].visits.sum() >= visits
    for name in ("action", "prior", "visits", "value_sum"):
        assert (getattr(fields[0], name) == getattr(fields[1], name)).all()


def test_network_for_other_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="for 2 seats"):
        searcher(2).think(fast.from_position(opening(3)), Limits(nodes=1))


def thread_with(*edges: tuple[int, float, float, float]) -> TreeThread:
    """A thread whose root has been visited: action, visits, mean value, prior of each edge."""
    thread = TreeThread(load_network(shipped(2)), *new_pools(1, 2000))
    thread.tree.header[ROOT] = 1
    thread.tree.nodes.first_edge[1], thread.tree.nodes.edge_count[1] = 1, len(edges)
    fields = root_edges(thread)
    fields.action[:], fields.visits[:], means, fields.prior[:] = np.transpose(edges)
    fields.value_sum[:], fields.child[:] = fields.visits * means, 0
    return thread


@pytest.mark.parametrize("copied", [copy.deepcopy, pickle.dumps])
def test_search_is_not_copied(copied: Callable[[PuctSearch], object]) -> None:
    """Its arrays are views of each other: a copy would play other moves."""
    with pytest.raises(TypeError, match="make another one"):
        copied(searcher(2))


def test_a_better_move_found_late_is_played_and_a_lucky_one_is_not() -> None:
    late = thread_with(
        (1, 9000, 0.1, 0.8), (2, 800, 0.8, 0.1), (3, 1, 0.9, 0.05), (4, 0, 0.0, 0.05)
    )
    assert ranking([late], exact=False) == [2, 1, 3, 4]
    assert ranking([late], exact=True) == [3, 2, 1, 4]


def test_list_of_an_analysis_is_by_value_after_the_move_to_play() -> None:
    """A move with many visits does not come before a better one that was visited often enough."""
    moves = ((1, 9000, 0.30, 0.6), (2, 5000, 0.15, 0.3), (3, 400, 0.2, 0.05), (4, 2, 0.4, 0.05))
    thread = thread_with(*moves)
    assert ranking([thread], exact=False) == [1, 2, 3, 4]
    assert listing([thread], exact=False, enough=400) == [1, 3, 2, 4]
    assert (
        listing([thread], exact=True, enough=400) == ranking([thread], exact=True) == [4, 1, 3, 2]
    )


def visits_and_means(search: PuctSearch) -> dict[int, tuple[float, float]]:
    """Visits and mean value of every visited move at the root."""
    edges = root_edges(search._threads[0])
    rows = zip(edges.action.tolist(), edges.visits, edges.value_sum, strict=True)
    return {action: (visits, total / visits) for action, visits, total in rows if visits}


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_every_move_of_a_list_was_visited_often_and_none_that_looks_better_is_left_out(
    seats: int, wall: Wall
) -> None:
    search = searcher(seats, edges=800_000)
    for seed in (1, 2):
        state = fast.from_position(opening(seats, wall, seed))
        report = search.think(state, Limits(nodes=10_000), best=5)
        assert report.nodes <= 10_000
        seen = visits_and_means(search)
        assert len(seen) == root_edges(search._threads[0]).action.size
        listed = [seen[candidate.action] for candidate in report.candidates]
        assert min(visits for visits, _ in listed) >= 100
        means = [mean for _, mean in listed]
        assert means[1:] == sorted(means[1:], reverse=True)
        left_out = [mean for action, (_, mean) in seen.items() if action not in ids(report)]
        assert max(left_out) <= means[-1]


def ids(report: Report) -> list[int]:
    return [candidate.action for candidate in report.candidates]


def test_list_begins_with_the_move_that_the_search_plays() -> None:
    search = searcher(2, edges=800_000)
    for seed in range(4):
        state = fast.from_position(opening(seed=seed))
        played = search.think(state, Limits(nodes=4000)).best
        assert search.think(state, Limits(nodes=5000), best=5).best.action == played.action


def test_win_share_of_a_move_is_that_of_its_value() -> None:
    """Also for a move whose visits mostly ended in transpositions."""
    search = searcher(2, edges=800_000)
    for position in game_positions(2, Wall.GREY, seed=8, every=6):
        report = search.think(fast.from_position(position), Limits(nodes=3000), best=5)
        seen, turn = visits_and_means(search), position.turn or 0
        for candidate in report.candidates:
            expected = (seen[candidate.action][1] + 1) / 2  # the margin has little weight
            assert candidate.wins[turn] == pytest.approx(expected, abs=0.08)


def test_softer_policies_open_more_moves() -> None:
    state, opened = fast.from_position(opening()), []
    for temperature in (1.0, 3.0):
        search = searcher(2)
        search.network = with_temperature(load_network(shipped(2)), temperature)
        search.think(state, Limits(nodes=400))
        opened.append(search._threads[0].tree.nodes.opened[search._threads[0].root])
    assert opened[0] < opened[1]
