"""The catalogue of one language, as the terminal uses it."""

import pytest

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES


def test_colours_and_numbers_agree() -> None:
    told = {
        language: [catalogue_of(language).say("told-placed", **placed(count)) for count in (1, 2)]
        for language in ("de", "fr")
    }
    assert told["de"][0] == "Ada: rote Fliese in Zeile 1, Spalte 3, +1"
    assert told["fr"][1] == "Ada\u00a0: tuile rouge en ligne 1, colonne 3, +2"
    assert catalogue_of("is").say("tiles-fall", count=21) == "21 flís dettur í gólfið"
    assert catalogue_of("is").say("tiles-fall", count=11) == "11 flísar detta í gólfið"
    assert catalogue_of("da").say("preview-fits", count=1) == "1 flise får plads"


def placed(points: int) -> dict[str, str | int]:
    return {"name": "Ada", "colour": "R", "row": 1, "column": 3, "points": points}


@pytest.mark.parametrize(
    ("language", "percent", "large", "decimal"),
    [
        ("en", "61.5%", "1,012,345", "12,345.6"),
        ("da", "61,5\u00a0%", "1.012.345", "12.345,6"),
        ("nl", "61,5%", "1.012.345", "12.345,6"),
        ("fr", "61,5\u00a0%", "1\u202f012\u202f345", "12\u202f345,6"),
        ("is", "61,5%", "1.012.345", "12.345,6"),
        ("de", "61,5\u00a0%", "1.012.345", "12.345,6"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: str, percent: str, large: str, decimal: str
) -> None:
    words = catalogue_of(language)
    assert words.percent(0.6149, decimals=1) == percent
    assert large in words.say("search-work", nodes=1_012_345, depth=3, solved="no")
    assert words.number(12_345.6, decimals=1) == decimal
    assert words.number(-12_345.6, decimals=1) == f"−{decimal}"
    assert [words.number(n) for n in (0, 999, -3, -0.4)] == ["0", "999", "−3", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_make_a_list(language: str) -> None:
    words = catalogue_of(language)
    assert words.all_of(["Anna"]) == "Anna"
    told = words.all_of(["Anna", "Bo", "Cleo", "Dag"])
    assert told.startswith("Anna, Bo, Cleo ")
    assert told.endswith(" Dag")
    assert words.language == language


def test_key_without_words_is_known() -> None:
    assert catalogue_of("en").has("tiles")
    assert not catalogue_of("en").has("emperor")
