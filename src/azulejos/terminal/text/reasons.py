"""Sentences about why a move is good or bad.

The page has the same sentences: web/src/lib/say/codes.ts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from azulejos.rules import Colour

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.players.contrast import MoveReason

_PLACES: Final = ("line", "other_line", "row", "column")
_SIGNS: Final = {"gain": "+", "cost": "-", "even": "="}


def reason_text(reason: MoveReason, names: Sequence[str], catalogue: Catalogue) -> str:
    """A reason in words; lines, rows and columns count from 1 there, and seats have names."""
    numbers = reason.numbers
    values: dict[str, str | int] = {**numbers, "count": numbers.get("tiles", 0)}
    for place in _PLACES:
        if place in numbers:
            values[place] = numbers[place] + 1
    if "colour" in numbers:
        values["colour"] = Colour(numbers["colour"]).letter
    values |= {"name": names[numbers["seat"]], "you": "no"}
    return catalogue.say(f"reason-{reason.code.replace('_', '-')}", **values)


def reason_line(reason: MoveReason, names: Sequence[str], catalogue: Catalogue) -> str:
    """A reason in words after a sign: whether it speaks for the move, against it, or neither."""
    return f"{_SIGNS[reason.side]} {reason_text(reason, names, catalogue)}"
