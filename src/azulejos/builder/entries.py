"""What the engine exports: compiled functions that Python calls, with the types of arguments.

Tests and training have lists of their own, for libraries that are not shipped: they call `entry`,
too.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import typeof, types

from azulejos import fast
from azulejos.builder.intrinsics.references import register_classes
from azulejos.builder.samples import batch_arguments, tree_arguments
from azulejos.envs import observation, single
from azulejos.envs.batch import loops, threads
from azulejos.fast import batch, keys, random_play, state, walk
from azulejos.net import value
from azulejos.search import last_rounds
from azulejos.search.puct import entry, grow

WORDS: Final = types.int64[::1]
ROWS: Final = types.int64[:, ::1]
GENERATOR: Final = types.uint64[::1]
FLOATS: Final = types.float32[::1]
BYTES: Final = types.uint8[::1]
FLAGS: Final = types.uint8[:, ::1]
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
        return str(self.function.py_func.__name__).lstrip("_")

    @property
    def key(self) -> str:
        """Its name in Python."""
        function = self.function.py_func
        return f"{function.__module__}.{function.__qualname__}"


def like(function: Any, *arguments: Any) -> Entry:
    """An entry with the types of some arguments."""
    register_classes()
    return Entry(function, tuple(typeof(one) for one in arguments))


def entries() -> list[Entry]:
    """All that a user's process calls."""
    return [*_rules(), *_many_games(), *_search()]


def _rules() -> list[Entry]:
    return [
        Entry(state.reset, (WORDS, INTEGER, YES_NO, INTEGER)),
        Entry(fast.deal, (WORDS, GENERATOR)),
        Entry(fast.deal_given, (WORDS, WORDS)),
        Entry(fast.deal_tile, (WORDS, INTEGER)),
        Entry(fast.legal_moves, (WORDS, WORDS)),
        Entry(fast.legal_count, (WORDS,)),
        Entry(fast.is_legal, (WORDS, INTEGER)),
        Entry(fast.play, (WORDS, INTEGER)),
        Entry(fast.advance_tiling, (WORDS,)),
        Entry(fast.winners, (WORDS,)),
        Entry(fast.termination, (WORDS,)),
        Entry(fast.below, (GENERATOR, INTEGER)),
        Entry(fast.next_word, (GENERATOR,)),
        Entry(keys.position_key, (WORDS,)),
        Entry(keys.round_key, (WORDS,)),
        Entry(random_play.playout, (WORDS, GENERATOR)),
        Entry(observation.write_observation, (WORDS, INTEGER, BYTES)),
        Entry(observation.write_mask, (WORDS, BYTES)),
        Entry(single.step_game, (WORDS, GENERATOR, INTEGER, INTEGER)),
        Entry(single.write_view, (WORDS, INTEGER, BYTES, BYTES)),
        Entry(single.play_if_legal, (WORDS, INTEGER)),
    ]


def _many_games() -> list[Entry]:
    arrays, settings = batch_arguments()
    control = np.zeros(1, np.int64)
    return [
        Entry(random_play.play_out, (WORDS, GENERATOR, ROWS, WORDS, WORDS)),
        Entry(random_play.play_seeds, (WORDS, GENERATOR, YES_NO, INTEGER, INTEGER)),
        Entry(walk.count_leaves, (ROWS, ROWS, WORDS, INTEGER)),
        Entry(batch.reset_batch, (ROWS, WORDS, YES_NO)),
        Entry(batch.deal_batch, (ROWS, GENERATOR)),
        Entry(batch.play_batch, (ROWS, WORDS)),
        Entry(batch.step_batch, (ROWS, WORDS, GENERATOR)),
        Entry(batch.write_legal, (ROWS, FLAGS)),
        Entry(batch.random_actions, (ROWS, GENERATOR, WORDS)),
        like(loops.clear_rows, arrays, 0, 0),
        like(loops.show_rows, arrays, 0, 0),
        like(loops.begin_row, arrays, settings, 0),
        like(loops.do_rows, arrays, settings, 0, 0, 0),
        like(threads.serve_orders, arrays, settings, control, 0, 0, 0),
        like(threads.lead_order, arrays, settings, control, 0, control),
        like(threads.follow_order, arrays, settings, control, 0, control),
        like(threads.answer_of, control, 0),
    ]


def _search() -> list[Entry]:
    solver, words = (WORDS,) * 6, np.zeros(1, np.int64)
    arguments = tree_arguments()
    tree = arguments[1].tree
    return [
        Entry(last_rounds.must_end, (WORDS,)),
        Entry(last_rounds.reaches, (types.UniTuple(WORDS, len(solver)), INTEGER)),
        Entry(last_rounds.write_root, (types.UniTuple(WORDS, len(solver)),)),
        Entry(value.win_moved, (REAL, REAL)),
        like(grow.follow, tree, 0, words),
        like(grow.prune, tree, 0, words),
        like(entry.work_on_tree, *arguments),
    ]
