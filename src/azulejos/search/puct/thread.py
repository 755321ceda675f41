"""One thread of the tree search: its arrays, its tree, and the order of the moves at the root."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from itertools import count
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import State, new_state
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.arrays import new_tree_arrays
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    EDGE_SUM,
    EDGE_VISITS,
    EDGE_WORDS,
    EDGES,
    NODE_WORDS,
    PRIOR,
    ROOT,
    USED,
    Pool,
    edge_at,
    leaf_behind,
    worth,
)
from azulejos.search.puct.reuse import CROWDED, node_below

POOL_WORDS = 16_000_000  # 64 MB a thread, used as the tree grows; float32 counts no further
LCB_WIDTH = 2.0  # how far the mean of one visit may be off; of n visits, divided by sqrt(n)
ENOUGH = 1000  # visits of a move on the list of an analysis; more do not make it surer

_pool_owners = count(1)


def new_pools(threads: int = 1, words: int = POOL_WORDS) -> list[Pool]:
    """Pools for so many threads; searches that take turns may share them."""
    return [np.empty(words, np.float32) for _ in range(threads)]


class TreeThread:
    """The arrays of one thread, and the position of its tree's root."""

    def __init__(self, network: Network, pool: Pool) -> None:
        self.arrays = new_tree_arrays(network, pool)
        self.tree, self.control = self.arrays.tree, self.arrays.control
        self.outlook, self.tally = self.arrays.outlook, self.arrays.tally
        self.state: State = new_state(network.seats)
        self._owner = -1  # no tree yet

    def __reduce__(self) -> NoReturn:
        """Some arrays are views of others; their copies would not be."""
        raise TypeError("a search cannot be copied; make another one")

    @property
    def root(self) -> int:
        """The offset of the root, 0 for none."""
        return int(self.tree.header[ROOT])

    def claim_pool(self) -> None:
        """Mark the pool as holding this thread's tree: another search may overwrite it."""
        self._owner = next(_pool_owners)
        self.tree.pool[0] = self._owner

    def kept_node(self, state: State) -> int:
        """The node of a position in the tree of the last search, or 0."""
        pool = self.tree.pool
        if pool[0] != self._owner or self.tree.header[USED] > CROWDED * pool.size:
            return 0
        moves = self.outlook.size // 2  # one of each seat
        return node_below(pool, self.root, self.state, state, moves)


def root_edges(thread: TreeThread) -> Pool:
    """The edges of the root, a row each."""
    pool, first = thread.tree.pool, thread.root + NODE_WORDS
    count = int(pool[thread.root + EDGES])
    return pool[first : first + EDGE_WORDS * count].reshape(count, EDGE_WORDS)


def edge_index(thread: TreeThread, action: int) -> int:
    """The index of an action among the edges of the root."""
    return int(np.flatnonzero(root_edges(thread)[:, ACTION] == action)[0])


def outlook_behind(thread: TreeThread, index: int) -> NDArray[np.float64]:
    """Win share, then expected score of each seat behind an edge, as its visits found them.

    Visits that ended at a transposition with more visits have no outlook of their own. The mean of
    the others is corrected by the difference between the edge's value now and their mean value.
    """
    pool, row, edge = thread.tree.pool, thread.tally[index], edge_at(thread.root, index)
    wins, scores, values = np.split(row[1:] / row[0], 3)
    child = int(pool[edge + CHILD])
    for seat in range(wins.size):
        wins[seat] = win_moved(wins[seat], worth(pool, child, seat) - values[seat])
    return np.concatenate([wins / max(wins.sum(), 1e-9), scores])


def ranking(
    threads: list[TreeThread], exact: bool, enough: float = math.inf, proven: Collection[int] = ()
) -> list[int]:
    """The actions of the root, best first.

    They are sorted by a lower confidence bound (LCB) of their value, then by prior. Exact values
    need no bound. Otherwise, the fewer visits a move has, the further its bound is below its mean.
    The most visited move is not always the best: the search may have preferred it for long and
    found a better one late. From `enough` visits on, bounds do not rise further; moves in `proven`
    count as if they had that many.
    """
    sums: dict[int, NDArray[np.float64]] = {}
    for thread in threads:
        for edge in root_edges(thread).astype(np.float64):
            action = int(edge[ACTION])
            sums[action] = sums.get(action, 0.0) + edge[[EDGE_VISITS, EDGE_SUM, PRIOR]]

    def lower_bound(action: int) -> tuple[float, float]:
        visits, total, prior = sums[action].tolist()
        if visits == 0:
            return -math.inf, prior
        counted = enough if action in proven else min(visits, enough)
        return total / visits - (0.0 if exact else LCB_WIDTH / math.sqrt(counted)), prior

    return sorted(sums, key=lower_bound, reverse=True)


def listing(threads: list[TreeThread], exact: bool, enough: int) -> list[int]:
    """The order in which an analysis lists the moves: the move to play, then the others by value.

    `ranking` prefers moves with many visits, which would list a well-visited move above a better
    one. So visits beyond `enough` do not count here.
    """
    best = ranking(threads, exact)[0]
    proven = {action for thread in threads for action in proven_actions(thread)}
    others = [action for action in ranking(threads, exact, enough, proven) if action != best]
    return [best, *others]


def proven_actions(thread: TreeThread) -> Iterator[int]:
    """The actions of the root behind which every line of the round is known."""
    for index, edge in enumerate(root_edges(thread)):
        if edge[EDGE_VISITS] > 0 and leaf_behind(thread.tree.pool, edge_at(thread.root, index)):
            yield int(edge[ACTION])
