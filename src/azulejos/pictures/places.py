"""Where everything is in a picture, in pixels.

A board has its name and score at the top, then five rows, then the floor line:

    name                          score
        []  >  [][][][][]
      [][]  >  [][][][][]
    ...
    [][][][][][][]  the floor line
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

from azulejos.rules import CENTRE
from azulejos.rules.tiles import SIDE

TILE: Final = 40
PITCH: Final = 44
FLOOR_TILE: Final = 34
FLOOR_PITCH: Final = 40
PLATE: Final = 98
GAP: Final = 16
MARGIN: Final = 20
_PAD: Final = 18
_HEAD: Final = 52
_ARROW: Final = 26
_ROWS: Final = SIDE * PITCH
_CENTRE_PITCH: Final = 52
CENTRE_WIDTH: Final = (SIDE + 1) * _CENTRE_PITCH + GAP
BOARD_WIDTH: Final = 2 * _PAD + 2 * SIDE * PITCH + _ARROW
BOARD_HEIGHT: Final = _HEAD + _ROWS + 12 + FLOOR_TILE + 32


class Point(NamedTuple):
    """A place in the picture."""

    x: float
    y: float


class BoardPlace(NamedTuple):
    """A board, by its upper left corner."""

    x: float
    y: float

    @property
    def left(self) -> float:
        """The left end of its contents."""
        return self.x + _PAD

    @property
    def right(self) -> float:
        """The right end of its contents."""
        return self.x + BOARD_WIDTH - _PAD

    def line_tile(self, line: int, number: int) -> Point:
        """A space of a pattern line; number 0 is at the right."""
        return Point(self.left + _ROWS - (number + 1) * PITCH + 2, self._row(line))

    def arrow(self, line: int) -> Point:
        """The middle of the arrow between a pattern line and its wall row."""
        return Point(self.left + _ROWS + _ARROW / 2, self._row(line) + TILE / 2)

    def wall_tile(self, row: int, column: int) -> Point:
        """A space of the wall."""
        return Point(self.left + _ROWS + _ARROW + column * PITCH + 2, self._row(row))

    def floor_tile(self, number: int) -> Point:
        """A space of the floor line."""
        return Point(self.left + number * FLOOR_PITCH + 2, self.y + _HEAD + _ROWS + 12)

    def _row(self, row: int) -> float:
        return self.y + _HEAD + row * PITCH + 2


class SourcesPlace(NamedTuple):
    """The factories in rows, and the centre beside them or below."""

    x: float
    y: float
    width: float
    factories: int

    @property
    def _columns(self) -> int:
        most = int((self.width + GAP) // (PLATE + GAP))
        rows = max(1, math.ceil(self.factories / most))
        return max(1, math.ceil(self.factories / rows))

    @property
    def _rows(self) -> int:
        return math.ceil(self.factories / self._columns)

    @property
    def _row_width(self) -> float:
        return self._columns * (PLATE + GAP) - GAP

    @property
    def _is_beside(self) -> bool:
        return self._rows == 1 and self._row_width + 2 * GAP + CENTRE_WIDTH <= self.width

    @property
    def height(self) -> float:
        """How high it is."""
        below = 0 if self._is_beside else TILE + 2 * GAP
        return self._rows * (PLATE + GAP) - GAP + below

    def factory(self, number: int) -> Point:
        """The upper left corner of a factory, counted from 1."""
        row, column = divmod(number - 1, self._columns)
        in_row = min(self._columns, self.factories - row * self._columns)
        used = in_row * (PLATE + GAP) - GAP
        if self._is_beside:
            used += 2 * GAP + CENTRE_WIDTH
        left = self.x + (self.width - used) / 2
        return Point(left + column * (PLATE + GAP), self.y + row * (PLATE + GAP))

    def centre(self, number: int) -> Point:
        """A space of the centre: one for each colour, then the start marker."""
        inset = GAP / 2 + (_CENTRE_PITCH - TILE) / 2
        if self._is_beside:
            left = self.factory(self.factories).x + PLATE + 2 * GAP
            top = self.y + (PLATE - TILE) / 2
        else:
            left = self.x + (self.width - CENTRE_WIDTH) / 2
            top = self.y + self.height - TILE - GAP / 2
        return Point(left + inset + number * _CENTRE_PITCH, top)

    def tile(self, source: int, number: int) -> Point:
        """A tile of a source: the number is a colour in the centre, else 0 to 3."""
        if source == CENTRE:
            return self.centre(number)
        plate, inset = self.factory(source), (PLATE - 2 * TILE - 4) / 2
        row, column = divmod(number, 2)
        return Point(plate.x + inset + column * PITCH, plate.y + inset + row * PITCH)


@dataclass(frozen=True)
class Layout:
    """The size of a picture, and the places in it."""

    width: float
    height: float
    sources: SourcesPlace | None
    boards: dict[int, BoardPlace]


def lay_out(seats: tuple[int, ...], factories: int) -> Layout:
    """Boards in rows of two, below the sources. With three boards, the sources take a quarter if
    they fit there. Without factories there is no room for sources.
    """
    columns = min(len(seats), 2)
    width = columns * (BOARD_WIDTH + GAP) - GAP
    quarter = SourcesPlace(MARGIN, MARGIN, BOARD_WIDTH, factories)
    is_quarter = len(seats) == 3 and factories > 0 and quarter.height <= BOARD_HEIGHT
    sources, top = None, float(MARGIN)
    if is_quarter:
        sources = quarter._replace(y=MARGIN + (BOARD_HEIGHT - quarter.height) / 2)
    elif factories:
        sources = SourcesPlace(MARGIN, MARGIN, width, factories)
        top += sources.height + GAP
    cells = range(1, 4) if is_quarter else range(len(seats))
    boards = {
        seat: BoardPlace(
            MARGIN + cell % 2 * (BOARD_WIDTH + GAP), top + cell // 2 * (BOARD_HEIGHT + GAP)
        )
        for seat, cell in zip(seats, cells, strict=True)
    }
    if len(seats) == 3 and not is_quarter:  # the last one in the middle
        boards[seats[2]] = boards[seats[2]]._replace(x=MARGIN + (width - BOARD_WIDTH) / 2)
    bottom = max(place.y for place in boards.values()) + BOARD_HEIGHT
    return Layout(width + 2 * MARGIN, bottom + MARGIN, sources, boards)
