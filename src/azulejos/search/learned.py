"""The search of the shipped players: the network for each kind of table, loaded when needed.

In a last round of two seats on the coloured wall, which needs no estimates, an exact solver is
asked first (`last_rounds`): it mostly finds in a millisecond what thousands of visits may miss.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from azulejos.fast import State, is_grey, seat_count
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.rules import Wall
from azulejos.search.last_rounds import LastRounds, must_end
from azulejos.search.limits import MOST, Limits, part_of
from azulejos.search.puct.search import PuctSearch, SeatValues
from azulejos.search.puct.thread import new_pools
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal

NODES_PER_VISIT = 100  # that the solver gets; the visits stay with the tree search
SOLVER_SHARE = 0.3  # of the seconds


class LearnedSearch:
    """Searches positions with any number of seats; with a file, only with that network's number.

    It raises `NetworkError` if there are no weights for this version of the program.
    """

    def __init__(self, file: Path | None = None, threads: int = 1) -> None:
        self._file = file
        self._pools = new_pools(threads)
        self._searches: dict[Path, PuctSearch] = {}
        self._solver: LastRounds | None = None
        self.solves = True
        """Whether the solver is asked in last rounds."""

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
        if self.solves and seat_count(state) == 2 and must_end(state):
            self._solver = self._solver or LastRounds()
            for_solver, limits = divided(limits)
            report = self._solver.think(state, for_solver, best, excluded, stop_signal)
            if report is not None:
                return report
        return search.think(state, limits, best, excluded, stop_signal)

    def value(self, state: State) -> SeatValues:
        """Win probability and expected final score of each seat, without any search."""
        return self._search(state).value(state)

    def _search(self, state: State) -> PuctSearch:
        """The search for the seats and the wall, loaded on first use."""
        wall = Wall.GREY if is_grey(state) else Wall.COLOURED
        file = self._file or shipped(seat_count(state), wall)
        if file not in self._searches:
            self._searches[file] = PuctSearch(load_network(file), self._pools)
        return self._searches[file]


def divided(limits: Limits) -> tuple[Limits, Limits]:
    """The limits of the solver, and what is left of them for the tree search.

    They share the seconds. Nodes are not shared: players that are limited in visits would become
    weaker if they gave some of them to a solver that fails (docs/tried.md has the figures).
    """
    solver, tree = part_of(limits, SOLVER_SHARE), part_of(limits, 1 - SOLVER_SHARE)
    if limits.nodes is None:
        return solver, tree
    nodes = min(NODES_PER_VISIT * limits.nodes, int(MOST["nodes"]))
    return replace(solver, nodes=nodes), replace(tree, nodes=limits.nodes)
