"""The picture of a position: one list of boxes, drawn as SVG text or as an array of pixels.

All environments share it. `text` draws with letters for terminals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.envs.drawing.canvas import Canvas, Rgb, text_width
from azulejos.envs.drawing.text import heading
from azulejos.rules import Board, Colour, Marker, Phase, Position, Wall

TILE = 18  # pixels, including the gap to the next one
SIZE = 16
GAP = 12
PAPER: Rgb = (250, 248, 242)
PANEL: Rgb = (232, 226, 212)
ACTIVE: Rgb = (255, 236, 179)
SPACE: Rgb = (214, 206, 190)
INK: Rgb = (40, 40, 46)
LIGHT: Rgb = (255, 255, 255)
COLOURS: dict[Colour, Rgb] = {
    Colour.BLUE: (38, 110, 180),
    Colour.YELLOW: (240, 180, 40),
    Colour.RED: (205, 60, 55),
    Colour.BLACK: (50, 50, 58),
    Colour.WHITE: (150, 214, 214),
}
SEAT_WIDTH = 11 * TILE + 2 * GAP
SEAT_HEIGHT = 6 * TILE + 3 * GAP + 14
SOURCES_HEIGHT = 2 * TILE + 2 * GAP
TOP = 14 + 2 * GAP


class Box(NamedTuple):
    """A rectangle, filled or not, with a text in its middle."""

    x: int
    y: int
    width: int
    height: int
    fill: Rgb | None
    word: str = ""
    ink: Rgb = INK


def picture_size(position: Position) -> tuple[int, int]:
    """Width and height of the picture of a position."""
    seats = len(position.boards)
    sources = 6 * TILE + (2 * seats + 1) * (2 * TILE + GAP) + 2 * GAP
    width = max(seats * (SEAT_WIDTH + GAP) + GAP, sources)
    return width, TOP + SOURCES_HEIGHT + SEAT_HEIGHT + GAP


def boxes(position: Position) -> Iterator[Box]:
    """Everything to draw, from back to front."""
    title = heading(position)
    yield Box(GAP, GAP, text_width(title), 10, None, title)
    yield from _sources(position)
    for seat, board in enumerate(position.boards):
        x, y = GAP + seat * (SEAT_WIDTH + GAP), TOP + SOURCES_HEIGHT
        acts = position.turn == seat and position.phase is not Phase.END
        yield Box(x, y, SEAT_WIDTH, SEAT_HEIGHT, ACTIVE if acts else PANEL)
        yield from _seat(position.wall, seat, board, x + GAP, y + GAP)


def _tile(x: int, y: int, thing: Colour | Marker | None, word: str = "") -> Box:
    if thing is None:
        return Box(x, y, SIZE, SIZE, SPACE)
    if isinstance(thing, Marker):
        return Box(x, y, SIZE, SIZE, LIGHT, "1")
    ink = INK if thing in (Colour.YELLOW, Colour.WHITE) else LIGHT
    return Box(x, y, SIZE, SIZE, COLOURS[thing], word or thing.letter, ink)


def _sources(position: Position) -> Iterator[Box]:
    """The centre with a tile and a count for each colour, then the factories."""
    y, x = TOP, GAP
    for colour, count in zip(Colour, position.sources[0], strict=True):
        thing = colour if count else None
        yield _tile(x + colour * TILE, y, thing, str(count))
    if position.start_marker is None and position.phase is Phase.DRAFT:
        yield _tile(x, y + TILE, next(iter(Marker)))
    for number, counts in enumerate(position.sources[1:]):
        left = x + 6 * TILE + number * (2 * TILE + GAP)
        yield Box(left - 4, y - 4, 2 * TILE + 6, 2 * TILE + 6, PANEL)
        tiles = [colour for colour in Colour for _ in range(counts[colour])]
        for place, tile in enumerate(tiles):
            yield _tile(left + place % 2 * TILE, y + place // 2 * TILE, tile)


def _seat(wall: Wall, seat: int, board: Board, x: int, y: int) -> Iterator[Box]:
    title = f"Seat {seat + 1}: {board.score}"
    yield Box(x, y, text_width(title), 10, None, title)
    top = y + 14 + 4
    for row, (colour, count) in enumerate(board.pattern_lines):
        for place in range(row + 1):
            left = x + (4 - place) * TILE
            yield _tile(left, top + row * TILE, colour if place < count else None)
    for row, tiles in enumerate(board.wall):
        for column, tile in enumerate(tiles):
            left, upper = x + (6 + column) * TILE, top + row * TILE
            if tile is None and wall is Wall.COLOURED:
                home = list(Colour)[(column - row) % 5]  # RULES [T4]
                yield Box(left, upper, SIZE, SIZE, SPACE, home.letter, COLOURS[home])
            else:
                yield _tile(left, upper, tile)
    for place in range(7):
        thing = board.floor_line[place] if place < len(board.floor_line) else None
        yield _tile(x + place * TILE, top + 5 * TILE + GAP // 2, thing)


def draw_svg(position: Position) -> str:
    """The picture as SVG text."""
    width, height = picture_size(position)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" fill="{_hex(PAPER)}"/>',
    ]
    for box in boxes(position):
        if box.fill is not None:
            lines.append(
                f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="2" '
                f'fill="{_hex(box.fill)}"/>'
            )
        if box.word:
            middle, base = box.x + box.width / 2, box.y + box.height / 2 + 4
            ink = _hex(box.ink)
            lines.append(f'<text x="{middle:g}" y="{base:g}" fill="{ink}">{box.word}</text>')
    return "\n".join([*lines, "</svg>"])


def _hex(colour: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def draw_pixels(position: Position) -> NDArray[np.uint8]:
    """The picture as an array of height, width and red, green, blue."""
    canvas = Canvas(*picture_size(position), PAPER)
    for box in boxes(position):
        if box.fill is not None:
            canvas.box(box.x, box.y, box.width, box.height, box.fill)
        if box.word:
            left = box.x + (box.width - text_width(box.word)) // 2
            canvas.text(left, box.y + (box.height - 10) // 2, box.word, box.ink)
    return canvas.pixels
