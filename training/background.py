"""A background thread that does one task after the other, while the caller goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable


class BackgroundThread:
    """A thread that does one task after the other."""

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
        """Start a task; call `join` before the next `start`."""
        self._work = work
        self._begin.release()

    def join(self) -> None:
        """Return when the task is done."""
        self._end.acquire()
