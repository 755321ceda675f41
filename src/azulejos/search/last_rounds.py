"""The exact solver of last rounds: two seats, coloured wall, a game that must end with this round.

Such a round has no chance and needs no estimates: its value is how far a seat is ahead at the end.
Alpha-beta with a null window asks first whether the seat to act wins, then by how much. All that
the table knows of a position is true for ever, so a later position of the same round finds it.

    value    of the seat to act: twice its lead in points; of equal points 1, 0, -1 by rows
    table    2 words a position: key ^ data, data
    data     bits 0-8 action, 16-31 a lower bound of the value, 32-47 an upper one, both + BIAS
    frames   8 words a ply: moves, moves done, the best value and its action, value to reach, key
    moves    MOST_MOVES words a ply: how good a move looks, above its action
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from azulejos.fast import (
    MASK_BITS,
    MOST_MOVES,
    SOURCE_MASK,
    Int64s,
    State,
    at,
    compiled,
    copy_board,
    copy_state,
    count_on,
    draft_mask,
    inlined,
    is_grey,
    is_over,
    new_state,
    offset,
    pattern_lines,
    play,
    raw,
    round_key,
    row_count,
    score,
    seat_count,
    seat_to_act,
    source_tiles,
    state_words,
    wall_bits,
    wall_bonus,
    winners,
)
from azulejos.fast.bits import lowest_bit, popcount
from azulejos.fast.drafting import draft
from azulejos.fast.tiling import tile_coloured
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import StopSignal

MOST_PLIES = 21  # of 20 tiles, and the position after the last
WORDS = state_words(2)
COUNT, DONE, BEST, ACTION, REACH, KEY, FRAME_WORDS = 0, 1, 2, 3, 4, 5, 8
STOP, NODES, LIMIT, STOPPED, SALT, MASK, CONTROL_WORDS = 0, 1, 2, 3, 4, 5, 8
LOWEST, HIGHEST, BIAS = -4000, 4000, 0x4000
ACTION_MASK, NO_ACTION = 511, 511
NOTHING = NO_ACTION | (LOWEST + BIAS) << 16 | (HIGHEST + BIAS) << 32
ENDLESS = 1 << 62


@compiled
def must_end(state: State) -> bool:
    """Whether the game certainly ends with this round: a complete line will complete a row.

    On a grey wall the line may still fall, RULES [G3], so it is never certain.
    """
    if is_grey(state):
        return False
    for seat in range(seat_count(state)):
        wall, lines = wall_bits(state, seat), pattern_lines(state, seat)
        for row in range(5):
            in_row = popcount((wall >> 5 * row) & 31)
            if count_on(lines, row) == row + 1 and in_row == 4:
                return True
    return False


@inlined
def final_value(state: State, seat: int) -> int:
    """The value of a finished game for a seat."""
    lead = score(state, seat) - score(state, 1 - seat)
    rows = row_count(state, seat) - row_count(state, 1 - seat)
    return 2 * lead if lead else (rows > 0) - (rows < 0)


@inlined
def points_now(state: State, seat: int, board: State) -> int:
    """The final score of a seat if tiling came now."""
    copy_board(board, state, seat)
    tile_coloured(board, 0)
    return score(board, 0) + wall_bonus(board, 0)


@inlined
def different_drafts(state: State, word: int) -> int:
    """The legal drafts from two sources, of factories with the same tiles only from the first."""
    mask = draft_mask(state, word)
    for half in range(2):
        source = 2 * word + half
        for other in range(1, source):
            if source_tiles(state, source) == source_tiles(state, other):
                mask &= ~(SOURCE_MASK << 30 * half)
    return mask


@inlined
def write_moves(states: State, moves: Int64s, ply: int, first: int, board: State) -> int:
    """Write the moves of a ply and how good each looks, the action `first` best; their number."""
    state, child = offset(states, WORDS * ply), offset(states, WORDS * (ply + 1))
    seat, count = seat_to_act(state), 0
    for word in range(3):
        mask = different_drafts(state, word)
        while mask:
            action, looks = MASK_BITS * word + lowest_bit(mask), HIGHEST
            mask &= mask - 1
            if action != first:
                copy_state(child, state)
                draft(child, action)
                looks = points_now(child, seat, board)
            moves[at(MOST_MOVES * ply + count)] = looks << 9 | action
            count += 1
    return count


@inlined
def pick_best(moves: Int64s, index: int, count: int) -> int:
    """Swap the best of the moves from `index` on to this index; its action."""
    best = index
    for other in range(index + 1, count):
        if moves[at(other)] > moves[at(best)]:
            best = other
    chosen = moves[at(best)]
    moves[at(best)], moves[at(index)] = moves[at(index)], chosen
    return chosen & ACTION_MASK


@inlined
def known_of(table: Int64s, control: Int64s, key: int) -> int:
    """The data of a position."""
    place = 2 * (key & control[MASK])
    data = table[at(place + 1)]
    return data if table[at(place)] ^ data == key else NOTHING


@inlined
def lower(data: int) -> int:
    """The value is at least this."""
    return ((data >> 16) & 0xFFFF) - BIAS


@inlined
def upper(data: int) -> int:
    """The value is at most this."""
    return ((data >> 32) & 0xFFFF) - BIAS


@inlined
def keep(table: Int64s, control: Int64s, frame: Int64s) -> None:
    """Write what a searched position has shown."""
    key, value, place = frame[KEY], frame[BEST], 2 * (frame[KEY] & control[MASK])
    data = known_of(table, control, key)
    if value >= frame[REACH]:
        data = frame[ACTION] | (value + BIAS) << 16 | (upper(data) + BIAS) << 32
    else:
        data = (data & 0xFFFFFFFF) | (value + BIAS) << 32
    table[at(place)], table[at(place + 1)] = key ^ data, data


@compiled
def reaches(arrays: tuple[Int64s, ...], value: int) -> int:
    """A number from `value` on if the root is worth that much to its seat, else one below it.

    It is a bound of the root's value. The moves of the root are in their place already. After
    STOPPED the result means nothing.
    """
    states, frames, moves, board = raw(arrays[0]), raw(arrays[1]), raw(arrays[2]), raw(arrays[3])
    table, control, ply = raw(arrays[4]), raw(arrays[5]), 0
    frames[DONE], frames[BEST], frames[REACH] = 0, LOWEST, value
    while True:
        frame = offset(frames, FRAME_WORDS * ply)
        if frame[DONE] < frame[COUNT] and frame[BEST] < frame[REACH]:
            if control[STOP] or control[NODES] >= control[LIMIT]:
                control[STOPPED] = 1
                return 0
            state, child = offset(states, WORDS * ply), offset(states, WORDS * (ply + 1))
            here = offset(moves, MOST_MOVES * ply)
            copy_state(child, state)
            play(child, pick_best(here, frame[DONE], frame[COUNT]))
            frame[DONE] += 1
            control[NODES] += 1
            if is_over(child):
                found = final_value(child, seat_to_act(state))
            else:
                key, wanted = round_key(child) ^ control[SALT], 1 - frame[REACH]
                data = known_of(table, control, key)
                if lower(data) < wanted <= upper(data):
                    ply += 1
                    below = offset(frames, FRAME_WORDS * ply)
                    below[COUNT] = write_moves(states, moves, ply, data & ACTION_MASK, board)
                    below[DONE], below[BEST], below[REACH], below[KEY] = 0, LOWEST, wanted, key
                    continue
                found = -lower(data) if lower(data) >= wanted else -upper(data)
        elif ply == 0:
            return frame[BEST]
        else:
            keep(table, control, frame)
            found, ply = -frame[BEST], ply - 1
            frame = offset(frames, FRAME_WORDS * ply)
        if found > frame[BEST]:
            frame[BEST] = found
            frame[ACTION] = moves[at(MOST_MOVES * ply + frame[DONE] - 1)] & ACTION_MASK


@compiled
def write_root(arrays: tuple[Int64s, ...]) -> int:
    """Write the moves of the root; their number."""
    return write_moves(raw(arrays[0]), raw(arrays[2]), 0, NO_ACTION, raw(arrays[3]))


class LastRounds:
    """Solves one position at a time."""

    def __init__(self, table_bits: int = 19) -> None:
        self._table = np.zeros(2 << table_bits, np.int64)
        self._states, self._frames, self._moves, self._control = (
            np.zeros(words, np.int64)
            for words in (
                WORDS * MOST_PLIES,
                FRAME_WORDS * MOST_PLIES,
                MOST_MOVES * MOST_PLIES,
                CONTROL_WORDS,
            )
        )
        self._control[MASK] = (1 << table_bits) - 1
        board = new_state(2)
        self._arrays = self._states, self._frames, self._moves, board, self._table, self._control
        self._searches = 0

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        excluded: Collection[int] = (),
        stop_signal: StopSignal | None = None,
    ) -> Report | None:
        """The `best` best moves in a draft of a last round; None if the limits do not allow it.

        Excluded actions are not considered at the root, unless nothing else is left. With nodes
        alone, nothing is used that was known before, so that the answer does not depend on it.
        """
        facts = [int(of(state, seat)) for of in (wall_bits, score) for seat in (0, 1)]
        self._searches += limits.seconds is None
        control, found, seen = self._control, list[Candidate](), set(excluded)
        control[[STOP, NODES, STOPPED]] = 0
        control[LIMIT] = limits.nodes or ENDLESS
        control[SALT] = hash((*facts, self._searches))
        with (stop_signal or StopSignal()).watch([control], STOP, limits.seconds):
            while len(found) < best and (self._set_root(state, seen) or not found):
                after, line = state.copy(), list[int]()
                while not is_over(after):
                    line.append(self._best(after, () if line else seen))
                    if control[STOPPED]:
                        return None
                    play(after, line[-1])
                found.append(_candidate(after, line))
                seen.add(line[0])
        return Report(tuple(found), int(control[NODES]), len(found[0].line), True)

    def _best(self, state: State, excluded: Collection[int]) -> int:
        """The best move of a position."""
        if not self._set_root(state, excluded):
            self._set_root(state, ())
        low, high, action = LOWEST, HIGHEST, NO_ACTION
        while low < high and not self._control[STOPPED]:
            wanted = 1 if low < 1 <= high else (low + 1 if low > LOWEST else high)
            value = int(reaches(self._arrays, wanted))
            if value >= wanted:
                low, action = value, int(self._frames[ACTION])
            else:
                high = value
        return action

    def _set_root(self, state: State, excluded: Collection[int]) -> int:
        """Write the position and its moves but for the excluded ones; how many there are."""
        self._states[:WORDS] = state
        moves = self._moves[: write_root(self._arrays)].tolist()
        moves = [move for move in moves if move & ACTION_MASK not in excluded]
        self._moves[: len(moves)] = moves
        self._frames[COUNT] = len(moves)
        return len(moves)


def _candidate(end: State, line: list[int]) -> Candidate:
    """A move with the result of its line."""
    won = [int(winners(end)) >> seat & 1 for seat in (0, 1)]
    wins, scores = [each / sum(won) for each in won], [float(score(end, s)) for s in (0, 1)]
    return Candidate(line[0], tuple(wins), tuple(scores), tuple(line))
