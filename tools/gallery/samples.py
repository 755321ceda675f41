"""Sample values for the messages of the gallery: what a message is filled with in a real game."""

from __future__ import annotations

from typing import Final

from fluent.runtime import FluentBundle

_NUMBER: Final = 3
_PLAIN: Final[dict[str, str | int]] = {
    "name": "Leonor",
    "typed": "3R2",
    "loaded": "40 %",
    "file": "game.azul",
    "reason": "timeout",
    "table": "x7k2",
    "commitment": "9f2c…",
    "nonce": "41d0…",
    "hash": "7be5…",
    "code": "table/closed",
    "deal": "BBRK YWWR KKYB",
    "values": "61, 39",
    "player": "Leonor",
    "year": "2026",
    "hour": "09",
    "minute": "05",
    "thousands": "12",
    "rest": "345",
    "whole": "12",
    "fraction": "5",
    "number": _NUMBER,
}
# Values that are messages themselves: in the language of the gallery.
_SAID: Final[dict[str, tuple[str, dict[str, str | int]]]] = {
    "tiles": ("heap-part", {"colour": "B", "count": 2}),
    "things": ("tile-colour", {"colour": "R"}),
    "state": ("line-empty", {"line": 3, "capacity": 3}),
    "effect": ("effect-fits", {"fits": 2}),
    "why": ("refused-space-taken", {}),
    "free": ("wall-space", {"wall": "grey", "column": 3}),
    "scores": ("score-of", {"name": "Leonor", "points": 12}),
    "names": ("list-two", {"first": "Leonor", "last": "Bo"}),
    "level": ("level-skilled", {}),
    "words": ("reaction-hello", {}),
    "second": ("tiles-fall", {"count": 2}),
}
# Variables that mean something else in one message.
_BY_MESSAGE: Final[dict[tuple[str, str], tuple[str, dict[str, str | int]] | str | int]] = {
    ("hint-is", "move"): ("do-tiling", {"line": 2, "column": 3}),
    ("list-two", "first"): "Leonor",
    ("list-two", "last"): "Bo",
    ("list-more", "first"): "Leonor",
    ("list-more", "rest"): ("list-two", {"first": "Bo", "last": "Ada"}),
    ("effect-more", "first"): ("effect-fits", {"fits": 2}),
    ("effect-more", "second"): ("effect-falls", {"falls": 1}),
    ("told-more", "first"): ("told-marker", {"name": "Leonor"}),
    ("log-draft", "factory"): "③",
    ("reason-row", "tiles"): 4,
    ("reason-column", "tiles"): 4,
    ("reason-line", "tiles"): 2,
}


def sample(bundle: FluentBundle, key: str, variable: str) -> str | int:
    """A value for a variable of a message that the message does not select by."""
    found = _BY_MESSAGE.get((key, variable)) or _SAID.get(variable) or _PLAIN.get(variable, _NUMBER)
    if not isinstance(found, tuple):
        return found
    message, values = found
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, _ = bundle.format_pattern(pattern, values)
    return str(text)
