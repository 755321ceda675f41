"""A line of play while it is read: the game itself, or a variation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from azulejos.rules.annotations import Annotation, Annotations, Event, Mark, Variation
from azulejos.rules.errors import IllegalMoveError, NotationError
from azulejos.rules.moves import Move
from azulejos.rules.position import Position

T = TypeVar("T")


class Line:
    """Events that were read and replayed, with what is said about them."""

    def __init__(self, text: str, start: Position) -> None:
        self.text = text
        self.events: list[Event] = []
        self.before = self.position = start
        self._comments: dict[int, str] = {}
        self._marks: dict[int, Mark] = {}
        self._variations: dict[int, list[Variation]] = {}

    def play(self, at: int, event: Event) -> None:
        """Add an event, if it is legal."""
        try:
            after = self.position.transition(event).position
        except IllegalMoveError as error:
            raise NotationError(self.text, at, f"a legal event, but {error}") from error
        self.events.append(event)
        self.before, self.position = self.position, after

    def play_move(self, at: int, word: str) -> None:
        """Add a move, and its mark."""
        mark = next((mark for mark in _LONG_MARKS_FIRST if word.endswith(mark)), None)
        move = within(self.text, at, Move.parse, word.removesuffix(mark or ""))
        self.play(at, move)
        if mark is not None:
            self._marks[self._last(at)] = mark

    def add_comment(self, at: int, comment: str) -> None:
        """Add the comment of the last event."""
        number = self._last(at)
        if number in self._comments or number in self._variations:
            raise NotationError(self.text, at, "one comment, before the variations")
        self._comments[number] = comment

    def add_variation(self, at: int, variation: Variation) -> None:
        """Add a variation that replaces the last event."""
        self._variations.setdefault(self._last(at), []).append(variation)

    def _last(self, at: int) -> int:
        if not self.events:
            raise NotationError(self.text, at, "a move or a deal")
        return len(self.events) - 1

    def annotations(self) -> Annotations:
        """What is said about the events."""
        numbers = {*self._comments, *self._marks, *self._variations}
        return tuple(
            (
                number,
                Annotation(
                    self._comments.get(number, ""),
                    self._marks.get(number),
                    tuple(self._variations.get(number, ())),
                ),
            )
            for number in sorted(numbers)
        )


_LONG_MARKS_FIRST = sorted(Mark, key=len, reverse=True)


def within(text: str, at: int, parse: Callable[[str], T], piece: str) -> T:
    """Read a part of the text; an error gives its place in the whole text."""
    try:
        return parse(piece)
    except NotationError as error:
        raise NotationError(text, at + error.at, error.expected) from None
