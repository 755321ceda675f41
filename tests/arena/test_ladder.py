"""The ladder: which levels meet, and the figures from their games."""

import io
import math
import random
from collections import Counter
from itertools import pairwise

import pytest
from rich.console import Console

from azulejos.arena.game import GameResult
from azulejos.arena.ladder import (
    LadderSettings,
    ladder_fixtures,
    ladder_player,
    ladder_report,
    run_ladder,
    sort_levels,
)
from azulejos.arena.ladder_table import print_ladder
from azulejos.players.levels import LEVELS
from azulejos.players.named import PlayerName
from azulejos.rules import Wall
from tests.arena.test_match import play_here

FOUR = ("novice", "beginner", "casual", "regular")


def invented(settings: LadderSettings, games: int | None = None) -> list[GameResult]:
    """Made-up games in which a level that is one higher wins nearly three of four."""
    chance, results = random.Random(1), list[GameResult]()
    for fixture in list(ladder_fixtures(settings))[:games]:
        weights = [math.exp(number) for number in fixture.seating]
        (winner,) = chance.choices(range(settings.seats), weights)
        shares = tuple(float(seat == winner) for seat in range(settings.seats))
        zeros = (0,) * settings.seats
        results.append(GameResult(fixture, zeros, shares, zeros, (0.0,) * settings.seats, "row"))
    return results


def test_every_pair_plays_every_deal_from_both_seats() -> None:
    games = list(ladder_fixtures(LadderSettings(FOUR, games=6)))
    assert len(games) == LadderSettings(FOUR, games=6).planned == 6 * 6
    assert set(Counter(game.seating for game in games).values()) == {3}
    deals = {game.deal_seed for game in games}
    assert len(deals) == 3
    for seed in deals:
        seatings = {game.seating for game in games if game.deal_seed == seed}
        assert seatings == {(a, b) for a in range(4) for b in range(4) if a != b}


def test_neighbours_meet_nobody_else() -> None:
    games = ladder_fixtures(LadderSettings(FOUR, games=2, neighbours=True))
    assert {tuple(sorted(game.seating)) for game in games} == {(0, 1), (1, 2), (2, 3)}


@pytest.mark.parametrize("seats", [3, 4])
def test_at_larger_tables_one_sits_among_players_of_the_level_below(seats: int) -> None:
    settings = LadderSettings(FOUR, games=1, seats=seats)
    games = list(ladder_fixtures(settings))
    assert len(games) == settings.planned == 3 * seats
    for weaker, stronger in pairwise(range(4)):
        tables = [game.seating for game in games if set(game.seating) == {weaker, stronger}]
        assert sorted(table.index(stronger) for table in tables) == list(range(seats))
        assert all(table.count(stronger) == 1 for table in tables)


def test_levels_are_sorted_by_strength_and_unknown_ones_refused() -> None:
    assert sort_levels(["master", "novice", "skilled"]) == ("novice", "skilled", "master")
    with pytest.raises(ValueError, match="there is no level 'emperor'; there are novice"):
        sort_levels(["novice", "emperor"])


@pytest.mark.parametrize("level", LEVELS)
def test_no_player_of_the_ladder_thinks_by_seconds(level: str) -> None:
    parsed = PlayerName.parse(ladder_player(level))
    limits = parsed.limits or LEVELS[level].limits
    assert parsed.text == level
    assert limits.seconds is None


def test_ratings_come_from_all_games_and_follow_strength() -> None:
    settings = LadderSettings(tuple(LEVELS), games=100)
    report = ladder_report(settings, invented(settings))
    ratings = [level.rating for level in report.levels]
    assert ratings == sorted(ratings)
    assert [level.games for level in report.levels] == [100 * (len(LEVELS) - 1)] * len(LEVELS)
    for level in report.levels:
        low, high = level.rating_ci95
        assert low < level.rating < high


@pytest.mark.parametrize("seats", [2, 4])
def test_score_against_the_lower_neighbour_has_its_interval_and_what_is_even(seats: int) -> None:
    settings = LadderSettings(FOUR, games=400, seats=seats)
    report = ladder_report(settings, invented(settings))
    expected = math.e / (math.e + seats - 1)
    assert report.levels[0].against_lower is None
    for lower, level in pairwise(report.levels):
        pair = level.against_lower
        assert pair is not None
        assert (pair.weaker, pair.stronger, pair.even) == (lower.level, level.level, 1 / seats)
        low, high = pair.score.ci95
        assert pair.score.games == 400
        assert 0 < low < pair.score.rate < high < 1
        assert pair.score.rate == pytest.approx(expected, abs=0.08)


def test_interrupted_ladder_has_games_of_all_pairs() -> None:
    settings = LadderSettings(FOUR, games=10)
    report = ladder_report(settings, invented(settings, games=12))
    assert not report.complete
    assert (report.games, report.planned) == (12, 60)
    assert [pair.score.games for pair in report.pairs] == [2] * 6


def test_table_has_the_strongest_level_first_and_fits_80_columns() -> None:
    settings = LadderSettings(tuple(LEVELS), games=10)
    text = io.StringIO()
    report = ladder_report(settings, invented(settings, games=500))
    print_ladder(report, Console(file=text, width=80))
    lines = text.getvalue().splitlines()
    heads = "level against lower (even: 0.50) rating (95 %) ms/move"
    assert " ".join(lines[1].split()) == heads
    assert [line.split()[0] for line in lines[2:-1]] == list(reversed(LEVELS))
    assert lines[-2].split()[1] == "-"
    assert lines[-1] == f"ended early: 500 of {settings.planned} games"
    assert max(map(len, lines)) <= 80


def test_levels_really_play() -> None:
    settings = LadderSettings(("novice", "casual"), games=2, wall=Wall.GREY, seed=5)
    report = run_ladder(settings, play_here)
    assert report.complete
    assert report.failures == 0
    assert all(level.ms_per_move > 0 for level in report.levels)
