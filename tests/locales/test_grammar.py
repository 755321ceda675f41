"""Sentences put together from parts are right in every language, and demands are demands."""

import re

import pytest
from fluent.syntax import ast

from azulejos.locales.languages import LANGUAGES
from tests.locales.test_catalogues import FOLDERS, catalogue
from tests.locales.test_faults import every_text, text
from tests.locales.test_glossary import texts

# What may be empty, with the gender of its name; the words before the colon of each label.
PLACES = {
    "factory-holds": {"da": "c", "nl": "de", "fr": "f", "is": "f", "de": "n"},
    "centre-holds": {"da": "c", "nl": "het", "fr": "m", "is": "f", "de": "f"},
    "floor-state": {"da": "c", "nl": "de", "fr": "f", "is": "f", "de": "f"},
    "study-in-bag": {"da": "c", "nl": "de", "fr": "m", "is": "m", "de": "m"},
    # A space: of a factory, a line, the wall or the floor line.
    "study-at-line": {"da": "n", "nl": "het", "fr": "m", "is": "m", "de": "n"},
}
EMPTY = {
    "en": {"*": "empty"},
    # A neuter adjective says "nothing here" after a noun of any gender.
    "da": {"c": "tom", "n": "tomt", "*": "tomt"},
    "nl": {"*": "leeg"},
    "fr": {"*": "vide"},
    "is": {"m": "tómur", "f": "tóm", "n": "tómt", "*": "tómt"},
    "de": {"*": "leer"},
}
# Colours said of a tile agree with the tile, colours said of a space with the space.
OF_A_TILE = ["wall-tile", "tile-to-column", "puzzles-column", "ask-tile"]
OF_A_SPACE = ["wall-space"]
# Messages in the nominative that other messages are put together from.
PARTS = ["colour-name", "tile-colour", "heap-part", "heap-nothing", "start-marker", "$what"]
PART = re.compile(rf"\{{ (?:{'|'.join(map(re.escape, PARTS))}) \}}")
# Numbers that are often 0 or 1.
SMALL = ["won", "shared", "done", "solved", "streak", "longest", "best"]
OF = {"fr": ["sur"], "is": ["af"]}
DEMANDS = [
    ("study-problem-floor-not-settled", ""),
    ("study-problem-marker", "deal"),
    ("study-problem-marker", "floor"),
    ("study-problem-seat", "deal"),
    ("study-problem-seat", "order"),
]
MUST = {
    "en": r"\bmust\b",
    "da": r"\bskal\b",
    "nl": r"\bmoet\b",
    "fr": r"\bdoit\b|\bdoivent\b|\bdoit? être\b",
    "is": r"\bá\b.* að (?:vera|eiga|ljúka|liggja)\b",
    "de": r"\bmuss\b",
}
# To take tiles, after "you" and after a name, and where they go.
TAKES = {
    "en": ("You take", "takes", "for"),
    "da": ("Du tager", "tager", "til"),
    "nl": ("Je neemt", "neemt", "voor"),
    "fr": ("Vous prenez", "prend", "pour"),
    "is": ("Þú tekur", "tekur", "á"),
    "de": ("Du nimmst", "nimmt", "für"),
}


def source(language: str, key: str) -> str:
    folder = next(folder for folder in FOLDERS if key in catalogue(language, folder))
    return text(language, folder, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_agrees_with_every_place_that_may_be_empty(language: str) -> None:
    word, forms = source(language, "heap-nothing"), EMPTY[language]
    genders = {genders.get(language, "*") for genders in PLACES.values()}
    allowed = [{forms.get(gender, forms["*"]), forms["*"]} for gender in genders]
    assert word in set.intersection(*allowed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_place_that_may_be_empty_stands_before_a_colon(language: str) -> None:
    """A label such as "in the bag" asks for another word than "empty"."""
    for key in PLACES:
        assert re.search(r"[:\u00a0] \{ \$(?:tiles|things|what) \}", source(language, key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_colour_agrees_with_the_tile_or_the_space_that_has_it(language: str) -> None:
    for key in OF_A_TILE:
        assert "{ tile-colour }" in source(language, key), key
        assert "{ colour-name }" not in source(language, key), key
    # Where the two colours are the same words, either message will do.
    if source(language, "tile-colour") != source(language, "colour-name"):
        for key in OF_A_SPACE:
            assert "{ colour-name }" in source(language, key), key
            assert "{ tile-colour }" not in source(language, key), key


def within_a_clause(words: str) -> list[str]:
    """The lines of a message in which a part does not begin a clause."""
    faults = []
    for line in words.splitlines():
        for part in PART.finditer(line):
            before = re.sub(r"^\*?\[[\w-]+\]$", "", line[: part.start()].strip())
            if before and not re.search(r"[:;,.(]$", before):
                faults.append(line.strip())
    return faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_part_of_a_message_begins_a_clause(language: str) -> None:
    """After a verb, a preposition or an article it would need another case, or an article."""
    faults = {key: within_a_clause(words) for key, words in every_text(language).items()}
    assert not {key: lines for key, lines in faults.items() if lines}


def test_part_within_a_clause_is_found() -> None:
    assert within_a_clause("[deal] Seat { $seat }: its row already has { colour-name }")
    assert within_a_clause("deux fois le { colour-name } dans la ligne { $row }")
    assert not within_a_clause("*[other] { colour-name } twice, { tile-colour } (x)")


def followed_by_a_word(language: str, words: str) -> list[str]:
    """Small numbers with a word after them, which would have to agree."""
    found = re.findall(rf"\{{ \$(?:{'|'.join(SMALL)}) \}}\s+(\w+)", words)
    return [word for word in found if word not in OF[language]]


@pytest.mark.parametrize("language", OF)
def test_word_after_a_small_number_has_a_form_for_one(language: str) -> None:
    faults = {
        key: followed_by_a_word(language, words) for key, words in every_text(language).items()
    }
    assert not {key: words for key, words in faults.items() if words}


def test_small_number_before_a_participle_is_found() -> None:
    assert followed_by_a_word("fr", ", { $won } gagnées") == ["gagnées"]
    assert not followed_by_a_word("fr", "coups { $done } sur { $total }")


def branch(message: ast.Message, name: str) -> str:
    """The text of one branch of a message, or the whole text."""
    if not name:
        return texts(message)[0]
    assert message.value is not None
    placed = message.value.elements[0]
    assert isinstance(placed, ast.Placeable)
    assert isinstance(placed.expression, ast.SelectExpression)
    found = {
        variant.key.name: variant.value
        for variant in placed.expression.variants
        if isinstance(variant.key, ast.Identifier)
    }
    return texts(ast.Message(message.id, found[name]))[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "case"), DEMANDS)
def test_demand_is_not_worded_as_a_fact(language: str, key: str, case: str) -> None:
    words = branch(catalogue(language, "study")[key], case)
    assert re.search(MUST[language], words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_move_takes_tiles_before_it_says_where_they_go(language: str) -> None:
    you, takes, goes_to = TAKES[language]
    moves = texts(catalogue(language, ".")["heard-draft"])
    assert len(moves) == 8
    for move in moves:
        assert re.match(rf"(?:{you}|1 {takes}) 1 ", move), move
        assert re.search(rf" {goes_to} [^1]+(?: 1)?\.$", move), move


@pytest.mark.parametrize(("language", "then"), [("is", "Síðan"), ("da", "Siden")])
def test_note_about_the_page_does_not_begin_with_then(language: str, then: str) -> None:
    """In these languages "the page" alone is the word for "then" or "since": say "this page"."""
    about = {
        key: words for key, words in every_text("en").items() if re.search(r"\b[Pp]age\b", words)
    }
    assert len(about) > 5
    faults = [
        key for key in about if re.search(rf"(?:^|[.!?] ){then}\b", every_text(language)[key])
    ]
    assert not faults
