"""Which search answers: the tree search with the network, or alpha-beta in a last round."""

import pytest

from azulejos import Position, Wall, fast
from azulejos.rules import Phase
from azulejos.search.learned import LearnedSearch, must_end
from azulejos.search.limits import Limits, part_of
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


def test_parts_of_limits_leave_at_least_a_node() -> None:
    assert part_of(Limits(seconds=2.0, nodes=10), 0.5) == Limits(seconds=1.0, nodes=5)
    assert part_of(Limits(nodes=1), 0.3) == Limits(nodes=1)


def test_value_is_that_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    state, search = fast.from_position(opening()), LearnedSearch()
    wins, scores = search.value(state)
    assert sum(wins) == pytest.approx(1)
    assert len(scores) == 2
    monkeypatch.setattr(search, "_load", lambda _seats: None)
    search._searches.clear()
    assert search.value(state) != (wins, scores)  # the hand-written evaluation
