"""Find runs of words that our catalogues share with a printed rulebook.

The project takes terms from the rulebooks, but no sentences. The rulebooks are not in the
repository: name a folder with one text per language.

    python -m tools.overlap FOLDER

A run of seven words is too long. Terms and set phrases do not count: they are listed by hand in
tools/overlap.toml. What a message fills in counts as one word. The text of a rulebook may have
misread letters if a machine has read it: those of the German one are tolerated.
"""

from __future__ import annotations

import re
import sys
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast, parse

from azulejos.locales.catalogue import CATALOGUES
from azulejos.locales.languages import LANGUAGES

LIMIT: Final = 7
"""A run of so many words is too long."""
PHRASES: Final = Path(__file__).with_name("overlap.toml")
FOLDERS: Final = (".", *sorted(file.parent.name for file in CATALOGUES.glob("*/en.ftl")))
FILLED: Final = "…"
"""Stands for what a message fills in, and for any one word of a book."""
MISREAD: Final = {"de"}
"""Languages whose rulebook was read by a machine, with errors."""
_WORD: Final = re.compile(rf"[^\W_]+|{FILLED}")
# How a machine reads ü, ß, ss and m. Both texts are changed in this way before they are compared.
_READ_AS: Final = (("tli", "u"), ("ii", "u"), ("ß", "s"), ("ss", "s"), ("fi", "s"), ("rn", "m"))
# A text belongs to the language whose short words it uses most.
_COMMON: Final = {
    "en": "the and with from that you this have not",
    "da": "og ikke der skal på af den til fra hvis",
    "nl": "het een van en niet je wordt voor met de",
    "fr": "les des vous une dans est sur pas le la",
    "is": "og að í á er sem þú ekki við leikmaður",
    "de": "und der die das nicht ist auf mit den von",
}


class Run(NamedTuple):
    """A run of words in a message that a rulebook has too; `counted` leaves out the phrases."""

    counted: int
    words: tuple[str, ...]
    message: str


class Book:
    """The words of a rulebook, and where each of them stands."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.length = 0
        self._places: dict[str, list[int]] = {}
        for self.length, word in enumerate(words_of(text), start=1):
            self._places.setdefault(word, []).append(self.length - 1)
        self._found: dict[str, list[int]] = {}

    def places(self, word: str) -> list[int]:
        """Where a word of ours stands in the book."""
        if word not in self._found:
            same = [word]
            if self.language in MISREAD:
                same = [other for other in self._places if is_misread(word, other)]
            self._found[word] = [at for other in same for at in self._places.get(other, ())]
        return self._found[word]


def main(arguments: list[str]) -> int:
    """Print the longest run of each language, or all that are too long; fail if one is."""
    if len(arguments) != 1:
        print("usage: python -m tools.overlap FOLDER", file=sys.stderr)
        return 2
    too_long = 0
    for file in sorted(Path(arguments[0]).glob("*.txt")):
        text = file.read_text(encoding="utf-8", errors="replace")
        book = Book(language_of(text), text)
        found = sorted((run for folder in FOLDERS for run in runs(folder, book)), reverse=True)
        long = [run for run in found if run.counted >= LIMIT]
        for run in long or found[:1]:
            print(f"{book.language} {run.message}: {run.counted} words")
            print(f"    {' '.join(run.words)}")
        too_long += len(long)
    return int(too_long > 0)


def language_of(text: str) -> str:
    """The language of a text."""
    words = words_of(text)
    return max(LANGUAGES, key=lambda code: sum(map(words.count, _COMMON[code].split())))


def runs(folder: str, book: Book) -> Iterator[Run]:
    """The longest run that each message of a folder shares with a book."""
    for name, text in _messages(book.language, folder):
        # A run does not go from one variant of a message to another.
        pieces = [_longest(words_of(piece), book) for piece in text.split("\0")]
        counted, words = max(pieces, default=(0, ()))
        yield Run(counted, words, name)


def _longest(words: list[str], book: Book) -> tuple[int, tuple[str, ...]]:
    """The run that counts most; it neither begins nor ends with what is filled in."""
    free = outside_phrases(words, book.language)
    best: tuple[int, tuple[str, ...]] = (0, ())
    # The length of the run that ends at each place of the book.
    ends: dict[int, int] = {}
    for at, word in enumerate(words):
        if word == FILLED:
            ends = {place + 1: length + 1 for place, length in ends.items()}
            ends.pop(book.length, None)
            continue
        ends = {place: ends.get(place - 1, 0) + 1 for place in book.places(word)}
        for length in set(ends.values()):
            start = at + 1 - length
            found = sum(free[start : at + 1]), tuple(words[start : at + 1])
            best = max(best, found, key=lambda run: (run[0], len(run[1])))
    return best


def outside_phrases(words: Sequence[str], language: str) -> list[bool]:
    """Whether each word of a text is outside the phrases of the list."""
    free = [True] * len(words)
    for phrase in phrases_of(language):
        for start in range(len(words) - len(phrase) + 1):
            if tuple(words[start : start + len(phrase)]) == phrase:
                free[start : start + len(phrase)] = [False] * len(phrase)
    return free


@cache
def phrases_of(language: str) -> tuple[tuple[str, ...], ...]:
    """The terms and set phrases of a language that anybody would use."""
    listed = tomllib.loads(PHRASES.read_text(encoding="utf-8"))
    return tuple(tuple(words_of(phrase)) for phrase in listed.get(language, ()))


def is_misread(word: str, read: str) -> bool:
    """Whether a machine may have read this for a word.

    >>> is_misread("überprüfe", "Uberpriife".lower())
    True
    >>> is_misread("nächste", "néchste")
    True
    >>> is_misread("eine", "keine")
    False
    """
    ours, theirs = _plain(word), _plain(read)
    if ours == theirs:
        return True
    if len(ours) != len(theirs) or len(ours) < 5:
        return False
    return sum(a != b for a, b in zip(ours, theirs, strict=True)) == 1


@cache
def _plain(word: str) -> str:
    """A word without the letters and the marks on letters that are often misread."""
    for letters, plain in _READ_AS:
        word = word.replace(letters, plain)
    decomposed = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text in small letters."""
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
            parts.append(f" {FILLED} ")
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
