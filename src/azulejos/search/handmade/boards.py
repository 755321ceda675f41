"""The value of a board, computed once and remembered.

This makes the hand-written evaluation fast: inside a round a wall does not change, so the value of
a board depends on its lines alone, and there are few different ones.

    memory: word
    0            a mark of the root that the shares were computed from; another root clears all
    8-12         tiles of each colour that the next deal brings on average, in sixteenths
    16-79        features of one board, while they are computed
    80-111       a board (seat 0 of a state) on which the tiling is tried
    128-         coefficients: 16 stages a feature, 1/1024 of a point
    928-         start, turn, scale: 16 stages each, the same unit
    1024-        boards remembered, 8 words each: key, facts, 16 stages in 16 bits each (1/32 point)

    facts: bits 0-15 points of the complete lines, 16-31 bonus of columns and colours,
           32-34 complete rows, 36-38 tiles in the fullest row, 40-45 tiles that fall (grey wall)
"""

from __future__ import annotations

from azulejos.fast import (
    Int64s,
    State,
    at,
    bag_tiles,
    booked_tiles,
    colour_on,
    compiled,
    complete_columns,
    complete_rows,
    copy_board,
    empty_lines,
    full_lines,
    has_colour,
    inlined,
    is_grey,
    pattern_lines,
    placement_score,
    plane_pair,
    put_tile,
    round_info,
    take_tile,
    wall_bits,
)
from azulejos.fast.bits import lowest_bit, popcount
from azulejos.fast.state import byte_sum, factory_count
from azulejos.fast.tiling import open_columns
from azulejos.search.alphabeta.pointers import shifted
from azulejos.search.handmade.features import FEATURES, SHARE, seat_features

ROOT, SHARES, FEATURES_AT, BOARD = 0, 8, 16, 80
COEFFICIENTS, STAGES = 128, 16
START = COEFFICIENTS + STAGES * FEATURES
TURN, SCALE = START + STAGES, START + 2 * STAGES
BOARDS, BOARD_WORDS, SLOT_BITS = 1024, 8, 14
MEMORY_WORDS = BOARDS + (BOARD_WORDS << SLOT_BITS)

POINTS_MASK = 0xFFFF
BONUS_SHIFT, ROWS_SHIFT, FULLEST_SHIFT, FALLEN_SHIFT = 16, 32, 36, 40
WORTH = 2  # the first word of the stages

# On a grey wall columns are chosen by the worth in this stage: round over, fullest row of three.
CHOOSING_STAGE = 2


@compiled
def remember_root(state: State, memory: Int64s) -> None:
    """Compute what the next deal brings; forget all boards if that has changed."""
    bag, lid = bag_tiles(state), booked_tiles(state)
    mark = (bag << 8) ^ (lid * 0x9E3779B1) ^ round_info(state) | 1
    if memory[ROOT] == mark:
        return
    memory[ROOT] = mark
    for slot in range(1 << SLOT_BITS):
        memory[at(BOARDS + BOARD_WORDS * slot)] = 0
    wanted = 4 * factory_count(state)
    total = byte_sum(bag)
    if total < wanted:
        bag += lid
        total = max(byte_sum(bag), 1)
    wanted = min(wanted, total)
    for colour in range(5):
        memory[at(SHARES + colour)] = SHARE * wanted * ((bag >> 8 * colour) & 255) // total


@inlined
def dot(memory: Int64s, worth: Int64s) -> None:
    """Write the worth of the features in every stage into four words, 1/32 point."""
    for quarter in range(4):
        first, second, third, fourth = 0, 0, 0, 0
        for feature in range(FEATURES):
            count = memory[at(FEATURES_AT + feature)]
            here = COEFFICIENTS + STAGES * feature + 4 * quarter
            first += count * memory[at(here)]
            second += count * memory[at(here + 1)]
            third += count * memory[at(here + 2)]
            fourth += count * memory[at(here + 3)]
        worth[at(quarter)] = (
            ((first >> 5) & 0xFFFF)
            | ((second >> 5) & 0xFFFF) << 16
            | ((third >> 5) & 0xFFFF) << 32
            | (fourth >> 5) << 48
        )


@inlined
def worth_at(slot: Int64s, stage: int) -> int:
    """The worth of a remembered board in a stage, 1/32 point, signed."""
    return (slot[at(WORTH + (stage >> 2))] << (48 - 16 * (stage & 3))) >> 48


@inlined
def evaluate_board(board: State, grey: bool, memory: Int64s, slot: Int64s) -> None:
    """Compute the worth of a board without complete lines."""
    seat_features(board, grey, shifted(memory, SHARES), shifted(memory, FEATURES_AT))
    dot(memory, shifted(slot, WORTH))


@inlined
def put(board: State, row: int, column: int, colour: int) -> int:
    """Put a line's tile on the wall of a board; its points."""
    points = placement_score(wall_bits(board, 0), row, column)
    put_tile(board, 0, 5 * row + column, colour)
    return points


@inlined
def best_column(board: State, row: int, colour: int, memory: Int64s, slot: Int64s) -> int:
    """The column of a grey wall that makes the board worth most, -1 if none is open."""
    columns = open_columns(board, 0, row, colour)
    best, chosen = -(1 << 60), -1
    while columns:
        column = lowest_bit(columns)
        columns &= columns - 1
        points = put(board, row, column, colour)
        evaluate_board(board, True, memory, slot)
        value = 32 * points + worth_at(slot, CHOOSING_STAGE)
        take_tile(board, 0, 5 * row + column, colour)
        if value > best:
            best, chosen = value, column
    return chosen


@inlined
def tile_board(board: State, grey: bool, memory: Int64s, slot: Int64s) -> int:
    """Tile all complete lines of a board: points, and from FALLEN_SHIFT on tiles that fall."""
    lines = pattern_lines(board, 0)
    left, found = full_lines(lines), 0
    empty_lines(board, 0, left)
    while left:
        row = lowest_bit(left) >> 3
        left &= left - 1
        colour = colour_on(lines, row)
        if grey:
            column = best_column(board, row, colour, memory, slot)
        else:
            column = colour + row - 5 * (colour + row >= 5)
        if column < 0:
            found += (row + 1) << FALLEN_SHIFT  # RULES [G3]
        else:
            found += put(board, row, column, colour)
    return found


@inlined
def board_bonus(board: State) -> int:
    """The bonus for complete columns and colours, which is certain."""
    points = 7 * popcount(complete_columns(wall_bits(board, 0)))
    for colour in range(5):
        points += 10 * has_colour(board, 0, colour)
    return points


@compiled
def work_out(state: State, seat: int, memory: Int64s, slot: Int64s) -> None:
    """Fill a slot, except for its key, with the value of a seat's board."""
    board, grey = shifted(memory, BOARD), is_grey(state)
    copy_board(board, state, seat)
    facts = tile_board(board, grey, memory, slot)
    evaluate_board(board, grey, memory, slot)
    wall, fullest = wall_bits(board, 0), 0
    for row in range(5):
        fullest = max(fullest, popcount((wall >> 5 * row) & 31))
    rows = popcount(complete_rows(wall))
    facts += board_bonus(board) << BONUS_SHIFT
    slot[1] = facts + (rows << ROWS_SHIFT) + (fullest << FULLEST_SHIFT)


@inlined
def board_slot(state: State, seat: int, memory: Int64s) -> Int64s:
    """The slot of a seat's board, filled."""
    key = pattern_lines(state, seat) * 0x9E3779B97F4A7C1
    key += wall_bits(state, seat) * 0x2545F4914F6CDD1D
    if is_grey(state):
        key ^= plane_pair(state, seat, 0) * 0x369DEA0F31A53F85
        key += plane_pair(state, seat, 1) * 0x27D4EB2F165667C5
        key ^= plane_pair(state, seat, 2) * 0x165667B19E3779F9
    key ^= (key >> 29) ^ seat
    key |= 1  # an empty slot has no key
    number = ((key * 0x5851F42D4C957F2D) >> 40) & ((1 << SLOT_BITS) - 1)
    slot = shifted(memory, BOARDS + BOARD_WORDS * number)
    if slot[0] != key:
        slot[0] = key
        work_out(state, seat, memory, slot)
    return slot
