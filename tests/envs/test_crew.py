"""A crew does every slice once, together with its caller, and reports what went wrong."""

import gc
import threading

import pytest

from azulejos.envs.crew import Crew


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_every_index_is_done_once(threads: int) -> None:
    crew, done = Crew(threads), [0] * 13

    def mark(first: int, last: int) -> None:
        for index in range(first, last):
            done[index] += 1

    crew.run(mark, 13)
    crew.run(mark, 3)
    assert done == [2] * 3 + [1] * 10


def test_slices_are_in_flight_together() -> None:
    meeting = threading.Barrier(3, timeout=60)

    def meet(_first: int, _last: int) -> None:
        meeting.wait()

    Crew(3).run(meet, 3)
    assert not meeting.broken


@pytest.mark.parametrize("bad", [0, 2])
def test_an_error_reaches_the_caller_when_all_are_done(bad: int) -> None:
    crew = Crew(3)
    done: list[int] = []

    def work(first: int, _last: int) -> None:
        if first == bad:
            raise KeyError(first)
        done.append(first)

    with pytest.raises(KeyError):
        crew.run(work, 3)
    assert sorted([*done, bad]) == [0, 1, 2]
    crew.run(lambda _first, last: done.append(last), 3)
    assert len(done) == 5


def test_threads_end_with_their_crew() -> None:
    before = set(threading.enumerate())
    crew = Crew(3)
    added = set(threading.enumerate()) - before
    assert len(added) == 2
    del crew
    gc.collect()
    for thread in added:
        thread.join(60)
        assert not thread.is_alive()
