"""`python -m bench.review` plays and reviews games, and prints its figures."""

import pytest

from bench.review.__main__ import main
from bench.review.figures import rising_means
from tests.review.games import FEW


@pytest.mark.long
def test_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--kinds", "2C", "--nodes", str(FEW.nodes)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2C, 2 games, 60 nodes\n")
    words = ["novice ", "beginner ", "times the nodes: ", "both lines: ", "luck of a deal"]
    for each in [*words, "seconds to all"]:
        assert each in out


@pytest.mark.long
def test_levels_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--kinds", "2C", "--nodes", "10", "--levels"]) == 0
    assert '"novice": ' in capsys.readouterr().out


def test_means_rise_from_level_to_level() -> None:
    found = {"novice": [70.0], "casual": [90.0, 90.0], "skilled": [75.0], "master": [100.0]}
    means = rising_means(found)
    assert means == pytest.approx({"novice": 70, "casual": 85, "skilled": 85, "master": 100})
    assert list(means) == list(found)


def test_unknown_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--kinds", "5C"])
    assert "there is no kind 5C" in capsys.readouterr().err
