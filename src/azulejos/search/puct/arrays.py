"""The arrays that one thread of the tree search works with, as compiled code takes them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import MOST_MOVES, Int64s, State, new_state
from azulejos.native.decorators import by_reference
from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network
from azulejos.search.puct.tree import MOST_DEPTH, Floats, Tree, TreePool, new_tree

# The words of `control`. Another thread sets STOP; LIMIT is the number of visits to end at; the
# others are results: visits so far, the longest path, whether every line of the round is known.
STOP, LIMIT, VISITS, DEEPEST, SOLVED = 0, 1, 2, 3, 4
CONTROL_WORDS = 8

SAMPLE_VISITS = 24  # of the small tree behind one sampled deal
TABLE_PLACES = 1 << 17  # for transpositions; 2 MB a thread
SAMPLE_PLACES = 1 << 8  # the same for a small tree

Tally: TypeAlias = NDArray[np.float64]


@by_reference
class ChanceSampler(NamedTuple):
    """What is needed to sample a deal: a small tree, and a walk to the leaf before the deal."""

    tree: Tree
    state: State  # of the leaf, then of the small tree's root
    chain: Int64s  # the nodes on the way to the leaf
    generator: NDArray[np.uint64]  # of deals
    values: Floats  # what the sample found, for each seat


@by_reference
class TreeArrays(NamedTuple):
    """The arrays of one thread.

    `tally` has a row for each move at the root: visits, and for each seat the sums of the win
    shares, expected scores and values that these visits found. `outlook` is what the last visit
    found: the win share of each seat, then the expected final score of each seat.
    """

    work: Work
    tree: Tree
    control: Int64s
    outlook: Floats
    tally: Tally
    sampler: ChanceSampler


def new_chance_sampler(seats: int) -> ChanceSampler:
    """A sampler for one thread."""
    pool = TreePool((SAMPLE_VISITS + 1) * MOST_MOVES)
    return ChanceSampler(
        tree=new_tree(seats, pool, SAMPLE_PLACES),
        state=new_state(seats),
        chain=np.zeros(MOST_DEPTH + 1, np.int64),
        generator=np.zeros(1, np.uint64),
        values=np.zeros(seats, np.float32),
    )


def new_tree_arrays(network: Network, pool: TreePool) -> TreeArrays:
    """The arrays of one thread for a network; the tree is kept in this pool."""
    seats = network.seats
    return TreeArrays(
        work=new_work(network),
        tree=new_tree(seats, pool, TABLE_PLACES),
        control=np.zeros(CONTROL_WORDS, np.int64),
        outlook=np.zeros(2 * seats, np.float32),
        tally=np.zeros((MOST_MOVES, 1 + 3 * seats), np.float64),
        sampler=new_chance_sampler(seats),
    )
