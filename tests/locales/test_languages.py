"""Which language somebody wants."""

import re
from pathlib import Path

import pytest

from azulejos.locales.languages import LANGUAGES, known_language, wanted_language

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("da", "da"),
        ("DA", "da"),
        ("is_IS.UTF-8", "is"),
        ("fr-CA", "fr"),
        ("de_AT@euro", "de"),
        ("C", None),
        ("POSIX", None),
        ("sv_SE", None),
        ("", None),
        ("dan", None),
    ],
)
def test_language_is_known_by_its_code(word: str, code: str | None) -> None:
    assert known_language(word) == code


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "da_DK"}, "da"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "da_DK", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": ""}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_environment_is_asked_in_order(environment: dict[str, str], language: str) -> None:
    assert wanted_language(environment) == language


def test_page_and_terminal_speak_the_same_languages() -> None:
    source = (ROOT / "web" / "src" / "lib" / "say" / "words.svelte.ts").read_text(encoding="utf-8")
    table = source.split("LANGUAGES", 1)[1].split("};", 1)[0]
    assert dict(re.findall(r"(\w+): '([^']+)'", table)) == LANGUAGES
