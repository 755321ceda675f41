"""Disguises: other positions in which the same moves are good, as a cheat would write them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from azulejos.rules import Position
from azulejos.rules.board import FLOOR_SPACES, Board
from azulejos.rules.tiles import COLOURS, NO_TILES, Colour, Counts


def _turned_round(position: Position) -> Position:
    def moved(seat: int | None) -> Any:
        return None if seat is None else (seat - 1) % position.seats

    return replace(
        position,
        boards=(*position.boards[1:], position.boards[0]),
        turn=moved(position.turn),
        first_seat=moved(position.first_seat),
        start_marker=moved(position.start_marker),
    )


def _factories_moved(position: Position) -> Position:
    centre, *factories = position.sources
    return replace(position, sources=(centre, *reversed(factories)))


def _another_round(position: Position) -> Position:
    return replace(position, round_number=position.round_number + 1)


def _more_points(position: Position) -> Position:
    return _with_board(position, replace(position.boards[0], score=position.boards[0].score + 1))


def _another_floor_line(position: Position) -> Position:
    """One more tile on a floor line, or one less if it is full."""
    board = position.boards[0]
    if len(board.floor_line) < FLOOR_SPACES:
        colour, more = max(COLOURS, key=lambda one: position.bag[one]), 1
        line = (*board.floor_line, colour)
    else:
        place = next(n for n, one in enumerate(board.floor_line) if isinstance(one, Colour))
        colour, more = Colour(board.floor_line[place]), -1  # type: ignore[arg-type]
        line = (*board.floor_line[:place], *board.floor_line[place + 1 :])
    bag = tuple(count - more * (one == colour) for one, count in enumerate(position.bag))
    return replace(_with_board(position, replace(board, floor_line=line)), bag=_counts(bag))


def _bag_in_the_lid(position: Position) -> Position:
    lid = tuple(a + b for a, b in zip(position.bag, position.lid, strict=True))
    return replace(position, bag=NO_TILES, lid=_counts(lid))


def _counts(counts: tuple[int, ...]) -> Counts:
    blue, yellow, red, black, white = counts
    return blue, yellow, red, black, white


def _with_board(position: Position, board: Board) -> Position:
    return replace(position, boards=(board, *position.boards[1:]))


DISGUISES: dict[str, Callable[[Position], Position]] = {
    "none": lambda position: position,
    "factories": _factories_moved,
    "seats": _turned_round,
    "round": _another_round,
    "points": _more_points,
    "floor": _another_floor_line,
    "bag": _bag_in_the_lid,
}


def disguised(position: Position, names: tuple[str, ...] = tuple(DISGUISES)) -> list[Position]:
    """The position in each of these disguises; every one is valid."""
    found = [DISGUISES[name](position) for name in names]
    return [Position.parse(str(one)) for one in found]
