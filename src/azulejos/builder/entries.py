"""What the engine exports: compiled functions that Python calls, with the types of arguments."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba import typeof, types

from azulejos import fast
from azulejos.builder.samples import tree_arguments
from azulejos.fast import random_play, state
from azulejos.net import value
from azulejos.search import learned
from azulejos.search.puct import entry, grow, nodes

WORDS: Final = types.int64[::1]
GENERATOR: Final = types.uint64[::1]
FLOATS: Final = types.float32[::1]
INTEGER: Final = types.int64
REAL: Final = types.float64
YES_NO: Final = types.boolean


class Entry(NamedTuple):
    """An exported function."""

    function: Any
    types: tuple[Any, ...]

    @property
    def symbol(self) -> str:
        """Its name in the library."""
        return str(self.function.py_func.__name__)

    @property
    def key(self) -> str:
        """Its name in Python."""
        function = self.function.py_func
        return f"{function.__module__}.{function.__qualname__}"


def entries() -> list[Entry]:
    """The rules, and the tree search with its network."""
    tree = tuple(typeof(one) for one in tree_arguments())
    return [
        Entry(state.reset, (WORDS, INTEGER, YES_NO, INTEGER)),
        Entry(fast.deal, (WORDS, GENERATOR)),
        Entry(fast.legal_moves, (WORDS, WORDS)),
        Entry(fast.legal_count, (WORDS,)),
        Entry(fast.play, (WORDS, INTEGER)),
        Entry(fast.winners, (WORDS,)),
        Entry(fast.below, (GENERATOR, INTEGER)),
        Entry(random_play.playout, (WORDS, GENERATOR)),
        Entry(learned.must_end, (WORDS,)),
        Entry(value.win_moved, (REAL, REAL)),
        Entry(nodes.edge_at, (INTEGER, INTEGER)),
        Entry(nodes.leaf_behind, (FLOATS, INTEGER)),
        Entry(nodes.worth, (FLOATS, INTEGER, INTEGER)),
        Entry(grow.follow, (FLOATS, INTEGER, WORDS)),
        Entry(grow.prune, (FLOATS, INTEGER, WORDS)),
        Entry(entry.work_on_tree, tree),
    ]
