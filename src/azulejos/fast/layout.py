"""The bit layout of a packed state: the only module that knows the positions of the bits.

The package's docstring has the map; the other modules take the names from here.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

State: TypeAlias = NDArray[np.int64]
States: TypeAlias = NDArray[np.int64]  # one state in each row
Generator: TypeAlias = NDArray[np.uint64]  # one word
Generators: TypeAlias = NDArray[np.uint64]  # one for each game
Int64s: TypeAlias = NDArray[np.int64]


COLOURS = 5
ROWS = 5
FLOOR = 5  # as a line of a draft, and as a column of a tiling move
FLOOR_SPACES = 7
MARKER_ON_FLOOR = 6  # on a floor line, where colours are 1 to 5
BARREN_LIMIT = 3  # RULES [I11]

DEAL, DRAFT, TILE, END = 0, 1, 2, 3
ROW, NO_TILES, BARREN = 1, 2, 3  # how a game ended; 0 while it goes on

# Actions (docs/notation.md): word = action // 60, bit = action % 60 in a legal mask.
ACTIONS = 330
TILING = 300
MASK_WORDS = 6
MASK_BITS = 60
MOST_MOVES = 300

# Words of a state.
SOURCES = 0
SOURCE_WORDS = 5
BAG = 5
LID = 6
PHASE = 7
SEAT = 8
HOLDER = 9
INFO = 10
SEATS_AT = 11
SEAT_WORDS = 7

# Words of a seat.
WALL = 0
ALLOW = 1
LINES = 2
FLOOR_SCORE = 3
PLANES = 4

# Sources: ten 6-bit counts in a word, for two sources of five colours.
SOURCE_BITS = 30
SOURCE_MASK = (1 << 30) - 1

# Bag and lid: five bytes.
BYTE_ONES = 0x0101010101
BYTE_TOPS = 0x8080808080
BYTES_MASK = 0xFFFFFFFFFF
FULL_BAG = 20 * BYTE_ONES

# Holder of the start marker: a seat, or the centre.
IN_CENTRE = -1

# No seat acts in a tiling phase of the coloured wall, which only converted states can be in.
NOBODY = -1

# Fields of the word INFO.
ROUND_MASK = 0xFFFF
BARREN_SHIFT = 16
BARREN_ONE = 1 << BARREN_SHIFT
STARTER_SHIFT = 20
SEATS_SHIFT = 24
GREY_SHIFT = 28

# ALLOW: bit colour*6 + line.
ALLOW_ALL = (1 << 30) - 1
ALLOW_ONES = 0x1041041  # bit 0 of each colour
ALLOW_FLOOR = ALLOW_ONES << FLOOR
ALLOW_LINES = ALLOW_ALL ^ ALLOW_FLOOR

# LINES: a byte for each line, colour in bits 0-2, count in bits 3-5.
LINE_COUNT = 3
LINES_MASK = BYTES_MASK
# Adding this sets bit 6 of exactly the complete lines.
LINES_FILL = sum((8 - (row + 1)) << LINE_COUNT << 8 * row for row in range(ROWS))
LINES_TOPS = 0x40 * BYTE_ONES
CAPACITIES = 0x054321  # 4 bits for each line; the floor is a line that holds nothing

# FLOOR_SCORE: seven 4-bit fields in the order of falling, their number, the score.
FLOOR_NIBBLES = 0x1111111
FLOOR_LENGTH = 28
FLOOR_LENGTH_ONE = 1 << FLOOR_LENGTH
SCORE_SHIFT = 32
PENALTIES = 0xEB864210  # 4 bits for each length of the floor line, RULES [T6]

# PLANES: cells of a colour on a grey wall, two planes of 25 bits in a word.
PLANE_BITS = 25
PLANE_MASK = (1 << PLANE_BITS) - 1
WALL_MASK = PLANE_MASK


def state_words(seats: int) -> int:
    """The length of a state."""
    return SEATS_AT + SEAT_WORDS * seats
