"""Statistics of matches."""

import pytest

from azulejos.arena.game import GameResult
from azulejos.arena.schedule import Fixture
from azulejos.arena.statistics import figures, interval, wilson


def result(number: int, seating: tuple[int, ...], shares: tuple[float, ...]) -> GameResult:
    seats = len(seating)
    return GameResult(
        Fixture(number, number // seats, seating, 0, 0),
        tuple(10 * (seat + 1) for seat in range(seats)),
        shares,
        (20,) * seats,
        (2.0,) * seats,
        "row",
    )


def test_wins_draws_losses_points_and_time_are_counted() -> None:
    games = [
        result(0, (0, 1), (1.0, 0.0)),
        result(1, (1, 0), (0.5, 0.5)),
        result(2, (0, 1), (0.0, 1.0)),
        result(3, (1, 0), (0.0, 1.0)),
    ]
    first, second = figures(("a", "b"), games)
    assert (first.games, first.wins, first.draws, first.losses) == (4, 2, 1, 1)
    assert (second.games, second.wins, second.draws, second.losses) == (4, 1, 1, 2)
    assert first.win_rate == pytest.approx(0.625)
    assert first.mean_points == pytest.approx(15)
    assert first.ms_per_move == pytest.approx(100)
    assert first.rating > second.rating


def test_player_on_several_seats_is_counted_for_each() -> None:
    one, rest = figures(("a", "b", "b"), [result(0, (0, 1, 2), (1.0, 0.0, 0.0))])
    assert (one.games, rest.games) == (1, 2)
    assert (one.win_rate, rest.win_rate) == (1.0, 0.0)


def test_interval_is_taken_over_deals_not_games() -> None:
    alike = [0.0, 1.0] * 50
    low, high = interval(alike, 200)
    assert low == pytest.approx(0.5 - 1.96 * 0.5025 / 10, abs=1e-3)
    assert high == pytest.approx(0.5 + 1.96 * 0.5025 / 10, abs=1e-3)
    assert interval([0.5] * 100, 200) == wilson(0.5, 200)


def test_wilson_interval_of_all_wins_does_not_reach_certainty_below() -> None:
    low, high = wilson(1.0, 20)
    assert low == pytest.approx(0.8389, abs=1e-3)
    assert high == pytest.approx(1.0)


def test_no_games_give_no_figures_but_no_error() -> None:
    (player,) = figures(("a",), [])
    assert (player.games, player.win_rate, player.ci95) == (0, 0.0, (0.0, 1.0))
