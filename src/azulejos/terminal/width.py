"""Widths of text in a terminal, in cells instead of characters.

An accent may be a character that takes no cell, and a sign may take two.
"""

from __future__ import annotations

import re
import textwrap

from rich.cells import cell_len, set_cell_size

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def width(text: str) -> int:
    """How many cells a text takes."""
    return cell_len(text)


def padded(text: str, cells: int) -> str:
    """The text, padded with spaces to this many cells; never cut."""
    return text + " " * (cells - cell_len(text))


def fitted(text: str, cells: int) -> str:
    """The text, cut with `…` if it takes more than this many cells."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, cells - 1).rstrip() + "…"


def wrapped(line: str, columns: int) -> str:
    """A line, wrapped between words if it is too long; escape codes take no room."""
    if width(_ESCAPES.sub("", line)) <= columns:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    pieces = textwrap.wrap(
        line, columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(pieces)
