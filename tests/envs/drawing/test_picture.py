"""Both kinds of picture show every tile, inside their frame, and SVG is well formed."""

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from azulejos.envs.drawing.picture import COLOURS, boxes, draw_pixels, draw_svg, picture_size
from azulejos.rules import Colour, Position
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, Twin


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
def test_everything_lies_inside_the_frame(seats: int, wall: str) -> None:
    position = Twin(seats, wall, 5).position
    width, height = picture_size(position)
    for box in boxes(position):
        assert 0 <= box.x <= width - box.width
        assert 0 <= box.y <= height - box.height
    tiles = [box for box in boxes(position) if box.fill in COLOURS.values()]
    assert len(tiles) == 4 * (2 * seats + 1)
    assert draw_pixels(position).shape == (height, width, 3)


def test_svg_has_a_box_and_a_word_for_every_tile() -> None:
    position = Position.parse(LAST_DRAFT)
    root = ElementTree.fromstring(draw_svg(position))
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Seat 1: 3" in words
    assert "Round 2: seat 1 drafts" in words
    fills = [rect.get("fill") for rect in root.iter("{http://www.w3.org/2000/svg}rect")]
    yellow = "#{:02x}{:02x}{:02x}".format(*COLOURS[Colour.YELLOW])
    assert fills.count(yellow) == 2


def test_pixels_change_with_the_position() -> None:
    position = Position.parse(LAST_DRAFT)
    other = position.play(position.legal_moves()[0])
    assert (draw_pixels(position) != draw_pixels(other)).any()
    assert draw_pixels(position).dtype == np.uint8
    assert draw_svg(position) != draw_svg(other)
