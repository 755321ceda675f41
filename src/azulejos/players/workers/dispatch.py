"""The workers of a pool: which are free, which search each has loaded, and which is asked next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from azulejos.players.levels import SearchKind
from azulejos.players.player import PlayerError
from azulejos.players.workers.process import WorkerProcess

ORDER: Final = (SearchKind.TREE,)


class Dispatcher:
    """All workers of a pool."""

    def __init__(self, size: int, on_status: Callable[[str], None]) -> None:
        self._size, self._on_status = size, on_status
        self.all: list[WorkerProcess] = []
        self.free: list[WorkerProcess] = []
        self._changed = asyncio.Event()
        self._urgent = 0
        """How many callers that do not yield wait for a worker."""
        self._status = ""
        self._is_closing = False

    async def start(self) -> None:
        """Start all workers."""
        self._tell("starting")
        for number in range(self._size):
            await self._add(number)

    async def close(self) -> None:
        """End all workers, and start no more."""
        self._is_closing = True
        self._changed.set()
        await asyncio.gather(*(worker.close() for worker in self.all))
        self.all.clear()
        self.free.clear()

    @property
    def share(self) -> float:
        """The share that the most advanced worker has loaded, from 0 to 1."""
        return max((worker.share for worker in self.all), default=0.0)

    @property
    def is_ready(self) -> bool:
        """Whether one worker has loaded everything."""
        return any(worker.is_ready for worker in self.all)

    @property
    def failure(self) -> str:
        """Why no worker can load its searches; empty if one can, or is not known yet."""
        reasons = [worker.failure for worker in self.all]
        return reasons[0] if reasons and all(reasons) else ""

    async def ready(self) -> None:
        """Wait until one worker has loaded everything."""
        await self._until(lambda: self.is_ready)

    async def loaded(self, search: SearchKind | None, seconds: float | None) -> None:
        """Wait this long for a worker to load the search; do not wait if it must be compiled."""

        def is_over() -> bool:
            compiles = seconds is not None and self._status == "compiling"
            is_settled = compiles or self._is_warm(search) or bool(self.failure)
            return is_settled or any(worker.is_gone for worker in self.free)

        try:
            async with asyncio.timeout(seconds):
                await self._until(is_over)
        except TimeoutError:
            return

    async def take(self, search: SearchKind | None, *, yields: bool = False) -> WorkerProcess:
        """A free worker that has loaded the search, or any free worker if none has loaded it.

        It may have died unnoticed. Then its question fails, and the caller replaces it. A caller
        that yields waits until no other one does.
        """
        self._urgent += not yields
        try:
            while (worker := self._pick(search)) is None or (yields and self._urgent):
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
        number = self.all.index(worker)
        self.all.remove(worker)
        await worker.close()
        if not self._is_closing:
            await self._add(number)

    async def _add(self, number: int) -> None:
        worker = await WorkerProcess.start(ORDER, self._on_news)
        if self._is_closing:
            await worker.close()
            return
        self.all.insert(number, worker)
        self.give_back(worker)

    def _pick(self, search: SearchKind | None) -> WorkerProcess | None:
        wanted = [worker for worker in self.free if worker.is_gone or worker.has(search)]
        if not wanted and not self._is_warm(search):
            wanted = self.free
        return wanted[0] if wanted else None

    def _is_warm(self, search: SearchKind | None) -> bool:
        return any(worker.has(search) for worker in self.all)

    async def _until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self._change()

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    def _on_news(self) -> None:
        """React to a worker that has loaded or compiled something, has failed, or is gone."""
        self._changed.set()
        if self.is_ready:
            self._tell("ready")
        elif self.failure:
            self._tell("failed")
        elif self._status == "starting" and any(worker.is_compiling for worker in self.all):
            self._tell("compiling")

    def _tell(self, status: str) -> None:
        if status != self._status:
            self._status = status
            self._on_status(status)
