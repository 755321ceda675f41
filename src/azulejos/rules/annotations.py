"""Annotations: what is said about a move or a deal of a game, and what could have been played.

They belong to a record and do not change the game. docs/notation.md describes their text form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from azulejos.rules.dealing import Deal
from azulejos.rules.moves import Move

Event: TypeAlias = Move | Deal

DEEPEST: Final = 20
"""How deep variations may be nested."""
_FOLDED: Final = re.compile(r"[\t\n\v\f\r]")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")


class Mark(StrEnum):
    """A verdict on a move."""

    GOOD = "!"
    INACCURACY = "?!"
    MISTAKE = "?"
    BLUNDER = "??"

    def __repr__(self) -> str:
        return f"Mark.{self.name}"


def fold_lines(comment: str) -> str:
    """A comment in one line: each line break or tab becomes a space."""
    return _FOLDED.sub(" ", comment)


def check_comment(comment: str) -> None:
    """Raise `ValueError` if no record can have this comment."""
    if _CONTROL.search(comment):
        raise ValueError("a comment has no control characters")


@dataclass(frozen=True, slots=True)
class Annotation:
    """What is said about one event.

    Line breaks in the comment become spaces.
    """

    comment: str = ""
    mark: Mark | None = None
    variations: tuple[Variation, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", fold_lines(self.comment))
        object.__setattr__(self, "mark", None if self.mark is None else Mark(self.mark))
        object.__setattr__(self, "variations", tuple(self.variations))
        check_comment(self.comment)

    @property
    def depth(self) -> int:
        """How deep its variations are nested; 0 without variations."""
        return max((variation.depth for variation in self.variations), default=0)


Annotations: TypeAlias = tuple[tuple[int, Annotation], ...]
"""Pairs of the number of an event and what is said about it, in the order of the events."""
NO_ANNOTATION: Final = Annotation()


@dataclass(frozen=True, slots=True)
class Variation:
    """Other moves and deals, from the position before the event that the first one replaces."""

    events: tuple[Event, ...]
    annotations: Annotations = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "events", tuple(self.events))
        found = checked_annotations(self.events, self.annotations)
        object.__setattr__(self, "annotations", found)
        if not self.events:
            raise ValueError("a variation has at least one event")

    @property
    def depth(self) -> int:
        """1, or more if it has variations itself."""
        return 1 + max((annotation.depth for _, annotation in self.annotations), default=0)


def checked_annotations(
    events: Sequence[Event], annotations: Annotations | Mapping[int, Annotation]
) -> Annotations:
    """The annotations in order, without empty ones; raises `ValueError` if one fits no event."""
    pairs = annotations.items() if isinstance(annotations, Mapping) else annotations
    found = dict(sorted((number, said) for number, said in pairs if said != NO_ANNOTATION))
    for number, said in found.items():
        if not 0 <= number < len(events):
            raise ValueError("an annotation has the number of an event that is not in the record")
        if said.mark is not None and isinstance(events[number], Deal):
            raise ValueError("a deal has no mark")
        if said.depth > DEEPEST:
            raise ValueError(f"variations are nested at most {DEEPEST} deep")
    return tuple(found.items())
