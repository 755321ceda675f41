"""Random play in the Gymnasium environment: `python examples/gymnasium_random.py`."""

import gymnasium
import numpy as np

import azulejos.envs.gymnasium


def play(opponent: str = "greedy", games: int = 20, seed: int = 1) -> float:
    """The mean reward of random play against a baseline."""
    rng = np.random.default_rng(seed)
    envs = gymnasium.make_vec("Azulejos-v0", num_envs=8, opponent=opponent)
    _, infos = envs.reset(seed=seed)
    got: list[float] = []
    while len(got) < games:
        actions = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        _, rewards, terminated, truncated, infos = envs.step(np.array(actions))
        got += rewards[terminated | truncated].tolist()
    envs.close()
    return float(np.mean(got))


if __name__ == "__main__":
    print(azulejos.envs.gymnasium.AzulejosVectorEnv.__name__, play())
