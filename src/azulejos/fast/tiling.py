"""The end of a round: tiles move to the walls, floor lines are scored, the next round is prepared.

On the coloured wall there is no choice, so all seats are tiled at once. On the grey wall every
complete line is a move.
"""

from __future__ import annotations

from azulejos.fast.bits import lowest_bit
from azulejos.fast.drafting import fall
from azulejos.fast.layout import (
    ALLOW,
    BAG,
    BARREN_LIMIT,
    BARREN_ONE,
    BARREN_SHIFT,
    DEAL,
    END,
    FLOOR,
    FLOOR_LENGTH,
    FLOOR_SCORE,
    HOLDER,
    IN_CENTRE,
    INFO,
    LID,
    LINES,
    NOBODY,
    PHASE,
    PLANE_BITS,
    PLANES,
    SCORE_SHIFT,
    SEAT,
    STARTER_SHIFT,
    TILE,
    WALL,
    State,
)
from azulejos.fast.scoring import complete_rows, floor_penalty, placement_score, wall_bonus
from azulejos.fast.seats import full_lines, plane, wall_bits
from azulejos.fast.state import barren_rounds, is_grey, seat_base, seat_count, starter
from azulejos.fast.tables import OPEN_LINES
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw


@inlined
def settled(floor: int, points: int) -> int:
    """A FLOOR_SCORE word after placements and penalties: RULES [T7], [T8], [T9]."""
    score = (floor >> SCORE_SHIFT) + points - floor_penalty((floor >> FLOOR_LENGTH) & 7)
    return max(score, 0) << SCORE_SHIFT


@inlined
def tile_coloured(state: State, seat: int) -> bool:
    """Tile all complete lines of a seat and score its floor line; return whether a tile moved."""
    base = seat_base(seat)
    lines = state[at(base + LINES)]
    wall, allow, lid = state[at(base + WALL)], state[at(base + ALLOW)], state[LID]
    full = full_lines(lines)
    points = 0
    left = full
    while left:
        row = lowest_bit(left) >> 3
        left &= left - 1
        colour = (lines >> 8 * row) & 7
        column = colour + row
        column -= 5 * (column >= 5)  # RULES [T4]
        points += placement_score(wall, row, column)
        wall |= 1 << (5 * row + column)
        allow |= OPEN_LINES[at(32 * row + ((wall >> 5 * row) & 31))]
        lid += row << 8 * colour  # RULES [T3]
    state[at(base + LINES)] = lines & ~((full >> 6) * 255)
    state[at(base + WALL)], state[at(base + ALLOW)], state[LID] = wall, allow, lid
    state[at(base + FLOOR_SCORE)] = settled(state[at(base + FLOOR_SCORE)], points)
    return full != 0


@inlined
def open_columns(state: State, seat: int, row: int, colour: int) -> int:
    """The columns in which a grey wall row accepts a colour, 5 bits: RULES [G1], [G2]."""
    cells = plane(state, seat, colour)
    columns = cells | cells >> 5 | cells >> 10 | cells >> 15 | cells >> 20
    return ~(wall_bits(state, seat) >> 5 * row | columns) & 31


@inlined
def open_colours(state: State, seat: int, row: int) -> int:
    """The ALLOW bits of an empty line: colours that its grey wall row lacks, RULES [D7]."""
    allow = 0
    for colour in range(5):
        absent = (plane(state, seat, colour) >> 5 * row) & 31 == 0
        allow |= absent << (6 * colour + row)
    return allow


@inlined
def tile_grey(state: State, row: int, column: int) -> None:
    """Play a tiling move of the seat to act: put a tile on the wall, or drop the whole line."""
    seat = state[SEAT]
    base = seat_base(seat)
    lines = state[at(base + LINES)]
    colour = (lines >> 8 * row) & 7
    floor = state[at(base + FLOOR_SCORE)]
    if column == FLOOR:  # RULES [G3]
        floor = fall(floor, colour + 1, row + 1)
        state[LID] += (row + 1) << 8 * colour
    else:
        cell = 5 * row + column
        floor += placement_score(state[at(base + WALL)], row, column) << SCORE_SHIFT
        state[at(base + WALL)] |= 1 << cell
        state[at(base + PLANES + (colour >> 1))] |= 1 << (cell + PLANE_BITS * (colour & 1))
        state[LID] += row << 8 * colour
        state[INFO] &= ~(3 << BARREN_SHIFT)
    state[at(base + FLOOR_SCORE)] = floor
    lines &= ~(255 << 8 * row)
    state[at(base + LINES)] = lines
    state[at(base + ALLOW)] |= open_colours(state, seat, row)
    if not full_lines(lines):
        state[at(base + FLOOR_SCORE)] = settled(floor, 0)
        seek_tiler(state, seat + 1)


@inlined
def seek_tiler(state: State, seat: int) -> None:
    """Settle seats without a complete line until one must choose or the round is done."""
    seats, first = seat_count(state), starter(state)
    while True:
        seat = seat if seat < seats else 0
        if seat == first:
            finish_round(state)
            return
        if not settles(state, seat):
            return
        seat += 1


@inlined
def settles(state: State, seat: int) -> bool:
    """Settle the floor line of a seat on the grey wall, unless the seat must tile first."""
    base = seat_base(seat)
    if full_lines(state[at(base + LINES)]):
        state[SEAT] = seat
        return False
    state[at(base + FLOOR_SCORE)] = settled(state[at(base + FLOOR_SCORE)], 0)
    return True


@inlined
def tile_seats(state: State, done: int) -> None:
    """Tile the seats in order, without the first `done` of them after the start of the round."""
    seats, first = seat_count(state), starter(state)
    if is_grey(state):
        seat = (first + done) % seats
        if settles(state, seat):
            seek_tiler(state, seat + 1)
        return
    put = False
    for place in range(done, seats):
        put |= tile_coloured(state, (first + place) % seats)
    if put:
        state[INFO] &= ~(3 << BARREN_SHIFT)
    finish_round(state)


@inlined
def end_draft(state: State) -> None:
    """Begin the tiling after the last draft."""
    state[INFO] += BARREN_ONE
    state[PHASE] = TILE
    tile_seats(state, 0)


@compiled
def advance_tiling(state: State) -> None:
    """Continue from a TILE state until a seat must choose, or to the end of the round.

    Only converted states need this: playing never stops at a state without a choice.
    """
    words = raw(state)
    seat, seats = words[SEAT], seat_count(words)
    tile_seats(words, 0 if seat == NOBODY else (seat - starter(words) + seats) % seats)


@inlined
def game_ends(state: State) -> bool:
    """Whether the settled round was the last: RULES [E1], [I9], [I11]."""
    rows = 0
    for seat in range(seat_count(state)):
        rows |= complete_rows(wall_bits(state, seat))
    return (rows != 0) | (state[BAG] + state[LID] == 0) | (barren_rounds(state) == BARREN_LIMIT)


@inlined
def finish_round(state: State) -> None:
    """After all seats are settled, end the game with its bonuses or prepare the next deal."""
    if game_ends(state):
        for seat in range(seat_count(state)):
            word = at(seat_base(seat) + FLOOR_SCORE)
            state[word] += wall_bonus(state, seat) << SCORE_SHIFT
        state[PHASE] = END
        state[SEAT] = 0
        return
    holder = state[HOLDER]
    first = holder if holder >= 0 else starter(state)  # RULES [P1], [I5]
    state[INFO] = (state[INFO] & ~(3 << STARTER_SHIFT) | first << STARTER_SHIFT) + 1
    state[HOLDER] = IN_CENTRE
    state[SEAT] = first
    state[PHASE] = DEAL
