"""Languages: which one the environment asks for, and that there is one list of them."""

from pathlib import Path

import pytest

from azulejos.locales.languages import LANGUAGES, known_language, wanted_language
from tests.locales.test_catalogues import FOLDERS, LOCALES
from tools.protocol import LANGUAGE_LIST, language_list

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


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_its_catalogues(folder: str) -> None:
    files = (LOCALES / folder).glob("*.ftl")
    assert {file.stem for file in files} == set(LANGUAGES)


def test_page_takes_its_languages_from_the_list() -> None:
    written = language_list({"xx": 'L\'"été"'})
    assert "src/azulejos/locales/languages.py" in written
    assert """  xx: "L'\\"été\\"",\n""" in written
    assert LANGUAGE_LIST.read_text(encoding="utf-8") == language_list(LANGUAGES)


def test_languages_are_listed_once() -> None:
    names = [name for name in LANGUAGES.values() if name != "English"]
    files = [*ROOT.glob("src/azulejos/**/*.py"), *ROOT.glob("web/src/**/*.ts")]
    files += ROOT.glob("web/src/**/*.svelte")
    found = {file for file in files if any(f in file.read_text(encoding="utf-8") for f in names)}
    assert found == {LOCALES / "languages.py", LANGUAGE_LIST}
