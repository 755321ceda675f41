"""Benchmarks of the environments: steps per second.

Timing belongs in the benchmark command, never in a test.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable

import numpy as np

from azulejos.envs.batch import Batch

GAMES = 4096


def steps_per_second(repeats: int = 60) -> dict[str, float]:
    """Random play, including the choice of actions, for a batch of games and one environment.

    Measured in wall-clock time, the best of many short runs, because threads are compared.
    """
    figures = {
        "batch": _batch(1, repeats),
        "batch_2_threads": _batch(2, repeats),
    }
    if importlib.util.find_spec("pettingzoo") is not None:
        figures["pettingzoo"] = _pettingzoo(repeats)
    return figures


def _batch(threads: int, repeats: int, steps: int = 4) -> float:
    """Every step writes observation, mask, reward, end and seat of every game."""
    batch = Batch(GAMES, threads=threads, seed=1)

    def work() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * GAMES

    for _ in range(25):
        work()  # until the games are at different stages
    return _best(work, 5 * repeats)


def _pettingzoo(repeats: int) -> float:
    """A game between two random agents, through all wrappers."""
    from azulejos.envs import azulejos_v0

    env, chance = azulejos_v0.env(), np.random.default_rng(1)

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            over = termination or truncation
            env.step(None if over else int(legal[chance.integers(len(legal))]))
            steps += 1
        return steps

    work()
    return _best(work, repeats)


def _best(work: Callable[[], int], repeats: int) -> float:
    best = 0.0
    for _ in range(repeats):
        began = time.perf_counter()
        steps = work()
        best = max(best, steps / (time.perf_counter() - began))
    return best
