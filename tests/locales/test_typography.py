"""Quotation marks and the spaces of French: one kind in all messages of a language."""

import re

import pytest

from azulejos.locales.languages import LANGUAGES
from tests.locales.test_faults import every_text as every_source
from tests.locales.test_glossary import every_text

QUOTES = {"en": "“”", "da": "»«", "nl": "‘’", "fr": "«»", "is": "„“", "de": "„“"}
# The apostrophe is the closing mark in Dutch, too: a plural (thema’s) has it inside a word.
ANY_QUOTE = '“”„‟‘‚‛«»‹›"'
APOSTROPHE = re.compile(r"(?<=\w)’(?=\w)")
NO_BREAK, NARROW = "\u00a0", "\u202f"
# A colon inside a clock or before the sign of a number is not punctuation; nor is the key "?".
FRENCH_FAULTS = {
    "an ordinary space before a sign": r" [:;!»]| \?$",
    "an ordinary space after «": r"« ",
    "no space before a sign": r"\w[;!?]|\w:(?=\s|$)|\w»|«\w",
    "a narrow space before a colon or »": rf"{NARROW}[:»]",
    "a wide space before ; ! or ?": rf"{NO_BREAK}[;!?]",
}


def unquoted(language: str, text: str) -> str:
    """The text without its quotations, if they have the marks of the language."""
    opening, closing = tuple(QUOTES[language])
    plain = APOSTROPHE.sub("", re.sub(r"\{ \"[^\"]*\" \}", "", text))
    return re.sub(rf"{opening}[^{opening}{closing}]+{closing}", "", plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_of_one_kind(language: str) -> None:
    quoted = {
        key: words for key, words in every_source(language).items() if QUOTES[language][0] in words
    }
    assert len(quoted) >= 3
    faults = [
        f"{key}: {words}"
        for key, words in every_source(language).items()
        if re.search(rf"[{ANY_QUOTE}]", unquoted(language, words))
    ]
    assert not faults


def test_other_quotation_marks_are_found() -> None:
    for language, fault in [
        ("da", "”Gæst”"),
        ("nl", "“Gast”"),
        ("de", "“Gast”"),
        ("en", '"Guest"'),
    ]:
        assert re.search(rf"[{ANY_QUOTE}]", unquoted(language, f"x {fault} x")), fault
    assert unquoted("nl", "Thema’s en ‘Gast’").strip() == "Themas en"


@pytest.mark.parametrize("fault", FRENCH_FAULTS)
def test_french_signs_have_their_spaces(fault: str) -> None:
    found = re.compile(FRENCH_FAULTS[fault], re.MULTILINE)
    assert not [f"{key}: {text}" for key, text in every_text("fr") if found.search(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Sac : 3",
        "Sac: 3",
        f"Sac{NARROW}: 3",
        "Vraiment ?",
        f"Bravo{NO_BREAK}!",
        "Bravo!",
        "« Invité »",
        "«Invité»",
        f"lui ; tout{NO_BREAK}: rien",
    ],
)
def test_french_fault_is_found(text: str) -> None:
    assert any(re.search(fault, text) for fault in FRENCH_FAULTS.values())


def test_french_text_without_fault_passes() -> None:
    quoted = f"«{NO_BREAK}Invité{NO_BREAK}»"
    text = f"Sac{NO_BREAK}: 3{NARROW}; {quoted} à 9:05 (? pour l’aide), vraiment{NARROW}?"
    assert not [fault for fault in FRENCH_FAULTS.values() if re.search(fault, text)]
