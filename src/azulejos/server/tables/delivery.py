"""Delivery: results of the store's writer thread, handed to the event loop.

The store is opened before the event loop starts, so that a store that cannot be opened is one line
on the terminal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Delivery:
    """Runs callbacks of the writer thread in the event loop."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None

    def __call__(self, run: Callable[[], None]) -> Any:
        """Run something in the event loop."""
        if self.loop is None:
            raise RuntimeError("no event loop yet")
        return self.loop.call_soon_threadsafe(run)
