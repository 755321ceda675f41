"""The search of the shipped players: the network for each kind of table, loaded when needed.

If there are no weights for this version, it prints one line and uses the hand-written evaluation.
In a last round with two seats, which needs no estimates, alpha-beta tries first: it can solve in
millions of positions what thousands of visits may miss.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from azulejos.fast import State, compiled, count_on, is_grey, pattern_lines, seat_count, wall_bits
from azulejos.fast.bits import popcount
from azulejos.net.file import NetworkError
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.rules import Wall
from azulejos.search.alphabeta.search import AlphaBetaSearch
from azulejos.search.limits import MOST, Limits, part_of
from azulejos.search.puct.search import PuctSearch, SeatValues
from azulejos.search.puct.thread import new_pools
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal

NODES_PER_VISIT = 40  # nodes of alpha-beta in the time of one visit
SOLVER_SHARE = 0.3  # of the limits, for trying to solve a last round


class LearnedSearch:
    """Searches positions with any number of seats; with a file, only with that network's number."""

    def __init__(self, file: Path | None = None, threads: int = 1) -> None:
        self._file, self._threads = file, threads
        self._pools = new_pools(threads)
        self._searches: dict[Path, PuctSearch | None] = {}
        self._alphabeta: AlphaBetaSearch | None = None
        self.solves = True
        """Whether alpha-beta tries last rounds first; its code must be loaded."""

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        excluded: Collection[int] = (),
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The `best` best moves of a position in phase DRAFT or TILE."""
        search, stop_signal = self._search(state), stop_signal or StopSignal()
        if search is None:
            return self._think_alphabeta(state, limits, 1.0, best, excluded, stop_signal)
        if self.solves and seat_count(state) == 2 and must_end(state):
            report = self._think_alphabeta(state, limits, SOLVER_SHARE, best, excluded, stop_signal)
            if report.solved:
                return report
            limits = part_of(limits, 1 - SOLVER_SHARE)
        return search.think(state, limits, best, excluded, stop_signal)

    def value(self, state: State) -> SeatValues:
        """Win probability and expected final score of each seat, without any search."""
        search = self._search(state)
        return (self._alphabeta_search() if search is None else search).value(state)

    def _think_alphabeta(
        self,
        state: State,
        limits: Limits,
        share: float,
        best: int,
        excluded: Collection[int],
        stop_signal: StopSignal,
    ) -> Report:
        """Search with alpha-beta for a share of the limits."""
        limits = part_of(limits, share)
        if limits.nodes is not None:
            nodes = min(NODES_PER_VISIT * limits.nodes, int(MOST["nodes"]))
            limits = replace(limits, nodes=nodes)
        return self._alphabeta_search().think(state, limits, best, excluded, stop_signal)

    def _alphabeta_search(self) -> AlphaBetaSearch:
        """The search by the hand-written evaluation, made on first use."""
        if self._alphabeta is None:
            self._alphabeta = AlphaBetaSearch(threads=self._threads)
        return self._alphabeta

    def _search(self, state: State) -> PuctSearch | None:
        """The search for the seats and the wall, loaded on first use; None without weights."""
        wall = Wall.GREY if is_grey(state) else Wall.COLOURED
        file = self._file or shipped(seat_count(state), wall)
        if file not in self._searches:
            self._searches[file] = self._load(file)
        return self._searches[file]

    def _load(self, file: Path) -> PuctSearch | None:
        try:
            return PuctSearch(load_network(file), self._pools)
        except NetworkError as error:
            print(f"network {error}; playing by the hand-written search", file=sys.stderr)
            return None


@compiled
def must_end(state: State) -> bool:
    """Whether the game certainly ends with this round: a complete line will complete a row.

    On a grey wall the line may still fall, RULES [G3], so it is never certain.
    """
    if is_grey(state):
        return False
    for seat in range(seat_count(state)):
        wall, lines = wall_bits(state, seat), pattern_lines(state, seat)
        for row in range(5):
            in_row = popcount((wall >> 5 * row) & 31)
            if count_on(lines, row) == row + 1 and in_row == 4:
                return True
    return False
