"""Every reason has a sentence in every language, and the sentences say what happens."""

import pytest

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.players.contrast import MoveReason, Side
from azulejos.terminal.text.reasons import reason_line, reason_text
from tests.players.contrast.test_contrast import codes

NUMBERS = {
    "seat": 1, "line": 2, "other_line": 3, "row": 0, "column": 4, "colour": 2, "tiles": 3,
    "other_tiles": 1, "points": 4, "other_points": 6, "space": 5, "bag": 1, "lid": 0,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_whole_sentence_in_every_language(language: str) -> None:
    for code in codes():
        told = reason_text(
            MoveReason(code, Side.GAIN, NUMBERS), ["Anna", "Bo"], catalogue_of(language)
        )
        assert "{" not in told
        assert "Bo" in told
        assert told[0].isupper()
        assert told.endswith(".")


def test_lines_and_rows_count_from_one() -> None:
    completes = MoveReason("completes", Side.GAIN, {"seat": 0, "line": 2, "points": 1})
    assert reason_line(completes, ["Anna", "Bo"], catalogue_of("en")) == (
        "+ Anna completes line 3: +1."
    )
    numbers = {"seat": 1, "line": 3, "points": 7, "colour": 2, "tiles": 3}
    leaves = MoveReason("leaves", Side.COST, numbers)
    assert reason_line(leaves, ["Anna", "Bo"], catalogue_of("en")) == (
        "- This leaves 3 red tiles: Bo completes line 4 (+7)."
    )
