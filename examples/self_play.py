"""Self-play data on disk: `python examples/self_play.py --games 1000 --out games.npz`.

Every move of every game becomes a row: what the player saw, which actions were legal, which one it
chose and how the game ended for it. The default is random play; `--player greedy` or a level gives
better data and takes longer.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.envs.baselines import BASELINES, Baseline
from azulejos.envs.batch import Batch
from azulejos.envs.features import OBSERVATION_VERSION

Columns = dict[str, NDArray[Any]]


def record(games: int, player: str = "random", seed: int = 1) -> Columns:
    """Play games to their end and return the columns."""
    batch, agent = Batch(games, restarts=False, seed=seed), Baseline(player, seed)
    rows: list[Columns] = []
    while (playing := batch.playing).any():
        actions = agent.actions(batch, playing)
        rows.append(
            {
                "game": np.flatnonzero(playing),
                "seat": batch.seat[playing],
                "observation": batch.observation[playing],
                "mask": np.packbits(batch.mask[playing], axis=1),
                "action": actions[playing].astype(np.int16),
            }
        )
        batch.step(actions)
    columns = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
    own = batch.final_score[columns["game"], columns["seat"]]
    other = batch.final_score[columns["game"], 1 - columns["seat"]]
    return {**columns, "score": own, "margin": own - other}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write self-play data to a file.")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--player", choices=BASELINES, default="random", help="who plays (random)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--out", type=Path, default=Path("games.npz"), help="the file (games.npz)")
    options = parser.parse_args()
    columns = record(options.games, options.player, options.seed)
    columns["observation_version"] = np.array(OBSERVATION_VERSION)
    with options.out.open("wb") as file:  # numpy would add an extension to a name
        np.savez_compressed(file, allow_pickle=False, **columns)
    size = options.out.stat().st_size
    print(f"{len(columns['action']):,} moves of {options.games:,} games, {size:,} bytes")


if __name__ == "__main__":
    main()
