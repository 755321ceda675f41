"""Which level a seat plays like."""

import pytest

from azulejos.players.levels import LEVELS
from azulejos.review import levels
from azulejos.review.levels import LEAST_DECISIONS, MEAN_LOSS, Kind, nearest, plays_like
from azulejos.rules import Wall

TWO = Kind(2, Wall.COLOURED)
TABLE = {"novice": 0.2, "casual": 0.1, "skilled": 0.05, "master": 0.0}


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "MEAN_LOSS", {TWO: TABLE})


def test_nearest_level_of_the_mean() -> None:
    found = plays_like([0.09, 0.11] * 20, TWO)
    assert found is not None
    assert (found.level, found.lowest, found.highest) == ("casual", "casual", "casual")


def test_few_and_uneven_losses_give_a_wide_interval() -> None:
    found = plays_like([0.0] * 6 + [0.5, 0.3], TWO)
    assert found is not None
    assert (found.lowest, found.level, found.highest) == ("novice", "casual", "master")


def test_no_loss_at_all_is_the_strongest_level() -> None:
    assert nearest({**TABLE, "champion": 0.0}, 0.0) == "master"


def test_too_few_decisions_or_no_measurements_say_nothing() -> None:
    assert plays_like([0.1] * (LEAST_DECISIONS - 1), TWO) is None
    assert plays_like([0.1] * 40, Kind(3, Wall.COLOURED)) is None


@pytest.mark.parametrize("table", MEAN_LOSS.values())
def test_measured_tables_have_every_level_and_fall(table: dict[str, float]) -> None:
    assert list(table) == list(LEVELS)
    losses = list(table.values())
    assert losses == sorted(losses, reverse=True)
