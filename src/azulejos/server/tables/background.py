"""Tasks that nobody waits for: an error in one is logged and counted."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from azulejos.server import log
from azulejos.server.metrics import Metrics


class BackgroundTasks:
    """Runs tasks, and ends them all when it is stopped."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._metrics.errors.inc()
            log.report("unexpected_error", error)
