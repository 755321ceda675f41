"""Widths of text in a terminal: what has to line up is counted in cells, not in characters.

A file of its own because an accent may be a character that takes no cell, and a sign may take two.
"""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size


def width(text: str) -> int:
    """How many cells a text takes."""
    return cell_len(text)


def padded(text: str, cells: int) -> str:
    """The text with spaces behind it, up to so many cells; never cut."""
    return text + " " * (cells - cell_len(text))


def fitted(text: str, cells: int) -> str:
    """The text, cut with `…` where it takes more than so many cells."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, cells - 1).rstrip() + "…"
