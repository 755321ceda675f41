"""The Gymnasium environment: one seat of many games, against a baseline on the other seats.

Gymnasium environments have one agent only. Importing this module registers `Azulejos-v0`:

>>> import gymnasium
>>> import azulejos.envs.gymnasium
>>> envs = gymnasium.make_vec("Azulejos-v0", num_envs=3, opponent="greedy")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((3, 159), (3, 180))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from azulejos.envs.actions import whole_actions
from azulejos.envs.baselines import Baseline
from azulejos.envs.batch import Batch
from azulejos.envs.drawing.picture import draw_pixels
from azulejos.envs.drawing.text import sketch
from azulejos.envs.features import observation_high
from azulejos.envs.observation import observation
from azulejos.envs.rewards import RewardKind
from azulejos.fast import to_position

Bytes = NDArray[np.uint8]


class AzulejosVectorEnv(VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """Many games; `step` plays the learner's action and the opponents' until its next turn.

    A finished game restarts in the same step; its last observation is in `infos["final_obs"]`.
    An illegal action ends its game with `illegal_reward` and is reported in `infos["illegal"]`.
    `seat` is the learner's seat; None changes it with every game. `infos["action_mask"]` has the
    legal actions.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by Gymnasium)
        "render_modes": ["ansi", "rgb_array"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        wall: str = "coloured",
        *,
        opponent: str = "random",
        seat: int | None = None,
        rewards: RewardKind = "win",
        max_rounds: int | None = None,
        illegal_reward: float = -1.0,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"the learner's seat is 0 to {seats - 1}, not {seat}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render modes are ansi, rgb_array, not {render_mode!r}")
        self.num_envs, self.render_mode = num_envs, render_mode
        self.batch = Batch(
            num_envs, seats, wall,
            rewards=rewards, max_rounds=max_rounds, restarts=False, threads=threads,
        )  # fmt: skip
        self.opponent = Baseline(opponent)
        self._seat, self._illegal_reward, self._copy = seat, illegal_reward, copy
        self._has_reset = False
        self._rows = np.arange(num_envs)
        high = observation_high(seats, self.batch.grey)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._take_seats()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games: game i from seed + i; `options["position"]` begins all from a position.

        The seed also seeds the opponents. A position in which the game is over before the learner
        has a choice raises `ValueError`; then another reset is needed.
        """
        self._has_reset = False
        super().reset(seed=seed)
        self.batch.reset(seed)
        if seed is not None:
            self.opponent.new_game(~seed)  # another stream than that of the deals
        for game in range(self.num_envs) if options and "position" in options else ():
            self.batch.set_position(game, (options or {})["position"])
        self._take_seats()
        self._open(np.ones(self.num_envs, np.bool_))
        self._has_reset = True
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in every game, and the opponents' answers.

        Before the first reset it raises Gymnasium's `ResetNeeded`.
        """
        self._need_reset("step")
        batch, chosen = self.batch, whole_actions(actions, self.num_envs)
        in_range = (chosen >= 0) & (chosen < batch.actions)
        legal = in_range & batch.mask[self._rows, np.where(in_range, chosen, 0)]
        rewards = np.where(legal, 0.0, self._illegal_reward)
        terminated, truncated = ~legal, np.zeros(self.num_envs, np.bool_)
        chosen = np.where(legal, chosen, -1)
        while (chosen >= 0).any():
            batch.step(chosen)
            rewards += batch.reward[self._rows, self.seats]
            terminated |= batch.done & ~batch.truncated
            truncated |= batch.truncated
            waiting = ~(terminated | truncated) & (batch.seat != self.seats)
            chosen = self.opponent.actions(batch, waiting)
        infos = self._finish(terminated | truncated, ~legal)
        return self._observations(), rewards, terminated, truncated, {**infos, **self._infos()}

    def _need_reset(self, call: str) -> None:
        """Refuse a call as Gymnasium's `OrderEnforcing` does, which has no vector version."""
        if not self._has_reset:
            raise ResetNeeded(f"Cannot call env.{call}() before calling env.reset()")

    def _take_seats(self) -> None:
        start = self._rows if self._seat is None else np.full(self.num_envs, self._seat)
        self.seats = start % self.batch.seats

    def _open(self, games: NDArray[np.bool_]) -> None:
        """Let the opponents play until the learner's turn; no whole game ends that soon."""
        while (waiting := games & (self.batch.seat != self.seats)).any():
            self.batch.step(self.opponent.actions(self.batch, waiting))
            if self.batch.done.any():
                seat = self.seats[self.batch.done.argmax()]
                raise ValueError(f"the game is over before seat {seat} has a choice")

    def _finish(self, ended: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> dict[str, Any]:
        """Keep the last observations of finished games, and restart them."""
        infos: dict[str, Any] = {"illegal": illegal, "_illegal": np.ones_like(illegal)}
        for game in np.flatnonzero(ended).tolist():
            state, seat = self.batch.states[game], int(self.seats[game])
            last = {"final_obs": observation(state, seat), "final_info": {"seat": seat}}
            infos = self._add_info(infos, last, game)
            self.batch.restart(game)
            if self._seat is None:
                self.seats[game] = (seat + 1) % self.batch.seats
        if ended.any():
            self._open(ended)
        return infos

    def _observations(self) -> Bytes:
        return self.batch.observation.copy() if self._copy else self.batch.observation

    def _infos(self) -> dict[str, Any]:
        mask = self.batch.mask.view(np.int8)
        there = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": mask.copy() if self._copy else mask,
            "_action_mask": there,
            "seat": self.seats.copy(),
            "_seat": there,
        }

    def render(self) -> tuple[Any, ...] | None:
        """Every game as text or pixels."""
        draw = {"ansi": sketch, "rgb_array": draw_pixels}.get(self.render_mode or "")
        if draw is None:
            return None
        self._need_reset("render")
        return tuple(draw(to_position(state)) for state in self.batch.states)


if "Azulejos-v0" not in gymnasium.registry:
    gymnasium.register(
        "Azulejos-v0", vector_entry_point="azulejos.envs.gymnasium:AzulejosVectorEnv"
    )
