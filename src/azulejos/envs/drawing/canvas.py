"""A small canvas: filled boxes, lines and letters in a numpy array, saved as PNG.

It replaces a drawing library and knows nothing about the game; learning curves use it too.
"""

from __future__ import annotations

import struct
import zlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Rgb: TypeAlias = tuple[int, int, int]

# Letters of three by five dots: one digit for each row, whose three bits are the dots.
GLYPHS = dict(
    entry.split("=")
    for entry in [
        "0=75557",
        "1=26227",
        "2=71747",
        "3=71717",
        "4=55711",
        "5=74717",
        "6=74757",
        "7=71111",
        "8=75757",
        "9=75717",
        "A=25755",
        "B=65656",
        "C=34443",
        "D=65556",
        "E=74647",
        "F=74644",
        "G=34553",
        "H=55755",
        "I=72227",
        "J=11152",
        "K=55655",
        "L=44447",
        "M=57755",
        "N=65555",
        "O=25552",
        "P=65644",
        "Q=25563",
        "R=65655",
        "S=34216",
        "T=72222",
        "U=55557",
        "V=55552",
        "W=55775",
        "X=55255",
        "Y=55222",
        "Z=71247",
        "*=05250",
        "-=00700",
        "+=02720",
        ".=00002",
        ":=02020",
        "/=11244",
        "%=51245",
        ",=00024",
        "(=12221",
        ")=42224",
    ]
)
BLANK = "00000"


class Canvas:
    """An image of height, width and three colours, all bytes."""

    def __init__(self, width: int, height: int, background: Rgb = (255, 255, 255)) -> None:
        self.pixels: NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = background

    def box(self, x: int, y: int, width: int, height: int, fill: Rgb) -> None:
        """Fill a rectangle."""
        self.pixels[max(y, 0) : y + height, max(x, 0) : x + width] = fill

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: Rgb, thick: int = 1) -> None:
        """Draw a straight line."""
        count = max(abs(x1 - x0), abs(y1 - y0)) + 1
        xs = np.linspace(x0, x1, count).round().astype(int).tolist()
        ys = np.linspace(y0, y1, count).round().astype(int).tolist()
        for x, y in zip(xs, ys, strict=True):
            self.box(x, y, thick, thick, colour)

    def text(self, x: int, y: int, words: str, colour: Rgb = (0, 0, 0), scale: int = 2) -> None:
        """Write capital letters, with the upper left corner of the first one at a point."""
        for index, letter in enumerate(words.upper()):
            for row, bits in enumerate(GLYPHS.get(letter, BLANK)):
                for column in range(3):
                    if int(bits) >> (2 - column) & 1:
                        left = x + scale * (4 * index + column)
                        self.box(left, y + scale * row, scale, scale, colour)

    def png(self) -> bytes:
        """The picture as a PNG file."""
        height, width, _ = self.pixels.shape
        rows = np.zeros((height, 1 + 3 * width), np.uint8)  # each row begins with filter type 0
        rows[:, 1:] = self.pixels.reshape(height, 3 * width)
        head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def text_width(words: str, scale: int = 2) -> int:
    """The width of a text in pixels."""
    return scale * (4 * len(words) - 1)


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)
