"""All forms of a message: each colour, each number with its own plural form, "you" and a name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from tools.gallery.samples import sample
from tools.gallery.words import Texts, Values, Words

COUNTS: Final = (0, 1, 2, 5, 21)
"""Numbers that differ in plural form in at least one of the languages."""
_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


class Branch(NamedTuple):
    """A message with one set of values, in English and in the other language."""

    values: dict[str, str | int]
    english: str
    translated: str
    english_before: str | None = None
    translated_before: str | None = None


class Forms:
    """The messages of a folder in English and in one other language."""

    def __init__(self, language: str, folder: str, now: Texts, past: Texts | None = None) -> None:
        languages = ("en", language)
        self._now = [Words(each, folder, now) for each in languages]
        self._past = [Words(each, folder, past) for each in languages] if past is not None else []

    def shown(self, key: str) -> Iterator[Branch]:
        """The branches of a message that a reader should see: all, or those that have changed."""
        return self.changes(key) if self._past else self.branches(key)

    def branches(self, key: str) -> Iterator[Branch]:
        """A message with every combination of what it selects by, the same texts only once."""
        choices = {name: _choices(keys) for name, keys in self._selectors(key).items()}
        chosen = {name: values for name, values in choices.items() if values}
        seen: set[tuple[str, str]] = set()
        for combination in product(*chosen.values()):
            values = dict(zip(chosen, combination, strict=True))
            english, translated = self._said(self._now, key, values)
            assert english is not None, key
            assert translated is not None, key
            if (english, translated) not in seen:
                seen.add((english, translated))
                yield Branch(values, english, translated)

    def changes(self, key: str) -> Iterator[Branch]:
        """The branches of a message that have changed; none if only messages in it have."""
        if [words.source(key) for words in self._past] == [w.source(key) for w in self._now]:
            return
        for branch in self.branches(key):
            before = self._said(self._past, key, branch.values)
            if before != [branch.english, branch.translated]:
                yield Branch(branch.values, branch.english, branch.translated, *before)

    def _said(self, both: list[Words], key: str, chosen: Values) -> list[str | None]:
        """The message in both languages, with samples for what is not chosen."""
        free = self._selectors(key).keys() - chosen.keys()
        said = []
        for words, now in zip(both, self._now, strict=True):
            samples = {name: sample(now.bundle, key, name) for name in free}
            said.append(words.said(key, samples | dict(chosen)))
        return said

    def _selectors(self, key: str) -> dict[str, set[str]]:
        """The variables of a message in either language, with the keys of each."""
        found: dict[str, set[str]] = {}
        for words in self._now:
            for name, keys in words.selectors(key).items():
                found.setdefault(name, set()).update(keys)
        return found


def _choices(keys: set[str]) -> list[str | int]:
    """The values of a variable that lead to every key."""
    numbers = [int(key) for key in keys if key.isdigit()]
    if keys <= _PLURALS | {str(number) for number in numbers} and keys:
        # A list of numbers, such as the months, is complete by itself.
        counts = COUNTS if keys & _PLURALS else ()
        return sorted({*numbers, *counts})
    return sorted(keys)
