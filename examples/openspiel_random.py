"""Random play in OpenSpiel, including chance nodes: `python examples/openspiel_random.py`."""

import numpy as np
import pyspiel

import azulejos.envs.openspiel


def play(game: str = "azulejos(players=2)", seed: int = 1) -> list[float]:
    """Play a game, print its last position and return the utilities."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    print(state)
    return list(state.returns())


if __name__ == "__main__":
    print(azulejos.envs.openspiel.NAME, play())
