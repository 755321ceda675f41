"""Catalogue of one language: messages by key, with their numbers and names filled in.

It loads Fluent and reads catalogues, which takes time: import it only when it is needed. Lists and
numbers are messages too, the same as on the page (web/src/lib/say/words.svelte.ts).

>>> catalogue = catalogue_of("da")
>>> catalogue.say("tiles", colour="R", count=2)
'2 røde fliser'
>>> catalogue.all_of(["Anna", "Bo", "Cleo"])
'Anna, Bo og Cleo'
>>> catalogue.number(12345.67, decimals=1)
'12.345,7'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

CATALOGUES: Final = Path(__file__).parent
"""The folder of the page's catalogues; the folders of screens and of the terminal are below it."""
_MINUS: Final = "−"


class _CatalogueInt(FluentInt):
    """A number in a message: plural forms come from its value, its digits from the catalogue."""

    catalogue: Catalogue

    def format(self, locale: object) -> str:
        """The digits as the catalogue writes them, without locale data."""
        del locale
        return self.catalogue.number(self)


class Catalogue:
    """The messages of one language."""

    def __init__(
        self, language: str, catalogues: Path = CATALOGUES, folder: str = "terminal"
    ) -> None:
        self.language = language
        # No marks around what is filled in: all six languages are written from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in (catalogues, catalogues / folder):
            text = (place / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **values: str | int) -> str:
        """A message with its values filled in."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        filled = {name: self._value(value) for name, value in values.items()}
        text, _ = self._bundle.format_pattern(pattern, filled)
        return str(text)

    def _value(self, value: str | int) -> str | FluentInt:
        if isinstance(value, str):
            return value
        number = _CatalogueInt(value)
        number.catalogue = self
        return number

    def number(self, value: float, decimals: int = 0) -> str:
        """A number with so many decimals."""
        whole, _, fraction = f"{abs(value):.{decimals}f}".partition(".")
        text = self._thousands(whole)
        if fraction:
            text = self.say("number-decimal", whole=text, fraction=fraction)
        return f"{_MINUS}{text}" if round(value, decimals) < 0 else text

    def _thousands(self, digits: str) -> str:
        if len(digits) <= 3:
            return digits
        return self.say(
            "number-thousands", thousands=self._thousands(digits[:-3]), rest=digits[-3:]
        )

    def percent(self, share: float, decimals: int = 0) -> str:
        """A share of one in percent."""
        return self.say("percent", number=self.number(share * 100, decimals))

    def all_of(self, names: Sequence[str]) -> str:
        """A list of names with `and` before the last."""
        *rest, last = names
        if not rest:
            return last
        text = self.say("list-two", first=rest.pop(), last=last)
        while rest:
            text = self.say("list-more", first=rest.pop(), rest=text)
        return text


@cache
def catalogue_of(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
