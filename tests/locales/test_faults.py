"""Faults that readers found in the catalogues do not come back: a check for each kind."""

import re

import pytest
from fluent.syntax import FluentSerializer

from azulejos.locales.languages import LANGUAGES
from tests.locales.test_catalogues import FOLDERS, catalogue

SERIALIZER = FluentSerializer()
PHASES = {
    "en": ("Factory offer", "Wall tiling", "Preparing the next round"),
    "da": ("Fabriksudbud", "Fliseplacering", "Forberedelse af næste runde"),
    "nl": ("Fabrieksaanbod", "Muurbekleding", "Voorbereiding van de volgende ronde"),
    "fr": (
        "Offre des fabriques",
        "Décoration d’un mur du palais",
        "Préparation de la prochaine manche",
    ),
    "is": ("Verksmiðjutilboð", "Flísalagning", "Undirbúningur næstu umferðar"),
    "de": ("Musterphase", "Fliesungsphase", "Vorbereiten der nächsten Runde"),
}
THREE = {"en": "three", "da": "tre", "nl": "drie", "fr": "trois", "is": "þremur", "de": "drei"}
AFTER_THE_ROUND = {
    "en": "after the round in which",
    "da": "Efter den runde, hvor",
    "nl": "Na de ronde waarin",
    "fr": "après la manche où",
    "is": "eftir þá umferð þar sem",
    "de": "Nach der Runde, in der",
}
NEIGHBOUR = {
    "en": "neighbouring",
    "da": "nabofliser",
    "nl": "aangrenzende",
    "fr": "adjacente",
    "is": "aðliggjandi",
    "de": "angrenzende",
}
COLOURED_WALL = {
    "en": "on the coloured wall",
    "da": "på den farvede væg",
    "nl": "op de gekleurde muur",
    "fr": "sur le mur coloré",
    "is": "á litaða veggnum",
    "de": "auf der farbigen Wand",
}
DINNER = {
    "en": r"\b(?:lay|set|make|setting) the table\b|\btable is set\b",
    "da": r"\bdæk(?:kes|ket)?\b",
    "nl": r"\bdekken\b|\bgedekt\b",
    "fr": r"\bdress(?:er|e|ée)\b",
    "is": r"\bleggja á borð|\blagt á borð",
    "de": r"\bdecken\b|\bgedeckt\b",
}
SKIPPED = {
    "en": "animation",
    "da": "animation",
    "nl": "animatie",
    "fr": "animation",
    "is": "hreyfimynd",
    "de": "animation",
}
# The noun in all its cases, alone or with the article.
GAME_OR_MOVE = re.compile(
    r"\bleik(?:ur|i|s|ir|ja|jum|urinn|inn|num|sins|irnir|ina|junum|janna)?\b", re.IGNORECASE
)


def text(language: str, folder: str, key: str) -> str:
    """The message as it is written, without its name."""
    entry = SERIALIZER.serialize_entry(catalogue(language, folder)[key])
    return entry.split("=", 1)[1].strip()


def every_text(language: str) -> dict[str, str]:
    return {
        key: text(language, folder, key)
        for folder in FOLDERS
        for key in catalogue(language, folder)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_names_the_three_phases(language: str) -> None:
    kinds = ("offer", "tiling", "next")
    named = [text(language, "rulebook", f"rulebook-{kind}-title") for kind in kinds]
    assert tuple(named) == PHASES[language]
    assert THREE[language] in text(language, "rulebook", "rulebook-round").split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_aim_and_end_are_after_the_round(language: str) -> None:
    for key in ("rulebook-aim", "rulebook-e1"):
        assert AFTER_THE_ROUND[language] in text(language, "rulebook", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_alone_has_no_neighbour_in_any_direction(language: str) -> None:
    assert NEIGHBOUR[language] in text(language, "rulebook", "rulebook-t5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_has_a_space_of_its_own_on_the_coloured_wall_only(language: str) -> None:
    words = text(language, "rulebook", "rulebook-t4")
    assert COLOURED_WALL[language].lower() in words.lower()


@pytest.mark.parametrize("folder", ["rulebook", "lesson"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_into_what_teaches_the_game(language: str, folder: str) -> None:
    typed = [key for key in catalogue(language, folder) if _has_digit(language, folder, key)]
    assert typed == []


def _has_digit(language: str, folder: str, key: str) -> bool:
    """Whether a digit stands in a message, outside the names of other messages."""
    words = re.sub(r"\{[^}]*\}", "", text(language, folder, key))
    return re.search(r"\d", words) is not None


def test_no_english_colour_is_twice_in_a_row() -> None:
    assert not [key for key, words in every_text("en").items() if "twice in a row" in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_speaks_of_laying_a_dinner_table(language: str) -> None:
    fault = re.compile(DINNER[language], re.IGNORECASE)
    assert not [key for key, words in every_text(language).items() if fault.search(words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_skipped_is_the_animation_and_not_the_turn(language: str) -> None:
    for key in ("skip", "key-skip"):
        assert SKIPPED[language] in text(language, ".", key).lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_move_that_is_not_taken_back_is_no_train_that_stops(language: str) -> None:
    fault = re.compile(r"bleibt stehen|bliver stående|blijft staan|stendur\b", re.IGNORECASE)
    assert not fault.search(text(language, ".", "take-back-refused"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_a_seat_back_is_not_called_a_rematch(language: str) -> None:
    fault = re.compile(r"\bplay again\b|\brevanche\b|\bspila aftur\b", re.IGNORECASE)
    assert not fault.search(text(language, ".", "return-to-seat"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_about_the_grey_wall_is_a_sentence_about_a_tile(language: str) -> None:
    for key in ("confirm-tiling", "confirm-line-falls"):
        words = text(language, ".", key)
        assert words.endswith("?"), key
        assert not re.match(r"Really\b|Wirklich\b", words), key


def test_icelandic_calls_only_the_game_leikur() -> None:
    """The word means a game and a move: "60 sekúndur á leik" is 60 seconds a game."""
    english, icelandic = every_text("en"), every_text("is")
    # To have the turn is "eiga leik", where English says "turn" or "to move".
    about_moves = {
        key: words
        for key, words in english.items()
        if re.search(r"\bmoves?\b", re.sub(r"\b[Tt]o move\b", "", words))
    }
    assert len(about_moves) > 20
    faults = {
        key: icelandic[key]
        for key, words in about_moves.items()
        if len(GAME_OR_MOVE.findall(icelandic[key])) > len(re.findall(r"\bgames?\b", words))
    }
    assert not faults
