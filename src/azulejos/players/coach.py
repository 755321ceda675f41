"""The coach: what a newcomer should know before a move.

    warnings(position)

The warnings are for the seat to act, the most important first. They are reasons, as `contrast`
gives them, and follow from the rules alone:

    code          numbers        meaning
    ends_game     seat, row      a complete line will complete the row: this is the last round
    floor_fills   seat, points,  the floor line costs many points already, and the next tile on it
                  more           costs this many more
    marker_cheap  seat, points   the start marker costs little now, and its tiles all fit
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.players.contrast import MoveReason, Side
from azulejos.rules import CENTRE, FLOOR, Board, Draft, Phase, Position
from azulejos.rules.board import FLOOR_SPACES, capacity
from azulejos.rules.scoring import marker_cost
from azulejos.rules.tiling import open_columns

FILLING: Final = 3
"""From this many things on, a floor line is filling: they cost 4 points, and the next costs 2."""
CHEAP: Final = 1
"""What a cheap start marker costs: it lies on one of the first two spaces."""
WORTH_TAKING: Final = 2
"""How many tiles must come with the marker, unless they complete a line."""


def warnings(position: Position) -> tuple[MoveReason, ...]:
    """What matters before this move, the most important first."""
    seat = position.turn
    if position.phase is not Phase.DRAFT or seat is None:
        return ()
    ends = tuple(_ends(position))
    board = position.boards[seat]
    found = [*ends, *_floor(seat, board)]
    if not ends and _is_marker_cheap(position, board):
        found.append(MoveReason("marker_cheap", Side.EVEN, {"seat": seat, "points": CHEAP}))
    return tuple(found)


def _ends(position: Position) -> Iterator[MoveReason]:
    """Rows that the complete lines of this round will complete."""
    for seat, board in enumerate(position.boards):
        for row in board.complete_lines():
            colour = board.pattern_lines[row].colour
            assert colour is not None
            is_last = sum(tile is None for tile in board.wall[row]) == 1
            if is_last and open_columns(position.wall, board, row, colour):
                yield MoveReason("ends_game", Side.EVEN, {"seat": seat, "row": row})


def _floor(seat: int, board: Board) -> Iterator[MoveReason]:
    things = len(board.floor_line)
    if FILLING <= things < FLOOR_SPACES:
        points = sum(marker_cost(space) for space in range(things))
        numbers = {"seat": seat, "points": points, "more": marker_cost(things)}
        yield MoveReason("floor_fills", Side.COST, numbers)


def _is_marker_cheap(position: Position, board: Board) -> bool:
    """Whether the marker lies in the centre, costs little, and comes with tiles that all fit."""
    if position.start_marker is not None or marker_cost(len(board.floor_line)) > CHEAP:
        return False
    return any(
        _fits(position, board, move)
        for move in position.legal_moves()
        if isinstance(move, Draft) and move.source == CENTRE and move.line != FLOOR
    )


def _fits(position: Position, board: Board, move: Draft) -> bool:
    tiles = position.sources[CENTRE][move.colour]
    space = capacity(move.line) - board.pattern_lines[move.line].filled
    return tiles == space or WORTH_TAKING <= tiles < space
