"""Draws the factories and the centre."""

from __future__ import annotations

from azulejos.pictures.boards import symbol_of
from azulejos.pictures.canvas import FONT, Canvas
from azulejos.pictures.places import CENTRE_WIDTH, GAP, PLATE, TILE, SourcesPlace
from azulejos.pictures.theme import Theme
from azulejos.rules import CENTRE, Colour, Counts
from azulejos.rules.tiles import COLOURS, SIDE


def tiles_of(counts: Counts) -> list[Colour]:
    """The tiles of a source one by one."""
    return [colour for colour in COLOURS for _ in range(counts[colour])]


def draw_sources(
    canvas: Canvas,
    place: SourcesPlace,
    sources: tuple[Counts, ...],
    *,
    has_marker: bool,
    theme: Theme,
) -> None:
    """Draw all sources; `has_marker` tells whether the start marker is in the centre."""
    for number in range(1, len(sources)):
        _draw_factory(canvas, place, number, sources[number], theme)
    _draw_centre(canvas, place, sources[CENTRE], theme)
    if has_marker:
        canvas.symbol("marker", *place.centre(SIDE), TILE)


def _draw_factory(
    canvas: Canvas, place: SourcesPlace, number: int, counts: Counts, theme: Theme
) -> None:
    x, y = place.factory(number)
    canvas.add(
        "rect",
        x=x + 0.5,
        y=y + 0.5,
        width=PLATE - 1,
        height=PLATE - 1,
        rx=22,
        fill=theme.surface,
        stroke=theme.edge,
    )
    for slot, colour in enumerate(tiles_of(counts)):
        canvas.symbol(symbol_of(colour), *place.tile(number, slot), TILE)
    middle = {"x": x + PLATE / 2, "y": y + PLATE / 2}
    canvas.add("circle", cx=middle["x"], cy=middle["y"], r=10, fill=theme.surface)
    _draw_text(canvas, str(number), middle["x"], middle["y"] + 4.5, theme.muted)


def _draw_centre(canvas: Canvas, place: SourcesPlace, counts: Counts, theme: Theme) -> None:
    x, y = place.centre(0)
    canvas.add(
        "rect",
        x=x - GAP,
        y=y - GAP / 2,
        width=CENTRE_WIDTH + GAP / 2,
        height=TILE + GAP,
        rx=(TILE + GAP) / 2,
        fill=theme.sunk,
        fill_opacity=0.6,
    )
    for colour in COLOURS:
        at = place.centre(colour)
        if counts[colour]:
            canvas.symbol(symbol_of(colour), *at, TILE)
            _draw_count(canvas, at.x + TILE - 2, at.y + TILE - 5, counts[colour], theme)
        else:
            hollow = {"color": theme.edge_strong, "opacity": "0.28"}
            canvas.symbol(f"motif-{colour.letter}", at.x + 7, at.y + 7, TILE - 14, **hollow)


def _draw_count(canvas: Canvas, x: float, y: float, count: int, theme: Theme) -> None:
    width = 12 + 7 * len(str(count))
    canvas.add("rect", x=x - width / 2, y=y - 9, width=width, height=18, rx=9, fill=theme.ink)
    _draw_text(canvas, str(count), x, y + 4.5, theme.ground)


def _draw_text(canvas: Canvas, text: str, x: float, y: float, fill: str) -> None:
    canvas.add(
        "text",
        text,
        x=x,
        y=y,
        font_family=FONT,
        font_size=13,
        font_weight=700,
        text_anchor="middle",
        fill=fill,
    )
