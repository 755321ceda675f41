"""docs/review.md says what the code does."""

import re
from pathlib import Path

from azulejos.review.cache import MOST_FILES
from azulejos.review.grades import LEAST_LOSS, STEEPNESS, Grade, accuracy_of
from azulejos.review.judge import CONFIRMED
from azulejos.review.luck import SAMPLES

PAGE = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")


def test_page_has_the_table_of_grades() -> None:
    row = r"^\| (\w+) \| (?:from|less than) ([\d.]+) % \| [a-z ]+ ([\d.]+) %"
    rows = re.findall(row, PAGE, re.MULTILINE)
    limits = {name: (float(even), float(two)) for name, even, two in rows}
    assert list(limits) == list(Grade)
    for grade, least in list(LEAST_LOSS.items())[1:]:
        assert limits[grade] == (100 * least, 50 * least)
    assert limits[Grade.BEST] == limits[Grade.GOOD]


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
    assert CONFIRMED == {Grade.BLUNDER: 4}
