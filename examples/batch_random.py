"""Random play in a batch of games: `python examples/batch_random.py`."""

import time

from azulejos.envs.batch import Batch


def play(games: int = 4096, steps: int = 500, threads: int = 1) -> Batch:
    """Step all games, print the speed, and return the batch."""
    batch = Batch(games, seed=1, threads=threads)
    batch.step(batch.random_actions())  # loads the engine
    began = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.random_actions())
    taken = time.perf_counter() - began
    print(f"{games * steps / taken:,.0f} steps a second, {batch.games_finished:,} games finished")
    return batch


if __name__ == "__main__":
    play()
