"""Positions that an environment can start from, as packed states.

Every environment reads them here, so all of them refuse the same positions.
"""

from __future__ import annotations

from azulejos.fast import State, from_position
from azulejos.rules import InvalidPositionError, Phase, Position, Wall, advance_tiling


def is_grey_wall(wall: str) -> bool:
    """Whether a wall is grey, by its name: `coloured` or `grey`."""
    names = [str(known) for known in Wall]
    if wall not in names:
        raise ValueError(f"a wall is {' or '.join(names)}, not {wall!r}")
    return wall == Wall.GREY


def check_kind(seats: int, wall: str, first_seat: int) -> bool:
    """Whether the wall is grey; raises `ValueError` if there is no such game."""
    grey = is_grey_wall(wall)
    Position.start(seats, Wall(wall), first_seat)
    return grey


def state_from(position: Position | str, seats: int, grey: bool) -> State:
    """The state of a position or its text, in DEAL or with a seat to act.

    Raises what `Position.parse` raises, and `ValueError` for another kind of game or a game that
    is over.
    """
    position = _checked(position)
    kind = (len(position.boards), position.wall is Wall.GREY)
    if kind != (seats, grey):
        raise ValueError(
            f"the position has {kind[0]} seats and {position.wall} walls, "
            f"the environment {seats} and {Wall.GREY if grey else Wall.COLOURED}"
        )
    if position.phase is Phase.TILE and not position.legal_moves():
        position = advance_tiling(position).position  # no seat has a choice
    if position.phase is Phase.END or _is_short(position):
        raise ValueError("the game is over in this position")
    return from_position(position)


def _checked(position: Position | str) -> Position:
    """The position, parsed if it is text; raises `InvalidPositionError` if it is invalid."""
    if isinstance(position, str):
        return Position.parse(position)
    if problems := position.problems():
        raise InvalidPositionError(problems)
    return position


def _is_short(position: Position) -> bool:
    """Whether a deal is next and no tile is left for it: RULES [I9]."""
    return position.phase is Phase.DEAL and not any(position.bag) and not any(position.lid)
