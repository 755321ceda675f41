"""Names keep what is visible and nothing else."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.table import clean_name
from azulejos.table.names import LONGEST_NAME


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\u200e\u200f\u061c", "Ada"),
        ("Ada\u200b\ufeff\u00ad", "Ada"),
        ("\ue000Ada\U000f0000", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Þórdís Ægisdóttir", "Þórdís Ægisdóttir"),
        ("王小明", "王小明"),
        ("עדה", "עדה"),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
        ("\u0301Ada", "Ada"),
        ("👩\u200d🔬 Ada", "👩\u200d🔬 Ada"),
        ("A\u200dda", "Ada"),
        ("👩\u200d", "👩"),
        ("\u200d\u200d", ""),
        ("", ""),
        ("\u2028\u2029", ""),
        ("e\u200b\u0301", "é"),
        ("A\u3164d\u115fa", "Ada"),
        ("⠁⠙⠁\u2800⠇", "⠁⠙⠁ ⠇"),
        ("❤\ufe0f Ada", "❤\ufe0f Ada"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("\u200b \u0301Ada", "Ada"),
        ("x" * 500, "x" * LONGEST_NAME),
        ("👍🏽" * 30, "👍🏽" * LONGEST_NAME),
    ],
)
def test_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


BLANK = "\u2800\U0001d159\U00013441\U00013442\ufffc"
FILLERS = "\u115f\u1160\u3164\uffa0"
IGNORED = (
    "\u00ad\u034f\u061c\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f"
    "\u2060\u2061\u2062\u2063\u2064\u2065\u206f\ufe00\ufe0f\ufeff\ufff0\ufff8\U0001bca0\U0001d173"
    "\U00016fe4\U000e0001\U000e0020\U000e007f\U000e0100\U000e01ef\U000e0fff"
)
MARKS = "\u0301\u0308\u20dd\u0903"
SPACES = " \u00a0\u1680\u2003\u202f\u205f\u3000"


@pytest.mark.parametrize("letter", BLANK + FILLERS + IGNORED + MARKS + SPACES, ids=ascii)
def test_name_of_one_invisible_character_is_empty(letter: str) -> None:
    assert clean_name(letter) == ""
    assert clean_name(letter * 5) == ""


@given(st.text(BLANK + FILLERS + IGNORED + MARKS + SPACES))
def test_name_of_invisible_characters_is_empty(text: str) -> None:
    assert clean_name(text) == ""


@given(st.text())
def test_clean_name_is_short_visible_and_stays_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= 80
    assert name == name.strip()
    kinds = {unicodedata.category(letter) for letter in name if letter != "\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
