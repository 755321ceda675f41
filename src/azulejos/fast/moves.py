"""Legal moves, and playing them: the two calls that all other packages make.

Drafts and tiling moves share one numbering of actions here.
"""

from __future__ import annotations

from azulejos.fast.bits import lowest_bit, nth_bit, popcount, present
from azulejos.fast.drafting import draft, sources_empty
from azulejos.fast.layout import (
    ALLOW,
    DRAFT,
    FLOOR,
    LINES,
    MASK_BITS,
    MASK_WORDS,
    PHASE,
    SEAT,
    SOURCE_BITS,
    SOURCE_WORDS,
    TILE,
    TILING,
    Int64s,
    State,
)
from azulejos.fast.seats import full_lines
from azulejos.fast.state import is_grey, seat_base
from azulejos.fast.tiling import end_draft, open_columns, tile_grey
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw


@inlined
def draft_mask(state: State, word: int) -> int:
    """The legal drafts from the two sources of a word: bit action % 60."""
    allow = int(state[at(seat_base(state[SEAT]) + ALLOW)])
    return present(int(state[at(word)])) & (allow | allow << SOURCE_BITS)


@inlined
def tile_mask(state: State) -> int:
    """The legal tiling moves of the first complete line: bit row*6 + column."""
    words = raw(state)
    if not is_grey(words):
        return 0  # no seat has a choice
    seat = int(words[SEAT])
    lines = int(words[at(seat_base(seat) + LINES)])
    full = full_lines(lines)
    if not full:
        return 0
    row = lowest_bit(full) >> 3  # RULES [T1]
    columns = open_columns(words, seat, row, (lines >> 8 * row) & 7)
    return (columns if columns else 1 << FLOOR) << 6 * row  # RULES [G3], [I6]


@inlined
def legal_mask(state: State, mask: Int64s) -> None:
    """Write the legal moves into six words of 60 bits: action = 60 * word + bit."""
    words, bits = raw(state), raw(mask)
    for word in range(MASK_WORDS):
        bits[at(word)] = 0
    if words[PHASE] == DRAFT:
        for word in range(SOURCE_WORDS):
            bits[at(word)] = draft_mask(words, word)
    elif words[PHASE] == TILE:
        bits[at(SOURCE_WORDS)] = tile_mask(words)


@compiled(inline=True)
def legal_count(state: State) -> int:
    """How many moves are legal; 0 in DEAL and END."""
    words = raw(state)
    if words[PHASE] == TILE:
        return popcount(tile_mask(words))
    count = 0
    for word in range(SOURCE_WORDS):
        count += popcount(draft_mask(words, word))
    return count


@compiled
def legal_moves(state: State, actions: Int64s) -> int:
    """Write the legal actions in increasing order and return their number; 300 is enough room."""
    words, found, count = raw(state), raw(actions), 0
    if words[PHASE] == TILE:
        mask = tile_mask(words)
        while mask:
            found[at(count)] = TILING + lowest_bit(mask)
            mask &= mask - 1
            count += 1
        return count
    for word in range(SOURCE_WORDS):
        mask = draft_mask(words, word)
        while mask:
            found[at(count)] = MASK_BITS * word + lowest_bit(mask)
            mask &= mask - 1
            count += 1
    return count


@inlined
def nth_move(state: State, index: int) -> int:
    """The legal action with this index (from 0, in increasing order); it must exist."""
    words = raw(state)
    if int(words[PHASE]) == TILE:
        return TILING + nth_bit(tile_mask(words), index)
    for word in range(SOURCE_WORDS):
        mask = draft_mask(words, word)
        count = popcount(mask)
        if index < count:
            return MASK_BITS * word + nth_bit(mask, index)
        index -= count
    return -1


@compiled(inline=True)
def is_legal(state: State, action: int) -> bool:
    """Whether an action may be played now; any integer is accepted."""
    words = raw(state)
    if action < 0 or action >= TILING + 30:
        return False
    if words[PHASE] == TILE:
        return action >= TILING and (tile_mask(words) >> (action - TILING)) & 1 != 0
    if words[PHASE] != DRAFT or action >= TILING:
        return False
    return (draft_mask(words, action // MASK_BITS) >> action % MASK_BITS) & 1 != 0


@compiled
def play(state: State, action: int) -> None:
    """Play a legal action, with all that follows until a seat must choose or tiles are dealt."""
    words = raw(state)
    if action < TILING:
        draft(words, action)
        if sources_empty(words):
            end_draft(words)
    else:
        move = action - TILING
        tile_grey(words, move // 6, move % 6)
