"""Many games stepped by one call: a state a row, all of the same number of seats.

A file of its own because environments and training need nothing else. Every function releases the
GIL and touches only its rows, so threads may work on slices of the same arrays.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast.bits import lowest_bit
from azulejos.fast.compiled import compiled
from azulejos.fast.dealing import deal
from azulejos.fast.generator import below
from azulejos.fast.layout import (
    DEAL,
    DRAFT,
    MASK_BITS,
    PHASE,
    SEAT_WORDS,
    SEATS_AT,
    SOURCE_WORDS,
    TILE,
    TILING,
    States,
    state_words,
)
from azulejos.fast.moves import draft_mask, legal_count, nth_move, play, tile_mask
from azulejos.fast.state import reset


def new_states(games: int, seats: int, grey: bool = False, first_seat: int = 0) -> States:
    """New games, in phase DEAL."""
    states = np.zeros((games, state_words(seats)), np.int64)
    reset_batch(states, np.full(games, first_seat, np.int64), grey)
    return states


def new_generators(games: int, seed: int) -> NDArray[np.uint64]:
    """A generator for each game: the streams of the seeds from `seed` on."""
    return np.arange(seed, seed + games, dtype=np.uint64)


@compiled
def reset_batch(states: States, first_seats: NDArray[np.int64], grey: bool) -> None:
    """Make every row a new game."""
    seats = (states.shape[1] - SEATS_AT) // SEAT_WORDS
    for game in range(states.shape[0]):
        reset(states[game], seats, grey, first_seats[game])


@compiled
def deal_batch(states: States, generators: NDArray[np.uint64]) -> None:
    """Deal in every game that waits for a deal, each from its own generator."""
    for game in range(states.shape[0]):
        if states[game, PHASE] == DEAL:
            deal(states[game], generators[game : game + 1])


@compiled
def play_batch(states: States, actions: NDArray[np.int64]) -> None:
    """Play an action in every game; a game whose action is negative is left as it is."""
    for game in range(states.shape[0]):
        if actions[game] >= 0:
            play(states[game], actions[game])


@compiled
def step_batch(states: States, actions: NDArray[np.int64], generators: NDArray[np.uint64]) -> None:
    """Play an action in every game, and deal where the round is over."""
    for game in range(states.shape[0]):
        if actions[game] >= 0:
            play(states[game], actions[game])
        if states[game, PHASE] == DEAL:
            deal(states[game], generators[game : game + 1])


@compiled
def legal_batch(states: States, legal: NDArray[np.bool_]) -> None:
    """Write which actions are legal in every game; `legal` is (games, actions), at most 330."""
    actions = legal.shape[1]
    for game in range(states.shape[0]):
        state = states[game]
        legal[game, :] = False
        if state[PHASE] == DRAFT:
            for word in range(SOURCE_WORDS):
                mask = draft_mask(state, word)
                while mask:
                    legal[game, MASK_BITS * word + lowest_bit(mask)] = True
                    mask &= mask - 1
        elif state[PHASE] == TILE and actions > TILING:
            mask = tile_mask(state)
            while mask:
                legal[game, TILING + lowest_bit(mask)] = True
                mask &= mask - 1


@compiled
def random_actions(
    states: States, generators: NDArray[np.uint64], actions: NDArray[np.int64]
) -> None:
    """Choose a uniform legal action in every game, -1 where none is."""
    for game in range(states.shape[0]):
        state, count = states[game], 0
        if state[PHASE] == DRAFT or state[PHASE] == TILE:
            count = legal_count(state)
        actions[game] = -1
        if count:
            actions[game] = nth_move(state, below(generators[game : game + 1], count))
