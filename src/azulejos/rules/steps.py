"""Steps: what happened, one movement at a time, in the order in which people would do it.

User interfaces, records and explanations read steps, so that they do not have to compare positions
to find out what moved.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from azulejos.rules.tiles import Colour, Counts

if TYPE_CHECKING:
    from azulejos.rules.position import Position


class Area(StrEnum):
    """The kinds of places on the table."""

    BAG = "bag"
    LID = "lid"
    SOURCE = "source"  # number: 0 the centre, k factory k
    LINE = "line"  # number: the pattern line
    FLOOR = "floor"  # number: the first space that is used
    WALL = "wall"  # number: the row; column
    FRONT = "front"  # in front of a seat: a marker that lies on no floor space

    def __repr__(self) -> str:
        return f"Area.{self.name}"


class Place(NamedTuple):
    """Where something lies; `seat`, `number` and `column` are None if they do not apply."""

    area: Area
    seat: int | None = None
    number: int | None = None
    column: int | None = None


class Cell(NamedTuple):
    """A space of a wall."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class TilesMoved:
    """Tiles of one colour went from one place to another."""

    colour: Colour
    count: int
    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """The start marker went from one place to another."""

    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class LidPoured:
    """The bag was empty and all tiles of the lid went into it (RULES [P2])."""

    tiles: Counts


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile went from its line to the wall and scored these groups, which include it."""

    seat: int
    line: int
    column: int
    colour: Colour
    points: int
    horizontal: tuple[Cell, ...]
    vertical: tuple[Cell, ...]
    score: int


@dataclass(frozen=True, slots=True)
class FloorScored:
    """A floor line cost points: the cost of each space, and the points that were really lost."""

    seat: int
    penalties: tuple[int, ...]
    lost: int
    score: int


class BonusKind(StrEnum):
    """What a bonus at the end is for."""

    ROW = "row"
    COLUMN = "column"
    COLOUR = "colour"

    def __repr__(self) -> str:
        return f"BonusKind.{self.name}"


@dataclass(frozen=True, slots=True)
class BonusScored:
    """A bonus at the end; `index` is the row, the column or the colour's number."""

    seat: int
    kind: BonusKind
    index: int
    points: int
    score: int


Step: TypeAlias = TilesMoved | MarkerMoved | LidPoured | TilePlaced | FloorScored | BonusScored


class Transition(NamedTuple):
    """A new position and the steps that led to it."""

    position: Position
    steps: tuple[Step, ...]
