"""The alpha-beta search of a round: legal, repeatable, exact if it says so, and it stops."""

import numpy as np
import pytest

from azulejos import Position, Wall, fast
from azulejos.search.alphabeta.search import AlphaBetaSearch
from azulejos.search.handmade.evaluator import HANDMADE
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal
from testing.patience import wait_until
from tests.players.positions import game_positions, opening
from tests.search.stopping import ring_while_it_searches

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]


@pytest.fixture(scope="module")
def search() -> AlphaBetaSearch:
    return AlphaBetaSearch(table_bits=16)


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_best_moves_are_legal_and_different_in_all_kinds_of_games(
    search: AlphaBetaSearch, seats: int, wall: Wall
) -> None:
    for position in game_positions(seats, wall, seed=3, every=9):
        report = search.think(fast.from_position(position), Limits(nodes=300), best=3)
        legal = {move.action_id for move in position.legal_moves()}
        actions = [candidate.action for candidate in report.candidates]
        assert set(actions) <= legal
        assert len(set(actions)) == len(actions)
        for candidate in report.candidates:
            assert candidate.line[0] == candidate.action
            assert sum(candidate.wins) == pytest.approx(1)
            assert len(candidate.scores) == seats


def test_same_nodes_give_the_same_answer_every_time(search: AlphaBetaSearch) -> None:
    for position in game_positions(seed=4, every=11):
        state = fast.from_position(position)
        first, second = (search.think(state, Limits(nodes=4000), best=2) for _ in range(2))
        fresh = AlphaBetaSearch(table_bits=16).think(state, Limits(nodes=4000), best=2)
        assert first == second == fresh


def exact_value(state: fast.State, search: AlphaBetaSearch, seat: int) -> int:
    """The value of a round for the seat, by plain minimax on the engine."""
    from azulejos.search.alphabeta.node import seat_utility

    if fast.phase(state) != fast.DRAFT:
        wins, scores = search.value(state)
        out = np.zeros(8)
        out[:2], out[4:6] = wins, scores
        return int(seat_utility(out, 2, seat))
    actions = np.empty(fast.MOST_MOVES, np.int64)
    values = []
    for action in actions[: fast.legal_moves(state, actions)]:
        after = state.copy()
        fast.play(after, action)
        values.append(exact_value(after, search, seat))
    return max(values) if fast.seat_to_act(state) == seat else min(values)


def late_states(count: int) -> list[fast.State]:
    """Two-seat positions with few tiles left, from several games."""
    found = []
    for seed in range(20, 40):
        for position in game_positions(seed=seed):
            left = sum(map(sum, position.sources))
            if left <= 5 and len(position.legal_moves()) > 3:
                found.append(fast.from_position(position))
    return found[:: max(1, len(found) // count)][:count]


def test_solved_round_has_the_value_of_plain_minimax(search: AlphaBetaSearch) -> None:
    from azulejos.search.alphabeta.node import seat_utility

    for state in late_states(12):
        seat = int(fast.seat_to_act(state))
        report = search.think(state, Limits(nodes=10_000_000))
        assert report.solved
        search.value(state)  # the evaluator gets the same root
        out = np.zeros(8)
        out[:2], out[4:6] = report.best.wins, report.best.scores
        assert abs(int(seat_utility(out, 2, seat)) - exact_value(state, search, seat)) <= 1


def test_only_move_is_played_at_once(search: AlphaBetaSearch) -> None:
    only = [p for p in game_positions(seed=2) if len(p.legal_moves()) == 1]
    assert only
    for position in only:
        report = search.think(fast.from_position(position), Limits(seconds=100.0))
        assert report.best.action == position.legal_moves()[0].action_id


def test_stop_signal_ends_an_endless_search_also_when_it_was_set_before() -> None:
    search, state, stop_signal = (
        AlphaBetaSearch(table_bits=16),
        fast.from_position(opening(4)),
        StopSignal(),
    )
    ring_while_it_searches(stop_signal)
    for _ in range(2):
        report = search.think(state, Limits(seconds=10_000.0), stop_signal=stop_signal)
        assert report.best.action in {move.action_id for move in opening(4).legal_moves()}


def test_two_threads_share_the_work() -> None:
    search = AlphaBetaSearch(threads=2, table_bits=16)
    state = fast.from_position(opening())

    def helper_works() -> bool:
        """On a busy machine the second thread may get no time at all, so ask again."""
        report = search.think(state, Limits(seconds=0.3))
        assert report.best.action in {move.action_id for move in opening().legal_moves()}
        return bool(search._workspaces[2, False, 1].control[1] > 0)

    wait_until(helper_works)


def test_overlooked_moves_are_not_played(search: AlphaBetaSearch) -> None:
    state = fast.from_position(opening())
    best = search.think(state, Limits(nodes=2000)).best.action
    report = search.think(state, Limits(nodes=2000), best=5, excluded={best})
    assert best not in {candidate.action for candidate in report.candidates}


def test_limits_need_something_positive() -> None:
    with pytest.raises(ValueError, match="a search needs a limit"):
        Limits()
    with pytest.raises(ValueError, match="nodes must be more than 0"):
        Limits(nodes=0)


def test_position_without_a_choice_is_refused(search: AlphaBetaSearch) -> None:
    with pytest.raises(ValueError, match="no seat has a choice"):
        search.think(fast.new_state(2), Limits(nodes=10))


def test_evaluator_gives_the_exact_result_of_a_finished_game(search: AlphaBetaSearch) -> None:
    assert HANDMADE.name == "handmade"
    state, generator = fast.new_state(3), fast.new_generator(5)
    fast.playout(state, generator)
    wins, scores = search.value(state)
    winners = fast.winners(state)
    share = 1 / bin(winners).count("1")
    assert wins == tuple(share * (winners >> seat & 1) for seat in range(3))
    assert scores == tuple(fast.score(state, seat) for seat in range(3))


def test_overlooking_one_of_two_equal_factories_leaves_a_move() -> None:
    text = (
        "C draft 5 1 12 YK/BYRK/-/BYRK/-/- 0,0,0,0,0 9,9,11,10,13 "
        "27:1Y2W/1BYRK/1WBYR/2W2/2K2:R1/-/K3/B1/-:R "
        "37:BYRK1/WBYR1/1WBY1/1K3/1R3:W1/-/-/Y2/B3:W*"
    )
    position = Position.parse(text)
    of_the_second = {move.action_id for move in position.legal_moves() if str(move)[0] == "3"}
    everything = {move.action_id for move in position.legal_moves()}
    report = AlphaBetaSearch().think(
        fast.from_position(position), Limits(nodes=100), excluded=everything - of_the_second
    )
    assert report.candidates
