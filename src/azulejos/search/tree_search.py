"""The search guided by a network, as an object: trees, threads, limits, and the answer.

A file of its own because it is the learned player's counterpart to `round_search`, with the same
door: `TreeSearch(network).think(state, Limits(...))`. Every thread grows a tree of its own, each a
little more curious than the one before, and their visits are added up at the end.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import count
from typing import NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DRAFT, TILE, State, Words, phase, play, seat_count, state_words
from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network, softened
from azulejos.search.alarm import Alarm, side_by_side
from azulejos.search.beyond_deal import new_glass
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.same_positions import new_table
from azulejos.search.styles import STYLES
from azulejos.search.tree_growth import (
    CONTROL_WORDS,
    DEEPEST,
    LIMIT,
    SOLVED,
    STOP,
    VISITS,
    Tally,
    follow,
    grow,
    judge,
    prune,
)
from azulejos.search.tree_leaves import plant
from azulejos.search.tree_nodes import (
    ACTION,
    EDGE,
    EDGE_SUM,
    EDGE_VISITS,
    EDGES,
    HEADER,
    MOST_MOVES,
    PRIOR,
    ROOT,
    TREE_WORDS,
    USED,
    Pool,
    edge_at,
    leaf_behind,
    new_scratch,
)
from azulejos.search.tree_reuse import CROWDED, node_below

POOL_WORDS = 16_000_000  # 64 MB a thread, touched as the tree grows; float32 counts no further
ENDLESS = 1 << 62
TABLE_PLACES = 1 << 17  # 2 MB a thread
CAUTION = 2.0  # how far a mean of one visit may be off; of many as the root of their number
CURIOSITY = 0.4  # of a thread more than of the one before
MOST_LINE = 64

_signatures = count(1)

Outlook: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]


def new_pools(threads: int = 1, words: int = POOL_WORDS) -> list[Pool]:
    """Room for the trees of so many threads; searches that take turns may share it."""
    return [np.empty(words, np.float32) for _ in range(threads)]


class Desk:
    """The arrays of one thread."""

    def __init__(self, network: Network, pool: Pool) -> None:
        seats = network.seats
        self.pool = pool
        self.tree: Words = np.zeros(TREE_WORDS, np.int64)
        self.control: Words = np.zeros(CONTROL_WORDS, np.int64)
        self.work: Work = new_work(network)
        self.scratch, self.glass = new_scratch(seats), new_glass(seats)
        self.state: State = np.zeros(state_words(seats), np.int64)  # of the root
        self.outlook = np.zeros(2 * seats, np.float32)
        self.tally: Tally = np.zeros((MOST_MOVES, 1 + 2 * seats), np.float64)
        self.table = new_table(TABLE_PLACES)
        self._signature = -1  # no tree yet

    def __reduce__(self) -> NoReturn:
        """Some arrays are views of others; a copy of them would not be."""
        raise TypeError("a search cannot be copied; make another one")

    def sign(self) -> None:
        """Mark the pool as holding this desk's tree: others may write over it."""
        self._signature = next(_signatures)
        self.pool[0] = self._signature

    def kept_node(self, state: State) -> int:
        """The node of a position in the tree that is still there, or 0."""
        used = int(self.tree[USED])
        if self.pool[0] != self._signature or used > CROWDED * self.pool.size:
            return 0
        root, moves = int(self.tree[ROOT]), self.tally.shape[1] // 2
        return node_below(self.pool, root, self.state, state, moves)


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

        Overlooked actions are not considered at the root; one move at least must be left.
        """
        if phase(state) not in (DRAFT, TILE):
            raise ValueError("nobody chooses in this position")
        if seat_count(state) != self.network.seats:
            raise ValueError(f"this network is for {self.network.seats} seats")
        desks = self._desks if limits.seconds is not None else self._desks[:1]
        for desk in desks:
            desk.control[:] = 0
            desk.tally[:] = 0
            desk.control[LIMIT] = most_visits(limits)
        hidden = np.array(sorted(overlooked), np.int64)
        looking = self.looking if limits.seconds is not None else 0.0
        again = self.remembers and limits.seconds is not None and best == 1 and not overlooked
        alarm = alarm or Alarm()
        with alarm.watch([desk.control for desk in desks], STOP, limits.seconds):
            side_by_side(
                lambda number: self._grow(number, state, hidden, again, looking), len(desks), alarm
            )
        return self._report(desks, state, best)

    def value(self, state: State) -> Outlook:
        """Win probability and expected final score of each seat, without any search."""
        desk = self._desks[0]
        judge(self.network, desk.work, state, desk.scratch[1], desk.outlook)
        return split(desk.outlook.tolist())

    def _grow(self, number: int, state: State, hidden: Words, again: bool, looking: float) -> None:
        desk = self._desks[number]
        desk.tree[ROOT] = desk.kept_node(state) if again else 0
        if desk.tree[ROOT] == 0:
            plant(self.network, desk.work, desk.pool, desk.tree, state, desk.scratch)
            desk.sign()
        desk.state[:] = state
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
            self.manner._replace(exploration=self.manner.exploration + CURIOSITY * number),
            desk.scratch,
            desk.table,
            desk.outlook,
            desk.tally,
            desk.glass,
            looking,
        )

    def _report(self, desks: list[Desk], state: State, best: int) -> Report:
        solved = [desk for desk in desks if desk.control[SOLVED]]
        nodes = sum(int(desk.control[VISITS]) for desk in desks)
        desks = solved[:1] or desks
        ranked = ranking(desks, exact=bool(solved))
        found = [self._candidate(desks, state, action) for action in ranked[:best]]
        return Report(tuple(found), nodes, int(desks[0].control[DEEPEST]), bool(solved))

    def _candidate(self, desks: list[Desk], state: State, action: int) -> Candidate:
        desk, line = desks[0], np.zeros(MOST_LINE, np.int64)
        edge = edge_at(int(desk.tree[ROOT]), place_of(desk, action))
        length = follow(desk.pool, edge, line)
        wins, scores = self._outlook(desks, state, action)
        return Candidate(action, wins, scores, tuple(line[:length].tolist()))

    def _outlook(self, desks: list[Desk], state: State, action: int) -> Outlook:
        """Of a move with nothing unknown behind it the exact value, else the mean of its visits.

        Of one that was not visited what the network says.
        """
        for desk in desks:
            leaf = leaf_behind(desk.pool, edge_at(int(desk.tree[ROOT]), place_of(desk, action)))
            if leaf:
                kept = desk.pool[leaf + HEADER : leaf + HEADER + 2 * self.network.seats]
                return split(kept.tolist())
        total = sum(desk.tally[place_of(desk, action)] for desk in desks)
        if total[0] > 0:
            return split((total[1:] / total[0]).tolist())
        after = state.copy()
        play(after, action)
        return self.value(after)


def split(outlook: list[float]) -> Outlook:
    """Wins and scores apart."""
    seats = len(outlook) // 2
    return tuple(outlook[:seats]), tuple(outlook[seats:])


def place_of(desk: Desk, action: int) -> int:
    """Which of the edges of the root an action is."""
    return int(np.flatnonzero(root_edges(desk)[:, ACTION] == action)[0])


def most_visits(limits: Limits) -> int:
    """The visits that limits allow: nodes as they are, plies as if four moves counted at each."""
    visits = limits.nodes if limits.nodes is not None else ENDLESS
    return min(visits, 4 ** (limits.depth + 1)) if limits.depth is not None else visits


def root_edges(desk: Desk) -> Pool:
    """The edges of the root, a row each."""
    root = int(desk.tree[ROOT])
    count = int(desk.pool[root + EDGES])
    return desk.pool[root + HEADER : root + HEADER + EDGE * count].reshape(count, EDGE)


def ranking(desks: list[Desk], exact: bool) -> list[int]:
    """The actions of the root from the best on: by what they are worth at least, then by prior.

    Where values are exact, these are it. Else the fewer the visits, the less of their mean counts:
    not the most visited move is best, which may have been thought best for long and is not now.
    """
    sums: dict[int, NDArray[np.float64]] = {}
    for desk in desks:
        for edge in root_edges(desk).astype(np.float64):
            action = int(edge[ACTION])
            sums[action] = sums.get(action, 0.0) + edge[[EDGE_VISITS, EDGE_SUM, PRIOR]]

    def merit(action: int) -> tuple[float, float]:
        visits, total, prior = sums[action].tolist()
        if visits == 0:
            return -math.inf, prior
        return total / visits - (0.0 if exact else CAUTION / math.sqrt(visits)), prior

    return sorted(sums, key=merit, reverse=True)
