"""Random games to the end: one, or many at once for statistics.

They are the engine's benchmark, so drafts are picked straight from the mask.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.bits import nth_bit, popcount
from azulejos.fast.dealing import deal
from azulejos.fast.drafting import draft, sources_empty
from azulejos.fast.generator import below
from azulejos.fast.layout import (
    DEAL,
    END,
    MASK_BITS,
    PHASE,
    TILE,
    Generator,
    Int64s,
    State,
    States,
)
from azulejos.fast.moves import draft_mask, tile_mask
from azulejos.fast.outcome import winners
from azulejos.fast.seats import score
from azulejos.fast.state import copy_state, reset, seat_count
from azulejos.fast.tiling import end_draft, tile_grey
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw, raw_at


@inlined
def random_draft(state: State, generator: Generator) -> int:
    """A uniform legal draft."""
    mask_0, mask_1 = draft_mask(state, 0), draft_mask(state, 1)
    mask_2, mask_3, mask_4 = draft_mask(state, 2), 0, 0
    if seat_count(state) > 2:
        mask_3, mask_4 = draft_mask(state, 3), draft_mask(state, 4)
    upto_0 = popcount(mask_0)
    upto_1 = upto_0 + popcount(mask_1)
    upto_2 = upto_1 + popcount(mask_2)
    upto_3 = upto_2 + popcount(mask_3)
    index = below(generator, upto_3 + popcount(mask_4))
    first, mask, word = 0, mask_0, 0
    if index >= upto_0:
        first, mask, word = upto_0, mask_1, 1
    if index >= upto_1:
        first, mask, word = upto_1, mask_2, 2
    if index >= upto_2:
        first, mask, word = upto_2, mask_3, 3
    if index >= upto_3:
        first, mask, word = upto_3, mask_4, 4
    return MASK_BITS * word + nth_bit(mask, index - first)


@inlined
def random_tile(state: State, generator: Generator) -> int:
    """A uniform legal tiling move."""
    mask = tile_mask(state)
    return nth_bit(mask, below(generator, popcount(mask)))


@compiled
def playout(state: State, generator: Generator) -> int:
    """Play to the end at random, deals included, and return the number of moves."""
    words, stream, moves = raw(state), raw(generator), 0
    while words[PHASE] != END:
        if words[PHASE] == TILE:
            move = random_tile(words, stream)
            tile_grey(words, move // 6, move % 6)
            moves += 1
            continue
        if words[PHASE] == DEAL:
            deal(words, stream)
        while not sources_empty(words):
            draft(words, random_draft(words, stream))
            moves += 1
        end_draft(words)
    return moves


def playouts(state: State, generator: Generator, scores: States, winning: Int64s) -> int:
    """Play a state to its end once for each row of `scores`, and return the number of moves.

    `scores` is (games, seats); `winning` has one mask of winners for each game. The state stays
    unchanged.
    """
    return play_out(state, generator, scores, winning, np.empty_like(state))


@compiled
def play_out(
    state: State, generator: Generator, scores: States, winning: Int64s, scratch: State
) -> int:
    """The same, with a state to play in."""
    won, words, stream, moves = raw(winning), raw(scratch), raw(generator), 0
    for game in range(scores.shape[0]):
        copy_state(words, raw(state))
        moves += playout(words, stream)
        points = raw_at(scores, game)
        for seat in range(seat_count(words)):
            points[at(seat)] = score(words, seat)
        won[at(game)] = winners(words)
    return moves


@compiled
def play_seeds(state: State, generator: Generator, grey: bool, first: int, games: int) -> int:
    """Play random games from consecutive seeds and return the number of moves."""
    words, stream = raw(state), raw(generator)
    seats, moves = seat_count(words), 0
    for seed in range(first, first + games):
        reset(words, seats, grey, 0)
        stream[0] = np.uint64(seed)
        moves += playout(words, stream)
    return moves
