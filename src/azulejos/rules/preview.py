"""Previews: what every legal move would do.

A user interface asks this at every turn for every move, so the moves are not played. The effect of
a draft depends only on colour, number of tiles and line, and is computed once for each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple, TypeAlias

from azulejos.rules.board import FLOOR_SPACES, Board, WallRow, capacity, home_column
from azulejos.rules.drafting import open_colours
from azulejos.rules.moves import MOVES, Move
from azulejos.rules.position import Position
from azulejos.rules.scoring import FLOOR_COST, placement_points
from azulejos.rules.tiles import (
    CENTRE,
    COLOURS,
    FLOOR,
    NO_TILES,
    SIDE,
    TILES_PER_COLOUR,
    Phase,
    Wall,
)
from azulejos.rules.tiling import legal_tilings, open_columns

_Open: TypeAlias = tuple[int, int, int]  # an open line: line, space, points (0: fits nowhere)
Effect: TypeAlias = tuple[int, int, int, bool, int, int, int, int]
"""A line (the floor is the last one) and the fields of `Preview` except `takes_marker`."""


class Preview(NamedTuple):
    """The effect of one legal move."""

    move: Move
    fits: int
    """Tiles that fit on the line (for a tiling: the tile that goes to the wall)."""
    falls: int
    """Tiles that fall on the floor line or, if it is full, into the lid."""
    completes: bool
    """Whether the line is complete afterwards."""
    points: int
    """What the line's tile would score if tiling came now, after the complete lines above it;
    on the grey wall in the best column of the wall as it is."""
    penalty: int
    """The additional cost of the floor line, the start marker included."""
    takes_marker: bool
    line_falls: int = 0
    """Tiles that the line drops in the tiling phase, because its tile fits nowhere on the grey wall
    (RULES [G3]). A complete line that fits nowhere now never will, because walls only grow."""
    line_penalty: int = 0
    """What those tiles would cost on the floor line after `penalty`."""


class Take(NamedTuple):
    """Tiles that the seat to act can take, and what they do on every line that accepts them.

    Takes with the same colour and number of tiles share one list of effects.
    """

    source: int
    colour: int
    number: int
    takes_marker: bool
    effects: list[Effect]


# The same as Preview(...); avoiding the constructor halves the time of `previews`.
_new: Final[Callable[[tuple[Any, ...]], Preview]] = partial(tuple.__new__, Preview)


def previews(position: Position) -> tuple[Preview, ...]:
    """A preview of every legal move, in the order of `position.legal_moves()`."""
    if position.turn is None:
        return ()
    board = position.boards[position.turn]
    if position.phase is Phase.DRAFT:
        return tuple(_drafts(position, board))
    if position.phase is Phase.TILE and position.wall is Wall.GREY:
        return tuple(_tilings(position, board))
    return ()


def _drafts(position: Position, board: Board) -> list[Preview]:
    found: list[Preview] = []
    for source, colour, _, marker, effects in takes(position, board):
        first = (source * SIDE + colour) * (SIDE + 1)
        found += [
            _new((MOVES[first + line], fits, falls, completes, points, penalty, marker, *later))
            for line, fits, falls, completes, points, penalty, *later in effects
        ]
    return found


def takes(position: Position, board: Board) -> list[Take]:
    """Everything that can be taken for a board in a drafting phase, by source and colour."""
    open_for = _open_for(position.wall, board)
    costs = _costs(len(board.floor_line))
    known: dict[tuple[int, int, bool], list[Effect]] = {}
    found: list[Take] = []
    for source, counts in enumerate(position.sources):
        if counts == NO_TILES:
            continue
        marker = source == CENTRE and position.start_marker is None
        for colour, count in enumerate(counts):
            if not count:
                continue
            effects = known.get((colour, count, marker))
            if effects is None:
                effects = _effects(open_for[colour], count, costs[marker:])
                known[colour, count, marker] = effects
            found.append(Take(source, colour, count, marker, effects))
    return found


def _effects(there: list[_Open], count: int, costs: list[int]) -> list[Effect]:
    """The effects of `count` tiles on each open line and the floor; `costs[n]` for n fallen."""
    effects: list[Effect] = []
    for line, space, points in there:
        fits, falls = min(count, space), max(count - space, 0)
        completes = count >= space
        line_falls = capacity(line) if completes and not points else 0
        later = costs[falls + line_falls] - costs[falls]
        effects.append((line, fits, falls, completes, points, costs[falls], line_falls, later))
    effects.append((FLOOR, 0, count, False, 0, costs[count], 0, 0))
    return effects


def _costs(things: int) -> list[int]:
    """The costs of 0, 1, 2 and more further things on a floor line with this many things."""
    now = FLOOR_COST[things]
    return [cost - now for cost in FLOOR_COST[things:]] + [FLOOR_COST[-1] - now] * TILES_PER_COLOUR


def _open_for(wall: Wall, board: Board) -> list[list[_Open]]:
    """For each colour its open lines, with their space and what the line's tile would score."""
    found: list[list[_Open]] = [[] for _ in COLOURS]
    columns = [_taken(column) for column in zip(*board.wall, strict=True)]
    for line, (there, filled) in enumerate(board.pattern_lines):
        row, space = _GROUP[_taken(board.wall[line])], line + 1 - filled
        for colour in open_colours(board, line):
            if wall is Wall.COLOURED:
                column = (colour + line) % SIDE
                points = row[column] + _GROUP[columns[column]][line] or 1
            else:
                free = open_columns(wall, board, line, colour)
                scores = (row[column] + _GROUP[columns[column]][line] or 1 for column in free)
                points = max(scores, default=0)
            found[colour].append((line, space, points))
        if wall is Wall.COLOURED and there is not None and not space:
            columns[home_column(line, there)] |= 1 << line
    return found


@cache
def _taken(spaces: WallRow) -> int:
    """The occupied spaces of a row or a column as bits."""
    return sum(1 << i for i, tile in enumerate(spaces) if tile is not None)


def _group(taken: int, at: int) -> int:
    """The size of the group that a tile at `at` would score; 0 without a neighbour."""
    first = last = at
    while first > 0 and taken >> (first - 1) & 1:
        first -= 1
    while taken >> (last + 1) & 1:
        last += 1
    return last - first + 1 if last > first else 0


_GROUP: Final = tuple(tuple(_group(taken, at) for at in range(SIDE)) for taken in range(1 << SIDE))


def _tilings(position: Position, board: Board) -> list[Preview]:
    things = len(board.floor_line)
    found = []
    for move in legal_tilings(position, board):
        if move.column == FLOOR:
            falls = capacity(move.line)
            penalty = FLOOR_COST[min(FLOOR_SPACES, things + falls)] - FLOOR_COST[things]
            found.append(Preview(move, 0, falls, True, 0, penalty, False))
        else:
            points = placement_points(board.wall, move.line, move.column)
            found.append(Preview(move, 1, 0, True, points, 0, False))
    return found
