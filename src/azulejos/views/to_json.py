"""From the rules to JSON: positions and steps as views.

This runs for every move of every table, so each view is made once, and nothing is computed that the
rules have computed already.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.rules import steps as happened
from azulejos.rules.board import Board, PatternLine, capacity
from azulejos.rules.position import Position
from azulejos.rules.scoring import FLOOR_COST
from azulejos.rules.tiles import LETTERS, SIDE, Marker
from azulejos.rules.tiling import open_columns
from azulejos.views import shapes as views
from azulejos.views.shapes import (
    BoardView,
    CellView,
    ColourLetter,
    FloorThing,
    PatternLineView,
    PlaceView,
    PositionView,
    StepView,
)

COLOUR_LETTERS: tuple[ColourLetter, ...] = ("B", "Y", "R", "K", "W")
assert "".join(COLOUR_LETTERS) == LETTERS

_LINES = [
    [
        [PatternLineView(letter, filled, capacity(line)) for filled in range(capacity(line) + 1)]
        for letter in COLOUR_LETTERS
    ]
    for line in range(SIDE)
]
_EMPTY_LINES = [PatternLineView(None, 0, capacity(line)) for line in range(SIDE)]
_CELLS = [[CellView(row, column) for column in range(SIDE)] for row in range(SIDE)]


def position_view(position: Position) -> PositionView:
    """A position as JSON shows it."""
    return PositionView(
        str(position),
        position.wall.value,
        position.phase.value,
        position.round_number,
        position.barren_rounds,
        position.turn,
        position.first_seat,
        position.start_marker,
        list(position.sources),
        position.bag,
        position.lid,
        [_board_view(position, board) for board in position.boards],
    )


def _board_view(position: Position, board: Board) -> BoardView:
    letters = COLOUR_LETTERS
    return BoardView(
        board.score,
        [[None if tile is None else letters[tile] for tile in row] for row in board.wall],
        [_line_view(number, line) for number, line in enumerate(board.pattern_lines)],
        [_floor_thing(thing) for thing in board.floor_line],
        FLOOR_COST[len(board.floor_line)],
        _closes_row(position, board),
    )


def _line_view(number: int, line: PatternLine) -> PatternLineView:
    colour, filled = line
    return _EMPTY_LINES[number] if colour is None else _LINES[number][colour][filled]


def _floor_thing(thing: int | Marker) -> FloorThing:
    return "*" if isinstance(thing, Marker) else COLOUR_LETTERS[thing]


def _closes_row(position: Position, board: Board) -> bool:
    """Whether a complete line will complete its row in the coming tiling and so end the game."""
    for number, (colour, filled) in enumerate(board.pattern_lines):
        if colour is not None and filled == number + 1 and board.wall[number].count(None) == 1:
            return bool(open_columns(position.wall, board, number, colour))
    return False


def step_views(steps: Iterable[happened.Step]) -> list[StepView]:
    """Steps as JSON shows them."""
    return [_step_view(step) for step in steps]


def _step_view(step: happened.Step) -> StepView:
    match step:
        case happened.TilesMoved():
            return views.TilesMoved(
                colour=COLOUR_LETTERS[step.colour],
                count=step.count,
                origin=_place_view(step.origin),
                target=_place_view(step.target),
            )
        case happened.MarkerMoved():
            return views.MarkerMoved(
                origin=_place_view(step.origin), target=_place_view(step.target)
            )
        case happened.LidPoured():
            return views.LidPoured(tiles=step.tiles)
        case happened.TilePlaced():
            return _placed_view(step)
        case happened.FloorScored():
            return views.FloorScored(
                seat=step.seat, penalties=list(step.penalties), lost=step.lost, score=step.score
            )
        case happened.BonusScored():
            return views.BonusScored(
                seat=step.seat,
                kind=step.kind.value,
                index=step.index,
                points=step.points,
                score=step.score,
            )


def _placed_view(step: happened.TilePlaced) -> views.TilePlaced:
    return views.TilePlaced(
        seat=step.seat,
        line=step.line,
        column=step.column,
        colour=COLOUR_LETTERS[step.colour],
        points=step.points,
        horizontal=[_CELLS[row][column] for row, column in step.horizontal],
        vertical=[_CELLS[row][column] for row, column in step.vertical],
        score=step.score,
    )


def _place_view(place: happened.Place) -> PlaceView:
    return PlaceView(place.area.value, place.seat, place.number, place.column)
