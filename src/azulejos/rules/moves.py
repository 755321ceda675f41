"""Moves: what a seat can decide, as values, as text and as action numbers.

A move means the same to every layer, with or without a position.

>>> Move.parse("3R2")
Draft(source=3, colour=Colour.RED, line=1)
>>> str(Move.from_action_id(305))
'T1F'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from azulejos.rules.errors import NotationError
from azulejos.rules.tiles import (
    CENTRE,
    COLOURS,
    FLOOR,
    LETTERS,
    MAX_SEATS,
    SIDE,
    Colour,
    factory_count,
)

_LINES_AND_FLOOR: Final = SIDE + 1
MAX_SOURCES: Final = 1 + factory_count(MAX_SEATS)
TILING_ACTIONS: Final = MAX_SOURCES * SIDE * _LINES_AND_FLOOR  # the first tiling action: 300
ACTIONS: Final = TILING_ACTIONS + SIDE * _LINES_AND_FLOOR  # how many action numbers there are: 330


class Move(ABC):
    """A decision of one seat: a `Draft` or, on the grey wall, a `Tiling`."""

    __slots__ = ()

    @property
    @abstractmethod
    def action_id(self) -> int:
        """The move's number: drafts 0..299, tilings 300..329."""

    @staticmethod
    def from_action_id(action_id: int) -> Move:
        """The move with this number."""
        if not 0 <= action_id < ACTIONS:
            raise ValueError(f"an action number is 0 to {ACTIONS - 1}, not {action_id}")
        return MOVES[action_id]

    @staticmethod
    def parse(text: str) -> Move:
        """Read `3R2`, `CB4`, `5WF`, `T24` or `T2F`."""
        move = _BY_TEXT.get(text)
        if move is None:
            raise _what_is_wrong(text)
        return move


@dataclass(frozen=True, slots=True)
class Draft(Move):
    """All tiles of one colour from one source to one pattern line, or to the floor line."""

    source: int
    colour: Colour
    line: int

    def __post_init__(self) -> None:
        if not (0 <= self.source < MAX_SOURCES and 0 <= self.line <= FLOOR):
            raise ValueError(f"no such draft: source {self.source}, line {self.line}")
        # Accepts a plain number as a colour, but stores the colour.
        object.__setattr__(self, "colour", Colour(self.colour))

    @property
    def action_id(self) -> int:
        """`(source*5 + colour)*6 + line`; the floor is line 5."""
        return (self.source * SIDE + self.colour) * _LINES_AND_FLOOR + self.line

    def __str__(self) -> str:
        source = "C" if self.source == CENTRE else str(self.source)
        return f"{source}{self.colour.letter}{_place(self.line)}"


@dataclass(frozen=True, slots=True)
class Tiling(Move):
    """The tile of a complete line to a column of the grey wall, or the whole line to the floor."""

    line: int
    column: int

    def __post_init__(self) -> None:
        if not (0 <= self.line < SIDE and 0 <= self.column <= FLOOR):
            raise ValueError(f"no such tiling: line {self.line}, column {self.column}")

    @property
    def action_id(self) -> int:
        """`300 + line*6 + column`; the floor is column 5."""
        return TILING_ACTIONS + self.line * _LINES_AND_FLOOR + self.column

    def __str__(self) -> str:
        return f"T{self.line + 1}{_place(self.column)}"


def _place(index: int) -> str:
    return "F" if index == FLOOR else str(index + 1)


def _what_is_wrong(text: str) -> NotationError:
    """The error for the first character that does not fit a move."""
    if text[:1] == "T":
        expected = ("", "a line 1 to 5", "a column 1 to 5 or F")
        allowed = ("T", "12345", "12345F")
    else:
        expected = ("a factory 1 to 9, C or T", f"a colour of {LETTERS}", "a line 1 to 5 or F")
        allowed = ("C123456789", LETTERS, "12345F")
    for at, (letters, words) in enumerate(zip(allowed, expected, strict=True)):
        if text[at : at + 1] not in tuple(letters):
            return NotationError(text, at, words)
    return NotationError(text, 3, "the end of the move")


MOVES: Final[tuple[Move, ...]] = (
    *(
        Draft(source, colour, line)
        for source in range(MAX_SOURCES)
        for colour in COLOURS
        for line in range(_LINES_AND_FLOOR)
    ),
    *(Tiling(line, column) for line in range(SIDE) for column in range(_LINES_AND_FLOOR)),
)
"""Every possible move, by action number. Moves are shared, not created again."""

_BY_TEXT: Final = {str(move): move for move in MOVES}
