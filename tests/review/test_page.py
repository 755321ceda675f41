"""docs/review.md says what the code does."""

import re
from pathlib import Path

import pytest

from azulejos.review import cache, rollout
from azulejos.review.cache import MOST_FILES
from azulejos.review.grades import LEAST_LOSS, STEEPNESS, Grade, accuracy_of
from azulejos.review.judge import CONFIRMED
from azulejos.review.luck import SAMPLES
from tests.commands.running import Runner

PAGE = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")


def test_page_has_the_table_of_grades() -> None:
    row = r"^\| (\w+) \| (?:from|less than) ([\d.]+) % \| [a-z ]+ ([\d.]+) %"
    rows = re.findall(row, PAGE, re.MULTILINE)
    limits = {name: (float(even), float(two)) for name, even, two in rows}
    assert list(limits) == list(Grade)
    for grade, least in list(LEAST_LOSS.items())[1:]:
        assert limits[grade] == (100 * least, 50 * least)
    assert limits[Grade.BEST] == limits[Grade.GOOD]


@pytest.mark.long
def test_page_shows_a_review(run: Runner, record_text: str, tmp_path: Path) -> None:
    english, german = (text.split("```")[0] for text in PAGE.split("```text\n")[1:])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "reviews_folder", lambda: tmp_path)
        assert run("review", "-", stdin=record_text).out == english
        assert run("review", "-", "--language", "de", stdin=record_text).out.endswith(german)


def test_page_has_the_other_numbers() -> None:
    assert f"exp(−{STEEPNESS} ×" in PAGE
    for grade, words in (
        (Grade.INACCURACY, "smallest inaccuracy"),
        (Grade.MISTAKE, "smallest mistake"),
        (Grade.BLUNDER, "smallest blunder"),
    ):
        accuracy = round(accuracy_of(LEAST_LOSS[grade], seats=1))
        assert re.search(rf"{accuracy}\sfor the {words}", PAGE)
    assert f"over {SAMPLES} deals" in PAGE
    assert f"at most {MOST_FILES} of them" in PAGE
    assert CONFIRMED == {Grade.BLUNDER: 8}
    assert "with eight\ntimes the nodes" in PAGE
    assert f"{rollout.SAMPLES} deals are also drawn" in PAGE
