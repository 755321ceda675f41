"""Words of one language: messages by key, with their numbers and names filled in.

A file of its own because it loads Fluent and reads catalogues, which takes its time: it is imported
when something is said. The page has the same door in web/src/lib/words.svelte.ts.

>>> words = words_of("da")
>>> words.say("tiles", colour="R", count=2)
'2 røde fliser'
>>> words.all_of(["Anna", "Bo", "Cleo"])
'Anna, Bo og Cleo'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

CATALOGUES: Final = Path(__file__).parent
"""Where the catalogues lie: those of the page, those of the terminal in a folder of their own."""


class Words:
    """What can be said in one language."""

    def __init__(self, language: str, catalogues: Path = CATALOGUES) -> None:
        self.language = language
        # No marks around what is filled in: all six languages are written from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (catalogues, catalogues / "terminal"):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **values: str | int | float) -> str:
        """A message, whole; what it is about comes in as values."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def all_of(self, names: Sequence[str]) -> str:
        """Names as a list, the last one after an `and`."""
        *rest, last = names
        if not rest:
            return last
        text = self.say("list-two", first=rest.pop(), last=last)
        while rest:
            text = self.say("list-more", first=rest.pop(), rest=text)
        return text


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
