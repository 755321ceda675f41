"""A team of threads does every row exactly once, and ends its threads."""

import gc
import subprocess
import sys
import threading

import numpy as np
import pytest

from azulejos.envs.batch import Batch, threads
from azulejos.envs.batch.loops import CHECK, SHOW, Arrays, BatchSettings
from azulejos.envs.batch.threads import ASLEEP, BUSY, LINE, UNDONE, WAITING, ThreadTeam


def _parts(games: int) -> tuple[Arrays, BatchSettings]:
    """The arrays of games that have not been shown yet."""
    batch = Batch(games, seed=1)
    batch.observation[:] = 0
    return batch._arrays, batch._settings


def test_a_worker_does_its_rows_and_falls_asleep() -> None:
    arrays, settings = _parts(6)
    control = np.array([SHOW, -1] + [0] * 6, np.int64)
    threads.serve_orders(arrays, settings, control, 0, 2, 4)
    assert arrays.observation.any(axis=1).tolist() == [False, False, True, True, False, False]
    assert control[0] == ASLEEP


def test_rows_that_no_worker_has_begun_are_taken_back() -> None:
    arrays, settings = _parts(6)
    control, bounds = np.zeros(3 * LINE, np.int64), np.array([0, 2, 4, 6], np.int64)
    control[::LINE] = WAITING
    assert threads.lead_order(arrays, settings, control, SHOW, bounds) == -1
    assert arrays.observation.any(axis=1).all()
    assert control[::LINE][:2].tolist() == [WAITING, WAITING]


def test_sleepers_are_named_and_keep_their_order() -> None:
    arrays, settings = _parts(6)
    control, bounds = np.zeros(3 * LINE, np.int64), np.array([0, 2, 4, 6], np.int64)
    control[LINE] = ASLEEP
    assert threads.lead_order(arrays, settings, control, SHOW, bounds) == -4 * 0b10
    assert control[::LINE][:2].tolist() == [SHOW, SHOW]
    assert not arrays.observation.any()


def test_answer_is_undone_while_a_worker_is_busy() -> None:
    control = np.zeros(3 * LINE, np.int64)
    control[1::LINE] = (5, 3, -1)
    control[LINE] = BUSY
    assert threads.answer_of(control, 2) == UNDONE
    control[LINE] = WAITING
    assert threads.answer_of(control, 2) == 3


@pytest.mark.parametrize("threads", [1, 2, 5, 9])
def test_every_row_is_done_by_any_number_of_threads(threads: int) -> None:
    arrays, settings = _parts(7)
    one = ThreadTeam(threads, arrays, settings)
    assert one.run(SHOW) == -1
    assert arrays.observation.any(axis=1).all()
    arrays.chosen[:] = -1
    assert one.run(CHECK) == -1
    arrays.chosen[[3, 6]] = 999
    assert one.run(CHECK) == 3


def test_there_are_no_more_threads_than_can_be_woken() -> None:
    batch = Batch(100, threads=threads.MOST_THREADS, seed=1)
    for _ in range(20):
        batch.step(batch.random_actions())
    for count in (0, threads.MOST_THREADS + 1, 100):
        with pytest.raises(ValueError, match=f"1 to 62 threads can work, not {count}"):
            Batch(100, threads=count)


def test_threads_end_with_their_crew() -> None:
    before = set(threading.enumerate())
    one = ThreadTeam(3, *_parts(4))
    added = set(threading.enumerate()) - before
    assert len(added) == 2
    one.run(SHOW)
    del one
    gc.collect()
    assert not any(thread.is_alive() for thread in added)


@pytest.mark.parametrize(
    "code",
    [
        "batch.step(batch.random_actions())",
        "import os; child = os.fork(); batch.step(batch.random_actions());"
        "os._exit(0) if not child else sys.exit(os.waitpid(child, 0)[1])",
    ],
    ids=["exit", "fork"],
)
def test_a_process_ends_well_with_threads_at_work(code: str) -> None:
    start = (
        "import sys; from azulejos.envs.batch import Batch; batch = Batch(64, threads=3, seed=1)"
    )
    more = "for _ in range(20): batch.step(batch.random_actions())"
    ran = subprocess.run([sys.executable, "-c", f"{start}\n{more}\n{code}"], check=False)
    assert ran.returncode == 0
