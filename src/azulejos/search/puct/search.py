"""The search guided by a network, as an object: trees, threads, limits, and the answer.

It is the learned player's counterpart to `round_search`, and is asked in the same way:
`TreeSearch(network).think(state, Limits(...))`. Every thread grows a tree of its own, each a little
more curious than the one before, and their visits are added up at the end.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

import numpy as np

from azulejos.fast import DRAFT, TILE, State, Words, phase, play, seat_count
from azulejos.net.network import Network, softened
from azulejos.search.limits import Limits, part_of
from azulejos.search.puct.entry import GROW, JUDGE, PLANT, Task, work_on_tree
from azulejos.search.puct.grow import (
    DEEPEST,
    LIMIT,
    SOLVED,
    STOP,
    VISITS,
    follow,
    prune,
)
from azulejos.search.puct.multipv import visit_contenders
from azulejos.search.puct.nodes import EDGES, HEADER, ROOT, Pool, edge_at, leaf_behind
from azulejos.search.puct.parameters import STYLES
from azulejos.search.puct.tree import (
    ENOUGH,
    Desk,
    listing,
    new_pools,
    outlook_behind,
    place_of,
    ranking,
)
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import Alarm, side_by_side

ENDLESS = 1 << 62
CURIOSITY = 0.4  # of a thread more than of the one before
LISTED_SHARE = 0.2  # of the limits, for the moves on the list of an analysis
LEAST_VISITS = 2000  # with fewer there is nothing to share
MOST_LINE = 64

Outlook: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]


class TreeSearch:
    """Policy and value inside the round. One object thinks about one position at a time.

    A node of the limits is a visit here; plies are turned into visits. With a limit in seconds the
    tree of the last search is used again where the position is in it; with nodes alone an answer
    depends on nothing but the question.
    """

    def __init__(self, network: Network, pools: list[Pool] | None = None) -> None:
        self.manner, softness, self.looking = STYLES[network.seats]
        self.network, self.remembers = softened(network, softness), True
        self._desks = [Desk(network, pool) for pool in pools or new_pools()]

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        overlooked: Collection[int] = (),
        alarm: Alarm | None = None,
    ) -> Report:
        """The `best` best moves of a position in which somebody chooses.

        Overlooked actions are not considered at the root; one move at least must be left. With more
        than one move to name, a part of the limits goes to those that may be among them.
        """
        if phase(state) not in (DRAFT, TILE):
            raise ValueError("nobody chooses in this position")
        if seat_count(state) != self.network.seats:
            raise ValueError(f"this network is for {self.network.seats} seats")
        desks = self._desks if limits.seconds is not None else self._desks[:1]
        lists = best > 1 and most_visits(limits) >= LEAST_VISITS
        main = part_of(limits, 1 - LISTED_SHARE) if lists else limits
        for desk in desks:
            desk.control[:] = 0
            desk.tally[:] = 0
            desk.control[LIMIT] = most_visits(main)
        hidden = np.array(sorted(overlooked), np.int64)
        looking = self.looking if limits.seconds is not None else 0.0
        again = self.remembers and limits.seconds is not None and best == 1 and not overlooked
        alarm = alarm or Alarm()
        controls = [desk.control for desk in desks]
        with alarm.watch(controls, STOP, main.seconds):
            side_by_side(
                lambda number: self._grow(number, state, hidden, again, looking), len(desks), alarm
            )
        enough = ENOUGH
        if lists and not any(control[SOLVED] for control in controls):
            left = most_visits(limits) - int(controls[0][VISITS])
            enough = min(ENOUGH, max(1, left // (4 * best)))
            self._compare(desks, state, limits, (best, enough), alarm)
        return self._report(desks, state, best, enough)

    def value(self, state: State) -> Outlook:
        """Win probability and expected final score of each seat, without any search."""
        desk = self._desks[0]
        work_on_tree(self.network, desk.arrays, state, self.manner, Task(JUDGE))
        return split(desk.outlook.tolist())

    def _grow(self, number: int, state: State, hidden: Words, again: bool, looking: float) -> None:
        desk = self._desks[number]
        desk.tree[ROOT] = desk.kept_node(state) if again else 0
        if desk.tree[ROOT] == 0:
            work_on_tree(self.network, desk.arrays, state, self.manner, Task(PLANT))
            desk.sign()
        desk.state[:] = state
        if hidden.size:
            prune(desk.pool, desk.tree, hidden)
        if desk.pool[desk.tree[ROOT] + EDGES] == 1:
            desk.control[LIMIT] = 1  # there is no choice
        exploration = self.manner.exploration + CURIOSITY * number
        manner = self.manner._replace(exploration=exploration)
        work_on_tree(self.network, desk.arrays, state, manner, Task(GROW, looking))

    def _compare(
        self, desks: list[Desk], state: State, limits: Limits, wanted: tuple[int, int], alarm: Alarm
    ) -> None:
        """Give so many of the best moves so many visits, as far as the limits allow."""
        best, enough = wanted
        for desk in desks:
            desk.control[STOP], desk.control[LIMIT] = 0, most_visits(limits)

        def work(number: int) -> None:
            share = -(-enough // len(desks))
            visit_contenders(self.network, desks[number], state, self.manner, best, share)

        seconds = part_of(limits, LISTED_SHARE).seconds
        with alarm.watch([desk.control for desk in desks], STOP, seconds):
            side_by_side(work, len(desks), alarm)

    def _report(self, desks: list[Desk], state: State, best: int, enough: int) -> Report:
        solved = [desk for desk in desks if desk.control[SOLVED]]
        nodes = sum(int(desk.control[VISITS]) for desk in desks)
        desks = solved[:1] or desks
        exact = bool(solved)
        ranked = ranking(desks, exact) if best == 1 else listing(desks, exact, enough)
        found = [self._candidate(desks, state, action) for action in ranked[:best]]
        return Report(tuple(found), nodes, int(desks[0].control[DEEPEST]), bool(solved))

    def _candidate(self, desks: list[Desk], state: State, action: int) -> Candidate:
        desk, line = desks[0], np.zeros(MOST_LINE, np.int64)
        edge = edge_at(int(desk.tree[ROOT]), place_of(desk, action))
        length = follow(desk.pool, edge, line)
        wins, scores = self._outlook(desks, state, action)
        return Candidate(action, wins, scores, tuple(line[:length].tolist()))

    def _outlook(self, desks: list[Desk], state: State, action: int) -> Outlook:
        """Of a move with nothing unknown behind it the exact value, else what its visits found.

        Of one that was not visited what the network says.
        """
        for desk in desks:
            leaf = leaf_behind(desk.pool, edge_at(int(desk.tree[ROOT]), place_of(desk, action)))
            if leaf:
                kept = desk.pool[leaf + HEADER : leaf + HEADER + 2 * self.network.seats]
                return split(kept.tolist())
        found = [(desk, place_of(desk, action)) for desk in desks]
        weights = [desk.tally[place, 0] for desk, place in found]
        if any(weights):
            seen = [outlook_behind(desk, place) for desk, place in found if desk.tally[place, 0]]
            mean = np.average(seen, axis=0, weights=[weight for weight in weights if weight])
            return split(mean.tolist())
        after = state.copy()
        play(after, action)
        return self.value(after)


def split(outlook: list[float]) -> Outlook:
    """Wins and scores apart."""
    seats = len(outlook) // 2
    return tuple(outlook[:seats]), tuple(outlook[seats:])


def most_visits(limits: Limits) -> int:
    """The visits that limits allow: nodes as they are, plies as if four moves counted at each."""
    visits = limits.nodes if limits.nodes is not None else ENDLESS
    return min(visits, 4 ** (limits.depth + 1)) if limits.depth is not None else visits
