"""The luck of deals: zero on average, for one bag and over many games."""

import math
from statistics import fmean, stdev

import pytest

from azulejos.fast import from_position
from azulejos.review.judge import Judge
from azulejos.review.luck import DealEffort, expected_wins, wins_and_expected
from azulejos.rules import CounterGenerator, Deal, Game, Position, Wall, draw_deal
from tests.review.games import sample_game
from tests.rules.games import off_the_floor, recorded

CHEAP = DealEffort(samples=16, nodes=0)
MOST_ERRORS = 3.5  # standard errors; the seeds are fixed


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


def before_deal(game: Game, number: int) -> Position:
    """The position before one of the deals of a game."""
    plies = [ply for ply, event in enumerate(game.events) if isinstance(event, Deal)]
    return list(game.positions())[plies[number]]


def is_zero(values: list[float]) -> bool:
    """Whether the mean is as near to zero as chance allows."""
    return abs(fmean(values)) < MOST_ERRORS * stdev(values) / math.sqrt(len(values))


@pytest.mark.parametrize("effort", [CHEAP, DealEffort(samples=4, nodes=10)])
def test_luck_is_zero_on_average_over_deals_of_one_bag(judge: Judge, effort: DealEffort) -> None:
    before = before_deal(sample_game(), 2)
    luck = []
    for seed in range(150):
        dealt = draw_deal(before, CounterGenerator(seed).below)
        wins, expected = wins_and_expected(judge, before, dealt, 1000 + seed, effort)
        assert sum(wins) == pytest.approx(1)
        assert sum(expected) == pytest.approx(1)
        luck.append(wins[0] - expected[0])
    assert is_zero(luck)
    assert stdev(luck) > 0.005


def test_same_seed_gives_the_same_average(judge: Judge) -> None:
    state = from_position(before_deal(sample_game(), 1))
    effort = DealEffort(samples=4, nodes=20)
    first, again = (expected_wins(judge, state, 5, effort) for _ in range(2))
    assert first == again
    assert first != expected_wins(judge, state, 6, effort)


def luck_of_first_seat(judge: Judge, game: Game, seed: int) -> float:
    """The luck of all deals and of being first, for one seat."""
    luck, is_first = 0.0, True
    for ply, (before, event) in enumerate(zip(game.positions(), game.events, strict=False)):
        if isinstance(event, Deal):
            wins, expected = wins_and_expected(judge, before, event, 1000 * seed + ply, CHEAP)
            luck += wins[0] - expected[0] + (expected[0] - 0.5 if is_first else 0.0)
            is_first = False
    return luck


@pytest.mark.long
def test_luck_is_zero_on_average_over_1000_games(judge: Judge) -> None:
    walls = list(Wall)
    games = (recorded(2, walls[seed % 2], seed, off_the_floor) for seed in range(1000))
    luck = [luck_of_first_seat(judge, game, seed) for seed, game in enumerate(games)]
    assert is_zero(luck)
    assert stdev(luck) > 0.05
