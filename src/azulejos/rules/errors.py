"""Errors for wrong input: unreadable text, illegal moves, invalid positions.

All are `ValueError`s. Each carries what a program needs to react, and a sentence for people.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

_SHOWN = 60


class NotationError(ValueError):
    """Text that cannot be read: the place, and what was expected there.

    `game` is the number of the game, from 1, in a text with several games.
    """

    def __init__(self, text: str, at: int, expected: str, game: int | None = None) -> None:
        super().__init__(text, at, expected, game)
        self.text = text
        self.at = at
        self.expected = expected
        self.game = game

    def __str__(self) -> str:
        first = self.text.rfind("\n", 0, self.at) + 1
        end = self.text.find("\n", self.at)
        line = self.text[first : end if end >= 0 else None]
        start = max(0, self.at - first - _SHOWN // 2)
        before = "..." if start else ""
        after = "..." if start + _SHOWN < len(line) else ""
        where = f"character {self.at - first + 1}"
        if "\n" in self.text:
            where = f"line {self.text.count(chr(10), 0, self.at) + 1}, {where}"
        if self.game is not None:
            where = f"game {self.game}, {where}"
        piece = f"{before}{line[start : start + _SHOWN]!r}{after}"
        return f"cannot read {piece} at {where}: expected {self.expected}"


class Reason(StrEnum):
    """Why a move or a deal is not allowed."""

    WRONG_PHASE = "wrong_phase"
    NO_SUCH_SOURCE = "no_such_source"
    NOT_IN_SOURCE = "not_in_source"
    LINE_COMPLETE = "line_complete"
    LINE_HAS_OTHER_COLOUR = "line_has_other_colour"
    ROW_HAS_COLOUR = "row_has_colour"
    LINE_NOT_COMPLETE = "line_not_complete"
    NOT_TOP_LINE = "not_top_line"
    SPACE_TAKEN = "space_taken"
    COLUMN_HAS_COLOUR = "column_has_colour"
    NOT_ITS_SPACE = "not_its_space"
    TILE_FITS = "tile_fits"
    DEAL_FACTORIES = "deal_factories"
    DEAL_SHORT = "deal_short"
    DEAL_NOT_IN_BAG = "deal_not_in_bag"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


class IllegalMoveError(ValueError):
    """A move or a deal that the position does not allow, with a code and a sentence."""

    def __init__(self, reason: Reason, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.reason = reason
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class ProblemCode(StrEnum):
    """What can be wrong with a position that was read."""

    SHAPE = "shape"
    TILE_COUNT = "tile_count"
    OVERFULL_LINE = "overfull_line"
    LINE_COLOUR_IN_ROW = "line_colour_in_row"
    COLOUR_TWICE_IN_ROW = "colour_twice_in_row"
    COLOUR_TWICE_IN_COLUMN = "colour_twice_in_column"
    OFF_ITS_PLACE = "off_its_place"
    OVERFULL_FLOOR = "overfull_floor"
    MARKER = "marker"
    PHASE = "phase"
    OVERFULL_FACTORY = "overfull_factory"
    ROW_COMPLETE = "row_complete"
    FLOOR_NOT_SETTLED = "floor_not_settled"
    BARREN = "barren"
    SEAT = "seat"

    def __repr__(self) -> str:
        return f"ProblemCode.{self.name}"


class Problem(NamedTuple):
    """One thing that is wrong with a position.

    `values` has the numbers of the message, for programs that say it in their own words. Seats,
    lines, rows, columns and factories count from 1. If a code has several messages, `case` says
    which one it is.
    """

    code: ProblemCode
    message: str
    values: Mapping[str, int | str] = {}


class InvalidPositionError(ValueError):
    """A position that can be read but that cannot exist, with all problems found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(problem.message for problem in self.problems)
