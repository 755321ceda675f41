"""Benchmarks of the compiled engine, and a signature that changes if its games change.

Timing belongs in the benchmark command, never in a test.
"""

from __future__ import annotations

import time

import numpy as np

from azulejos.fast.random_play import play_seeds
from azulejos.fast.seats import score
from azulejos.fast.state import new_state

KINDS = {f"{seats}{wall}": (seats, wall == "G") for wall in "CG" for seats in (2, 3, 4)}
SIGNATURE_GAMES = 1000


def moves_per_second(kind: str, games: int = 10_000, repeats: int = 15) -> float:
    """Random moves per second of one thread's processor time, the best of several runs."""
    seats, grey = KINDS[kind]
    state, generator = new_state(seats, grey), np.zeros(1, np.uint64)
    play_seeds(state, generator, grey, 1, 1)  # loads the engine
    best = 0.0
    for _ in range(repeats):
        began = time.thread_time()
        moves = play_seeds(state, generator, grey, 1, games)
        best = max(best, moves / (time.thread_time() - began))
    return best


def all_moves_per_second(games: int = 10_000, repeats: int = 15) -> dict[str, float]:
    """The figure of every kind: `{"2C": ..., "3C": ..., ...}`."""
    return {kind: moves_per_second(kind, games, repeats) for kind in KINDS}


def signature(games: int = SIGNATURE_GAMES) -> int:
    """Moves and final scores of fixed games of every kind, in one number."""
    number = 0
    for seats, grey in KINDS.values():
        state, generator = new_state(seats, grey), np.zeros(1, np.uint64)
        for seed in range(games):
            moves = play_seeds(state, generator, grey, seed, 1)
            points = sum(score(state, seat) << seat for seat in range(seats))
            number = (number * 1_000_003 + moves * 1024 + points) % (1 << 32)
    return number
