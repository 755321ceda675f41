"""Features follow each other without gaps, and can be found by name."""

from pathlib import Path

import pytest

from azulejos.envs.features import (
    FACTORIES,
    GAME,
    OBSERVATION_VERSION,
    PLANES,
    SEAT,
    Feature,
    action_count,
    feature_slice,
    features,
    observation_high,
    observation_size,
)
from azulejos.envs.start_positions import is_grey_wall
from tests.envs.games import KIND_NAMES, KINDS, Twin, observation_of

kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)


@kinds
def test_features_cover_the_observation(seats: int, wall: str) -> None:
    grey, reached = is_grey_wall(wall), 0
    for feature, first in features(seats, grey):
        assert first == reached
        reached += feature.length
    assert reached == observation_size(seats, grey) == len(observation_high(seats, grey))
    assert reached == len(observation_of(Twin(seats, wall, 1).position, 0))
    assert reached >= 128


def test_a_feature_is_found_by_name() -> None:
    seen = observation_of(Twin(2, "coloured", 1).position, 0)
    assert sum(seen[feature_slice("factories", 2, False)]) == 20
    assert sum(seen[feature_slice("bag", 2, False)]) == 80
    assert seen[feature_slice("seat_0.to_act", 2, False)] == [1]
    with pytest.raises(KeyError, match="no feature 'hand'"):
        feature_slice("hand", 2, False)


def test_actions_by_seats_and_wall() -> None:
    assert [action_count(seats, False) for seats in (2, 3, 4)] == [180, 240, 300]
    assert {action_count(seats, True) for seats in (2, 3, 4)} == {330}


def test_the_page_has_every_feature() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    factories = Feature("factories", (5, 5), 4, FACTORIES)
    for feature in (*GAME, factories, *SEAT, PLANES):
        name = feature.name if feature in (*GAME, factories) else f"seat_i.{feature.name}"
        shape = " x ".join(map(str, feature.shape))
        shape = "5 x 5, 7 x 5, 9 x 5" if feature is factories else shape
        assert f"| `{name}` | {shape} | {feature.high} | {feature.meaning} |" in page
    assert page.count("| `seat_i.") == len(SEAT) + 1
    assert f"observation version {OBSERVATION_VERSION}." in page
    for seats, wall in KINDS:
        grey = is_grey_wall(wall)
        sizes = f"{action_count(seats, grey)} | {observation_size(seats, grey)} | {seats}"
        assert f"| {seats} seats, {wall} wall | {sizes} |" in page
