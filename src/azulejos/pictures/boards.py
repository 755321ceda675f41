"""Draws the board of a seat: name and score, pattern lines, wall and floor line."""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.pictures.canvas import FONT, Canvas
from azulejos.pictures.labels import shortened
from azulejos.pictures.places import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    FLOOR_TILE,
    TILE,
    BoardPlace,
    Point,
)
from azulejos.pictures.theme import Theme
from azulejos.rules import START_MARKER, Board, Colour, Marker, Wall
from azulejos.rules.board import home_column
from azulejos.rules.scoring import PENALTIES
from azulejos.rules.tiles import COLOURS, SIDE

_NAME_WIDTH: Final = 310
_STAR: Final = "M0-10 2.9-3.6 9.8-2.9 4.7 1.7 6.2 8.5 0 4.9-6.2 8.5-4.7 1.7-9.8-2.9-2.9-3.6z"


class Seat(NamedTuple):
    """A seat as a picture shows it."""

    name: str
    board: Board
    wall: Wall
    is_to_move: bool
    has_marker: bool
    has_won: bool


def symbol_of(thing: Colour | Marker) -> str:
    """The name of the drawing of a tile or the start marker."""
    return "marker" if thing is START_MARKER else f"tile-{Colour(thing).letter}"


def draw_board(canvas: Canvas, place: BoardPlace, seat: Seat, theme: Theme) -> None:
    """Draw everything that belongs to a seat."""
    canvas.add(
        "rect",
        x=place.x,
        y=place.y,
        width=BOARD_WIDTH,
        height=BOARD_HEIGHT,
        rx=14,
        fill=theme.surface,
        stroke=theme.accent if seat.is_to_move else theme.edge,
        stroke_width=3 if seat.is_to_move else 1,
    )
    _draw_name(canvas, place, seat, theme)
    for line in range(SIDE):
        _draw_line(canvas, place, seat, line, theme)
        _draw_arrow(canvas, place.arrow(line), theme)
        _draw_row(canvas, place, seat, line, theme)
    _draw_floor(canvas, place, seat, theme)


def _draw_name(canvas: Canvas, place: BoardPlace, seat: Seat, theme: Theme) -> None:
    score = str(seat.board.score)
    common = {"font_family": FONT, "fill": theme.ink}
    x = place.left
    if seat.is_to_move:
        canvas.add("path", d=f"M{x:g} {place.y + 20:g}l10 7-10 7z", fill=theme.accent)
        x += 18
    if seat.has_won:
        move = f"translate({x + 10:g} {place.y + 27:g})"
        canvas.add("path", d=_STAR, transform=move, fill="#e39a10")
        x += 26
    # An inner picture cuts off a name that is too wide.
    with canvas.group("svg", x=x, y=place.y + 8, width=_NAME_WIDTH, height=38):
        name = shortened(seat.name)
        weight = 700 if seat.is_to_move or seat.has_won else 600
        canvas.add("text", name, y=26, font_size=20, font_weight=weight, **common)
    canvas.add(
        "text",
        score,
        x=place.right,
        y=place.y + 37,
        font_size=30,
        font_weight=700,
        text_anchor="end",
        **common,
    )
    if seat.has_marker:
        canvas.symbol("marker", place.right - 20 * len(score) - 36, place.y + 14, 26)


def _draw_line(canvas: Canvas, place: BoardPlace, seat: Seat, line: int, theme: Theme) -> None:
    colour, filled = seat.board.pattern_lines[line]
    for number in range(line + 1):
        at = place.line_tile(line, number)
        canvas.box(*at, TILE, fill=theme.sunk)
        if colour is not None and number < filled:
            canvas.symbol(symbol_of(colour), *at, TILE)


def _draw_arrow(canvas: Canvas, at: Point, theme: Theme) -> None:
    path = f"M{at.x - 3:g} {at.y - 6:g}l6 6-6 6"
    canvas.add("path", d=path, fill="none", stroke=theme.edge_strong, stroke_width=2)


def _draw_row(canvas: Canvas, place: BoardPlace, seat: Seat, row: int, theme: Theme) -> None:
    printed = {home_column(row, colour): colour for colour in COLOURS}
    for column, tile in enumerate(seat.board.wall[row]):
        at = place.wall_tile(row, column)
        if tile is not None:
            canvas.symbol(symbol_of(tile), *at, TILE)
        elif seat.wall is Wall.COLOURED:
            _draw_print(canvas, at, printed[column], theme)
        else:
            canvas.box(at.x + 0.5, at.y + 0.5, TILE - 1, fill=theme.sunk, stroke=theme.edge)


def _draw_print(canvas: Canvas, at: Point, colour: Colour, theme: Theme) -> None:
    """An empty space with the colour that is printed on it."""
    print_colour = theme.print_of(colour)
    canvas.box(*at, TILE, fill=theme.sunk)
    canvas.box(
        at.x + 0.5,
        at.y + 0.5,
        TILE - 1,
        fill=print_colour,
        fill_opacity=0.13,
        stroke=print_colour,
        stroke_opacity=0.3,
    )
    canvas.symbol(
        f"motif-{colour.letter}",
        at.x + 2.5,
        at.y + 2.5,
        TILE - 5,
        color=print_colour,
        opacity=0.38,
    )


def _draw_floor(canvas: Canvas, place: BoardPlace, seat: Seat, theme: Theme) -> None:
    things = seat.board.floor_line
    for number, penalty in enumerate(PENALTIES):
        at = place.floor_tile(number)
        canvas.box(*at, FLOOR_TILE, fill=theme.sunk)
        counts = number < len(things)
        if counts:
            canvas.symbol(symbol_of(things[number]), *at, FLOOR_TILE)
        canvas.add(
            "text",
            f"−{penalty}",
            x=at.x + FLOOR_TILE / 2,
            y=at.y + FLOOR_TILE + 15,
            font_family=FONT,
            font_size=12,
            font_weight=700 if counts else 500,
            text_anchor="middle",
            fill=theme.warn if counts else theme.muted,
        )
