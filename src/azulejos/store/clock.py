"""The clock of a server: the only place where the server and its store read the time.

Every deadline is a time of this clock, so it must never step back. It reads the machine's wall
clock once, when it is created, and then counts on with a monotonic clock. The store keeps it at or
after every time that was written before, also by other processes (see `Store.keep_up`).
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable


def wall_ms() -> int:
    """Milliseconds since 1970 by this machine's wall clock, which may be set at any time."""
    return time.time_ns() // 1_000_000


# These clocks count while the machine sleeps; `time.monotonic` does not on Linux and macOS.
if sys.platform == "linux":

    def elapsed_ms() -> int:
        """Milliseconds since an arbitrary moment."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000

elif sys.platform == "darwin":

    def elapsed_ms() -> int:
        """Milliseconds since an arbitrary moment."""
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000

else:

    def elapsed_ms() -> int:
        """Milliseconds since an arbitrary moment."""
        return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that never step back.

    >>> wall = [1000]
    >>> clock = SteadyClock(lambda: wall[0], lambda: 0)
    >>> wall[0] = 400
    >>> clock()
    1000
    """

    def __init__(
        self, wall: Callable[[], int] = wall_ms, elapsed: Callable[[], int] = elapsed_ms
    ) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._lock = threading.Lock()
        self._start = wall() - elapsed()

    def __call__(self) -> int:
        """The time now."""
        return self._start + self._elapsed()

    def advance(self, to: int) -> None:
        """Continue from a time, if it is later than now."""
        with self._lock:
            self._start = max(self._start, to - self._elapsed())

    @property
    def ahead_ms(self) -> int:
        """How far this clock is ahead of the wall clock; negative if it is behind."""
        return self() - self._wall()
