"""The tree search with a network, as an object: trees, threads, limits, and the report.

    PuctSearch(network).think(state, Limits(seconds=0.1))

Every thread grows a tree of its own, with a little more exploration than the thread before, and
their visits are added up at the end.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

import numpy as np

from azulejos.fast import DRAFT, TILE, Int64s, State, phase, play, seat_count
from azulejos.net.network import Network, with_temperature
from azulejos.search.limits import Limits, part_of
from azulejos.search.puct.arrays import DEEPEST, LIMIT, SOLVED, STOP, VISITS
from azulejos.search.puct.entry import EVALUATE, GROW, SET_ROOT, Task, work_on_tree
from azulejos.search.puct.grow import follow, prune
from azulejos.search.puct.multipv import visit_contenders
from azulejos.search.puct.nodes import leaf_behind
from azulejos.search.puct.parameters import BY_SEATS, SearchParameters
from azulejos.search.puct.thread import (
    ENOUGH,
    TreeThread,
    edge_index,
    listing,
    new_pools,
    outlook_behind,
    ranking,
    root_edge,
)
from azulejos.search.puct.tree import ROOT, TreePool
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import StopSignal, side_by_side

ENDLESS = 1 << 62
MORE_EXPLORATION = 0.4  # of each thread than of the thread before
LISTED_SHARE = 0.2  # of the limits, for the moves on the list of an analysis
LEAST_VISITS = 2000  # with fewer, nothing is kept for the list
MOST_LINE = 64

SeatValues: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]
"""Win probabilities and expected final scores, by seat."""


class PuctSearch:
    """PUCT inside the round. One object thinks about one position at a time.

    A node of the limits is a visit here. With a limit in seconds, the tree of the last search is
    used again if the position is in it, and deals are sampled. With nodes alone, a report depends
    on the position and the limits only.
    """

    def __init__(self, network: Network, pools: list[TreePool] | None = None) -> None:
        self.parameters = BY_SEATS[network.seats]
        self.network, self.remembers = with_temperature(network, self.parameters.temperature), True
        self._threads = [TreeThread(network, pool) for pool in pools or new_pools()]

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        excluded: Collection[int] = (),
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The `best` best moves of a position in phase DRAFT or TILE.

        Excluded actions are not considered at the root; at least one move must be left. If several
        moves are wanted, a part of the limits goes to the moves that may be among them.
        """
        if phase(state) not in (DRAFT, TILE):
            raise ValueError("no seat has a choice in this position")
        if seat_count(state) != self.network.seats:
            raise ValueError(f"this network is for {self.network.seats} seats")
        threads = self._threads if limits.seconds is not None else self._threads[:1]
        lists = best > 1 and most_visits(limits) >= LEAST_VISITS
        main = part_of(limits, 1 - LISTED_SHARE) if lists else limits
        for thread in threads:
            thread.control[:] = 0
            thread.tally[:] = 0
            thread.control[LIMIT] = most_visits(main)
        removed = np.array(sorted(excluded), np.int64)
        again = self.remembers and limits.seconds is not None and best == 1 and not excluded
        parameters = self.parameters
        if limits.seconds is None:
            parameters = parameters._replace(chance_share=0.0)
        stop_signal = stop_signal or StopSignal()
        controls = [thread.control for thread in threads]
        with stop_signal.watch(controls, STOP, main.seconds):
            side_by_side(
                lambda number: self._grow(number, parameters, state, removed, again),
                len(threads),
                stop_signal,
            )
        enough = ENOUGH
        if lists and not any(control[SOLVED] for control in controls):
            left = most_visits(limits) - int(controls[0][VISITS])
            enough = min(ENOUGH, max(1, left // (4 * best)))
            self._compare(threads, state, limits, (best, enough), stop_signal)
        return self._report(threads, state, best, enough)

    def value(self, state: State) -> SeatValues:
        """Win probability and expected final score of each seat, without any search."""
        thread = self._threads[0]
        work_on_tree(self.network, thread.arrays, state, self.parameters, Task(EVALUATE))
        return split(thread.outlook.tolist())

    def _grow(
        self,
        number: int,
        parameters: SearchParameters,
        state: State,
        excluded: Int64s,
        again: bool,
    ) -> None:
        """Grow the tree of a thread, again the one of the last search if it has the position."""
        thread, exploration = self._threads[number], parameters.exploration
        parameters = parameters._replace(exploration=exploration + MORE_EXPLORATION * number)
        thread.tree.header[ROOT] = thread.kept_node(state) if again else 0
        if thread.root == 0:
            work_on_tree(self.network, thread.arrays, state, parameters, Task(SET_ROOT))
            thread.claim_pool()
        thread.state[:] = state
        if excluded.size:
            prune(thread.tree, thread.root, excluded)
        if thread.tree.nodes.edge_count[thread.root] == 1:
            thread.control[LIMIT] = 1  # there is no choice
        work_on_tree(self.network, thread.arrays, state, parameters, Task(GROW))

    def _compare(
        self,
        threads: list[TreeThread],
        state: State,
        limits: Limits,
        wanted: tuple[int, int],
        stop_signal: StopSignal,
    ) -> None:
        """Give the best moves (first number) enough visits (second), as far as limits allow."""
        best, enough = wanted
        for thread in threads:
            thread.control[STOP], thread.control[LIMIT] = 0, most_visits(limits)

        def work(number: int) -> None:
            share = -(-enough // len(threads))
            visit_contenders(self.network, threads[number], state, self.parameters, best, share)

        seconds = part_of(limits, LISTED_SHARE).seconds
        with stop_signal.watch([thread.control for thread in threads], STOP, seconds):
            side_by_side(work, len(threads), stop_signal)

    def _report(self, threads: list[TreeThread], state: State, best: int, enough: int) -> Report:
        solved = [thread for thread in threads if thread.control[SOLVED]]
        nodes = sum(int(thread.control[VISITS]) for thread in threads)
        threads = solved[:1] or threads
        exact = bool(solved)
        ranked = ranking(threads, exact) if best == 1 else listing(threads, exact, enough)
        found = [self._candidate(threads, state, action) for action in ranked[:best]]
        return Report(tuple(found), nodes, int(threads[0].control[DEEPEST]), bool(solved))

    def _candidate(self, threads: list[TreeThread], state: State, action: int) -> Candidate:
        thread, line = threads[0], np.zeros(MOST_LINE, np.int64)
        edge = root_edge(thread, edge_index(thread, action))
        length = follow(thread.tree, edge, line)
        wins, scores = self._outlook(threads, state, action)
        return Candidate(action, wins, scores, tuple(line[:length].tolist()))

    def _outlook(self, threads: list[TreeThread], state: State, action: int) -> SeatValues:
        """The outlook of a move: exact if every line behind it is known, else from its visits.

        A move without visits gets the network's outlook.
        """
        found = [(thread, edge_index(thread, action)) for thread in threads]
        for thread, place in found:
            leaf = leaf_behind(thread.tree, root_edge(thread, place))
            if leaf:
                return split(thread.tree.nodes.outlook[leaf].tolist())
        weights = [thread.tally[place, 0] for thread, place in found]
        if any(weights):
            seen = [
                outlook_behind(thread, place) for thread, place in found if thread.tally[place, 0]
            ]
            mean = np.average(seen, axis=0, weights=[weight for weight in weights if weight])
            return split(mean.tolist())
        after = state.copy()
        play(after, action)
        return self.value(after)


def split(outlook: list[float]) -> SeatValues:
    """Win shares and scores as two tuples."""
    seats = len(outlook) // 2
    return tuple(outlook[:seats]), tuple(outlook[seats:])


def most_visits(limits: Limits) -> int:
    """The visits that limits allow: one for each node."""
    return limits.nodes if limits.nodes is not None else ENDLESS
