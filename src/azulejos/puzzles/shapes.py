"""A puzzle: a position with one clearly best move, and what is known about it."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from azulejos.review.same import is_same
from azulejos.rules import Move, Position

_ID_LENGTH: Final = 6  # capital letters and digits
MOST_DIFFICULT: Final = 12
"""The difficulty of a puzzle that no level below the master solves."""


class Theme(StrEnum):
    """What a puzzle is about, in the order in which themes are listed."""

    LAST_ROUND = "last-round"
    DENY = "deny"
    COLUMN = "column"
    COLOUR = "colour"
    FLOOR = "floor"
    MARKER = "marker"
    GREY_TILING = "grey-tiling"
    THREE_SEATS = "three-seats"
    FOUR_SEATS = "four-seats"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle. The seat to act in the position has to find the answer."""

    position: Position
    answer: Move
    second: Move
    """The best of all other moves."""
    loss: float
    """The win share that the second move gives away, in even shares."""
    themes: tuple[Theme, ...]
    difficulty: int
    """How many of the levels below the master miss the answer: 1 to 12."""
    proved: bool
    """Whether the search followed every line to the end of the game."""

    id: str = field(init=False, repr=False, compare=False)
    """The name of the puzzle, which depends on its position alone."""

    def __post_init__(self) -> None:
        digest = hashlib.sha256(str(self.position).encode()).digest()
        object.__setattr__(self, "id", base64.b32encode(digest).decode()[:_ID_LENGTH])

    def is_solved_by(self, move: Move) -> bool:
        """Whether a move is the answer, or does the same."""
        return is_same(self.position, self.answer, move)
