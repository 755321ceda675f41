"""The search guided by a network, as an object: trees, threads, limits, and the answer.

A file of its own because it is the learned player's counterpart to `round_search`, with the same
door: `TreeSearch(network).think(state, Limits(...))`. Every thread grows a tree of its own, each a
little more curious than the one before, and their visits are added up at the end.
"""

from __future__ import annotations

import threading
from collections.abc import Collection

import numpy as np

from azulejos.fast import DRAFT, TILE, State, Words, phase, play, seat_count, state_words
from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network
from azulejos.search.alarm import Alarm
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.tree import (
    ACTION,
    EDGE,
    EDGE_SUM,
    EDGE_VISITS,
    EDGES,
    HEADER,
    PRIOR,
    ROOT,
    TREE_WORDS,
    Pool,
)
from azulejos.search.tree_growth import (
    CONTROL_WORDS,
    DEEPEST,
    EXHAUSTED,
    LIMIT,
    STOP,
    VISITS,
    follow,
    grow,
    judge,
    plant,
    prune,
)

POOL_WORDS = 8_000_000  # 32 MB a thread, touched as the tree grows
ENDLESS = 1 << 62
EXPLORATION, CURIOSITY, URGENCY = 1.1, 0.4, 0.2
MOST_LINE = 64


class Desk:
    """The arrays of one thread."""

    def __init__(self, network: Network, pool_words: int) -> None:
        seats = network.seats
        self.pool: Pool = np.empty(pool_words, np.float32)
        self.tree: Words = np.zeros(TREE_WORDS, np.int64)
        self.control: Words = np.zeros(CONTROL_WORDS, np.int64)
        self.work: Work = new_work(network)
        self.scratch = (
            np.zeros(state_words(seats), np.int64),
            np.zeros(9, np.int64),
            np.zeros(300, np.int64),
            np.zeros(300, np.int64),
            np.zeros(seats, np.float32),
        )


class TreeSearch:
    """Policy and value inside the round. One object thinks about one position at a time.

    A node of the limits is a visit here; plies are turned into visits.
    """

    def __init__(self, network: Network, threads: int = 1, pool_words: int = POOL_WORDS) -> None:
        self.network = network
        self._desks = [Desk(network, pool_words) for _ in range(threads)]
        self._alarm: Alarm | None = None

    def stop(self) -> None:
        """End the search that is running in another thread."""
        if self._alarm is not None:
            self._alarm.ring()

    def think(
        self, state: State, limits: Limits, best: int = 1, overlooked: Collection[int] = ()
    ) -> Report:
        """The `best` best moves of a position in which somebody chooses.

        Overlooked actions are not considered at the root; one move at least must be left.
        """
        if phase(state) not in (DRAFT, TILE):
            raise ValueError("nobody chooses in this position")
        if seat_count(state) != self.network.seats:
            raise ValueError(f"this network is for {self.network.seats} seats")
        desks = self._desks if limits.seconds is not None else self._desks[:1]
        self._alarm = Alarm([desk.control for desk in desks], STOP, limits.seconds)
        for desk in desks:
            desk.control[:] = 0
            desk.control[LIMIT] = most_visits(limits)
        hidden = np.array(sorted(overlooked), np.int64)
        with self._alarm:
            others = [
                threading.Thread(target=self._grow, args=(number, state, hidden), daemon=True)
                for number in range(1, len(desks))
            ]
            for other in others:
                other.start()
            self._grow(0, state, hidden)
            self._alarm.ring()
            for other in others:
                other.join()
        return self._report(desks, state, best)

    def value(self, state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Win probability and expected final score of each seat, without any search."""
        desk, seats = self._desks[0], self.network.seats
        wins, scores = np.zeros(seats, np.float32), np.zeros(seats, np.float32)
        judge(self.network, desk.work, state, desk.scratch[1], wins, scores)
        return tuple(wins.tolist()), tuple(scores.tolist())

    def _grow(self, number: int, state: State, hidden: Words) -> None:
        desk = self._desks[number]
        plant(self.network, desk.work, desk.pool, desk.tree, state, desk.scratch)
        if hidden.size:
            prune(desk.pool, desk.tree, hidden)
        if desk.pool[desk.tree[ROOT] + EDGES] == 1:
            desk.control[LIMIT] = 1  # there is no choice
        grow(
            self.network,
            desk.work,
            desk.pool,
            desk.tree,
            state,
            desk.control,
            EXPLORATION + CURIOSITY * number,
            URGENCY,
            desk.scratch,
        )

    def _report(self, desks: list[Desk], state: State, best: int) -> Report:
        ranked = sorted(added_up(desks).items(), key=lambda item: item[1], reverse=True)
        found = [self._candidate(desks[0], state, action) for action, _ in ranked[:best]]
        return Report(
            tuple(found),
            sum(int(desk.control[VISITS]) for desk in desks),
            int(desks[0].control[DEEPEST]),
            bool(desks[0].control[EXHAUSTED]),
        )

    def _candidate(self, desk: Desk, state: State, action: int) -> Candidate:
        edges = root_edges(desk)
        index = int(np.flatnonzero(edges[:, ACTION] == action)[0])
        line = np.zeros(MOST_LINE, np.int64)
        count = follow(desk.pool, int(desk.tree[ROOT]) + HEADER + EDGE * index, line)
        after = state.copy()
        for move in line[:count]:
            play(after, move)
        wins, scores = self.value(after)
        return Candidate(action, wins, scores, tuple(line[:count].tolist()))


def most_visits(limits: Limits) -> int:
    """The visits that limits allow: nodes as they are, plies as if four moves counted at each."""
    visits = limits.nodes if limits.nodes is not None else ENDLESS
    return min(visits, 4 ** (limits.depth + 1)) if limits.depth is not None else visits


def root_edges(desk: Desk) -> Pool:
    """The edges of the root, a row each."""
    root = int(desk.tree[ROOT])
    count = int(desk.pool[root + EDGES])
    return desk.pool[root + HEADER : root + HEADER + EDGE * count].reshape(count, EDGE)


def added_up(desks: list[Desk]) -> dict[int, tuple[float, float, float]]:
    """What speaks for each action: visits of all threads, then mean value, then prior."""
    found: dict[int, tuple[float, float, float]] = {}
    for desk in desks:
        for edge in root_edges(desk):
            visits, total, prior = found.get(int(edge[ACTION]), (0.0, 0.0, 0.0))
            found[int(edge[ACTION])] = (
                visits + float(edge[EDGE_VISITS]),
                total + float(edge[EDGE_SUM]),
                prior + float(edge[PRIOR]),
            )
    return {
        action: (visits, total / max(visits, 1.0), prior)
        for action, (visits, total, prior) in found.items()
    }
