"""Which search answers: the tree search with the network, or the solver in a last round."""

from typing import Any

import numpy as np
import pytest

from azulejos import Position, Wall, fast
from azulejos.rules import Phase
from azulejos.search.last_rounds import LastRounds, must_end
from azulejos.search.learned import NODES_PER_VISIT, LearnedSearch, divided
from azulejos.search.limits import MOST, Limits, part_of
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal
from tests.players.positions import game_positions, opening
from tests.search.puct.test_search import TWO_LEFT

LAST_ROUND = TWO_LEFT.play(TWO_LEFT.legal_moves()[0])


def ends_for_sure(position: Position) -> bool:
    """Whether a seat's complete line is the fifth tile of its row."""
    return any(
        sum(tile is not None for tile in board.wall[line]) == 4
        for board in position.boards
        for line in board.complete_lines()
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_last_round_is_known_as_such(seats: int) -> None:
    positions = [p for seed in range(12) for p in game_positions(seats, seed=seed)]
    found = [must_end(fast.from_position(position)) for position in positions]
    assert found == [ends_for_sure(position) for position in positions]
    assert any(found)


def test_grey_wall_is_never_sure() -> None:
    for position in game_positions(wall=Wall.GREY, seed=4):
        assert not must_end(fast.from_position(position))


def test_last_round_of_two_seats_is_solved() -> None:
    assert ends_for_sure(LAST_ROUND)
    report = LearnedSearch().think(fast.from_position(LAST_ROUND), Limits(nodes=50))
    assert report.solved
    ends = [LAST_ROUND.play(move) for move in LAST_ROUND.legal_moves()]
    assert all(end.phase is Phase.END for end in ends)
    leads = [end.boards[1].score - end.boards[0].score for end in ends]
    assert report.best.scores[1] - report.best.scores[0] == max(leads)


def test_alarm_that_rang_before_ends_both_searches() -> None:
    search, stop_signal = LearnedSearch(), StopSignal()
    stop_signal.set()
    for position in (opening(), LAST_ROUND):
        report = search.think(
            fast.from_position(position), Limits(seconds=1000.0), stop_signal=stop_signal
        )
        assert report.best.action in {move.action_id for move in position.legal_moves()}


def hard_last_round() -> fast.State:
    """A last round that takes thousands of nodes."""
    found = [fast.from_position(p) for seed in range(30) for p in game_positions(seed=seed)]
    return max(filter(must_end, found), key=fast.lying_count)


def test_solver_is_asked_only_in_last_rounds_of_two_seats_on_the_coloured_wall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, think = list[fast.State](), LastRounds.think

    def noting(self: LastRounds, state: fast.State, *others: Any) -> Report | None:
        asked.append(state)
        return think(self, state, *others)

    monkeypatch.setattr(LastRounds, "think", noting)
    search = LearnedSearch()
    for wall, seats in ((Wall.COLOURED, 2), (Wall.COLOURED, 3), (Wall.GREY, 2)):
        for position in game_positions(seats, wall, seed=4):
            state = fast.from_position(position)
            before = len(asked)
            search.think(state, Limits(nodes=2))
            is_last = seats == 2 and ends_for_sure(position) and wall is Wall.COLOURED
            assert len(asked) - before == is_last
    assert asked
    search.solves = False
    before = len(asked)
    assert not search.think(hard_last_round(), Limits(nodes=2)).solved
    assert len(asked) == before


def test_visits_stay_with_the_tree_if_the_solver_fails() -> None:
    state, search = hard_last_round(), LearnedSearch()
    report = search.think(state, Limits(nodes=5))
    assert not report.solved
    search.solves = False
    assert report == search.think(state, Limits(nodes=5))


def test_same_nodes_give_the_same_report_whatever_was_searched_before() -> None:
    search = LearnedSearch()
    for position in game_positions(seed=2, every=3):
        search.think(fast.from_position(position), Limits(nodes=40))
    for position in game_positions(seed=2, every=7):
        state = fast.from_position(position)
        fresh = LearnedSearch().think(state, Limits(nodes=40), best=2)
        assert search.think(state, Limits(nodes=40), best=2) == fresh


def test_excluded_moves_are_not_played_in_a_last_round() -> None:
    state, actions = fast.from_position(LAST_ROUND), np.empty(fast.MOST_MOVES, np.int64)
    legal = actions[: fast.legal_moves(state, actions)].tolist()
    for action in legal:
        report = LearnedSearch().think(state, Limits(nodes=50), len(legal), {action})
        assert action not in [candidate.action for candidate in report.candidates]


def test_solver_and_tree_share_seconds_but_not_nodes() -> None:
    assert divided(Limits(seconds=1.0)) == (Limits(seconds=0.3), Limits(seconds=0.7))
    solver, tree = divided(Limits(nodes=7))
    assert (solver, tree) == (Limits(nodes=7 * NODES_PER_VISIT), Limits(nodes=7))
    most = int(MOST["nodes"])
    solver, tree = divided(Limits(seconds=2.0, nodes=most))
    assert (solver.nodes, tree.nodes) == (most, most)
    assert (solver.seconds, tree.seconds) == (0.6, 1.4)


def test_parts_of_limits_leave_at_least_a_node() -> None:
    assert part_of(Limits(seconds=2.0, nodes=10), 0.5) == Limits(seconds=1.0, nodes=5)
    assert part_of(Limits(nodes=1), 0.3) == Limits(nodes=1)


def test_value_is_that_of_the_network() -> None:
    wins, scores = LearnedSearch().value(fast.from_position(opening()))
    assert sum(wins) == pytest.approx(1)
    assert len(scores) == 2
