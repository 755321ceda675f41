"""Previews: what every legal move would do, told before it is played.

A file of its own because screens ask this at every turn for every move, so it must not play them:
the effect of a draft depends only on colour, number of tiles and line, and is worked out once for
each.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from azulejos.rules.board import FLOOR_SPACES, Board, WallTiles, capacity, home_column
from azulejos.rules.drafting import open_lines
from azulejos.rules.moves import MOVES, Move
from azulejos.rules.position import Position
from azulejos.rules.scoring import FLOOR_COST, placement_points
from azulejos.rules.tiles import CENTRE, COLOURS, FLOOR, SIDE, TILES_PER_COLOUR, Phase, Wall
from azulejos.rules.tiling import legal_tilings, open_columns

_Effect: TypeAlias = tuple[int, int, int, bool, int, int]


class Preview(NamedTuple):
    """The effect of one legal move."""

    move: Move
    fits: int
    """Tiles that find a place on the line (a tiling: the tile that goes to the wall)."""
    falls: int
    """Tiles that fall, to the floor line or past it into the lid."""
    completes: bool
    """Whether the line is complete then."""
    points: int
    """What the line's tile would score if tiling came now, after the complete lines above it;
    on the grey wall the best column as the wall is."""
    penalty: int
    """What the floor line would cost more than now, the start marker included."""
    takes_marker: bool


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
    lines = open_lines(board)
    points = _points(position.wall, board, lines)
    spaces = [i + 1 - line.filled for i, line in enumerate(board.pattern_lines)]
    costs = _costs(len(board.floor_line))
    known: dict[tuple[int, int, bool], list[_Effect]] = {}
    found: list[Preview] = []
    for source, counts in enumerate(position.sources):
        marker = source == CENTRE and position.start_marker is None
        for colour, count in enumerate(counts):
            if not count:
                continue
            effects = known.get((colour, count, marker))
            if effects is None:
                there = [(line, spaces[line], points[colour][line]) for line in lines[colour][:-1]]
                effects = _effects(there, count, costs[marker:])
                known[colour, count, marker] = effects
            first = (source * SIDE + colour) * (SIDE + 1)
            found += [
                Preview(MOVES[first + line], fits, falls, completes, score, penalty, marker)
                for line, fits, falls, completes, score, penalty in effects
            ]
    return found


def _effects(there: list[tuple[int, int, int]], count: int, costs: list[int]) -> list[_Effect]:
    """What `count` tiles do on each open line, given as line, space and points, and on the floor.

    `costs[n]` is what n falling tiles cost.
    """
    effects = [
        (line, count, 0, count == space, points, costs[0])
        if count <= space
        else (line, space, count - space, True, points, costs[count - space])
        for line, space, points in there
    ]
    return [*effects, (FLOOR, 0, count, False, 0, costs[count])]


def _costs(things: int) -> list[int]:
    """What 0, 1, 2 and more further things would cost on a floor line with so many of them."""
    now = FLOOR_COST[things]
    return [cost - now for cost in FLOOR_COST[things:]] + [FLOOR_COST[-1] - now] * TILES_PER_COLOUR


def _points(wall: Wall, board: Board, lines: list[list[int]]) -> list[dict[int, int]]:
    """For each colour, what its tile would score on each of its open lines."""
    points: list[dict[int, int]] = [{} for _ in COLOURS]
    rows, columns = _taken(board.wall), _taken(tuple(zip(*board.wall, strict=True)))
    for line in range(SIDE):
        row = _GROUP[rows[line]]
        for colour in COLOURS:
            if line not in lines[colour]:
                continue
            if wall is Wall.COLOURED:
                column = (colour + line) % SIDE
                points[colour][line] = row[column] + _GROUP[columns[column]][line] or 1
            else:
                there = open_columns(wall, board, line, colour)
                scores = (row[column] + _GROUP[columns[column]][line] or 1 for column in there)
                points[colour][line] = max(scores, default=0)
        colour_there, count = board.pattern_lines[line]
        if wall is Wall.COLOURED and colour_there is not None and count == capacity(line):
            columns[home_column(line, colour_there)] |= 1 << line
    return points


def _taken(spaces: WallTiles) -> list[int]:
    """Each row's taken spaces as bits."""
    return [sum(1 << i for i, tile in enumerate(row) if tile is not None) for row in spaces]


def _group(taken: int, at: int) -> int:
    """How many tiles a tile on `at` scores along these taken spaces: none without a neighbour."""
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
