"""Where each feature lies in the input of the network: the only file that knows the numbers.

A file of its own so that the version, the map and the scales stand beside each other. VERSION goes
up whenever an input changes its place or its meaning; weights of another version are refused.

    seat block, 288 inputs, the mover's first, then the others in turn order
    0    coloured wall: bit row*5 + column
    25   grey wall: occupied row*5 + column
    50   grey wall: row has colour, row*5 + colour
    75   grey wall: column has colour, column*5 + colour
    100  pattern lines: one of 75, line by line, colour by colour, count 1 to full
    175  floor line: one of 7, how many things lie there
    182  score    183  15 - score, if above 0
    184  score if the round ended now    185  bonus if the game ended now
    186  free cells: points of a tile put there now, less 1
    211  rows: one of 5 each, how many tiles       236  columns    261  colours
    286  holds the start marker

    shared block, behind the seats
    0        factories sorted: slot*20 + colour*4 + count - 1
    then     +0 centre, colour*8 + min(count, 8) - 1    +40 centre, counts    +45 sources, counts
             +50 groups left, one of 12    +62 groups odd    +63 marker in the centre
             +64 bag    +69 lid    +74 round, one of 8    +82 before the deal    +83 tiling
             +84 grey wall    +85 barren rounds, one of 2    +87 who began, counted from the mover

"Now" and the counts of rows, columns and colours mean: with all complete lines on the wall. On the
grey wall, where that is a choice, columns and cells are taken as they are.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

VERSION = 1

COLOURED, GREY_CELLS, GREY_ROWS, GREY_COLUMNS = 0, 25, 50, 75
LINES, FLOOR, SCORE, LOW_SCORE, PROJECTED, BONUS = 100, 175, 182, 183, 184, 185
CELLS, ROWS, COLUMNS, COLOURS, HOLDER = 186, 211, 236, 261, 286
SEAT_FEATURES = 288
LOW = 15

FACTORY_FEATURES = 20
CENTRE, CENTRE_COUNTS, SOURCE_COUNTS, GROUPS, ODD_GROUPS, MARKER = 0, 40, 45, 50, 62, 63
BAG, LID, ROUND, BEFORE_DEAL, TILING, GREY, BARREN, BEGAN = 64, 69, 74, 82, 83, 84, 85, 87
REST_FEATURES = 91
MOST_CENTRE, MOST_GROUPS, MOST_ROUND = 8, 12, 8

# Values per seat, counted from the mover: win share, margin, final score.
MARGIN_SCALE = 20.0
SCORE_SCALE = 50.0
WIN_WEIGHT = 0.85


def feature_count(seats: int) -> int:
    """How many inputs a network for so many seats has, rounded up to a multiple of 8."""
    shared = FACTORY_FEATURES * (2 * seats + 1) + REST_FEATURES
    return -(-(SEAT_FEATURES * seats + shared) // 8) * 8


def feature_scales(seats: int) -> NDArray[np.float32]:
    """What each input is multiplied by before the first layer, so that all are of one size."""
    scales = np.ones(feature_count(seats), np.float32)
    for seat in range(seats):
        block = scales[SEAT_FEATURES * seat :]
        block[[SCORE, PROJECTED]] = 1 / 32
        block[[LOW_SCORE, BONUS]] = 1 / 16
        block[CELLS : CELLS + 25] = 1 / 4
    rest = scales[SEAT_FEATURES * seats + FACTORY_FEATURES * (2 * seats + 1) :]
    rest[CENTRE_COUNTS : CENTRE_COUNTS + 5] = 1 / 4
    rest[SOURCE_COUNTS : SOURCE_COUNTS + 5] = 1 / 8
    rest[BAG : BAG + 5] = 1 / 8
    rest[LID : LID + 5] = 1 / 8
    return scales
