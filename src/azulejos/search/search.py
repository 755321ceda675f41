"""The search by the shipped networks: one for each number of seats, loaded when it is needed.

A file of its own because it knows who else to ask. Without weights that fit this program it says so
in one line and goes on with the hand-written evaluation. And in a last round of two seats, where no
estimate is needed any more, it lets alpha-beta try first: millions of positions a second solve what
thousands of visits may overlook.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from azulejos.fast import State, is_grey, seat_count
from azulejos.fast.layout import LINE_COUNT, LINES, ROWS, SEAT_WORDS, SEATS_AT, WALL
from azulejos.net.file import NetworkError, shipped
from azulejos.net.network import load_network
from azulejos.search.alphabeta.search import AlphaBetaSearch
from azulejos.search.limits import MOST, Limits, part_of
from azulejos.search.puct.search import PuctSearch
from azulejos.search.puct.thread import new_pools
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal

NODES_A_VISIT = 40  # nodes of the hand-written search in the time of a visit
SOLVER_SHARE = 0.3  # of the limits, for trying to solve a last round


class LearnedSearch:
    """Thinks about positions of any number of seats, or with a file of weights of its number."""

    def __init__(self, file: Path | None = None, threads: int = 1) -> None:
        self._file, self._threads = file, threads
        self._pools = new_pools(threads)
        self._searches: dict[int, PuctSearch | None] = {}
        self._classic: AlphaBetaSearch | None = None
        self.solves = True
        """Whether the hand-written search tries last rounds first; its code must be loaded."""

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        excluded: Collection[int] = (),
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The `best` best moves of a position in which somebody chooses."""
        search, stop_signal = self._search(seat_count(state)), stop_signal or StopSignal()
        if search is None:
            return self._by_hand(state, limits, 1.0, best, excluded, stop_signal)
        if self.solves and seat_count(state) == 2 and must_end(state):
            report = self._by_hand(state, limits, SOLVER_SHARE, best, excluded, stop_signal)
            if report.solved:
                return report
            limits = part_of(limits, 1 - SOLVER_SHARE)
        return search.think(state, limits, best, excluded, stop_signal)

    def _by_hand(
        self,
        state: State,
        limits: Limits,
        share: float,
        best: int,
        excluded: Collection[int],
        stop_signal: StopSignal,
    ) -> Report:
        """Let the hand-written search think for a share of the limits."""
        limits = part_of(limits, share)
        if limits.nodes is not None:
            nodes = min(NODES_A_VISIT * limits.nodes, int(MOST["nodes"]))
            limits = replace(limits, nodes=nodes)
        if self._classic is None:
            self._classic = AlphaBetaSearch(threads=self._threads)
        return self._classic.think(state, limits, best, excluded, stop_signal)

    def _search(self, seats: int) -> PuctSearch | None:
        """The search for so many seats, loaded now if need be; None without weights."""
        if seats not in self._searches:
            self._searches[seats] = self._load(seats)
        return self._searches[seats]

    def _load(self, seats: int) -> PuctSearch | None:
        try:
            return PuctSearch(load_network(self._file or shipped(seats)), self._pools)
        except NetworkError as error:
            print(f"network {error}; playing by the hand-written search", file=sys.stderr)
            return None


def must_end(state: State) -> bool:
    """Whether the game ends with this round for sure: a complete line will complete a row.

    On a grey wall the line may still fall, RULES [G3]; there it is never sure.
    """
    if is_grey(state):
        return False
    for seat in range(seat_count(state)):
        words = state[SEATS_AT + SEAT_WORDS * seat :]
        wall, lines = int(words[WALL]), int(words[LINES])
        for row in range(ROWS):
            count = lines >> 8 * row + LINE_COUNT & 7
            if count == row + 1 and (wall >> ROWS * row & 31).bit_count() == ROWS - 1:
                return True
    return False
