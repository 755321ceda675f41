"""Ratings of people: fixed characters, and a rating that finds its place."""

import random

import pytest

from azulejos.players import LEVELS
from azulejos.players.ratings import CHARACTER_RATINGS, Rating, shown_rating, updated


def test_every_level_has_a_rating_and_a_higher_one_a_higher_rating() -> None:
    assert list(CHARACTER_RATINGS) == list(LEVELS)
    assert list(CHARACTER_RATINGS.values()) == sorted(CHARACTER_RATINGS.values())


def test_victory_over_a_stronger_character_counts_more() -> None:
    gains = [updated(Rating(), [level], [0, 1]).mean - Rating().mean for level in LEVELS]
    assert gains == sorted(gains)
    assert gains[0] > 0


def test_shared_victory_is_between_victory_and_defeat() -> None:
    won, shared, lost = (
        updated(Rating(), ["regular"], ranks).mean for ranks in ([0, 1], [0, 0], [1, 0])
    )
    assert lost < shared < won


def test_error_shrinks_but_never_vanishes() -> None:
    rating = Rating()
    for number in range(200):
        rating = updated(rating, ["regular"], [number % 2, 1 - number % 2])
    assert 2 < rating.error < Rating().error / 3


@pytest.mark.parametrize("level", ["novice", "skilled", "elite"])
def test_player_as_strong_as_a_character_comes_near_its_rating(level: str) -> None:
    chance, goal, rating = random.Random(level), CHARACTER_RATINGS[level], Rating()
    for _ in range(60):
        other = min(CHARACTER_RATINGS, key=lambda one: abs(CHARACTER_RATINGS[one] - rating.mean))
        share = 1 / (1 + 10 ** (30 * (CHARACTER_RATINGS[other] - goal) / 400))
        won = chance.random() < share
        rating = updated(rating, [other], [int(not won), int(won)])
    assert abs(rating.mean - goal) < 8


def test_shown_rating_is_a_multiple_of_ten() -> None:
    assert [shown_rating(mean) for mean in (-11.8, 9.0, 9.1)] == [650, 1270, 1270]
