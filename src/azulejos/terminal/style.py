"""Colours and signs of the terminal, if it can show them.

Only this module knows escape codes. Tiles are always shown as letters too, so that no information
is only in the colour.
"""

from __future__ import annotations

import os
import shutil
import sys
import unicodedata
from dataclasses import dataclass
from typing import TextIO

from azulejos.rules import Colour
from azulejos.terminal.width import fitted, width, wrapped
from azulejos.views.text_board import PLAIN_SIGNS

_RESET = "\x1b[0m"
_TILE = {  # background, foreground of the 256 colours
    Colour.BLUE: (26, 231),
    Colour.YELLOW: (220, 16),
    Colour.RED: (160, 231),
    Colour.BLACK: (236, 231),
    Colour.WHITE: (254, 16),
}
_PLAIN_SIGNS = str.maketrans(
    PLAIN_SIGNS
    | {"→": "->", "✓": "ok", "✗": "x", "…": "...", "’": "'"}
    | dict.fromkeys("“”„«»", '"')
    | {
        "ß": "ss",
        "æ": "ae",
        "Æ": "Ae",
        "ø": "o",
        "Ø": "O",
        "ð": "d",
        "Ð": "D",
        "þ": "th",
        "Þ": "Th",
    }
)


@dataclass(frozen=True)
class Style:
    """How to write for one terminal."""

    colours: bool = False
    unicode: bool = True

    def tile(self, colour: Colour) -> str:
        """A tile: its capital letter, on its colour."""
        if not self.colours:
            return colour.letter
        ground, letter = _TILE[colour]
        return f"\x1b[48;5;{ground};38;5;{letter};1m{colour.letter}{_RESET}"

    def place(self, colour: Colour) -> str:
        """The empty space of a colour: its small letter."""
        return self.faint(colour.letter.lower())

    def faint(self, text: str) -> str:
        """Text that is less important."""
        return f"\x1b[2m{text}{_RESET}" if self.colours else text

    def strong(self, text: str) -> str:
        """Text that is more important."""
        return f"\x1b[1m{text}{_RESET}" if self.colours else text

    def width(self, text: str) -> int:
        """The number of cells that a text takes."""
        return width(text)

    def fitted(self, text: str, cells: int) -> str:
        """The text, cut if it takes more cells."""
        return fitted(text, cells)

    def signs(self, text: str) -> str:
        """The text, in ASCII if the terminal cannot show other signs."""
        return text if self.unicode else plain(text)

    def show(self, *texts: str) -> None:
        """Print texts; in a terminal, lines that are too long for it break between words."""
        print("\n".join(self.lines(*texts)))

    def lines(self, *texts: str) -> list[str]:
        """The lines of texts, as `show` prints them."""
        text = "\n".join(texts)
        if sys.stdout.isatty():
            columns = max(20, shutil.get_terminal_size().columns)
            text = "\n".join(wrapped(line, columns) for line in text.split("\n"))
        return self.signs(text).split("\n")


class LiveLines:
    """Lines at the end of the output that can be replaced by others, if the terminal can do it."""

    def __init__(self, style: Style, stream: TextIO | None = None) -> None:
        self._style = style
        self._stream = stream or sys.stdout
        self._shown = 0

    @property
    def can_rewrite(self) -> bool:
        """Whether the output is a terminal that can move its cursor."""
        return self._stream.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, *texts: str) -> None:
        """Replace the lines of the last call by these."""
        if self._shown:
            print(f"\x1b[{self._shown}A\x1b[J", end="", file=self._stream)
        lines = self._style.lines(*texts)
        print("\n".join(lines), file=self._stream, flush=True)
        self._shown = len(lines)

    def preview(self, *texts: str) -> None:
        """Replace the lines by these for now, unless they do not fit on the screen."""
        if len(self._style.lines(*texts)) < shutil.get_terminal_size().lines:
            self.show(*texts)


def plain(text: str) -> str:
    """The text in ASCII letters, which every terminal and keyboard has."""
    letters = unicodedata.normalize("NFKD", text.translate(_PLAIN_SIGNS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def style_for(stream: TextIO | None = None) -> Style:
    """What this stream can show; any value of NO_COLOR turns colours off."""
    stream = stream or sys.stdout
    colours = (
        stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )
    encoding = (getattr(stream, "encoding", None) or "ascii").lower().replace("-", "")
    return Style(colours=colours, unicode=encoding.startswith("utf"))
