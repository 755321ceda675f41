"""The search by the shipped networks: one for each number of seats, loaded when it is needed.

A file of its own because it knows what to do without weights that fit this program: say so in one
line and go on with the hand-written evaluation.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from azulejos.fast import State, seat_count
from azulejos.net.network import NetworkError, load_network, shipped
from azulejos.search.alarm import Alarm
from azulejos.search.limits import Limits
from azulejos.search.report import Report
from azulejos.search.round_search import RoundSearch
from azulejos.search.tree_search import TreeSearch, new_pools

NODES_A_VISIT = 40  # nodes of the hand-written search in the time of a visit


class LearnedSearch:
    """Thinks about positions of any number of seats, or with a file of weights of its number."""

    def __init__(self, file: Path | None = None, threads: int = 1) -> None:
        self._file, self._threads = file, threads
        self._pools = new_pools(threads)
        self._searches: dict[int, TreeSearch] = {}
        self._fallback: RoundSearch | None = None

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        overlooked: Collection[int] = (),
        alarm: Alarm | None = None,
    ) -> Report:
        """The `best` best moves of a position in which somebody chooses."""
        search = self._search(seat_count(state))
        if search is not None:
            return search.think(state, limits, best, overlooked, alarm)
        if limits.nodes is not None:
            limits = replace(limits, nodes=NODES_A_VISIT * limits.nodes)
        assert self._fallback is not None
        return self._fallback.think(state, limits, best, overlooked, alarm)

    def _search(self, seats: int) -> TreeSearch | None:
        if seats not in self._searches and self._fallback is None:
            try:
                network = load_network(self._file or shipped(seats))
            except NetworkError as error:
                print(f"network {error}; playing by the hand-written search", file=sys.stderr)
                self._fallback = RoundSearch(threads=self._threads)
                return None
            self._searches[seats] = TreeSearch(network, self._pools)
        return self._searches.get(seats)
