"""The player of a level that searches, in its own process.

Of the players, only this module loads the engine. Workers, engines and matches import it when
they need it; servers never do.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from azulejos.fast import State, from_position
from azulejos.net.file import read_header
from azulejos.players.handicap import overlooked_actions
from azulejos.players.levels import Level
from azulejos.players.player import ChosenMove
from azulejos.rules import CounterGenerator, Position, draw_deal
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits
from azulejos.search.puct.search import LEAST_VISITS
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal

LISTING = Limits(nodes=LEAST_VISITS)  # enough to compare the moves of a list


class ThinkingPlayer:
    """Plays at a level. The same seed and a limit of nodes give the same moves every time."""

    def __init__(
        self,
        level: Level,
        name: str | None = None,
        seed: int = 0,
        threads: int = 1,
        weights: Path | None = None,
    ) -> None:
        """With a file of weights, the search uses these."""
        self.level = level
        self.name = name or level.name
        self.seed = seed
        self._weights = weights
        self._search = LearnedSearch(weights, threads)

    def choose(
        self,
        position: Position,
        limits: Limits | None = None,
        stop_signal: StopSignal | None = None,
    ) -> ChosenMove:
        """The best move that the level sees, within the limits or until the stop signal."""
        began = time.perf_counter()
        report = self.report(position, limits, stop_signal=stop_signal)
        return ChosenMove.best_of(report, position, time.perf_counter() - began)

    def report(
        self,
        position: Position,
        limits: Limits | None = None,
        best: int = 1,
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The result of the level's search for a position."""
        overlooked = overlooked_actions(position, self.level.handicap.at(position), self.seed)
        state = from_position(position)
        return self._search.think(state, self._limits(limits), best, overlooked, stop_signal)

    def load(self) -> None:
        """Load the engine and the network, so that the first answer does not wait for them."""
        seats = 2 if self._weights is None else read_header(self._weights)[0]["seats"]
        self._search.think(sample_state(seats), LISTING)

    def new_game(self, seed: int) -> None:
        """Overlook other moves than in the game before."""
        self.seed = seed

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _limits(self, limits: Limits | None) -> Limits:
        """The given limits, or the level's; its own nodes always apply."""
        own = self.level.limits
        if limits is None:
            return own
        if own.seconds is not None:
            return limits
        nodes = [bound for bound in (own.nodes, limits.nodes) if bound is not None]
        return replace(own, seconds=limits.seconds, nodes=min(nodes, default=None))


def sample_position(seats: int = 2) -> Position:
    """A position with a choice, to load a search with."""
    position = Position.start(seats)
    return position.deal(draw_deal(position, CounterGenerator(1).below))


def sample_state(seats: int = 2) -> State:
    """The same position for a search."""
    return from_position(sample_position(seats))
