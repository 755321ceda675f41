"""Tiles, walls and phases: the basic types of the rules.

Nothing here depends on a game: five colours, counts of them, and the enumerations that describe a
position.
"""

from __future__ import annotations

from enum import Enum, IntEnum, StrEnum
from typing import Final, TypeAlias

SIDE: Final = 5  # the number of rows, columns, pattern lines and colours
FLOOR: Final = 5  # as a line of a draft or a column of a tiling: the floor line
TILES_PER_COLOUR: Final = 20  # RULES [S3]
TILES_PER_FACTORY: Final = 4  # RULES [S4]
CENTRE: Final = 0  # the source number of the centre; factory k is source k
MIN_SEATS: Final = 2  # RULES [S1]
MAX_SEATS: Final = 4


class Colour(IntEnum):
    """A tile colour, numbered in the order of the notation: B Y R K W."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        """The colour's letter in notation."""
        return LETTERS[self]

    def __repr__(self) -> str:
        return f"Colour.{self.name}"

    # Enum.__hash__ is slow Python code, and walls are looked up at every move.
    __hash__ = int.__hash__


class Wall(StrEnum):
    """The two sides of the player boards."""

    COLOURED = "coloured"
    GREY = "grey"

    @property
    def letter(self) -> str:
        """The wall's letter in a position text."""
        return self.value[0].upper()

    def __repr__(self) -> str:
        return f"Wall.{self.name}"


class Phase(StrEnum):
    """What happens next: a deal, a draft, a tiling choice, or nothing because the game is over."""

    DEAL = "deal"
    DRAFT = "draft"
    TILE = "tile"
    END = "end"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Marker(Enum):
    """The start marker on a floor line, among the tiles."""

    START = "*"

    def __repr__(self) -> str:
        return f"Marker.{self.name}"


LETTERS: Final = "BYRKW"
COLOURS: Final = tuple(Colour)
START_MARKER: Final = Marker.START

Counts: TypeAlias = tuple[int, int, int, int, int]
"""How many tiles of each colour, in B Y R K W order."""

NO_TILES: Final[Counts] = (0, 0, 0, 0, 0)
FULL_BAG: Final[Counts] = (TILES_PER_COLOUR,) * 5


def factory_count(seats: int) -> int:
    """Factories on the table: 5, 7 or 9 (RULES [S2])."""
    return 2 * seats + 1


def plus(a: Counts, b: Counts) -> Counts:
    """The sum of two counts."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Counts, b: Counts) -> Counts:
    """What is left of `a`; negative if `b` is not part of it."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def plus_tiles(a: Counts, colour: Colour, count: int) -> Counts:
    """The counts with `count` more tiles of one colour."""
    counts = list(a)
    counts[colour] += count
    return (counts[0], counts[1], counts[2], counts[3], counts[4])
