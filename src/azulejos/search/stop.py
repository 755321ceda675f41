"""The signal that ends a search: its time is up, or the answer is no longer wanted.

Compiled code has no clock. Another thread sets a word that the search reads at every inner node.
To be able to end a search, make a `StopSignal`, pass it in and call `set`: before the search begins
(it then ends at once), while it runs, or afterwards (which has no effect).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # setting a signal needs no compiled code
    from azulejos.fast import Int64s


class StopSignal:
    """Ends one search: sets a word of each thread, after some seconds or by `set`."""

    def __init__(self) -> None:
        self._is_set = False
        self._words: list[Int64s] = []
        self._lock = threading.Lock()

    @property
    def is_set(self) -> bool:
        """Whether the search was told to end."""
        return self._is_set

    def set(self) -> None:
        """End the search: now, or as soon as it begins."""
        with self._lock:
            self._is_set = True
            self._set()

    def time_up(self) -> None:
        """End only the search that runs now, because its time is up; a later one may run."""
        with self._lock:
            self._set()

    @contextmanager
    def watch(self, words: list[Int64s], index: int, seconds: float | None) -> Iterator[None]:
        """Run a search in this block; `index` is the word to set when its time is up."""
        timer = threading.Timer(seconds, self.time_up) if seconds is not None else None
        with self._lock:
            self._words = [each[index : index + 1] for each in words]
            if self._is_set:
                self._set()
        if timer is not None:
            timer.daemon = True
            timer.start()
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()
            with self._lock:
                self._words = []

    def _set(self) -> None:
        for word in self._words:
            word[0] = 1


def side_by_side(work: Callable[[int], None], count: int, stop_signal: StopSignal) -> None:
    """Run the work of all threads; when thread 0 is done, the others are told to stop."""
    others = [
        threading.Thread(target=work, args=(number,), daemon=True) for number in range(1, count)
    ]
    for other in others:
        other.start()
    work(0)
    stop_signal.time_up()
    for other in others:
        other.join()
