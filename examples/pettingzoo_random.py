"""Random play in the PettingZoo environment: `python examples/pettingzoo_random.py`."""

from azulejos.envs import azulejos_v0


def play(seats: int = 3, wall: str = "grey", seed: int = 1) -> dict[str, float]:
    """Play a game and return the rewards of the agents."""
    env = azulejos_v0.env(seats, wall, rewards="score")
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    got = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            got[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return got


if __name__ == "__main__":
    print(play())
