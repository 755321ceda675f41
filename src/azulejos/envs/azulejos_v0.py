"""The PettingZoo environment: `azulejos_v0.env()`, with agents `player_0`, `player_1` and so on.

The module's name follows PettingZoo's convention.

>>> from azulejos.envs import azulejos_v0
>>> env = azulejos_v0.env(seats=2, wall="coloured")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())
84

Version history: v0, observation version 1.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from azulejos import fast
from azulejos.envs.actions import whole_action
from azulejos.envs.drawing.picture import draw_pixels, draw_svg
from azulejos.envs.drawing.text import sketch
from azulejos.envs.features import action_count, observation_high, observation_size
from azulejos.envs.observation import legal_action_mask, observation
from azulejos.envs.rewards import RewardKind, reward_number, rewards
from azulejos.envs.seeds import whole_seed
from azulejos.envs.single import ILLEGAL, SEAT_BITS, TRUNCATED, step_game, write_view
from azulejos.envs.start_positions import check_kind, state_from
from azulejos.rules import Position

Observation: TypeAlias = dict[str, NDArray[Any]]


def env(
    seats: int = 2,
    wall: str = "coloured",
    *,
    rewards: RewardKind = "win",
    max_rounds: int | None = None,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """The game with PettingZoo's usual wrappers: an illegal action ends the game for its player."""
    game: Any = raw_env(
        seats, wall, rewards=rewards, max_rounds=max_rounds, render_mode=render_mode
    )
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=illegal_reward)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 (PettingZoo's name)
    """One game; `reset(options={"position": ...})` begins from a position or its text.

    The seed of `reset` gives the same deals as `CounterGenerator(seed)` in `azulejos.rules`.
    Without a seed, the random stream of the last reset continues.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by PettingZoo)
        "name": "azulejos_v0",
        "render_modes": ["human", "ansi", "rgb_array", "svg"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        seats: int = 2,
        wall: str = "coloured",
        *,
        rewards: RewardKind = "win",
        max_rounds: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.grey = check_kind(seats, wall, 0)
        reward_number(rewards)
        if max_rounds is not None and max_rounds < 1:
            raise ValueError(f"a game has at least one round, not {max_rounds}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"render modes are {modes}, not {render_mode!r}")
        self.seats, self.reward_kind, self.max_rounds = seats, rewards, max_rounds
        self.render_mode = render_mode
        self._features = observation_size(seats, self.grey)
        self._actions = action_count(seats, self.grey)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.action_spaces = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: _observation_space(seats, self.grey) for agent in self.possible_agents
        }
        self.game = fast.new_state(seats, self.grey)
        self._generator = fast.new_generator(_entropy())

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, or start from `options["position"]`; `first_seat` is an option too."""
        options = options or {}
        if seed is not None:
            self._generator = fast.new_generator(whole_seed(seed))
        if "position" in options:
            self.game = state_from(options["position"], self.seats, self.grey)
        else:
            self.game = fast.new_state(self.seats, self.grey, options.get("first_seat", 0))
        if fast.phase(self.game) == fast.DEAL:
            fast.deal(self.game, self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Play the action of the agent to act; an illegal one raises `ValueError`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else whole_action(action)
        found = step_game(self.game, self._generator, chosen, self.max_rounds or 0)
        if found == ILLEGAL:
            raise ValueError(f"action {action} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if found > SEAT_BITS:
            self._finish(truncated=found >= TRUNCATED)
        self.agent_selection = self.possible_agents[found & SEAT_BITS]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self, *, truncated: bool) -> None:
        """End the game for all agents; a truncated game has no result, so rewards are 0."""
        ended = self.truncations if truncated else self.terminations
        for seat, agent in enumerate(self.agents):
            ended[agent] = True
            self.infos[agent] = {"score": int(fast.score(self.game, seat))}
        if not truncated:
            paid = rewards(self.game, self.reward_kind)
            self.rewards = dict(zip(self.agents, paid, strict=True))

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[fast.seat_to_act(self.game)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, its own board first; only the agent to act has legal actions."""
        seen = np.empty(self._features, np.uint8)
        mask = np.empty(self._actions, np.uint8)
        write_view(self.game, self.possible_agents.index(agent), seen, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def legal_action_mask(self) -> NDArray[np.int8]:
        """Which actions are legal for the agent to act; does not play."""
        return legal_action_mask(self.game)

    def state(self) -> NDArray[np.uint8]:
        """The whole table as seat 0 sees it: nothing is hidden in this game."""
        return observation(self.game, 0)

    @property
    def position(self) -> Position:
        """The position, for `azulejos.rules`; its text can start another environment."""
        return fast.to_position(self.game)

    def clone(self) -> raw_env:
        """Another environment at the same point of the same stream; the two share nothing."""
        other = object.__new__(raw_env)
        other.__dict__.update(self.__dict__)
        other.game, other._generator = self.game.copy(), self._generator.copy()
        other.agents, other.rewards = self.agents[:], dict(self.rewards)
        other._cumulative_rewards = dict(self._cumulative_rewards)
        other.terminations, other.truncations = dict(self.terminations), dict(self.truncations)
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def render(self) -> NDArray[np.uint8] | str | None:
        """The position in the render mode; `human` prints it."""
        match self.render_mode:
            case "ansi":
                return sketch(self.position)
            case "rgb_array":
                return draw_pixels(self.position)
            case "svg":
                return draw_svg(self.position)
            case "human":
                print(sketch(self.position), end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]


def _observation_space(seats: int, grey: bool) -> spaces.Space[Any]:
    low = np.zeros(observation_size(seats, grey), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, observation_high(seats, grey), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (action_count(seats, grey),), np.int8),
        }
    )


def _entropy() -> int:
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
