"""Atomic operations between threads: each sees what the other writes, and one wins a swap."""

import threading

import numpy as np

from tests.compiled import pass_turns, swap_second


def test_a_swap_needs_the_old_value() -> None:
    words = np.array([7, 3], np.int64)
    assert not swap_second(words, 4, 9)
    assert words.tolist() == [7, 3]
    assert swap_second(words, 3, 9)
    assert words.tolist() == [7, 9]


def test_threads_hand_a_word_to_and_fro() -> None:
    words, rounds, turns = np.zeros(16, np.int64), 200, [0, 0]

    def work(own: int) -> None:
        turns[own] = pass_turns(words, own, rounds)

    threads = [threading.Thread(target=work, args=(own,)) for own in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert turns == [rounds, rounds]
    assert words[8] == 2 * rounds  # what is written before passing the turn is seen after it
