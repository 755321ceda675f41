"""Small lookup tables: run lengths, colours that a wall row still takes, decoded drafts.

They are computed in plain Python at import.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.layout import COLOURS, ROWS, TILING, Int64s


def _run(row: int, column: int) -> int:
    """The length of the run of ones around a bit, that bit included; 0 if it would stand alone."""
    low = high = column
    while low > 0 and row >> (low - 1) & 1:
        low -= 1
    while high < ROWS - 1 and row >> (high + 1) & 1:
        high += 1
    return high - low + 1 if high > low else 0


def _open_lines(row: int, bits: int) -> int:
    """The ALLOW bits of a pattern line, given its coloured wall row: colours not yet there."""
    colours = (c for c in range(COLOURS) if not bits >> (c + row) % 5 & 1)  # RULES [T4], [D7]
    return sum(1 << (6 * colour + row) for colour in colours)


def _decoded(action: int) -> int:
    """The parts of a draft, a byte each: word, shifts of source and count, line, colour."""
    source, colour, line = action // 30, action // 6 % 5, action % 6
    half = 30 * (source % 2)
    return source // 2 | half << 8 | (half + 6 * colour) << 16 | line << 24 | colour << 32


# RULES [T5]: index row bits * 5 + column.
RUNS: Int64s = np.array([_run(i // 5, i % 5) for i in range(160)], np.int64)

# Index row * 32 + row bits.
OPEN_LINES: Int64s = np.array([_open_lines(i // 32, i % 32) for i in range(160)], np.int64)

# The cells of each colour on the coloured wall.
COLOUR_CELLS: Int64s = np.array(
    [sum(1 << (5 * row + (c + row) % 5) for row in range(ROWS)) for c in range(COLOURS)], np.int64
)

DRAFTS: Int64s = np.array([_decoded(action) for action in range(TILING)], np.int64)
