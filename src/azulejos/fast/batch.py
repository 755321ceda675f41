"""Many games in one call: one state in each row, all with the same number of seats.

For programs that step many games without an environment. Each function releases the GIL and touches
only the rows that it is given, so threads can work on slices of the same arrays.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast.bits import lowest_bit
from azulejos.fast.dealing import deal
from azulejos.fast.generator import below
from azulejos.fast.layout import (
    DEAL,
    DRAFT,
    MASK_BITS,
    PHASE,
    SEAT_WORDS,
    SEATS_AT,
    TILE,
    TILING,
    Generators,
    Int64s,
    States,
    state_words,
)
from azulejos.fast.moves import draft_mask, legal_count, nth_move, play, tile_mask
from azulejos.fast.state import reset, seat_count
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw, raw_at


def new_states(games: int, seats: int, grey: bool = False, first_seat: int = 0) -> States:
    """New games, in phase DEAL."""
    states = np.zeros((games, state_words(seats)), np.int64)
    reset_batch(states, np.full(games, first_seat, np.int64), grey)
    return states


def new_generators(games: int, seed: int) -> Generators:
    """A generator for each game, with consecutive seeds from `seed`."""
    return np.arange(seed, seed + games, dtype=np.uint64)


@compiled
def reset_batch(states: States, first_seats: Int64s, grey: bool) -> None:
    """Make every row a new game."""
    seats = (states.shape[1] - SEATS_AT) // SEAT_WORDS
    first = raw(first_seats)
    for game in range(states.shape[0]):
        reset(raw_at(states, game), seats, grey, first[at(game)])


@compiled
def deal_batch(states: States, generators: Generators) -> None:
    """Deal in every game that waits for a deal, each from its own generator."""
    for game in range(states.shape[0]):
        state = raw_at(states, game)
        if state[PHASE] == DEAL:
            deal(state, raw_at(generators, game))


@compiled
def play_batch(states: States, actions: Int64s) -> None:
    """Play an action in every game; a negative action leaves the game as it is."""
    chosen = raw(actions)
    for game in range(states.shape[0]):
        action = chosen[at(game)]
        if action >= 0:
            play(raw_at(states, game), action)


@compiled
def step_batch(states: States, actions: Int64s, generators: Generators) -> None:
    """Play an action in every game as `play_batch` does, and deal if the round is over."""
    chosen = raw(actions)
    for game in range(states.shape[0]):
        state, action = raw_at(states, game), chosen[at(game)]
        if action >= 0:
            play(state, action)
        if state[PHASE] == DEAL:
            deal(state, raw_at(generators, game))


@inlined
def _spread(mask: int, flags: NDArray[np.uint8], first: int) -> None:
    """Write 1 for every bit of a mask that is set, starting at an index."""
    while mask:
        flags[at(first + lowest_bit(mask))] = 1
        mask &= mask - 1


def legal_batch(states: States, legal: NDArray[np.bool_]) -> None:
    """Write which actions are legal in every game.

    `legal` is (games, actions). 330 actions are always enough; on the coloured wall 180 are enough
    for two seats, 240 for three and 300 for four.
    """
    write_legal(states, legal.view(np.uint8))


@compiled
def write_legal(states: States, legal: NDArray[np.uint8]) -> None:
    """Write 1 for every legal action and 0 for the others."""
    legal[:] = 0
    flags, actions = raw(legal), legal.shape[1]
    for game in range(states.shape[0]):
        state, first = raw_at(states, game), game * actions
        if state[PHASE] == DRAFT:
            for word in range(seat_count(state) + 1):
                _spread(draft_mask(state, word), flags, first + MASK_BITS * word)
        elif state[PHASE] == TILE:
            _spread(tile_mask(state), flags, first + TILING)


@compiled
def random_actions(states: States, generators: Generators, actions: Int64s) -> None:
    """Choose a uniform legal action in every game, or -1 if there is none."""
    chosen = raw(actions)
    for game in range(states.shape[0]):
        state, action = raw_at(states, game), -1
        if state[PHASE] == DRAFT or state[PHASE] == TILE:
            action = nth_move(state, below(raw_at(generators, game), legal_count(state)))
        chosen[at(game)] = action
