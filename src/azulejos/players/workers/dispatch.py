"""The workers of a pool: which of them are free, and which question comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from azulejos.players.player import PlayerError
from azulejos.players.workers.process import WorkerProcess


class Dispatcher:
    """All workers of a pool."""

    def __init__(self, size: int, on_failure: Callable[[str], None]) -> None:
        self._size, self._on_failure = size, on_failure
        self.all: list[WorkerProcess] = []
        self.free: list[WorkerProcess] = []
        self.failure = ""
        """Why workers cannot load the engine; empty if they can, or if that is not known yet."""
        self._changed = asyncio.Event()
        self._urgent = 0
        """How many callers that do not yield wait for a worker."""
        self._is_closing = False

    async def start(self) -> None:
        """Start all workers."""
        for _ in range(self._size):
            await self._add()

    async def close(self) -> None:
        """End all workers, and start no more."""
        self._is_closing = True
        self._changed.set()
        await asyncio.gather(*(worker.close() for worker in self.all))
        self.all.clear()
        self.free.clear()

    async def take(self, *, yields: bool = False) -> WorkerProcess:
        """A free worker.

        It may have died unnoticed. Then its question fails, and the caller replaces it. A caller
        that yields waits until no other one does.
        """
        self._urgent += not yields
        try:
            while (worker := self._pick()) is None or (yields and self._urgent):
                if self._is_closing:
                    raise PlayerError("the pool is closed")
                await self._change()
        finally:
            self._urgent -= not yields
            self._changed.set()  # a caller that yields may have waited for this one
        self.free.remove(worker)
        return worker

    def give_back(self, worker: WorkerProcess) -> None:
        """Mark the worker as free again."""
        self.free.append(worker)
        self._changed.set()

    async def replace(self, worker: WorkerProcess) -> None:
        """End a worker and start another one in its place."""
        self.all.remove(worker)
        await worker.close()
        if not self._is_closing:
            await self._add()

    async def _add(self) -> None:
        worker = await WorkerProcess.start(self._on_news)
        if self._is_closing:
            await worker.close()
            return
        self.all.append(worker)
        self.give_back(worker)

    def _pick(self) -> WorkerProcess | None:
        return next((one for one in self.free if one.has_started or one.is_gone), None)

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    def _on_news(self) -> None:
        """React to a worker that has started or is gone."""
        self._changed.set()
        failures = [worker.failure for worker in self.all if worker.has_started]
        if not failures:
            return
        before, self.failure = self.failure, failures[0] if all(failures) else ""
        if self.failure and not before:
            self._on_failure(self.failure)
