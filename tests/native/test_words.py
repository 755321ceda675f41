"""Bare elements of arrays: the same game through them, and wrong arrays are refused."""

import numpy as np
import pytest

from azulejos import fast
from tests.compiled import play_row, put_twice


def test_a_row_of_a_matrix_is_played_in_place() -> None:
    states, generators = fast.new_states(3, 2), fast.new_generators(3, 5)
    before = states.copy()
    moves = play_row(states, generators, 1)
    single, generator = fast.new_state(2), fast.new_generator(6)
    assert fast.playout(single, generator) == moves
    assert states[1].tolist() == single.tolist()
    assert generators.tolist() == [5, generator[0], 7]
    assert states[[0, 2]].tolist() == before[[0, 2]].tolist()


def test_what_is_not_contiguous_is_refused() -> None:
    spread = np.zeros((25, 2), np.int64)[:, 0]
    with pytest.raises(TypeError, match="not contiguous"):
        fast.playout(spread, fast.new_generator(1))
    with pytest.raises(TypeError, match="not contiguous"):
        fast.deal_batch(np.zeros((4, 50), np.int64)[:, ::2], fast.new_generators(4, 1))
    with pytest.raises(TypeError, match=r"an array of int32\[2\], not of int64\[2\]"):
        fast.deal_batch(np.zeros((4, 25), np.int32), fast.new_generators(4, 1))


def test_words_are_put_at_any_byte() -> None:
    target = np.full(15, 9, np.uint8)
    put_twice(target, np.array([0x0807060504030201, 0x7F], np.int64))
    assert target.tolist() == [9, 1, 2, 3, 4, 5, 127, 0, 0, 0, 0, 0, 0, 0, 9]
