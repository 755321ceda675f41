"""Find the longest run of words that our catalogues share with a printed rulebook.

The project takes terms from the rulebooks, but no sentences. The rulebooks are not in the
repository: name a folder with one text per language.

    python -m tools.overlap FOLDER

Terms of the game do not count. A run may have at most eight other words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast, parse

from azulejos.locales.catalogue import CATALOGUES
from azulejos.locales.languages import LANGUAGES

MOST: Final = 8
FOLDERS: Final = (".", *sorted(file.parent.name for file in CATALOGUES.glob("*/en.ftl")))
_WORD: Final = re.compile(r"[^\W\d_]+")
# A text belongs to the language whose short words it uses most.
_COMMON: Final = {
    "en": "the and with from that you this have not",
    "da": "og ikke der skal på af den til fra hvis",
    "nl": "het een van en niet je wordt voor met de",
    "fr": "les des vous une dans est sur pas le la",
    "is": "og að í á er sem þú ekki við leikmaður",
    "de": "und der die das nicht ist auf mit den von",
}
# Terms in all their forms: what begins like one of these is a word of the game.
_TERMS: Final = {
    "en": "tile wall line row column factor display floor marker bag lid box player round point",
    "da": "flise væg mønsterlinje linje række lodret vandret fabriksbrik gulvlinje startbrik pose"
    " låg æske spiller runde point farve bord felt spilleplade",
    "nl": "tegel muur muren patroonlijn lijn horizontale verticale fabrieksschij vloerlijn"
    " startspeler zak deksel doos speler ronde punt kleur tafel vak",
    "fr": "tuile mur ligne horizontal vertical fabrique plancher motif marqueur sac couvercle boîte"
    " joueur manche point couleur table espace",
    "is": "flís vegg mynsturlín lín lárétt lóðrétt uppstillingarpl gólflín byrjunarflís pok"
    " kassalok lok leikm umferð stig lit borð reit",
    "de": "fliese wand wände musterreihe reihe horizontal vertikal manufakturplättchen bodenreihe"
    " startspieler beutel deckel schachteldeckel spieler runde punkt farbe tisch feld",
}


class Run(NamedTuple):
    """A run of words in a message that a rulebook has too; `counted` leaves out the terms."""

    counted: int
    words: tuple[str, ...]
    message: str


def main(arguments: list[str]) -> int:
    """Print the longest run of each language; fail if one is too long."""
    if len(arguments) != 1:
        print("usage: python -m tools.overlap FOLDER", file=sys.stderr)
        return 2
    longest = 0
    for file in sorted(Path(arguments[0]).glob("*.txt")):
        book = file.read_text(encoding="utf-8", errors="replace")
        language = language_of(book)
        for folder in FOLDERS:
            run = longest_run(language, folder, book)
            longest = max(longest, run.counted)
            place = f"{language} {folder:<8} {run.message}"
            print(f"{place}: {run.counted} words, {len(run.words)} with terms")
            print(f"    {' '.join(run.words)}")
    return int(longest > MOST)


def language_of(book: str) -> str:
    """The language of a text."""
    words = _words(book)
    return max(LANGUAGES, key=lambda code: sum(map(words.count, _COMMON[code].split())))


def longest_run(language: str, folder: str, book: str) -> Run:
    """The longest run that a message of a folder shares with the book."""
    there = _words(book)
    places: dict[str, list[int]] = {}
    for at, word in enumerate(there):
        places.setdefault(word, []).append(at)
    found = []
    for name, text in _messages(language, folder):
        # A run does not go from one variant of a message to another.
        pieces = [_words(piece) for piece in text.split("\0")]
        runs = [_longest(piece, there, places, language) for piece in pieces]
        counted, words = max(runs, default=(0, ()))
        found.append(Run(counted, words, name))
    return max(found)


def _longest(
    words: list[str], there: list[str], places: dict[str, list[int]], language: str
) -> tuple[int, tuple[str, ...]]:
    best: tuple[int, tuple[str, ...]] = (0, ())
    for start, word in enumerate(words):
        for at in places.get(word, ()):
            end = 0
            while (
                start + end < len(words)
                and at + end < len(there)
                and words[start + end] == there[at + end]
            ):
                end += 1
            run = tuple(words[start : start + end])
            best = max(best, (sum(not is_term(each, language) for each in run), run))
    return best


def is_term(word: str, language: str) -> bool:
    """Whether a word is one of the game."""
    return word.startswith(tuple(_TERMS[language].split()))


def _words(text: str) -> list[str]:
    # Hyphens at the end of a line join the halves of a word.
    return _WORD.findall(re.sub(r"-\n\s*", "", text).lower())


def _messages(language: str, folder: str) -> Iterator[tuple[str, str]]:
    source = (CATALOGUES / folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, _text(entry.value)


def _text(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [f"\0{_text(each.value)}\0" for each in element.expression.variants]
        else:
            # Most of what is filled in is a number, and the numbers of the book are left out too.
            parts.append(" ")
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
