"""Which level a seat plays like."""

import pytest

from azulejos.players.levels import LEVELS
from azulejos.review import levels
from azulejos.review.levels import ACCURACY, LEAST_DECISIONS, Kind, nearest, plays_like
from azulejos.rules import Wall

TWO = Kind(2, Wall.COLOURED)
TABLE = {"novice": 75.0, "casual": 81.0, "skilled": 88.0, "master": 100.0}


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "ACCURACY", {TWO: TABLE})


def test_nearest_level_of_the_mean() -> None:
    found = plays_like([80.0, 83.0] * 20, TWO)
    assert found is not None
    assert (found.level, found.lowest, found.highest) == ("casual", "casual", "casual")


def test_few_and_uneven_moves_give_a_wide_interval() -> None:
    found = plays_like([100.0] * 6 + [20.0, 35.0], TWO)
    assert found is not None
    assert (found.lowest, found.level, found.highest) == ("novice", "casual", "master")


def test_no_loss_at_all_is_the_strongest_level() -> None:
    assert nearest({**TABLE, "champion": 100.0}, 100.0) == "master"


def test_too_few_decisions_or_no_measurements_say_nothing() -> None:
    assert plays_like([80.0] * (LEAST_DECISIONS - 1), TWO) is None
    assert plays_like([80.0] * 40, Kind(3, Wall.COLOURED)) is None


@pytest.mark.parametrize("table", ACCURACY.values())
def test_measured_tables_have_every_level_and_rise(table: dict[str, float]) -> None:
    assert list(table) == list(LEVELS)
    accuracies = list(table.values())
    assert accuracies == sorted(accuracies)
