"""Terms of the glossary: the words that the catalogues must not use, and the form of buttons.

The game's rulebooks have one word for each thing. A word that means two things, or a second word
for one thing, confuses a reader; so does a button in another form than its neighbours.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from azulejos.locales.languages import LANGUAGES
from tests.locales.test_catalogues import FOLDERS, catalogue
from tests.locales.test_faults import GAME_OR_MOVE

FORBIDDEN = {
    "en": {
        # One word: the glossary's "factory display" is too long for a screen.
        r"factory displays?": "factory",
        r"pool": "centre",
        r"tile bag": "bag",
    },
    "da": {
        # "Brik" is only in "fabriksbrik" and "startbrik".
        r"brik(?:ken|ker|kerne)?": "flise",
        r"fabrik(?:ken|ker|kerne)?": "fabriksbrik",
        r"passer ind": "får plads",
    },
    "nl": {
        r"speelbord(?:en)?": "spelerbord",
        r"(?:verticale|horizontale) lijn \d": "kolom, rij",
        r"fabriek(?:en)?": "fabrieksschijf",
    },
    "fr": {
        r"milieu": "centre",
        r"ligne de motif": "ligne Motif",
        r"cercles? Fabrique": "fabrique",
        r"plateaux? de jeu": "plateau",
        r"ligne (?:verticale|horizontale) \d": "colonne, ligne",
        # "Tour" is a turn; a round is "manche".
        r"tours? de jeu": "manche",
        r"carreaux?": "tuile",
    },
    "is": {
        # "Skráning" is a registration.
        r"skráning\w*": "skrá",
        r"merki fyrsta leikmanns": "byrjunarflís",
        r"verksmiðj\w*": "uppstillingarplata",
        r"(?:lóðrétt|lárétt)\w* lín\w* \d": "dálkur, röð",
    },
    "de": {
        # The word is four things: pattern line, row, column, floor line.
        r"(?<!orizontale )(?<!ertikale )(?<!orizontalen )(?<!ertikalen )Reihen?": "Musterreihe …",
        r"(?:vertikale|horizontale) Reihe \d": "Spalte, Zeile",
        r"zu Bruch": "fällt in die Bodenreihe",
        r"Fabrik(?:en)?": "Manufakturplättchen",
        r"Kacheln?": "Fliese",
    },
}
# Everything that is pressed, in the words of the page.
BUTTONS = [
    "take-from-factory",
    "take-from-centre",
    "skip",
    "confirm",
    "cancel",
    "close",
    "undo",
    "agree",
    "refuse",
    "return-to-seat",
    "play-move",
    "analyse",
    "play-now",
    "watch",
    "load-record",
    "load-it",
    "make-table",
    "start-game",
    "sit-down",
    "sit-here-too",
    "stand-up",
    "copy-link",
    "share",
    "go-there",
    "open-the-seat",
    "download-record",
    "save-proof",
    "copy-position",
    "copy-return-link",
    "show-result",
    "resign",
    "leave",
]
# An infinitive is the last word in Dutch and German and the first one in French and Icelandic.
INFINITIVE = {
    "nl": r"(?:\w+(?:e|ë|a)n|gaan|doen)$",
    "de": r"\w+(?:en|ern|eln)$",
    "fr": r"^(?:S’|Se |Y )?\w+(?:er|ir|re|oir)\b",
    "is": r"^\w+(?:a|st|ja|á)\b",
}


class Texts:
    """The text of a message in each of its branches; a placeholder is a digit."""

    def of(self, pattern: ast.Pattern) -> Iterator[str]:
        """Every text that a pattern can be."""
        texts = [""]
        for element in pattern.elements:
            pieces = [element.value] if isinstance(element, ast.TextElement) else []
            if isinstance(element, ast.Placeable):
                pieces = list(self._placed(element.expression))
            texts = [text + piece for text in texts for piece in pieces]
        yield from texts

    def _placed(self, expression: ast.Node) -> Iterator[str]:
        if not isinstance(expression, ast.SelectExpression):
            yield "1"
            return
        for variant in expression.variants:
            yield from self.of(variant.value)


def texts(message: ast.Message) -> list[str]:
    assert message.value is not None
    return list(Texts().of(message.value))


def every_text(language: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for key, message in catalogue(language, folder).items():
            for text in texts(message):
                yield key, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_glossary(language: str) -> None:
    faults = [
        f"{key}: {text} (say: {better})"
        for key, text in every_text(language)
        for word, better in FORBIDDEN[language].items()
        if re.search(rf"\b{word}(?!\w)", text)
    ]
    assert not faults


def test_bare_reihe_is_found() -> None:
    word = next(word for word in FORBIDDEN["de"] if word.endswith("Reihen?"))
    assert re.search(rf"\b{word}(?!\w)", "Wähle ein Feld in der Reihe")
    assert not re.search(rf"\b{word}(?!\w)", "Die Musterreihe und die horizontale Reihe")


@pytest.mark.parametrize("language", INFINITIVE)
def test_buttons_are_infinitives(language: str) -> None:
    found = re.compile(INFINITIVE[language])
    faults = [
        text
        for key in BUTTONS
        for text in texts(catalogue(language, ".")[key])
        if not found.search(text)
    ]
    assert not faults


def test_danish_buttons_are_imperatives() -> None:
    for key in ("take-from-factory", "undo", "copy-link", "leave", "make-table"):
        first = texts(catalogue("da", ".")[key])[0].split()[0]
        assert not first.endswith(("er", "e")), first


def test_icelandic_move_is_never_leikur() -> None:
    """In these messages English says "move" and means one decision."""
    about_moves = "looking-back replay-position move-of clock-move type-a-move best-moves"
    about_moves += " take-back-asked taken-back code-table-illegal-move code-table-bad-move"
    for key in about_moves.split():
        assert not [text for text in texts(catalogue("is", ".")[key]) if GAME_OR_MOVE.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_moves_have_no_signs(language: str) -> None:
    spoken = [(key, text) for key, text in every_text(language) if key.startswith("heard-")]
    assert len(spoken) > 30
    assert not [text for _, text in spoken if re.search(r"[→≡+−]", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_letters_are_explained_where_a_move_is_typed(language: str) -> None:
    explained = texts(catalogue(language, ".")["key-letters"])[0].replace("\u00a0", " ")
    found = re.findall(r"\b([BYRKWCF]) ([^,;]+)", explained)
    letters = {letter: name.strip() for letter, name in found}
    assert set(letters) == set("BYRKWCF")
    text = FluentSerializer().serialize_entry(catalogue(language, ".")["colour-name"])
    for letter, name in re.findall(r"\[(\w)\] (\w+)", text):
        assert letters[letter].lower() == name.lower()
    not_a_move = dict(enumerate(texts(catalogue(language, "terminal")["not-a-move"])))
    assert all(f"{letter} {letters[letter]}" in not_a_move[1] for letter in "BYRKW")


def test_texts_are_those_of_every_branch() -> None:
    source = "a = { $n ->\n    [one] { $n } tile\n   *[other] tiles\n} fall"
    entry = FluentParser().parse_entry(source)
    assert isinstance(entry, ast.Message)
    assert texts(entry) == ["1 tile fall", "tiles fall"]
