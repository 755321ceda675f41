"""Delivery: the way from the store's writer thread into the event loop.

A file of its own because the store is opened before there is an event loop, so that a store that
cannot be opened is one line on the terminal instead of a server that fails to start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Delivery:
    """Carries what the writer thread has finished into the event loop, once there is one."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None

    def __call__(self, run: Callable[[], None]) -> Any:
        """Run something in the event loop."""
        if self.loop is None:
            raise RuntimeError("no event loop yet")
        return self.loop.call_soon_threadsafe(run)
