"""One thread of the tree search: its arrays, its tree, and the order of the moves at the root."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import State, new_state
from azulejos.net.network import Network
from azulejos.net.value import win_moved
from azulejos.search.puct.arrays import new_tree_arrays
from azulejos.search.puct.nodes import edges_of, is_crowded, leaf_behind, worth
from azulejos.search.puct.reuse import CROWDED, node_below
from azulejos.search.puct.tree import ROOT, Edges, TreePool

POOL_EDGES = 3_100_000  # places in a pool: with their nodes, about 64 MB, used as the tree grows
LCB_WIDTH = 2.0  # how far the mean of one visit may be off; of n visits, divided by sqrt(n)
ENOUGH = 1000  # visits of a move on the list of an analysis; more do not make it surer


def new_pools(threads: int = 1, edges: int = POOL_EDGES) -> list[TreePool]:
    """Pools for so many threads; searches that take turns may share them."""
    return [TreePool(edges) for _ in range(threads)]


class TreeThread:
    """The arrays of one thread, and the position of its tree's root."""

    def __init__(self, network: Network, pool: TreePool) -> None:
        self.arrays = new_tree_arrays(network, pool)
        self.tree, self.control = self.arrays.tree, self.arrays.control
        self.outlook, self.tally = self.arrays.outlook, self.arrays.tally
        self.state: State = new_state(network.seats)
        self._pool = pool

    def __reduce__(self) -> NoReturn:
        """Some arrays are views of others; their copies would not be."""
        raise TypeError("a search cannot be copied; make another one")

    @property
    def root(self) -> int:
        """The root, 0 for none."""
        return int(self.tree.header[ROOT])

    def claim_pool(self) -> None:
        """Mark the pool as holding this thread's tree: another search may overwrite it."""
        self._pool.owner = self

    def kept_node(self, state: State) -> int:
        """The node of a position in the tree of the last search, or 0."""
        if self._pool.owner is not self or is_crowded(self.tree.header, CROWDED):
            return 0
        moves = self.outlook.size // 2  # one of each seat
        return node_below(self.tree, self.root, self.state, state, moves)


def root_edges(thread: TreeThread) -> Edges:
    """The edges of the root."""
    edges = edges_of(thread.tree.nodes, thread.root)
    return Edges._make(field[edges.start : edges.stop] for field in thread.tree.edges)


def root_edge(thread: TreeThread, index: int) -> int:
    """An edge of the root, by its index among them."""
    return int(thread.tree.nodes.first_edge[thread.root]) + index


def edge_index(thread: TreeThread, action: int) -> int:
    """The index of an action among the edges of the root."""
    return int(np.flatnonzero(root_edges(thread).action == action)[0])


def outlook_behind(thread: TreeThread, index: int) -> NDArray[np.float64]:
    """Win share, then expected score of each seat behind an edge, as its visits found them.

    Visits that ended at a transposition with more visits have no outlook of their own. The mean of
    the others is corrected by the difference between the edge's value now and their mean value.
    """
    row, child = thread.tally[index], int(root_edges(thread).child[index])
    wins, scores, values = np.split(row[1:] / row[0], 3)
    for seat in range(wins.size):
        value = float(worth(thread.tree.nodes, child, seat))
        wins[seat] = win_moved(wins[seat], value - values[seat])
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
        edges = root_edges(thread)
        rows = np.array([edges.visits, edges.value_sum, edges.prior], np.float64).T
        for action, row in zip(edges.action.tolist(), rows, strict=True):
            sums[action] = sums.get(action, 0.0) + row

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
    edges = root_edges(thread)
    for index, action in enumerate(edges.action.tolist()):
        if edges.visits[index] > 0 and leaf_behind(thread.tree, root_edge(thread, index)):
            yield action
