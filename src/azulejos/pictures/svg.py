"""A position as SVG: one text without scripts and without references to other files."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.pictures.boards import Seat, draw_board
from azulejos.pictures.canvas import Canvas, tile_symbols
from azulejos.pictures.labels import ENGLISH, Labels
from azulejos.pictures.moves import draw_arrow, highlight_move
from azulejos.pictures.places import Layout, lay_out
from azulejos.pictures.sources import draw_sources
from azulejos.pictures.theme import LIGHT, Theme
from azulejos.rules import Move, Phase, Position


def svg(
    position: Position,
    *,
    labels: Labels = ENGLISH,
    seats: Sequence[int] | None = None,
    move: Move | None = None,
    arrows: Sequence[Move] = (),
    theme: Theme = LIGHT,
) -> str:
    """Draw a position.

    `seats` are the boards to show, in this order; without it, all of them. `move` is highlighted
    and has an arrow; `arrows` are other moves. Raises `IllegalMoveError` if a move is not legal.
    """
    for shown in (*arrows, *([move] if move else [])):
        position.transition(shown)
    layout = lay_out(_checked(seats, position), _factories(position))
    canvas = Canvas()
    canvas.add("title", labels.title_of(position))
    canvas.add("desc", labels.description_of(position))
    canvas.add("rect", width=layout.width, height=layout.height, rx=18, fill=theme.ground)
    _draw_position(canvas, layout, position, labels, theme)
    for arrow in arrows:
        draw_arrow(canvas, layout, position, arrow, (theme.good, theme.surface))
    if move is not None:
        highlight_move(canvas, layout, position, move, theme)
        draw_arrow(canvas, layout, position, move, (theme.accent, theme.surface))
    size = f'width="{layout.width:g}" height="{layout.height:g}"'
    box = f'viewBox="0 0 {layout.width:g} {layout.height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
    return f"{head}<defs>{tile_symbols()}</defs>{canvas}</svg>\n"


def _checked(seats: Sequence[int] | None, position: Position) -> tuple[int, ...]:
    chosen = tuple(range(position.seats)) if seats is None else tuple(seats)
    if not chosen or len(set(chosen)) != len(chosen):
        raise ValueError("a picture shows at least one seat, and every seat only once")
    if any(not 0 <= seat < position.seats for seat in chosen):
        raise ValueError(f"this game has seats 0 to {position.seats - 1}, not {chosen}")
    return chosen


def _factories(position: Position) -> int:
    """The number of factories to show; none when the game is over."""
    return 0 if position.phase is Phase.END else len(position.sources) - 1


def _draw_position(
    canvas: Canvas, layout: Layout, position: Position, labels: Labels, theme: Theme
) -> None:
    if layout.sources is not None:
        in_centre = position.start_marker is None
        draw_sources(canvas, layout.sources, position.sources, has_marker=in_centre, theme=theme)
    outcome = position.outcome()
    for number, place in layout.boards.items():
        seat = Seat(
            name=labels.name(number),
            board=position.boards[number],
            wall=position.wall,
            is_to_move=number == position.turn and bool(position.legal_moves()),
            has_marker=number == position.start_marker,
            has_won=outcome is not None and number in outcome.winners,
        )
        draw_board(canvas, place, seat, theme)
