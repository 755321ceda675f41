"""Atomic operations between threads: each sees what the other writes, and one wins a swap."""

import threading

import numpy as np
import pytest
from numba.core.errors import TypingError

from azulejos import fast
from azulejos.fast.compiler.atomic import load, store, swap


@fast.compiled
def _swap(words: fast.Int64s, old: int, new: int) -> bool:
    return swap(fast.raw(words), 1, old, new)


@fast.compiled
def _serve(words: fast.Int64s, own: int, rounds: int) -> int:
    """Wait for one's turn and pass it on, this many times; return how often it came."""
    bare, turns = fast.raw(words), 0
    for _ in range(2_000_000_000):
        if load(bare, 0) == own:
            turns += 1
            bare[8] += 1
            store(bare, 0, 1 - own)
            if turns == rounds:
                break
    return turns


@fast.compiled
def _load_from_bytes(words: fast.Int64s) -> int:
    return load(fast.raw(words.view(np.uint8)), 0)


def test_a_swap_needs_the_old_value() -> None:
    words = np.array([7, 3], np.int64)
    assert not _swap(words, 4, 9)
    assert words.tolist() == [7, 3]
    assert _swap(words, 3, 9)
    assert words.tolist() == [7, 9]


def test_threads_hand_a_word_to_and_fro() -> None:
    _serve(np.zeros(16, np.int64), 0, 1)
    words, rounds, turns = np.zeros(16, np.int64), 200, [0, 0]

    def work(own: int) -> None:
        turns[own] = _serve(words, own, rounds)

    threads = [threading.Thread(target=work, args=(own,)) for own in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert turns == [rounds, rounds]
    assert words[8] == 2 * rounds  # what is written before passing the turn is seen after it


def test_only_words_are_loaded() -> None:
    with pytest.raises(TypingError, match="not bare words"):
        _load_from_bytes(np.zeros(2, np.int64))
