"""What one thread of the learned search works with, and the order of the moves at its root."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from itertools import count
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Int64s, State, state_words
from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.chance import new_chance_sampler
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


class TreeThread:
    """The arrays of one thread."""

    def __init__(self, network: Network, pool: Pool) -> None:
        seats = network.seats
        self.pool = pool
        self.tree: Int64s = np.zeros(TREE_WORDS, np.int64)
        self.control: Int64s = np.zeros(CONTROL_WORDS, np.int64)
        self.work: Work = new_work(network)
        self.scratch, self.sampler = new_scratch(seats), new_chance_sampler(seats)
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
            self.sampler,
        )

    def __reduce__(self) -> NoReturn:
        """Some arrays are views of others; a copy of them would not be."""
        raise TypeError("a search cannot be copied; make another one")

    def sign(self) -> None:
        """Mark the pool as holding this thread's tree: others may write over it."""
        self._signature = next(_signatures)
        self.pool[0] = self._signature

    def kept_node(self, state: State) -> int:
        """The node of a position in the tree that is still there, or 0."""
        used = int(self.tree[USED])
        if self.pool[0] != self._signature or used > CROWDED * self.pool.size:
            return 0
        root, moves = int(self.tree[ROOT]), self.tally.shape[1] // 3
        return node_below(self.pool, root, self.state, state, moves)


def root_edges(thread: TreeThread) -> Pool:
    """The edges of the root, a row each."""
    root = int(thread.tree[ROOT])
    count = int(thread.pool[root + EDGES])
    return thread.pool[root + HEADER : root + HEADER + EDGE * count].reshape(count, EDGE)


def place_of(thread: TreeThread, action: int) -> int:
    """Which of the edges of the root an action is."""
    return int(np.flatnonzero(root_edges(thread)[:, ACTION] == action)[0])


def outlook_behind(thread: TreeThread, index: int) -> NDArray[np.float64]:
    """Win share, then expected score of each seat behind an edge, as its visits say.

    Visits that ended in a position which other paths know better found no win share. The mean of
    the others may be old or lucky; it is moved to what the edge is worth by now.
    """
    row, edge = thread.tally[index], edge_at(int(thread.tree[ROOT]), index)
    wins, scores, values = np.split(row[1:] / row[0], 3)
    child = int(thread.pool[edge + CHILD])
    for seat in range(wins.size):
        wins[seat] = win_moved(wins[seat], worth(thread.pool, child, seat) - values[seat])
    return np.concatenate([wins / max(wins.sum(), 1e-9), scores])


def ranking(
    threads: list[TreeThread], exact: bool, enough: float = math.inf, sure: Collection[int] = ()
) -> list[int]:
    """The actions of the root from the best on: by what they are worth at least, then by prior.

    Where values are exact, these are it. Else the fewer the visits, the less of their mean counts:
    not the most visited move is best, which may have been thought best for long and is not now.
    From `enough` visits on all count alike, and so do those that are `sure`.
    """
    sums: dict[int, NDArray[np.float64]] = {}
    for thread in threads:
        for edge in root_edges(thread).astype(np.float64):
            action = int(edge[ACTION])
            sums[action] = sums.get(action, 0.0) + edge[[EDGE_VISITS, EDGE_SUM, PRIOR]]

    def merit(action: int) -> tuple[float, float]:
        visits, total, prior = sums[action].tolist()
        if visits == 0:
            return -math.inf, prior
        counted = enough if action in sure else min(visits, enough)
        return total / visits - (0.0 if exact else CAUTION / math.sqrt(counted)), prior

    return sorted(sums, key=merit, reverse=True)


def listing(threads: list[TreeThread], exact: bool, enough: int) -> list[int]:
    """The order in which an analysis lists the moves: the one to play, then by value.

    A search that plays trusts a move more the more often it was visited. A list would then prefer
    much visited moves to better ones, so it trusts all that were visited often enough alike.
    """
    best = ranking(threads, exact)[0]
    sure = {action for thread in threads for action in known_actions(thread)}
    others = [action for action in ranking(threads, exact, enough, sure) if action != best]
    return [best, *others]


def known_actions(thread: TreeThread) -> Iterator[int]:
    """The actions of the root behind which nothing in the round is unknown."""
    root = int(thread.tree[ROOT])
    for index, edge in enumerate(root_edges(thread)):
        if edge[EDGE_VISITS] > 0 and leaf_behind(thread.pool, edge_at(root, index)):
            yield int(edge[ACTION])
