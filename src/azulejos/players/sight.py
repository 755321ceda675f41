"""What a plain player can see of a move, in points: the evaluation behind the lower levels.

A move is worth what it brings to the player's board now. Each further *sight* adds something that a
person learns to see with experience. A level without a sight plays as if that part of the game did
not exist.

    columns   progress towards the bonus of a column
    colours   progress towards the bonus of a colour
    marker    the value of beginning the next round
    supply    whether the missing tiles of a line can still come, in this round or from the bag
    others    what the next player gets from the tiles that are left
    ahead     how the round will probably end, including what will fall
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from azulejos.rules import FLOOR, Board, Colour, Draft, Phase, Position, Preview, Tiling, Wall
from azulejos.rules.board import WallTiles, capacity, home_column
from azulejos.rules.scoring import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_COST,
    ROW_BONUS,
    placement_points,
)
from azulejos.rules.tiles import COLOURS, SIDE
from azulejos.rules.tiling import open_columns

BEGUN: Final = 0.5
"""The value of a line that lacks one tile, as a share of the complete line."""
IN_REACH, OUT_OF_REACH = 0.75, 0.35
"""The same with two seats, if the missing tiles are on the table, and if they are not."""
MARKER: Final = 1.5
"""The value of beginning the next round, in points."""


class Sight(StrEnum):
    """One kind of value that a player sees or misses."""

    COLUMNS = "columns"
    COLOURS = "colours"
    MARKER = "marker"
    SUPPLY = "supply"
    OTHERS = "others"
    AHEAD = "ahead"


Sights = frozenset[Sight]
EVERYTHING: Final[Sights] = frozenset(Sight)


class Worth(NamedTuple):
    """A legal move and the points that a player sees in it."""

    points: float
    preview: Preview


def nearer(bonus: int, tiles: int) -> float:
    """What one more tile adds to a bonus that needs five; later tiles add more.

    >>> [round(nearer(7, tiles), 2) for tiles in range(5)]
    [0.28, 0.84, 1.4, 1.96, 2.52]
    """
    return bonus * (2 * tiles + 1) / SIDE**2


def bonus_worth(wall: WallTiles, row: int, column: int, colour: Colour, sees: Sights) -> float:
    """What a tile on this space adds to the bonuses that a player sees."""
    worth = nearer(ROW_BONUS, sum(tile is not None for tile in wall[row]))
    if Sight.COLUMNS in sees:
        worth += nearer(COLUMN_BONUS, sum(tiles[column] is not None for tiles in wall))
    if Sight.COLOURS in sees:
        worth += nearer(COLOUR_BONUS, sum(colour in tiles for tiles in wall))
    return worth


def worths(position: Position, previews: Iterable[Preview], sees: Sights) -> list[Worth]:
    """What a player sees in every move, in the order of the previews; a seat must be to act."""
    assert position.turn is not None
    board = position.boards[position.turn]
    if position.phase is Phase.DRAFT:
        looking = _Looking(position, board, sees)
        return [Worth(looking.draft(preview), preview) for preview in previews]
    return [Worth(_tiling(board, preview, sees), preview) for preview in previews]


def _tiling(board: Board, preview: Preview, sees: Sights) -> float:
    move = preview.move
    assert isinstance(move, Tiling)
    colour = board.pattern_lines[move.line].colour
    if move.column == FLOOR or colour is None:
        return -preview.penalty
    return preview.points + bonus_worth(board.wall, move.line, move.column, colour, sees)


class _Looking:
    """Evaluates the drafts of a position; the value of each line is computed once per colour."""

    def __init__(self, position: Position, board: Board, sees: Sights) -> None:
        self._position, self._board, self._sees = position, board, sees
        self._bonuses: dict[tuple[int, Colour], float] = {}
        self._left = [sum(counts[colour] for counts in position.sources) for colour in COLOURS]

    def draft(self, preview: Preview) -> float:
        """The points of one draft."""
        move = preview.move
        assert isinstance(move, Draft)
        points = -float(preview.penalty + preview.line_penalty)
        if preview.takes_marker and Sight.MARKER in self._sees:
            points += MARKER
        if move.line == FLOOR or preview.line_falls:
            return points
        line = preview.points + self._bonus(move.line, move.colour)
        return points + line * self._progress(move, preview)

    def _progress(self, move: Draft, preview: Preview) -> float:
        """The progress of the line towards completion, as a share of it."""
        before = self._board.pattern_lines[move.line].filled
        after, size = before + preview.fits, capacity(move.line)
        lacking = self._left[move.colour] - preview.fits - preview.falls
        done = 1.0 if preview.completes else self._begun(size - after, lacking) * after / size
        return done - self._begun(size - before, self._left[move.colour]) * before / size

    def _begun(self, lacks: int, left: int) -> float:
        """The value of an incomplete line as a share, given the missing tiles and those left."""
        if Sight.SUPPLY not in self._sees:
            return BEGUN
        if lacks > left:
            return OUT_OF_REACH
        # Opponents want these tiles too.
        return OUT_OF_REACH + (IN_REACH - OUT_OF_REACH) / (self._position.seats - 1)

    def _bonus(self, line: int, colour: Colour) -> float:
        known = self._bonuses.get((line, colour))
        if known is None:
            known = self._bonuses[line, colour] = self._best_bonus(line, colour)
        return known

    def _best_bonus(self, line: int, colour: Colour) -> float:
        columns = _columns(self._position.wall, self._board, line, colour)
        tiles, sees = self._board.wall, self._sees
        return max((bonus_worth(tiles, line, at, colour, sees) for at in columns), default=0.0)


def standing(position: Position, seat: int, sees: Sights) -> float:
    """The points of a seat between rounds: its score, and the expected value of its board."""
    board = position.boards[seat]
    points = float(board.score)
    for row, tiles in enumerate(board.wall):
        for column, colour in enumerate(tiles):
            if colour is not None:
                points += _placed(board.wall, row, column, colour, sees)
    for line, (colour, filled) in enumerate(board.pattern_lines):
        if colour is not None:
            points += OUT_OF_REACH * filled / capacity(line) * _line_worth(position, seat, line)
    if Sight.MARKER in sees and position.turn == seat:
        points += MARKER
    return points - FLOOR_COST[min(len(board.floor_line), len(FLOOR_COST) - 1)]


def _line_worth(position: Position, seat: int, line: int) -> float:
    """About what the tile of an incomplete line will score in its best column."""
    board = position.boards[seat]
    colour = board.pattern_lines[line].colour
    assert colour is not None
    columns = _columns(position.wall, board, line, colour)
    return max((float(placement_points(board.wall, line, column)) for column in columns), default=0)


def _columns(wall: Wall, board: Board, line: int, colour: Colour) -> Iterable[int]:
    """The columns in which a line's tile may be placed."""
    if wall is Wall.COLOURED:
        return (home_column(line, colour),)
    return open_columns(wall, board, line, colour)


def _placed(wall: WallTiles, row: int, column: int, colour: Colour, sees: Sights) -> float:
    """A tile's share of the bonuses that its wall may still bring."""
    share = ROW_BONUS * sum(tile is not None for tile in wall[row])
    if Sight.COLUMNS in sees:
        share += COLUMN_BONUS * sum(tiles[column] is not None for tiles in wall)
    if Sight.COLOURS in sees:
        share += COLOUR_BONUS * sum(colour in tiles for tiles in wall)
    return share / SIDE**2
