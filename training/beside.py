"""A thread that works beside the caller: the host has its hands free while the games are searched.

A file of its own because the conductor should not see a thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable


class Beside:
    """A thread that does one thing after the other: its work runs beside the caller's."""

    def __init__(self) -> None:
        self._work: Callable[[], None] | None = None
        self._begin, self._end = threading.Semaphore(0), threading.Semaphore(0)
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            self._begin.acquire()
            if self._work is not None:
                self._work()
            self._end.release()

    def start(self, work: Callable[[], None]) -> None:
        """Begin; `join` must come before the next `start`."""
        self._work = work
        self._begin.release()

    def join(self) -> None:
        """Return when the work is done."""
        self._end.acquire()
