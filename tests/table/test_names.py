"""Names show what a person is called and nothing else."""

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
        ("x" * 500, "x" * LONGEST_NAME),
        ("👍🏽" * 30, "👍🏽" * LONGEST_NAME),
    ],
)
def test_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@given(st.text())
def test_clean_name_is_short_visible_and_stays_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= 80
    assert name == name.strip()
    kinds = {unicodedata.category(letter) for letter in name if letter != "\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
