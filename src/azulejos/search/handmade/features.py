"""The features of the hand-written evaluation: small integers about the wall and lines of a seat.

The evaluation multiplies them by its coefficients, and `tools/tune.py` fits the coefficients to
them. Complete lines must have been tiled before.

    from  how many  feature
    0     1         always 1
    1     5         tiles in each row
    6     4         rows with exactly 1, 2, 3, 4 tiles
    10    4         columns with exactly 1, 2, 3, 4 tiles
    14    6         columns by tiles still to draft for them: 1, 2, 3, 4-5, 6-7, 8-10
    20    3         colours with exactly 2, 3, 4 tiles
    23    6         colours by tiles still to draft for them, likewise
    29    5         per row, what its free cells would score now, added up
    34    10        lines under way: line 2 with 1 tile, line 3 with 1, 2, line 4 with 1, 2, 3, ...
    44    4         per line under way (2 to 5), its tiles times what its cell would score now
    48    1         tiles that lines under way lack beyond what the next deal brings on average
    49    1         lines that are empty
"""

from __future__ import annotations

from azulejos.fast import (
    Int64s,
    State,
    at,
    colour_on,
    count_on,
    inlined,
    pattern_lines,
    placement_score,
    plane,
    wall_bits,
)
from azulejos.fast.bits import column_bits, popcount
from azulejos.fast.tables import COLOUR_CELLS
from azulejos.search.handmade.buckets import BUCKETS

FEATURES = 50

ROW_TILES, ROWS_AT, COLUMNS_AT, COLUMN_NEED = 1, 6, 10, 14
COLOURS_AT, COLOUR_NEED = 20, 23
FREE_CELLS, LINES_AT, LINE_POINTS, LACK, EMPTY = 29, 34, 44, 48, 49

# Expected tiles of a colour in the next deal are counted in sixteenths.
SHARE = 16


@inlined
def count_at(features: Int64s, first: int, count: int, least: int) -> None:
    """One more of the things that are counted by `count`, from `least` to 4."""
    if least <= count <= 4:
        features[at(first + count - least)] += 1


@inlined
def need_at(features: Int64s, first: int, need: int) -> None:
    """One more of the things that need so many tiles."""
    bucket = BUCKETS[at(need)]
    if bucket >= 0:
        features[at(first + bucket)] += 1


@inlined
def row_features(wall: int, features: Int64s) -> None:
    """Rows: their tiles, and what their free cells would score."""
    for row in range(5):
        bits = (wall >> 5 * row) & 31
        tiles = popcount(bits)
        features[at(ROW_TILES + row)] = tiles
        count_at(features, ROWS_AT, tiles, 1)
        points = 0
        for column in range(5):
            if not (bits >> column) & 1:
                points += placement_score(wall, row, column)
        features[at(FREE_CELLS + row)] = points


@inlined
def missing_tiles(cells: int) -> int:
    """How many tiles it takes to fill these cells: row r takes r + 1."""
    need = 0
    for row in range(5):
        need += (row + 1) * popcount((cells >> 5 * row) & 31)
    return need


@inlined
def line_target(wall: int, grey: bool, row: int, colour: int, blocked: int) -> int:
    """The column where a line's tile goes, on a grey wall where it would score most; or -1."""
    if not grey:
        column = colour + row
        return column - 5 * (column >= 5)
    best, target = -1, -1
    for column in range(5):
        if not (((wall >> 5 * row) | blocked) >> column) & 1:
            points = placement_score(wall, row, column)
            if points > best:
                best, target = points, column
    return target


@inlined
def blocked_columns(cells: int) -> int:
    """The columns in which a colour already lies."""
    return (cells | cells >> 5 | cells >> 10 | cells >> 15 | cells >> 20) & 31


@inlined
def line_features(row: int, count: int, points: int, features: Int64s) -> None:
    """A line under way, with what its tile would score."""
    features[at(LINES_AT + row * (row - 1) // 2 + count - 1)] = 1
    features[at(LINE_POINTS + row - 1)] = count * points


@inlined
def under_way(board: State, grey: bool, share: Int64s, features: Int64s) -> int:
    """The lines of a board; what lies on them per column, then per colour, 6 bits each."""
    wall, lines, found = wall_bits(board, 0), pattern_lines(board, 0), 0
    for row in range(5):
        count = count_on(lines, row)
        if count == 0:
            features[at(EMPTY)] += 1
            continue
        colour = colour_on(lines, row)
        blocked = blocked_columns(plane(board, 0, colour)) if grey else 0
        target = line_target(wall, grey, row, colour, blocked)
        if target >= 0:
            line_features(row, count, placement_score(wall, row, target), features)
            found += (count << 6 * target) + (count << (30 + 6 * colour))
            features[at(LACK)] += max(SHARE * (row + 1 - count) - share[at(colour)], 0)
    return found


@inlined
def seat_features(board: State, grey: bool, share: Int64s, features: Int64s) -> None:
    """Write all features of seat 0 of a (partial) state; it has no complete line.

    `share` has for each colour the tiles that the next deal brings on average, in sixteenths.
    """
    for index in range(FEATURES):
        features[at(index)] = 0
    features[at(0)] = 1
    wall = wall_bits(board, 0)
    row_features(wall, features)
    found = under_way(board, grey, share, features)
    for index in range(5):
        count_at(features, COLUMNS_AT, popcount(column_bits(wall, index)), 1)
        need = missing_tiles((0x108421 << index) & ~wall)
        need_at(features, COLUMN_NEED, need - ((found >> 6 * index) & 63))
        cells = plane(board, 0, index) if grey else COLOUR_CELLS[at(index)] & wall
        count_at(features, COLOURS_AT, popcount(cells), 2)
        need = 15 - missing_tiles(cells)
        need_at(features, COLOUR_NEED, need - ((found >> (30 + 6 * index)) & 63))
