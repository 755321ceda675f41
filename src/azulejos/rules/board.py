"""A seat's board: score, pattern lines, wall and floor line.

Drafting, tiling, scoring and text all read boards, without the rest of the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from azulejos.rules.tiles import FLOOR, NO_TILES, SIDE, Colour, Counts, Marker

FLOOR_SPACES: Final = 7  # RULES [T6]

WallRow: TypeAlias = tuple[Colour | None, ...]
WallTiles: TypeAlias = tuple[WallRow, ...]
FloorLine: TypeAlias = tuple[Colour | Marker, ...]


class PatternLine(NamedTuple):
    """One pattern line: its colour and how many tiles lie on it."""

    colour: Colour | None
    filled: int


NO_LINE: Final = PatternLine(None, 0)
EMPTY_WALL: Final[WallTiles] = ((None,) * SIDE,) * SIDE


def capacity(line: int) -> int:
    """How many tiles a line holds; the floor counts as a line that holds none (RULES [D4])."""
    return 0 if line == FLOOR else line + 1


def home_column(line: int, colour: Colour) -> int:
    """The column of a colour in a row of the coloured wall (RULES [T4])."""
    return (colour + line) % SIDE


@dataclass(frozen=True, slots=True)
class Board:
    """What lies in front of one seat."""

    score: int = 0
    wall: WallTiles = EMPTY_WALL
    pattern_lines: tuple[PatternLine, ...] = (NO_LINE,) * SIDE
    floor_line: FloorLine = ()

    def complete_lines(self) -> tuple[int, ...]:
        """The pattern lines that are full, top to bottom."""
        return tuple(i for i, line in enumerate(self.pattern_lines) if line.filled == capacity(i))

    def complete_rows(self) -> int:
        """How many horizontal rows of the wall are complete."""
        return sum(None not in row for row in self.wall)

    def with_tile(self, row: int, column: int, colour: Colour) -> WallTiles:
        """The wall with one more tile."""
        tiles = self.wall[row]
        new_row = (*tiles[:column], colour, *tiles[column + 1 :])
        return (*self.wall[:row], new_row, *self.wall[row + 1 :])

    def with_line(self, line: int, content: PatternLine) -> tuple[PatternLine, ...]:
        """The pattern lines with one of them changed."""
        return (*self.pattern_lines[:line], content, *self.pattern_lines[line + 1 :])

    def tiles(self) -> Counts:
        """Every tile that lies on this board."""
        counts = list(NO_TILES)
        for row in self.wall:
            for tile in row:
                if tile is not None:
                    counts[tile] += 1
        for colour, count in self.pattern_lines:
            if colour is not None:
                counts[colour] += count
        for thing in self.floor_line:
            if not isinstance(thing, Marker):
                counts[thing] += 1
        return (counts[0], counts[1], counts[2], counts[3], counts[4])
