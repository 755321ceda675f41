"""A few threads that work on slices of the same arrays, for compiled code that drops the GIL.

A file of its own because a pool from the standard library takes several times as long to hand over
a task, which is most of a step of a small batch. The caller works too, so two threads are one more.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from queue import SimpleQueue

Task = Callable[[int, int], None]
_Order = tuple[Task, int, int] | None


def _serve(orders: SimpleQueue[_Order], answers: SimpleQueue[BaseException | None]) -> None:
    while (order := orders.get()) is not None:
        task, first, last = order
        try:
            task(first, last)
        except BaseException as error:
            answers.put(error)
        else:
            answers.put(None)
        del order, task  # or what the task holds would live until the next one


def _dismiss(queues: list[SimpleQueue[_Order]]) -> None:
    for orders in queues:
        orders.put(None)


class Crew:
    """Runs `task(first, last)` over equal slices of a range, one slice a thread."""

    def __init__(self, threads: int) -> None:
        if threads < 1:
            raise ValueError(f"at least one thread must work, not {threads}")
        self._answers: SimpleQueue[BaseException | None] = SimpleQueue()
        self._queues: list[SimpleQueue[_Order]] = [SimpleQueue() for _ in range(threads - 1)]
        for orders in self._queues:
            threading.Thread(target=_serve, args=(orders, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _dismiss, self._queues)

    def run(self, task: Task, length: int) -> None:
        """Do all slices of `range(length)` and return when the last one is done."""
        parts = len(self._queues) + 1
        bounds = [length * part // parts for part in range(parts + 1)]
        for orders, first, last in zip(self._queues, bounds[1:], bounds[2:], strict=False):
            orders.put((task, first, last))
        failed: BaseException | None = None
        try:
            task(bounds[0], bounds[1])
        except BaseException as error:
            failed = error
        for _ in self._queues:
            failed = self._answers.get() or failed
        if failed is not None:
            raise failed
