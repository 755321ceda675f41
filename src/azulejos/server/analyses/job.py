"""One analysis under way, for the client that looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Final

import msgspec

from azulejos.players.workers.analyst import AnalysisOrder
from azulejos.server.wire.analyses import AnalysisLine, AnalysisProblem, AnalysisProgress

HEARTBEAT_S: Final = 10.0
"""How often a stream without news has a line, so that no proxy closes it."""
STAGES: Final = (2_000, 10_000, 40_000, 160_000)
"""The nodes of one search after the other: about 0.1, 0.4, 2 and 7 seconds."""


class AnalysisJob:
    """An analysis that searches in stages, each longer than the one before."""

    def __init__(self, position: str, best: int, caller: str) -> None:
        self.caller = caller
        self.stage = 0
        """The number of its next search; the job with the least comes first."""
        self.on_left: Callable[[AnalysisJob], None] = lambda _: None
        """Called when the stream has ended, for whatever reason."""
        self.is_over = False
        self.others = 0
        """How many analyses are searched before this one."""
        self._position, self._best = position, best
        self._lines: asyncio.Queue[AnalysisLine] = asyncio.Queue()

    @property
    def order(self) -> AnalysisOrder:
        """The next search."""
        return AnalysisOrder(self._position, STAGES[self.stage], self._best)

    @property
    def is_last_stage(self) -> bool:
        """Whether no longer search follows."""
        return self.stage == len(STAGES) - 1

    def tell(self, line: AnalysisLine, *, final: bool = False) -> None:
        """Send a line to the client; after a final one the stream ends."""
        if not self.is_over:
            self.is_over = final
            self._lines.put_nowait(line)

    def fail(self, problem: AnalysisProblem) -> None:
        """End the stream with a problem."""
        self.tell(problem, final=True)

    async def lines(self) -> AsyncGenerator[bytes]:
        """All lines as they come, until the analysis is over or the client leaves."""
        try:
            yield _encoded(AnalysisProgress(self.others))
            while not (self.is_over and self._lines.empty()):
                yield _encoded(await self._next())
        finally:
            self.is_over = True
            self.on_left(self)

    async def _next(self) -> AnalysisLine:
        try:
            async with asyncio.timeout(HEARTBEAT_S):
                return await self._lines.get()
        except TimeoutError:
            return AnalysisProgress(self.others)


def _encoded(line: AnalysisLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
