"""What one thread of the learned search works with, and the order of the moves at its root."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from itertools import count
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import State, Words, state_words
from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.chance import new_glass
from azulejos.search.puct.entry import TreeArrays
from azulejos.search.puct.grow import CONTROL_WORDS, Tally
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
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
    worth,
)
from azulejos.search.puct.reuse import CROWDED, node_below
from azulejos.search.puct.transpositions import new_table

POOL_WORDS = 16_000_000  # 64 MB a thread, touched as the tree grows; float32 counts no further
TABLE_PLACES = 1 << 17  # 2 MB a thread
CAUTION = 2.0  # how far a mean of one visit may be off; of many as the root of their number
ENOUGH = 1000  # visits of a move that an analysis lists; it is not more sure of one with more

_signatures = count(1)


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
        self.tally: Tally = np.zeros((MOST_MOVES, 1 + 3 * seats), np.float64)
        self.table = new_table(TABLE_PLACES)
        self._signature = -1  # no tree yet
        self.arrays = TreeArrays(
            self.work,
            self.pool,
            self.tree,
            self.control,
            self.scratch,
            self.table,
            self.outlook,
            self.tally,
            self.glass,
        )

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
        root, moves = int(self.tree[ROOT]), self.tally.shape[1] // 3
        return node_below(self.pool, root, self.state, state, moves)


def root_edges(desk: Desk) -> Pool:
    """The edges of the root, a row each."""
    root = int(desk.tree[ROOT])
    count = int(desk.pool[root + EDGES])
    return desk.pool[root + HEADER : root + HEADER + EDGE * count].reshape(count, EDGE)


def place_of(desk: Desk, action: int) -> int:
    """Which of the edges of the root an action is."""
    return int(np.flatnonzero(root_edges(desk)[:, ACTION] == action)[0])


def outlook_behind(desk: Desk, index: int) -> NDArray[np.float64]:
    """Win share, then expected score of each seat behind an edge, as its visits say.

    Visits that ended in a position which other paths know better found no win share. The mean of
    the others may be old or lucky; it is moved to what the edge is worth by now.
    """
    row, edge = desk.tally[index], edge_at(int(desk.tree[ROOT]), index)
    wins, scores, values = np.split(row[1:] / row[0], 3)
    child = int(desk.pool[edge + CHILD])
    for seat in range(wins.size):
        wins[seat] = win_moved(wins[seat], worth(desk.pool, child, seat) - values[seat])
    return np.concatenate([wins / max(wins.sum(), 1e-9), scores])


def ranking(
    desks: list[Desk], exact: bool, enough: float = math.inf, sure: Collection[int] = ()
) -> list[int]:
    """The actions of the root from the best on: by what they are worth at least, then by prior.

    Where values are exact, these are it. Else the fewer the visits, the less of their mean counts:
    not the most visited move is best, which may have been thought best for long and is not now.
    From `enough` visits on all count alike, and so do those that are `sure`.
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
        counted = enough if action in sure else min(visits, enough)
        return total / visits - (0.0 if exact else CAUTION / math.sqrt(counted)), prior

    return sorted(sums, key=merit, reverse=True)


def listing(desks: list[Desk], exact: bool, enough: int) -> list[int]:
    """The order in which an analysis lists the moves: the one to play, then by value.

    A search that plays trusts a move more the more often it was visited. A list would then prefer
    much visited moves to better ones, so it trusts all that were visited often enough alike.
    """
    best = ranking(desks, exact)[0]
    sure = {action for desk in desks for action in known_actions(desk)}
    others = [action for action in ranking(desks, exact, enough, sure) if action != best]
    return [best, *others]


def known_actions(desk: Desk) -> Iterator[int]:
    """The actions of the root behind which nothing in the round is unknown."""
    root = int(desk.tree[ROOT])
    for index, edge in enumerate(root_edges(desk)):
        if edge[EDGE_VISITS] > 0 and leaf_behind(desk.pool, edge_at(root, index)):
            yield int(edge[ACTION])
