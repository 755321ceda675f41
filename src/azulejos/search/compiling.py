"""Noticing that code is compiled, which takes a while and happens once on a machine.

A file of its own so that whoever shows the wait need not know numba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event


class _Once(event.Listener):
    """Calls back at the first function that is not found on the disk."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def on_start(self, _event: Any) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def on_end(self, _event: Any) -> None:
        """Nothing to tell."""


@contextmanager
def notice_compiling(callback: Callable[[], None]) -> Iterator[None]:
    """Call back once if anything must be compiled inside the block."""
    with event.install_listener("numba:compile", _Once(callback)):
        yield
