"""Phase B: lines go to the wall, floor lines cost points (RULES [T1]-[T9], [G1]-[G3], [I6]).

Each step is a public pure function, because a user interface may show what lies between them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from azulejos.rules.board import NO_LINE, Board, capacity, home_column
from azulejos.rules.drafting import drop
from azulejos.rules.errors import IllegalMoveError, Reason
from azulejos.rules.moves import Tiling
from azulejos.rules.scoring import PENALTIES, add_bonuses, placement_groups, termination
from azulejos.rules.steps import (
    Area,
    FloorScored,
    MarkerMoved,
    Place,
    Step,
    TilePlaced,
    TilesMoved,
    Transition,
)
from azulejos.rules.tiles import (
    CENTRE,
    COLOURS,
    FLOOR,
    SIDE,
    START_MARKER,
    Colour,
    Counts,
    Phase,
    Wall,
    plus_tiles,
)

if TYPE_CHECKING:
    from azulejos.rules.position import Position


def open_columns(wall: Wall, board: Board, line: int, colour: Colour) -> tuple[int, ...]:
    """The columns of a row in which a tile of this colour may be placed now."""
    if wall is Wall.COLOURED:
        column = home_column(line, colour)  # RULES [T4]
        return (column,) if board.wall[line][column] is None else ()
    if colour in board.wall[line]:
        return ()
    return tuple(
        column
        for column in range(SIDE)
        if board.wall[line][column] is None  # RULES [G1]
        and all(row[column] is not colour for row in board.wall)  # RULES [G2]
    )


def legal_tilings(position: Position, board: Board) -> tuple[Tiling, ...]:
    """The moves for the seat's top complete line (RULES [T1] [G3] [I6])."""
    for line in board.complete_lines():
        columns = open_columns(position.wall, board, line, _colour_of(board, line))
        return tuple(Tiling(line, column) for column in columns) or (Tiling(line, FLOOR),)
    return ()


def check_tiling(position: Position, board: Board, move: Tiling) -> None:
    """Raise unless this is the top complete line and the column accepts its tile."""
    complete = board.complete_lines()
    if move.line not in complete:
        raise IllegalMoveError(Reason.LINE_NOT_COMPLETE, f"line {move.line + 1} is not complete")
    if move.line != complete[0]:
        words = f"lines are tiled from top to bottom: line {complete[0] + 1} comes first"
        raise IllegalMoveError(Reason.NOT_TOP_LINE, words)
    _check_column(position.wall, board, move.line, move.column)


def _check_column(wall: Wall, board: Board, line: int, column: int) -> None:
    colour = _colour_of(board, line)
    columns = open_columns(wall, board, line, colour)
    if column in columns or (column == FLOOR and not columns):
        return
    if column == FLOOR:
        words = f"the tile of line {line + 1} fits, so it has to be placed"  # RULES [I6]
        raise IllegalMoveError(Reason.TILE_FITS, words)
    if board.wall[line][column] is not None:
        words = f"column {column + 1} of row {line + 1} is taken"
        raise IllegalMoveError(Reason.SPACE_TAKEN, words)
    if wall is Wall.COLOURED:
        words = f"{colour.name.lower()} has another space in row {line + 1}"
        raise IllegalMoveError(Reason.NOT_ITS_SPACE, words)
    words = f"column {column + 1} already has {colour.name.lower()}"
    raise IllegalMoveError(Reason.COLUMN_HAS_COLOUR, words)


def _colour_of(board: Board, line: int) -> Colour:
    colour, count = board.pattern_lines[line]
    if colour is None or count != capacity(line):
        raise IllegalMoveError(Reason.LINE_NOT_COMPLETE, f"line {line + 1} is not complete")
    return colour


def tile_line(position: Position, seat: int, line: int, column: int | None = None) -> Transition:
    """Move one tile of a complete line to the wall, or drop the line; nothing else follows.

    Without a column, the tile goes to its column on the coloured wall, and the line falls if it
    fits nowhere. On the grey wall a tile that fits needs its column.
    """
    board = position.boards[seat]
    if column is None:
        columns = open_columns(position.wall, board, line, _colour_of(board, line))
        column = columns[0] if columns and position.wall is Wall.COLOURED else FLOOR
    _check_column(position.wall, board, line, column)
    if column == FLOOR:
        return _line_falls(position, seat, line)
    return _line_to_wall(position, seat, line, column)


def _line_to_wall(position: Position, seat: int, line: int, column: int) -> Transition:
    board = position.boards[seat]
    colour = _colour_of(board, line)
    across, down = placement_groups(board.wall, line, column)
    points = len(across) + len(down) or 1  # RULES [T5]
    score = board.score + points
    steps: list[Step] = [TilePlaced(seat, line, column, colour, points, across, down, score)]
    rest = line  # the line has line + 1 tiles, and one goes to the wall: RULES [T3]
    if rest:
        origin = Place(Area.LINE, seat, line)
        steps.append(TilesMoved(colour, rest, origin, Place(Area.LID)))
    wall = board.with_tile(line, column, colour)
    new = Board(score, wall, board.with_line(line, NO_LINE), board.floor_line)
    lid = plus_tiles(position.lid, colour, rest)
    after = replace(position, barren_rounds=0, lid=lid, boards=_with(position, seat, new))
    return Transition(after, tuple(steps))


def _line_falls(position: Position, seat: int, line: int) -> Transition:
    """Drop all tiles of a line that cannot be placed on the floor line (RULES [G3])."""
    board = position.boards[seat]
    colour = _colour_of(board, line)
    steps: list[Step] = []
    origin = Place(Area.LINE, seat, line)
    floor_line, to_lid = drop(seat, board.floor_line, colour, capacity(line), origin, steps)
    new = Board(board.score, board.wall, board.with_line(line, NO_LINE), floor_line)
    lid = plus_tiles(position.lid, colour, to_lid)
    after = replace(position, lid=lid, boards=_with(position, seat, new))
    return Transition(after, tuple(steps))


def settle_floor(position: Position, seat: int) -> Transition:
    """Subtract the penalties of one floor line; its tiles go to the lid, the marker does not."""
    board = position.boards[seat]
    if not board.floor_line:
        return Transition(position, ())
    penalties = PENALTIES[: len(board.floor_line)]
    lost = min(board.score, sum(penalties))  # never below 0: RULES [T8] [I12]
    score = board.score - lost
    steps: list[Step] = [FloorScored(seat, penalties, lost, score)]
    counts = [board.floor_line.count(colour) for colour in COLOURS]
    fallen: Counts = (counts[0], counts[1], counts[2], counts[3], counts[4])
    lid = position.lid
    for colour in COLOURS:
        if fallen[colour]:
            lid = plus_tiles(lid, colour, fallen[colour])
            origin = Place(Area.FLOOR, seat, board.floor_line.index(colour))
            steps.append(TilesMoved(colour, fallen[colour], origin, Place(Area.LID)))
    if START_MARKER in board.floor_line:  # RULES [T9]
        origin = Place(Area.FLOOR, seat, board.floor_line.index(START_MARKER))
        steps.append(MarkerMoved(origin, Place(Area.FRONT, seat)))
    new = Board(score, board.wall, board.pattern_lines, ())
    after = replace(position, lid=lid, boards=_with(position, seat, new))
    return Transition(after, tuple(steps))


def advance_tiling(position: Position) -> Transition:
    """Continue the tiling phase until a seat must choose, or to its end.

    Seats follow each other from the one that began the round. A seat's floor line is scored when
    its last complete line is done [T7]. On the coloured wall there is no choice, so the whole phase
    happens here. Seats that are done have nothing left to do, so this can start with the first.
    """
    steps: list[Step] = []
    seats, first = len(position.boards), position.first_seat
    for seat in ((first + i) % seats for i in range(seats)):
        complete = position.boards[seat].complete_lines()
        if complete and position.wall is Wall.GREY:
            return Transition(replace(position, turn=seat), tuple(steps))
        for line in complete:
            position, more = tile_line(position, seat, line)
            steps.extend(more)
        position, more = settle_floor(position, seat)
        steps.extend(more)
    position, more = finish_round(position)
    return Transition(position, (*steps, *more))


def finish_round(position: Position) -> Transition:
    """After all seats have tiled: the end and its bonuses, or the next deal (RULES [P1] [E1])."""
    if termination(position) is not None:
        return add_bonuses(position)
    starter = position.start_marker
    steps: tuple[Step, ...] = ()
    if starter is None:  # no seat took from the centre: the same seat begins again, RULES [I5]
        starter = position.first_seat
        steps = (MarkerMoved(Place(Area.SOURCE, number=CENTRE), Place(Area.FRONT, starter)),)
    after = replace(
        position,
        phase=Phase.DEAL,
        round_number=position.round_number + 1,
        turn=starter,
        first_seat=starter,
        start_marker=None,
    )
    return Transition(after, steps)


def _with(position: Position, seat: int, board: Board) -> tuple[Board, ...]:
    return (*position.boards[:seat], board, *position.boards[seat + 1 :])
