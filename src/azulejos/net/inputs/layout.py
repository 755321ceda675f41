"""The layout of the network's input: the only module that knows the positions of the inputs.

VERSION goes up whenever an input changes its position or its meaning. Networks of other versions
are refused.

    seat block, 576 inputs, the mover's first, then the others in turn order
    0    coloured wall: bit row*5 + column
    25   grey wall: occupied row*5 + column
    50   grey wall: row has colour, row*5 + colour
    75   grey wall: column has colour, column*5 + colour
    100  pattern lines: one of 75, line by line, colour by colour, count 1 to full
    175  floor line: one of 7, how many things lie there
    182  score    183  15 - score, if positive
    184  score if the round ended now    185  bonus if the game ended now
    186  free cells: points for a tile placed there now, less 1
    211  rows: one of 5 each, how many tiles       236  columns    261  colours
    286  holds the start marker
    288  lookahead: what the next round can bring
         +0 scarce, line*20 + colour*4: tiles left less tiles needed are below 0, 0, 1 to 2, 3 to 5
         +100 columns that lack 1 to 3 cells, one of 8: the next round can complete the column with
         1, 3, 5, 7, 10 tiles or more; it cannot, and 1, 2, 3 cells are missing
         +140 colours, one of 8: the next round can complete the colour with 1, 3, 6, 10 tiles or
         more, or with nearly all that are left; it cannot, and 1, 2, 3 cells are missing
         +180 lines: what the best reachable cell brings with its share of bonuses, in quarters of a
         point, less 4    +185 the most points that 8, 10 and 12 tiles can bring
    476  fits, line*20 + colour*4: one source fills the line exactly; several do; one has too many
         tiles; one has too few

    shared block, 328 inputs, after the seats
    0    centre, colour*8 + min(count, 8) - 1    40  centre, counts    45  sources, counts
    50   groups left, one of 12    62  groups odd    63  marker in the centre
    64   bag    69  lid    74  round, one of 8    82  before the deal    83  tiling
    84   grey wall    85  barren rounds, one of 2    87  first seat of the round, from the mover
    91   bag, one of 20 for each colour
    191  census, colour*12 + count*3: one of 3, how many factories have 1 to 4 tiles of a colour
    251  contents: how many factories hold each of the 70 combinations of four tiles

    factories, after the shared block, only in training
    factory*20 + colour*4 + count - 1, in canonical order

"Now" and the counts of rows, columns and colours assume that all complete lines are on the wall. On
the grey wall, where that is a choice, columns and cells are taken as they are.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

VERSION = 3

COLOURED, GREY_CELLS, GREY_ROWS, GREY_COLUMNS = 0, 25, 50, 75
LINES, FLOOR, SCORE, LOW_SCORE, PROJECTED, BONUS = 100, 175, 182, 183, 184, 185
CELLS, ROWS, COLUMNS, COLOURS, HOLDER = 186, 211, 236, 261, 286
LOOKAHEAD, FITS, SEAT_FEATURES = 288, 476, 576
LOW = 15

# Offsets from LOOKAHEAD.
SCARCE, COLUMN_TILES, COLOUR_TILES, BEST, PLAN = 0, 100, 140, 180, 185

CENTRE, CENTRE_COUNTS, SOURCE_COUNTS, GROUPS, ODD_GROUPS, MARKER = 0, 40, 45, 50, 62, 63
BAG, LID, ROUND, BEFORE_DEAL, TILING, GREY, BARREN, BEGAN = 64, 69, 74, 82, 83, 84, 85, 87
SUPPLY, CENSUS, HOLDS, REST_FEATURES = 91, 191, 251, 328
SUPPLY_FEATURES = 100
MOST_CENTRE, MOST_GROUPS, MOST_ROUND = 8, 12, 8

FACTORY_FEATURES = 20

# Values for each seat, counted from the mover: win share, margin, final score.
MARGIN_SCALE = 20.0
SCORE_SCALE = 50.0
WIN_WEIGHT = 0.85


def rest_begin(seats: int) -> int:
    """Where the shared block begins."""
    return SEAT_FEATURES * seats


def factories_begin(seats: int) -> int:
    """Where the factories begin; the input of a shipped network ends here."""
    return rest_begin(seats) + REST_FEATURES


def feature_count(seats: int) -> int:
    """The number of inputs including the factories, rounded up to a multiple of 8."""
    return -(-(factories_begin(seats) + FACTORY_FEATURES * (2 * seats + 1)) // 8) * 8


def seat_scales() -> NDArray[np.float32]:
    """The factors for the inputs of a seat before the first layer; they give similar ranges."""
    scales = np.ones(SEAT_FEATURES, np.float32)
    scales[[SCORE, PROJECTED]] = 1 / 32
    scales[[LOW_SCORE, BONUS]] = 1 / 16
    scales[CELLS : CELLS + 25] = 1 / 4
    lookahead = scales[LOOKAHEAD:]
    lookahead[BEST : BEST + 5] = 1 / 16
    lookahead[PLAN : PLAN + 3] = 1 / 8
    return scales


def rest_scales() -> NDArray[np.float32]:
    """The same for the shared block."""
    scales = np.ones(REST_FEATURES, np.float32)
    scales[CENTRE_COUNTS : CENTRE_COUNTS + 5] = 1 / 4
    scales[SOURCE_COUNTS : SOURCE_COUNTS + 5] = 1 / 8
    scales[BAG : BAG + 5] = 1 / 8
    scales[LID : LID + 5] = 1 / 8
    return scales
