"""Many games at once play as each alone; threads work on slices of them at the same time."""

import threading

import numpy as np
import pytest

from azulejos import fast
from tests.compiled import meet
from tests.fast.games import KIND_NAMES, KINDS, legal_actions

kinds = pytest.mark.parametrize(("seats", "grey"), KINDS, ids=KIND_NAMES)


@kinds
def test_batch_plays_as_single_games(seats: int, grey: bool) -> None:
    games = 16
    states, generators = fast.new_states(games, seats, grey), fast.new_generators(games, 7)
    singles = [(fast.new_state(seats, grey), fast.new_generator(7 + game)) for game in range(games)]
    actions, legal = np.empty(games, np.int64), np.empty((games, fast.ACTIONS), np.bool_)
    fast.deal_batch(states, generators)
    for state, generator in singles:
        fast.deal(state, generator)
    while (states[:, fast.PHASE] != fast.END).any():
        fast.legal_batch(states, legal)
        fast.random_actions(states, generators, actions)
        fast.step_batch(states, actions, generators)
        for game, (state, generator) in enumerate(singles):
            choices = legal_actions(state)
            assert np.flatnonzero(legal[game]).tolist() == choices
            if not choices:
                assert actions[game] == -1
                continue
            assert actions[game] == choices[fast.below(generator, len(choices))]
            fast.play(state, actions[game])
            if fast.phase(state) == fast.DEAL:
                fast.deal(state, generator)
            assert states[game].tolist() == state.tolist()
            assert generators[game] == generator[0]


def test_playing_without_dealing_stops_at_the_deal() -> None:
    states, generators = fast.new_states(4, 2), fast.new_generators(4, 1)
    fast.deal_batch(states, generators)
    actions = np.empty(4, np.int64)
    while (states[:, fast.PHASE] == fast.DRAFT).any():
        fast.random_actions(states, generators, actions)
        fast.play_batch(states, actions)
    assert (states[:, fast.PHASE] == fast.DEAL).all()
    assert (states[:, fast.SEAT] >= 0).all()


def test_short_mask_leaves_tiling_out() -> None:
    states = fast.new_states(1, 2)
    fast.deal_batch(states, fast.new_generators(1, 3))
    legal = np.zeros((1, 180), np.bool_)
    fast.legal_batch(states, legal)
    assert np.flatnonzero(legal[0]).tolist() == legal_actions(states[0])


@kinds
def test_playouts_are_repeatable_and_leave_the_state(seats: int, grey: bool) -> None:
    state = fast.new_state(seats, grey)
    before, results = state.tolist(), []
    for _ in range(2):
        scores, winning = np.zeros((50, seats), np.int64), np.zeros(50, np.int64)
        moves = fast.playouts(state, fast.new_generator(5), scores, winning)
        results.append((moves, scores.tolist(), winning.tolist()))
    assert results[0] == results[1]
    assert state.tolist() == before
    assert all(0 < mask < 1 << seats for mask in results[0][2])
    assert len(set(map(tuple, results[0][1]))) > 10


@kinds
def test_playout_plays_what_single_moves_play(seats: int, grey: bool) -> None:
    for seed in range(5):
        state, generator = fast.new_state(seats, grey), fast.new_generator(seed)
        moves = fast.playout(state, generator)
        other, stream = fast.new_state(seats, grey), fast.new_generator(seed)
        played = 0
        while not fast.is_over(other):
            if fast.phase(other) == fast.DEAL:
                fast.deal(other, stream)
                continue
            choices = legal_actions(other)
            fast.play(other, choices[fast.below(stream, len(choices))])
            played += 1
        assert state.tolist() == other.tolist()
        assert moves == played
        assert generator[0] == stream[0]


def test_two_threads_are_in_flight_at_once() -> None:
    """Each thread waits inside compiled code for the other: possible only without the GIL."""
    flags, results = np.zeros(2, np.int64), [-1, -1]

    def work(own: int) -> None:
        results[own] = meet(fast.new_state(2), flags, own, fast.new_generator(own))

    threads = [threading.Thread(target=work, args=(own,)) for own in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert min(results) >= 0
