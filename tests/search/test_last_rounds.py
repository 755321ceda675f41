"""The solver of last rounds: exact, repeatable, and silent if the limits are too small."""

import numpy as np
import pytest

from azulejos import fast
from azulejos.search.last_rounds import ENDLESS, LastRounds, final_value, must_end
from azulejos.search.limits import Limits
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal
from tests.players.positions import game_positions

PLENTY = Limits(nodes=ENDLESS // 8)


@pytest.fixture(scope="module")
def solver() -> LastRounds:
    return LastRounds(table_bits=14)


@pytest.fixture(scope="module")
def last_rounds() -> list[fast.State]:
    """Drafts in which the game must end, with few and with many tiles left."""
    found = []
    for seed in range(60):
        states = [fast.from_position(position) for position in game_positions(seed=seed)]
        found += [state for state in states if must_end(state)]
    assert len(found) > 100
    return found


def plain_minimax(state: fast.State, seat: int) -> int:
    """The value of a last round for a seat, by trying everything."""
    if fast.is_over(state):
        return int(final_value(state, seat))
    actions, values = np.empty(fast.MOST_MOVES, np.int64), []
    for action in actions[: fast.legal_moves(state, actions)]:
        after = state.copy()
        fast.play(after, action)
        values.append(plain_minimax(after, seat))
    return max(values) if fast.seat_to_act(state) == seat else min(values)


def value_of(report: Report, state: fast.State, place: int = 0) -> int:
    """The value at the end of an expected line, which must be legal and last to the end."""
    candidate, after = report.candidates[place], state.copy()
    assert candidate.line[0] == candidate.action
    for action in candidate.line:
        assert fast.is_legal(after, action)
        fast.play(after, action)
    assert fast.is_over(after)
    assert candidate.scores == tuple(float(fast.score(after, seat)) for seat in range(2))
    won = [fast.winners(after) >> seat & 1 for seat in range(2)]
    assert candidate.wins == tuple(each / sum(won) for each in won)
    return int(final_value(after, int(fast.seat_to_act(state))))


def test_values_are_those_of_plain_minimax(
    solver: LastRounds, last_rounds: list[fast.State]
) -> None:
    short = [state for state in last_rounds if 2 <= fast.lying_count(state) <= 6][::4]
    assert len(short) >= 10
    for state in short:
        report = solver.think(state, PLENTY)
        assert report is not None
        assert report.solved
        assert value_of(report, state) == plain_minimax(state, int(fast.seat_to_act(state)))


def test_several_best_moves_are_different_and_in_order(
    solver: LastRounds, last_rounds: list[fast.State]
) -> None:
    for state in [each for each in last_rounds if 4 <= fast.lying_count(each) <= 9][::8]:
        seat = int(fast.seat_to_act(state))
        report = solver.think(state, PLENTY, best=3)
        assert report is not None
        values = [value_of(report, state, place) for place in range(len(report.candidates))]
        assert values == sorted(values, reverse=True)
        actions = [candidate.action for candidate in report.candidates]
        assert len(set(actions)) == len(actions) >= min(2, int(fast.legal_count(state)))
        rest = solver.think(state, PLENTY, excluded=actions[:1])
        assert rest is not None
        if len(actions) > 1:
            assert value_of(rest, state) == values[1]
        for action, value in zip(actions, values, strict=True):
            after = state.copy()
            fast.play(after, action)
            if not fast.is_over(after):
                reply = solver.think(after, PLENTY)
                assert reply is not None
                assert value_of(reply, after) == -value
            else:
                assert final_value(after, seat) == value


def test_all_moves_excluded_leave_a_move(solver: LastRounds, last_rounds: list[fast.State]) -> None:
    state, actions = last_rounds[-1], np.empty(fast.MOST_MOVES, np.int64)
    legal = actions[: fast.legal_moves(state, actions)].tolist()
    report = solver.think(state, PLENTY, excluded=legal)
    assert report is not None
    assert report.best.action in legal


def test_same_nodes_give_the_same_answer_every_time(
    solver: LastRounds, last_rounds: list[fast.State]
) -> None:
    solved = 0
    for state in last_rounds[::10]:
        first, second = (solver.think(state, Limits(nodes=300), best=2) for _ in range(2))
        fresh = LastRounds(table_bits=14).think(state, Limits(nodes=300), best=2)
        assert first == second == fresh
        solved += first is not None
    assert 0 < solved < len(last_rounds[::10])


def test_limits_that_are_too_small_give_no_answer(
    solver: LastRounds, last_rounds: list[fast.State]
) -> None:
    hard = max(last_rounds, key=fast.lying_count)
    assert solver.think(hard, Limits(nodes=5)) is None
    stop_signal = StopSignal()
    stop_signal.set()
    assert solver.think(hard, Limits(seconds=100.0), stop_signal=stop_signal) is None


def test_with_seconds_the_next_position_of_the_round_is_known(
    last_rounds: list[fast.State],
) -> None:
    solver = LastRounds(table_bits=16)
    state = next(each for each in last_rounds if fast.lying_count(each) == 10).copy()
    first = solver.think(state, Limits(seconds=100.0))
    assert first is not None
    fast.play(state, first.best.action)
    again = solver.think(state, Limits(seconds=100.0))
    alone = LastRounds(table_bits=16).think(state, Limits(seconds=100.0))
    assert again is not None
    assert alone is not None
    assert again.nodes < alone.nodes
    assert value_of(again, state) == value_of(alone, state)
