"""The OpenSpiel game `azulejos`; importing this module registers it.

It implements OpenSpiel's game, state and observer.

>>> import pyspiel
>>> import azulejos.envs.openspiel
>>> game = pyspiel.load_game("azulejos(players=3,wall=grey)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()
[(0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2), (4, 0.2)]

In a deal, every tile is a chance node: its colour, with the probability of the bag or, if the bag
is empty, of the lid that is poured into it (RULES [I7]).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from azulejos import fast
from azulejos.envs.drawing.text import sketch
from azulejos.envs.features import action_count, features, observation_size
from azulejos.envs.observation import write_observation
from azulejos.envs.rewards import rewards
from azulejos.envs.single import play_if_legal
from azulejos.envs.start_positions import check_kind, state_from
from azulejos.rules import Colour, Move, Position

NAME = "azulejos"
COLOURS = 5
# Some wall gets a tile at least every third round (RULES [I11]), and a wall holds 20 tiles without
# a complete row. In a round every tile is drafted, and at most five lines of each seat are tiled.
_ROUNDS_PER_TILE = 3
_TILES_WITHOUT_ROW = 20

_GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Azulejos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "wall": "coloured", "first_seat": 0},
)


def _rounds(seats: int) -> int:
    """More rounds than any game has."""
    return _ROUNDS_PER_TILE * (_TILES_WITHOUT_ROW * seats + 1)


class AzulejosGame(pyspiel.Game):
    """The game for a number of players and a kind of wall."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = {"players": 2, "wall": "coloured", "first_seat": 0, **(params or {})}
        self.seats, self.first_seat = int(values["players"]), int(values["first_seat"])
        self.grey = check_kind(self.seats, values["wall"], self.first_seat)
        tiles = 4 * (2 * self.seats + 1)
        moves = tiles + (5 * self.seats if self.grey else 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.seats, self.grey),
            max_chance_outcomes=COLOURS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_rounds(self.seats) * moves,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> AzulejosState:
        """A new game, before its first tile is dealt."""
        return AzulejosState(self)

    def state_from_position(self, position: Position | str) -> AzulejosState:
        """A state that starts from a position or its text.

        Its history begins there, so it cannot be serialised: OpenSpiel replays from the start.
        """
        state = AzulejosState(self)
        state.game_state = state_from(position, self.seats, self.grey)
        return state

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> AzulejosObserver:
        """An observer of the kind that OpenSpiel asks for."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return AzulejosObserver(self.seats, self.grey, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """More tiles than are dealt in any game."""
        return _rounds(self.seats) * 4 * (2 * self.seats + 1)


class AzulejosState(pyspiel.State):
    """A state of a game, on a packed state of `fast`."""

    _actions = np.empty(fast.MOST_MOVES, np.int64)  # for the engine to write into

    def __init__(self, game: AzulejosGame) -> None:
        super().__init__(game)
        self.game_state = fast.new_state(game.seats, game.grey, game.first_seat)

    def current_player(self) -> int:
        """The seat to act, or chance while tiles are dealt."""
        match fast.phase(self.game_state):
            case fast.END:
                return int(pyspiel.PlayerId.TERMINAL)
            case fast.DEAL:
                return int(pyspiel.PlayerId.CHANCE)
        return int(fast.seat_to_act(self.game_state))

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of the seat to act, in increasing order."""
        if player != self.current_player():
            return []
        actions = self._actions
        legal: list[int] = actions[: fast.legal_moves(self.game_state, actions)].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every colour that can be dealt, with its probability."""
        there = fast.drawable(self.game_state)
        counts = [there >> 8 * colour & 255 for colour in range(COLOURS)]
        total = sum(counts)
        return [(colour, count / total) for colour, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        """Deal a tile, or play; an action that is not legal raises `ValueError`."""
        if fast.phase(self.game_state) == fast.DEAL:
            if not (0 <= action < COLOURS and fast.drawable(self.game_state) >> 8 * action & 255):
                raise ValueError(f"no tile of colour {action} can be dealt")
            fast.deal_tile(self.game_state, action)
        elif not play_if_legal(self.game_state, action):
            raise ValueError(f"action {action} is not legal")

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of a move, or the letter of a dealt tile."""
        if player == pyspiel.PlayerId.CHANCE:
            return Colour(action).letter
        return str(Move.from_action_id(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(fast.is_over(self.game_state))

    def returns(self) -> list[float]:
        """The utilities, which sum to 0: 1 for a sole winner, shared wins are split."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards(self.game_state, "win")

    @property
    def position(self) -> Position:
        """The position, for `azulejos.rules`; during a deal with the tiles dealt so far."""
        return fast.to_position(self.game_state)

    def __str__(self) -> str:
        return sketch(self.position)


class AzulejosObserver:
    """Writes the observation of `azulejos.envs.features` into a tensor for OpenSpiel."""

    def __init__(
        self,
        seats: int,
        grey: bool,
        kind: pyspiel.IIGObservationType,
        params: dict[str, Any] | None,
    ) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._seats = seats
        self._public, self._history = kind.public_info, kind.perfect_recall
        self._bytes = np.zeros(observation_size(seats, grey), np.uint8)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and not self._history:
            self.tensor = np.zeros(len(self._bytes), np.float32)
            for feature, first in features(seats, grey):
                part = self.tensor[first : first + feature.length]
                self.dict[feature.name] = part.reshape(feature.shape)

    def set_from(self, state: AzulejosState, player: int) -> None:
        """Write what a player sees."""
        self._check(player)
        if self.tensor is not None:
            write_observation(state.game_state, player, self._bytes)
            self.tensor[:] = self._bytes

    def string_from(self, state: AzulejosState, player: int) -> str | None:
        """What a player sees as text; nothing is hidden, so only the point of view differs."""
        self._check(player)
        if not self._public:
            return ""
        if self._history:
            return f"seat {player + 1}: {state.history_str()}"
        return f"seat {player + 1}: {state.position}"

    def _check(self, player: int) -> None:
        """Refuse a player without a seat, such as chance; compiled code does not check."""
        if not 0 <= player < self._seats:
            raise ValueError(f"a player is 0 to {self._seats - 1}, not {player}")


pyspiel.register_game(_GAME_TYPE, AzulejosGame)
