"""Baseline agents: the project's own players as agents for environments.

What a player needs is imported when it is created.

>>> from azulejos.envs.baselines import Baseline
>>> from azulejos import Position
>>> agent = Baseline("greedy", seed=1)
>>> agent.act(Position.parse(
...     "C draft 1 1 1- -/BBYR/YRKK/BYRK/RRRW/BYYW 16,15,14,17,18 0,0,0,0,0 "
...     "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
... )) in range(180)
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos import fast
from azulejos.envs.batch import Batch
from azulejos.envs.seeds import Seed, whole_seed
from azulejos.players import LEVELS, Player
from azulejos.players.named import level_player
from azulejos.players.simple import GreedyPlayer, RandomPlayer
from azulejos.rules import Phase, Position

BASELINES = ("random", "greedy", *LEVELS)


def _player(name: str, seed: int) -> Player:
    if name not in BASELINES:
        raise ValueError(f"baselines are {', '.join(BASELINES)}, not {name!r}")
    if name == "random":
        return RandomPlayer(seed=seed)
    if name == "greedy":
        return GreedyPlayer(seed=seed)
    return level_player(LEVELS[name], seed)


class Baseline:
    """A player by name: `random`, `greedy` or a level such as `novice` or `expert`."""

    def __init__(self, name: str, seed: Seed = 0) -> None:
        self.name, self._seed = name, whole_seed(seed)
        self._player = _player(name, self._seed)

    def new_game(self, seed: Seed) -> None:
        """Start another random stream: the same seed gives the same actions again."""
        self._seed = whole_seed(seed)
        self._player.new_game(self._seed)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle a level as its name and its seed: its search cannot be copied."""
        left_out = {"_player"} if self.name in LEVELS else set()
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_player" not in state:
            self._player = _player(self.name, self._seed)

    def act(self, position: Position) -> int:
        """The action for a position in which a seat acts.

        With PettingZoo ask for `env.unwrapped.position`, with OpenSpiel for `state.position`.
        """
        if position.phase is not Phase.DRAFT and not position.legal_moves():
            raise ValueError(f"no seat has a choice in the phase {position.phase} of this position")
        return self._player.choose(position).move.action_id

    def actions(self, batch: Batch, games: NDArray[np.bool_]) -> NDArray[np.int64]:
        """An action for each of the chosen games of a batch, -1 for the others."""
        if self.name == "random":
            return np.where(games, batch.random_actions(), -1)
        chosen = np.full(batch.games, -1, np.int64)
        for game in np.flatnonzero(games).tolist():
            chosen[game] = self.act(fast.to_position(batch.states[game]))
        return chosen
