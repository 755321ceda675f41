"""A process that is started when there is work, and ended when there has been none for a while.

Reviews, analyses and explanations of puzzles use it: their processes take seconds to start and
much memory to keep.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeVar

IDLE_S: Final = 120.0
"""When a process without work is ended; starting one takes seconds."""


class Closable(Protocol):
    """A process that can be ended."""

    async def close(self) -> None:
        """End the process."""


P = TypeVar("P", bound=Closable)


class OnDemandProcess(Generic[P]):
    """Does one piece of work after the other, and keeps the process that they need."""

    def __init__(
        self,
        start: Callable[[], Awaitable[P]],
        has_work: Callable[[], bool],
        work: Callable[[], Awaitable[None]],
    ) -> None:
        """`work` does the next piece of work, and must not raise."""
        self._start = start
        self._has_work, self._work = has_work, work
        self._runner: asyncio.Task[None] | None = None
        self._asked = asyncio.Event()
        self.running: P | None = None
        """The process, None while there is none."""
        self.is_stopping = False

    def wake(self) -> None:
        """Begin, because there is work."""
        self._asked.set()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())

    async def started(self) -> P:
        """The process; it is started if there is none."""
        if self.running is None:
            self.running = await self._start()
        return self.running

    async def close(self) -> None:
        """End the process; the next piece of work starts another one."""
        process, self.running = self.running, None
        if process is not None:
            await process.close()

    async def stop(self) -> None:
        """End the process for good; the work that is under way fails."""
        self.is_stopping = True
        if self._runner is not None:
            self._asked.set()
            if self.running is not None:
                await self.running.close()
            await self._runner

    async def _run(self) -> None:
        """Work until there has been nothing to do for a while."""
        while not self.is_stopping:
            if self._has_work():
                await self._work()
            elif not await self._more():
                await self.close()
                if not self._has_work():
                    return
        await self.close()

    async def _more(self) -> bool:
        """Wait for more work; whether it came before the process has been idle for long."""
        self._asked.clear()
        try:
            async with asyncio.timeout(IDLE_S):
                await self._asked.wait()
        except TimeoutError:
            return False
        return True
