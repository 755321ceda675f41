"""Many games stepped at once, in numpy arrays that are created once.

This is for training loops and needs no framework.

>>> from azulejos.envs.batch import Batch
>>> batch = Batch(games=4, seed=1)
>>> batch.observation.shape, batch.mask.shape, batch.reward.shape
((4, 159), (4, 180), (4, 2))
>>> for _ in range(100):
...     batch.step(batch.random_actions())
>>> batch.games_finished >= 4
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from azulejos import fast
from azulejos.envs.actions import whole_actions
from azulejos.envs.batch.loops import (
    CHECK,
    CHOOSE,
    SHOW,
    STEP,
    Arrays,
    BatchSettings,
    begin_row,
    clear_rows,
    show_rows,
)
from azulejos.envs.batch.threads import ThreadTeam
from azulejos.envs.features import action_count, observation_size
from azulejos.envs.rewards import RewardKind, reward_number
from azulejos.envs.seeds import Seed, Seeds, seeds_of_games
from azulejos.envs.start_positions import check_kind, state_from
from azulejos.rules import Position

_MADE_ANEW = {"_team", *Arrays._fields}  # created again in a copy; `_expose` names the arrays


class Batch:
    """Games of one kind; `step` plays one action in each and writes into the arrays below.

    `observation` (games, features) uint8, from the seat to act; `mask` (games, actions) bool;
    `seat` (games,) int8, the seat to act; and from the last step: `reward` (games, seats) float32,
    `done` and `truncated` (games,) bool, `final_score` (games, seats) int16 for games that are
    `done`. A finished game restarts in the same step unless `restarts` is false. The arrays stay
    the same objects, so a view or a tensor made of one sees every later step.
    """

    def __init__(
        self,
        games: int,
        seats: int = 2,
        wall: str = "coloured",
        *,
        rewards: RewardKind = "win",
        max_rounds: int | None = None,
        first_seat: int = 0,
        restarts: bool = True,
        threads: int = 1,
        seed: Seed | Seeds | None = None,
    ) -> None:
        grey = check_kind(seats, wall, first_seat)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        if max_rounds is not None and max_rounds < 1:
            raise ValueError(f"a game has at least one round, not {max_rounds}")
        self.games, self.seats, self.grey, self.threads = games, seats, grey, threads
        self.actions = action_count(seats, grey)
        self.games_finished = 0
        self._settings = BatchSettings(
            reward_number(rewards), max_rounds or 0, first_seat, restarts
        )
        self._arrays = new_arrays(games, seats, grey)
        self._team = ThreadTeam(threads, self._arrays, self._settings)
        self._expose()
        self.reset(seed)

    def reset(self, seed: Seed | Seeds | None = None) -> None:
        """Restart all games: game i from seed + i, or from the i-th seed of a sequence.

        Without a seed, the first call takes one from the system, and later calls continue the
        random streams.
        """
        if seed is None and not self.states.any():
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if seed is not None:
            self._arrays.generators[:] = seeds_of_games(seed, self.games)
            self._arrays.choosers[:] = ~self._arrays.generators
        first_seats = np.full(self.games, self._settings.first_seat, np.int64)
        fast.reset_batch(self.states, first_seats, self.grey)
        fast.deal_batch(self.states, self._arrays.generators)
        clear_rows(self._arrays, 0, self.games)
        self.games_finished = 0
        self._team.run(SHOW)

    def step(self, actions: ArrayLike) -> None:
        """Play an action in every game; a negative action leaves the game as it is.

        An illegal action raises `ValueError`, and no game is stepped.
        """
        self._arrays.chosen[:] = whole_actions(actions, self.games)
        wrong = self._team.run(CHECK)
        if wrong >= 0:
            raise ValueError(f"action {np.asarray(actions)[wrong]} is not legal in game {wrong}")
        self._team.run(STEP)
        self.games_finished += int(np.count_nonzero(self.done))

    def random_actions(self) -> NDArray[np.int64]:
        """A uniform legal action for every game, -1 if there is none; always the same array."""
        self._team.run(CHOOSE)
        return self._arrays.chosen

    @property
    def playing(self) -> NDArray[np.bool_]:
        """The games in which a seat is to act: all of them, if finished games restart."""
        return np.asarray(self.mask.any(axis=1))

    def restart(self, game: int) -> None:
        """Restart one game, from its own random stream."""
        begin_row(self._arrays, self._settings, self._row(game))

    def position(self, game: int) -> Position:
        """The position of a game."""
        return fast.to_position(self.states[self._row(game)])

    def set_position(self, game: int, position: Position | str) -> None:
        """Start from a position or its text; a pending deal comes from the game's stream."""
        row = self._row(game)
        self.states[row] = state_from(position, self.seats, self.grey)
        fast.deal_batch(self.states[row : row + 1], self._arrays.generators[row : row + 1])
        clear_rows(self._arrays, row, row + 1)
        show_rows(self._arrays, row, row + 1)

    def _row(self, game: int) -> int:
        """The row of a game; negative numbers count from the end. Compiled code does not check."""
        try:
            return range(self.games)[game]
        except IndexError:
            raise IndexError(f"there are {self.games} games, and no game {game}") from None

    def copy(self) -> Batch:
        """Another batch with the same games and streams; the two share nothing."""
        other = object.__new__(type(self))
        copies: list[Any] = [array.copy() for array in self._arrays]
        other.__setstate__({**self.__getstate__(), "_arrays": Arrays(*copies)})
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything except threads and views: a pickled view no longer sees its array."""
        return {name: value for name, value in self.__dict__.items() if name not in _MADE_ANEW}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # An array from shared memory may be read-only, and compiled code does not check.
        own: list[Any] = [np.require(array, requirements=["C", "A", "W"]) for array in self._arrays]
        self._arrays = Arrays(*own)
        self._team = ThreadTeam(self.threads, self._arrays, self._settings)
        self._expose()

    def _expose(self) -> None:
        """Name the arrays; flags are bytes inside, because compiled code writes bytes."""
        self.states = self._arrays.states
        self.observation = self._arrays.observation
        self.mask = self._arrays.mask.view(np.bool_)
        self.reward = self._arrays.reward
        self.done = self._arrays.done.view(np.bool_)
        self.truncated = self._arrays.truncated.view(np.bool_)
        self.seat = self._arrays.seat
        self.final_score = self._arrays.final_score


def new_arrays(games: int, seats: int, grey: bool) -> Arrays:
    """The arrays of a batch, with nothing in them yet."""
    return Arrays(
        states=np.zeros((games, fast.state_words(seats)), np.int64),
        generators=np.zeros(games, np.uint64),
        observation=np.zeros((games, observation_size(seats, grey)), np.uint8),
        mask=np.zeros((games, action_count(seats, grey)), np.uint8),
        reward=np.zeros((games, seats), np.float32),
        done=np.zeros(games, np.uint8),
        truncated=np.zeros(games, np.uint8),
        seat=np.zeros(games, np.int8),
        final_score=np.zeros((games, seats), np.int16),
        chosen=np.full(games, -1, np.int64),
        choosers=np.zeros(games, np.uint64),
    )
