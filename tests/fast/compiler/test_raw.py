"""Raw arrays: the same game through them, and arrays that are not contiguous are refused."""

from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError
from numpy.typing import NDArray

from azulejos import fast


@fast.compiled
def _play_raw(states: fast.States, generators: fast.Generators, game: int) -> int:
    """A playout through bare words that are made raw twice."""
    words = fast.raw(fast.raw_at(states, game))
    return fast.playout(words, fast.raw_at(generators, game))


def test_a_row_of_a_matrix_is_played_in_place() -> None:
    states, generators = fast.new_states(3, 2), fast.new_generators(3, 5)
    before = states.copy()
    moves = _play_raw(states, generators, 1)
    single, generator = fast.new_state(2), fast.new_generator(6)
    assert fast.playout(single, generator) == moves
    assert states[1].tolist() == single.tolist()
    assert generators.tolist() == [5, generator[0], 7]
    assert states[[0, 2]].tolist() == before[[0, 2]].tolist()


def test_what_is_not_contiguous_is_refused() -> None:
    spread = np.zeros((25, 2), np.int64)[:, 0]
    with pytest.raises(TypingError, match="not a contiguous array"):
        fast.playout(spread, fast.new_generator(1))
    with pytest.raises(TypingError, match="not a contiguous array"):
        fast.deal_batch(np.zeros((4, 50), np.int64)[:, ::2], fast.new_generators(4, 1))
    with pytest.raises(TypingError, match="not a matrix of words"):
        fast.deal_batch(np.zeros((4, 25), np.int32), fast.new_generators(4, 1))


@fast.compiled
def _put_twice(target: NDArray[Any], words: fast.Int64s) -> None:
    bare, last = fast.raw(target), fast.offset(fast.raw(words), 1)
    fast.put(bare, 1, fast.raw(words)[0])
    fast.put(bare, 6, last[0])


def test_words_are_put_at_any_byte() -> None:
    target = np.full(15, 9, np.uint8)
    _put_twice(target, np.array([0x0807060504030201, 0x7F], np.int64))
    assert target.tolist() == [9, 1, 2, 3, 4, 5, 127, 0, 0, 0, 0, 0, 0, 0, 9]


def test_only_bare_bytes_take_words() -> None:
    with pytest.raises(TypingError, match="not bare bytes"):
        _put_twice(np.zeros(4, np.int64), np.zeros(2, np.int64))
