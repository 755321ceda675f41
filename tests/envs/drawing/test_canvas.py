"""Boxes, lines and letters land where they should, and the PNG holds the pixels."""

import struct
import zlib

import numpy as np

from azulejos.envs.drawing.canvas import GLYPHS, Canvas, text_width


def test_boxes_and_lines_fill_their_pixels() -> None:
    canvas = Canvas(8, 6, (0, 0, 0))
    canvas.box(1, 2, 3, 2, (9, 8, 7))
    assert canvas.pixels.shape == (6, 8, 3)
    assert (canvas.pixels[2:4, 1:4] == (9, 8, 7)).all()
    assert np.count_nonzero(canvas.pixels[..., 0]) == 6
    canvas = Canvas(5, 5, (0, 0, 0))
    canvas.line(0, 4, 4, 0, (1, 1, 1))
    assert (canvas.pixels[..., 0] == np.eye(5)[::-1]).all()


def test_letters_are_written_in_capitals() -> None:
    one, other = Canvas(40, 12), Canvas(40, 12)
    one.text(0, 0, "it")
    other.text(0, 0, "IT")
    assert (one.pixels == other.pixels).all()
    assert (one.pixels[:10, :6] == 0).all(axis=2)[::2, ::2].astype(int).tolist() == [
        [1, 1, 1], [0, 1, 0], [0, 1, 0], [0, 1, 0], [1, 1, 1]
    ]  # fmt: skip
    assert text_width("IT") == 14
    assert {len(glyph) for glyph in GLYPHS.values()} == {5}


def test_a_png_gives_the_pixels_back() -> None:
    canvas = Canvas(7, 3)
    canvas.pixels[:] = np.random.default_rng(1).integers(0, 256, canvas.pixels.shape)
    data = canvas.png()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(name + body)
        chunks[name] = body
        at += 12 + length
    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (7, 3)
    rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(3, 22)
    assert not rows[:, 0].any()
    assert (rows[:, 1:].reshape(3, 7, 3) == canvas.pixels).all()
