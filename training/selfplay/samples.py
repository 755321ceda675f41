"""Recording samples: positions while a game runs, their features and results at its end.

Self-play and the greedy warm start both use it.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import (
    DEAL,
    Int64s,
    State,
    compiled,
    copy_state,
    phase,
    score,
    seat_count,
    seat_to_act,
    wall_bits,
)
from azulejos.net.inputs.canonical import sort_factories
from azulejos.net.inputs.inputs import write_training_features
from azulejos.net.inputs.layout import SCORE_SCALE
from azulejos.net.value import margin, win_share
from training.selfplay.games import MOST_SAMPLES, ROOM, SAMPLES, Games

WHOLE = 65535.0  # the sum of a policy


@compiled
def open_sample(games: Games, game: int) -> int:
    """Store the state of a game as a sample without a policy; return its index, or -1 if full."""
    place = games.control[game, SAMPLES]
    if place >= MOST_SAMPLES:
        return -1
    games.control[game, SAMPLES] = place + 1
    copy_state(games.sample_states[game, place], games.states[game])
    games.sample_policies[game, place, :] = 0
    games.sample_values[game, place, :] = np.nan
    return place


@compiled
def close_samples(games: Games, game: int, chunk: int, order: Int64s) -> bool:
    """Output the samples of a finished game with its result; return False if there is no room.

    A position before a deal takes the value of the search right after the deal.
    """
    final, seats = games.states[game], seat_count(games.states[game])
    count, first = games.control[game, SAMPLES], games.out_count[chunk]
    if first + count > ROOM:
        return False
    next_deal = -1
    for place in range(count - 1, -1, -1):
        state, row = games.sample_states[game, place], first + place
        games.out_movers[chunk, row] = seat_to_act(state)
        games.out_ahead[chunk, row] = next_deal - place if next_deal >= 0 else 0
        if phase(state) == DEAL:
            next_deal = place
        sort_factories(state, order)
        write_training_features(state, order, games.out_features[chunk, row])
        for index in range(games.out_policies.shape[2]):
            games.out_policies[chunk, row, index] = games.sample_policies[game, place, index]
        _write_result(
            final, seat_to_act(state), games.out_values[chunk, row], games.out_walls[chunk, row]
        )
        searched = place + (phase(state) == DEAL and place + 1 < count)
        for seat in range(seats):
            value = games.sample_values[game, searched, (seat_to_act(state) + seat) % seats]
            games.out_searched[chunk, row, seat] = value
    games.out_count[chunk] = first + count
    return seats > 0


@compiled
def last_deals(games: Games, game: int) -> tuple[int, int]:
    """The samples before the last two deals of a game, the last one first; -1 if there is none."""
    last, before = -1, -1
    for place in range(games.control[game, SAMPLES]):
        if phase(games.sample_states[game, place]) == DEAL:
            last, before = place, last
    return last, before


@compiled
def _write_result(final: State, mover: int, values: np.ndarray, walls: np.ndarray) -> None:
    """Write the result of a game, starting with a mover."""
    seats = seat_count(final)
    for place in range(seats):
        seat = (mover + place) % seats
        values[place] = win_share(final, seat)
        values[seats + place] = margin(final, seat)
        values[2 * seats + place] = score(final, seat) / SCORE_SCALE
        walls[place] = wall_bits(final, seat)
