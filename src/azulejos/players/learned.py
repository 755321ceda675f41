"""The player that has learned from games against itself: a network and a tree search.

A file of its own because it loads weights, one network for each number of seats, when the first
position of that kind comes. Without weights that fit this program it says so in one line and plays
by the hand-written evaluation.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from azulejos.fast import from_position
from azulejos.net.network import NetworkError, load_network, read_header, shipped
from azulejos.players.levels import LEVELS
from azulejos.players.player import ChosenMove
from azulejos.players.thinking import ThinkingPlayer, sample_state
from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.report import Report
from azulejos.search.tree_search import TreeSearch

FALLBACK = "master"
WARM_UP = Limits(nodes=50)


class LearnedPlayer:
    """Plays by the shipped networks, or by one file of weights for its number of seats."""

    def __init__(
        self, name: str, limits: Limits, file: Path | None = None, threads: int = 1, seed: int = 0
    ) -> None:
        self.name, self.limits, self.threads = name, limits, threads
        self._file, self._seed = file, seed
        self._searches: dict[int, TreeSearch] = {}
        self._fallback: ThinkingPlayer | None = None

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """The move that the search visits most."""
        began = time.perf_counter()
        report = self.report(position, limits)
        win = report.best.wins[position.turn or 0]
        move, seconds = Move.from_action_id(report.best.action), time.perf_counter() - began
        return ChosenMove(move, win, report.nodes, report.depth, seconds)

    def report(self, position: Position, limits: Limits | None = None, best: int = 1) -> Report:
        """What the search says of a position."""
        search = self._search(len(position.boards))
        if search is None:
            return self._hand_written().report(position, limits or self.limits, best)
        return search.think(from_position(position), limits or self.limits, best)

    def warm_up(self) -> None:
        """Compile or load whatever the first answer would have to wait for."""
        seats = read_header(self._file)[0]["seats"] if self._file is not None else 2
        search = self._search(seats)
        if search is not None:
            search.think(sample_state(seats), WARM_UP)

    def stop(self) -> None:
        """End the thinking that goes on in another thread: it answers what it has."""
        for search in self._searches.values():
            search.stop()
        if self._fallback is not None:
            self._fallback.stop()

    def new_game(self, seed: int) -> None:
        """Nothing of an earlier game is kept, and nothing is left to chance."""
        if self._fallback is not None:
            self._fallback.new_game(seed)

    def close(self) -> None:
        """Nothing is held."""

    def _search(self, seats: int) -> TreeSearch | None:
        if seats not in self._searches and self._fallback is None:
            try:
                network = load_network(self._file or shipped(seats))
            except NetworkError as error:
                print(f"learned player: {error}; playing by hand-written rules", file=sys.stderr)
                self._hand_written()
                return None
            self._searches[seats] = TreeSearch(network, self.threads)
        return self._searches.get(seats)

    def _hand_written(self) -> ThinkingPlayer:
        if self._fallback is None:
            self._fallback = ThinkingPlayer(LEVELS[FALLBACK], self.name, self._seed, self.threads)
        return self._fallback
