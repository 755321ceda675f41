"""Drills: what does this tile bring? A random wall from a seed, on either side of the board.

The same seed gives the same drill, so that the server need not remember what it asked.

>>> drill(7, Wall.COLOURED).answer == drill(7, Wall.COLOURED).answer
True
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from azulejos.lesson.questions import Kind, Question, ask
from azulejos.rules.board import EMPTY_WALL, NO_LINE, Board, PatternLine, capacity
from azulejos.rules.generator import Below, CounterGenerator
from azulejos.rules.position import Position
from azulejos.rules.tiles import (
    COLOURS,
    FULL_BAG,
    SIDE,
    START_MARKER,
    Colour,
    Counts,
    Phase,
    Wall,
)
from azulejos.rules.tiling import open_columns

_FEWEST = 5
_MORE = 9
"""A wall has from `_FEWEST` to `_FEWEST + _MORE - 1` tiles before the one that is asked for."""


class _Goal(NamedTuple):
    """Where the tile goes."""

    row: int
    column: int
    colour: Colour


def drill_position(seed: int, wall: Wall) -> tuple[Position, int]:
    """A position in which one line is complete, and the column that its tile goes to."""
    below = CounterGenerator(seed).below
    board = Board()
    for _ in range(_FEWEST + below(_MORE)):
        goal = _goal(wall, board, below)
        board = replace(board, wall=board.with_tile(goal.row, goal.column, goal.colour))
    row, column, colour = _goal(wall, board, below)
    lines = [NO_LINE] * SIDE
    lines[row] = PatternLine(colour, capacity(row))
    board = replace(board, score=below(40), pattern_lines=tuple(lines))
    return _around(board, wall), column


def drill(seed: int, wall: Wall) -> Question:
    """The question of a seed."""
    position, column = drill_position(seed, wall)
    return ask(Kind.POINTS, position, column)


def _goal(wall: Wall, board: Board, below: Below) -> _Goal:
    """A free space that accepts a tile, near the others more often than not.

    A row keeps at least one free space, because a complete row would end the game.
    """
    goals = [
        _Goal(row, column, colour)
        for row in range(SIDE)
        if board.wall[row].count(None) > 1
        for colour in COLOURS
        if colour not in board.wall[row]
        for column in open_columns(wall, board, row, colour)
    ]
    first, second = (goals[below(len(goals))] for _ in range(2))
    return max(first, second, key=lambda goal: _neighbours(board, goal))


def _neighbours(board: Board, goal: _Goal) -> int:
    beside = ((0, 1), (0, -1), (1, 0), (-1, 0))
    spaces = ((goal.row + down, goal.column + across) for down, across in beside)
    return sum(
        board.wall[row][column] is not None
        for row, column in spaces
        if 0 <= row < SIDE and 0 <= column < SIDE
    )


def _around(board: Board, wall: Wall) -> Position:
    """The rest of the table: the bag, and an opponent who has only the start marker."""
    used = board.tiles()
    bag: Counts = tuple(full - gone for full, gone in zip(FULL_BAG, used, strict=True))  # type: ignore[assignment]
    return replace(
        Position.start(wall=wall),
        phase=Phase.TILE,
        round_number=3,
        turn=0 if wall is Wall.GREY else None,
        start_marker=1,
        bag=bag,
        boards=(board, Board(wall=EMPTY_WALL, floor_line=(START_MARKER,))),
    )
