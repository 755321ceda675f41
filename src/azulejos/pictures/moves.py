"""Draws moves: the tiles that are taken, where they come to lie, and an arrow."""

from __future__ import annotations

import math
from typing import Final

from azulejos.pictures.boards import symbol_of
from azulejos.pictures.canvas import Canvas
from azulejos.pictures.places import FLOOR_TILE, PITCH, TILE, BoardPlace, Layout, Point
from azulejos.pictures.sources import tiles_of
from azulejos.pictures.theme import Theme
from azulejos.rules import CENTRE, FLOOR, START_MARKER, Draft, Move, Position, Tiling, previews
from azulejos.rules.board import FLOOR_SPACES
from azulejos.rules.tiles import Colour, Marker

_GHOST: Final = 0.6
_HEAD: Final = 16  # the length of an arrow's head


def highlight_move(
    canvas: Canvas, layout: Layout, position: Position, move: Move, theme: Theme
) -> None:
    """Mark the tiles that a legal move takes, and show where they come to lie."""
    assert position.turn is not None
    place = layout.boards.get(position.turn)
    if isinstance(move, Draft) and layout.sources is not None:
        for number in _taken(position, move):
            _ring(canvas, layout.sources.tile(move.source, number), theme)
    if place is None:
        return
    if isinstance(move, Draft):
        _show_draft(canvas, place, position, move, theme)
    elif isinstance(move, Tiling):
        _show_tiling(canvas, place, position, move, theme)


def draw_arrow(
    canvas: Canvas, layout: Layout, position: Position, move: Move, colours: tuple[str, str]
) -> None:
    """Draw an arrow from where the tiles of a legal move are to where they go.

    `colours` are the one of the arrow and the one of its edge.
    """
    colour, edge = colours
    assert position.turn is not None
    place = layout.boards.get(position.turn)
    if place is None:
        return
    if isinstance(move, Draft):
        if layout.sources is not None:
            numbers = _taken(position, move)
            middles = [_middle(layout.sources.tile(move.source, n), TILE) for n in numbers]
            end = _target(place, position, move.line)
            _arrow(canvas, min(middles, key=lambda at: math.dist(at, end)), end, colour, edge)
    elif isinstance(move, Tiling):
        start = _middle(place.line_tile(move.line, 0), TILE)
        end = (
            _target(place, position, FLOOR)
            if move.column == FLOOR
            else _middle(place.wall_tile(move.line, move.column), TILE)
        )
        _arrow(canvas, start, end, colour, edge)


def _taken(position: Position, move: Draft) -> list[int]:
    """The numbers of the tiles that a draft takes from its source, as the sources count them."""
    if move.source == CENTRE:
        return [move.colour]
    tiles = tiles_of(position.sources[move.source])
    return [number for number, colour in enumerate(tiles) if colour is move.colour]


def _target(place: BoardPlace, position: Position, line: int) -> Point:
    """The middle of the first free space of a line."""
    board = position.boards[position.turn or 0]
    if line == FLOOR:
        number = min(len(board.floor_line), FLOOR_SPACES - 1)
        return _middle(place.floor_tile(number), FLOOR_TILE)
    return _middle(place.line_tile(line, board.pattern_lines[line].filled), TILE)


def _show_draft(
    canvas: Canvas, place: BoardPlace, position: Position, move: Draft, theme: Theme
) -> None:
    preview = next(found for found in previews(position) if found.move == move)
    board = position.boards[position.turn or 0]
    fallen: list[Colour | Marker] = [START_MARKER] if preview.takes_marker else []
    fallen += [move.colour] * preview.falls
    if move.line != FLOOR:
        filled = board.pattern_lines[move.line].filled
        for number in range(filled, filled + preview.fits):
            canvas.symbol(
                symbol_of(move.colour), *place.line_tile(move.line, number), TILE, opacity=_GHOST
            )
        left = place.line_tile(move.line, move.line)
        _frame(canvas, left, (move.line + 1) * PITCH - 4, TILE, theme)
    lying = len(board.floor_line)
    for number, thing in enumerate(fallen[: FLOOR_SPACES - lying], lying):
        canvas.symbol(symbol_of(thing), *place.floor_tile(number), FLOOR_TILE, opacity=_GHOST)
    if move.line == FLOOR:
        end = place.floor_tile(FLOOR_SPACES - 1)
        left = place.floor_tile(0)
        _frame(canvas, left, end.x + FLOOR_TILE - left.x, FLOOR_TILE, theme)


def _show_tiling(
    canvas: Canvas, place: BoardPlace, position: Position, move: Tiling, theme: Theme
) -> None:
    colour = position.boards[position.turn or 0].pattern_lines[move.line].colour
    _ring(canvas, place.line_tile(move.line, 0), theme)
    if move.column != FLOOR and colour is not None:
        at = place.wall_tile(move.line, move.column)
        canvas.symbol(symbol_of(colour), *at, TILE, opacity=_GHOST)
        _ring(canvas, at, theme)


def _ring(canvas: Canvas, at: Point, theme: Theme) -> None:
    _frame(canvas, at, TILE, TILE, theme)


def _frame(canvas: Canvas, at: Point, width: float, height: float, theme: Theme) -> None:
    canvas.add(
        "rect",
        x=at.x - 2,
        y=at.y - 2,
        width=width + 4,
        height=height + 4,
        rx=9,
        fill="none",
        stroke=theme.accent,
        stroke_width=3.5,
    )


def _middle(at: Point, side: float) -> Point:
    return Point(at.x + side / 2, at.y + side / 2)


def _arrow(canvas: Canvas, start: Point, end: Point, colour: str, edge: str) -> None:
    """A bent arrow; its head points along the end of the curve."""
    dx, dy = end.x - start.x, end.y - start.y
    bend = Point(start.x + dx / 2 - dy * 0.12, start.y + dy / 2 + dx * 0.12)
    angle = math.atan2(end.y - bend.y, end.x - bend.x)
    neck = Point(end.x - _HEAD * math.cos(angle), end.y - _HEAD * math.sin(angle))
    head = [
        end,
        *(
            Point(neck.x + side * 9 * math.sin(angle), neck.y - side * 9 * math.cos(angle))
            for side in (1, -1)
        ),
    ]
    curve = f"M{_at(start)}Q{_at(bend)} {_at(neck)}"
    tip = f"M{'L'.join(map(_at, head))}z"
    with canvas.group(stroke_linecap="round", stroke_linejoin="round"):
        # A light edge keeps the arrow apart from tiles of the same colour.
        for stroke, extra, opacity in ((edge, 4, 0.75), (colour, 0, 0.9)):
            with canvas.group(stroke=stroke, opacity=opacity):
                canvas.add("path", d=curve, fill="none", stroke_width=6 + extra)
                canvas.add("path", d=tip, fill=stroke, stroke_width=1 + extra)


def _at(point: Point) -> str:
    return f"{point.x:.1f} {point.y:.1f}"
