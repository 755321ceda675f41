"""The hand-written evaluation: the expected final score of every seat, then who wins.

The value of a single board is in `boards`. A stage says how far the game is: 5 * (0 round over, 1
late in it, 2 early) + the tiles in the fullest row of all seats with complete lines tiled (1 or
none: 0, ..., 5: 4).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import (
    BARREN_LIMIT,
    DEAL,
    END,
    Int64s,
    State,
    at,
    compiled,
    floor_length,
    floor_penalty,
    full_lines,
    inlined,
    lying_count,
    marker_holder,
    pattern_lines,
    phase,
    row_count,
    score,
    seat_count,
    seat_to_act,
    starter,
)
from azulejos.fast.state import barren_rounds, factory_count
from azulejos.net.kernels.exponential import exp
from azulejos.search.handmade.boards import (
    BONUS_SHIFT,
    FALLEN_SHIFT,
    FULLEST_SHIFT,
    POINTS_MASK,
    ROWS_SHIFT,
    SCALE,
    START,
    TURN,
    board_slot,
    remember_root,
    worth_at,
)

Numbers = NDArray[np.float64]

MOST_SEATS = 4
SCORES = MOST_SEATS  # where the expected scores begin in what an evaluator writes
EARLY, LATE, OVER = 2, 1, 0
ENDING = 4  # the stage of a game that ends with this round


@inlined
def round_progress(state: State, left: int) -> int:
    """OVER, LATE or EARLY."""
    if left == 0:
        return OVER
    return EARLY if left > 2 * factory_count(state) else LATE


@inlined
def points_now(state: State, seat: int, facts: int) -> int:
    """The score of a seat if tiling came now."""
    fallen = min(floor_length(state, seat) + ((facts >> FALLEN_SHIFT) & 63), 7)
    return max(score(state, seat) + (facts & POINTS_MASK) - floor_penalty(fallen), 0)


@inlined
def next_starter(state: State, left: int) -> int:
    """The seat that will begin the next round, -1 if that is open."""
    holder = marker_holder(state)
    if holder >= 0 or left > 0:
        return holder
    return starter(state)


@inlined
def share_wins(out: Numbers, seats: int, scale: float) -> None:
    """Win probabilities from expected scores."""
    best = out[SCORES]
    for seat in range(1, seats):
        best = max(best, out[at(SCORES + seat)])
    total = 0.0
    for seat in range(seats):
        share = exp((out[at(SCORES + seat)] - best) / scale)
        out[at(seat)] = share
        total += share
    for seat in range(seats):
        out[at(seat)] /= total


@inlined
def settle_wins(out: Numbers, seats: int, rows: int) -> None:
    """Who has won with these final scores; `rows` has 3 bits of complete rows a seat."""
    best, winners = -1.0, 0
    for seat in range(seats):
        standing = 8.0 * out[at(SCORES + seat)] + ((rows >> 3 * seat) & 7)  # RULES [E3]
        if standing > best:
            best, winners = standing, 0
        winners += standing == best
        out[at(seat)] = standing
    for seat in range(seats):
        out[at(seat)] = (out[at(seat)] == best) / winners


@compiled
def final_value(state: State, out: Numbers) -> None:
    """The value of a finished game."""
    seats, rows = seat_count(state), 0
    for seat in range(seats):
        out[at(SCORES + seat)] = score(state, seat)
        rows |= row_count(state, seat) << 3 * seat
    settle_wins(out, seats, rows)


@inlined
def is_last_round(state: State, rows: int, left: int) -> bool:
    """Whether the game ends with this round, as far as the position shows."""
    if rows != 0:
        return True
    if left > 0 or phase(state) == DEAL or barren_rounds(state) + 1 < BARREN_LIMIT:
        return False
    full = 0
    for seat in range(seat_count(state)):
        full |= full_lines(pattern_lines(state, seat))
    return full == 0  # RULES [I11]


@compiled
def hand_value(state: State, memory: Int64s, out: Numbers) -> None:
    """Write win probability and expected final score of every seat, as if tiling came now."""
    if phase(state) == END:
        final_value(state, out)
        return
    seats, left = seat_count(state), lying_count(state)
    fullest, rows = 0, 0
    for seat in range(seats):
        facts = board_slot(state, seat, memory)[1]
        fullest = max(fullest, (facts >> FULLEST_SHIFT) & 7)
        rows |= ((facts >> ROWS_SHIFT) & 7) << 3 * seat
    last = is_last_round(state, rows, left)
    stage = 5 * round_progress(state, left) + (ENDING if last else max(fullest - 1, 0))
    first = next_starter(state, left)
    for seat in range(seats):
        slot = board_slot(state, seat, memory)
        points = points_now(state, seat, slot[1]) + ((slot[1] >> BONUS_SHIFT) & POINTS_MASK)
        points += 2 * ((rows >> 3 * seat) & 7)
        more = 0
        if left > 0 or not last:
            more = 32 * worth_at(slot, stage) + memory[at(START + stage)] * (first == seat)
            more += memory[at(TURN + stage)] * (seat_to_act(state) == seat and left > 0)
        out[at(SCORES + seat)] = points + more / 1024.0
    if last and left == 0:
        settle_wins(out, seats, rows)
    else:
        share_wins(out, seats, memory[at(SCALE + stage)] / 1024.0)


@compiled
def hand_prepare(state: State, memory: Int64s, out: Numbers) -> None:  # noqa: ARG001
    """Prepare for positions that follow from this one inside its round."""
    remember_root(state, memory)
