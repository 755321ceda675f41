"""Threads that work on slices of the same batch, for steps of a tenth of a millisecond.

Waking a thread takes too long for such short work. Workers wait for the next order inside compiled
code for a moment, and sleep in Python only if none comes. The caller does a slice too, so two
threads need only one worker. Then it does every slice that no worker has begun, so that it does not
wait if there are fewer processors than threads.

Numba's own threads (`parallel=True`) were measured instead: 42 microseconds for 1,000 games and two
threads, these 59, one thread 69, on a busy machine. But they can end the whole program: the OpenMP
ones in a process that was forked afterwards, the others when two Python threads use them at once.

    control word of a worker:  > 0 an order to do,  0 waiting for one,  -1 asleep,  -2 at work
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from itertools import pairwise
from queue import SimpleQueue
from typing import NamedTuple

import numpy as np

from azulejos.envs.batch.loops import Arrays, BatchSettings, do_rows
from azulejos.fast import Int64s, at, compiled, raw
from azulejos.native.atomic import load, store, swap

LINE = 8  # words: each worker writes into its own cache line
WAITING, ASLEEP, BUSY = 0, -1, -2
UNDONE = -2  # an answer
PATIENCE = 5_000  # reads of the control word, about a tenth of a millisecond
MOST_THREADS = 62  # one bit of an answer for each worker that must be woken
NAP = 20e-6  # seconds, while a worker waits for a processor


@compiled
def serve_orders(
    arrays: Arrays, settings: BatchSettings, control: Int64s, worker: int, first: int, last: int
) -> None:
    """Do orders as they come, until none has come for a while."""
    words, own, looks = raw(control), LINE * worker, 0
    while True:
        order = load(words, own)
        if order > 0 and swap(words, own, order, BUSY):
            words[at(own + 1)] = do_rows(arrays, settings, order, first, last)
            store(words, own, WAITING)
            looks = 0
        looks += 1
        if looks > PATIENCE and swap(words, own, WAITING, ASLEEP):
            return


@compiled
def lead_order(
    arrays: Arrays, settings: BatchSettings, control: Int64s, order: int, bounds: Int64s
) -> int:
    """Give an order to all workers and do it; if some must be woken, return -4 * (bit worker)."""
    words, sleeping = raw(control), 0
    for worker in range(len(bounds) - 2):
        if not swap(words, LINE * worker, WAITING, order):
            store(words, LINE * worker, order)
            sleeping |= 1 << worker
    return -4 * sleeping if sleeping else follow_order(arrays, settings, control, order, bounds)


@compiled
def follow_order(
    arrays: Arrays, settings: BatchSettings, control: Int64s, order: int, bounds: Int64s
) -> int:
    """Do the caller's slice and those that no worker has begun, and wait for the others."""
    words, ends, workers = raw(control), raw(bounds), len(bounds) - 2
    words[at(LINE * workers + 1)] = do_rows(arrays, settings, order, 0, ends[1])
    for worker in range(workers):
        if swap(words, LINE * worker, order, WAITING):
            first, last = ends[at(worker + 1)], ends[at(worker + 2)]
            words[at(LINE * worker + 1)] = do_rows(arrays, settings, order, first, last)
    return answer_of(control, workers)


@compiled
def answer_of(control: Int64s, workers: int) -> int:
    """The smallest answer that is not negative, else -1; UNDONE while a worker is busy."""
    words, answer = raw(control), -1
    for worker in range(workers + 1):
        looks = 0
        while worker < workers and load(words, LINE * worker) == BUSY:
            looks += 1
            if looks > PATIENCE:
                return UNDONE
        own = words[at(LINE * worker + 1)]
        if own >= 0 and (answer < 0 or own < answer):
            answer = own
    return answer


class _Worker(NamedTuple):
    arrays: Arrays
    settings: BatchSettings
    control: Int64s
    number: int
    first: int
    last: int
    wake: SimpleQueue[bool]


def _work(worker: _Worker) -> None:
    while worker.wake.get():
        serve_orders(*worker[:-1])


def _dismiss(workers: list[_Worker], threads: list[threading.Thread]) -> None:
    """End the workers: compiled code must not run on when Python ends."""
    for worker in workers:
        worker.wake.put(False)
    for thread in threads:
        if thread is not threading.current_thread():  # the garbage collector may run in a worker
            thread.join()


class ThreadTeam:
    """Does orders on the rows of a batch, an equal slice for each thread."""

    def __init__(self, threads: int, arrays: Arrays, settings: BatchSettings) -> None:
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"1 to {MOST_THREADS} threads can work, not {threads}")
        self._arrays, self._settings, self._threads = arrays, settings, threads
        self._process = os.getpid()
        games = len(arrays.states)
        bounds = [games * part // threads for part in range(threads + 1)]
        self._bounds = np.array(bounds, np.int64)
        self._control = np.full(LINE * threads, ASLEEP, np.int64)
        self._workers = [
            _Worker(arrays, settings, self._control, number, first, last, SimpleQueue())
            for number, (first, last) in enumerate(pairwise(bounds[1:]))
        ]
        threads_of_workers = [
            threading.Thread(target=_work, args=(worker,), daemon=True) for worker in self._workers
        ]
        for thread in threads_of_workers:
            thread.start()
        weakref.finalize(self, _dismiss, self._workers, threads_of_workers)

    def run(self, order: int) -> int:
        """Do an order on all rows; return the smallest answer that is not negative, else -1."""
        arrays, settings = self._arrays, self._settings
        if not self._workers:
            return do_rows(arrays, settings, order, 0, self._bounds[1])
        if self._process != os.getpid():  # a forked process has only the thread that forked
            self.__init__(self._threads, arrays, settings)  # type: ignore[misc]
        answer = lead_order(arrays, settings, self._control, order, self._bounds)
        if answer <= -4:
            for worker in self._workers:
                if -answer >> 2 + worker.number & 1:
                    worker.wake.put(True)
            answer = follow_order(arrays, settings, self._control, order, self._bounds)
        while answer == UNDONE:
            time.sleep(NAP)
            answer = answer_of(self._control, len(self._workers))
        return answer
