"""Threads that judge side by side, each with its own search.

Searches are compiled code and need no interpreter, so two threads use two cores. A search by nodes
does not depend on what was searched before, so the result does not depend on the number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import TypeVar

from azulejos.review.judge import Judge
from azulejos.search.stop import StopSignal

T = TypeVar("T")

LOOK = 0.05  # seconds between two checks of the stop signal


class Team:
    """Judges in threads; they end with the block."""

    def __init__(self, threads: int, stop_signal: StopSignal) -> None:
        self._stop_signal = stop_signal
        self._judges = [Judge() for _ in range(threads)]
        self._free = SimpleQueue[Judge]()
        for judge in self._judges:
            self._free.put(judge)
        self._threads = ThreadPoolExecutor(threads, "review")

    def __enter__(self) -> Team:
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for judge in self._judges:
            judge.stop_signal.set()
        self._threads.shutdown(wait=True)

    def submit(self, work: Callable[[Judge], T]) -> Future[T]:
        """Have a judge do some work when it is free; work is begun in the order it comes."""
        return self._threads.submit(self._do, work)

    def results(self, futures: Iterable[Future[T]]) -> Iterator[T]:
        """Results in order; they end early when the review is stopped."""
        for future in futures:
            while not wait([future], LOOK).done:
                if self._stop_signal.is_set:
                    return
            if self._stop_signal.is_set:
                return
            yield future.result()

    def _do(self, work: Callable[[Judge], T]) -> T:
        judge = self._free.get()
        try:
            return work(judge)
        finally:
            self._free.put(judge)
