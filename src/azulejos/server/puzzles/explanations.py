"""Explanations of puzzles: made one at a time in another process, and kept.

    client -> ask -> waiting line -> process -> all who asked for the same move -> memory

An explanation takes about a second. It is made even if the client leaves, because others give the
same answer. The process is started for the first one, and ended after a while without any.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from azulejos.puzzles.file import format_puzzle
from azulejos.puzzles.shapes import Puzzle
from azulejos.puzzles.worker import ExplainOrder, Explanation
from azulejos.rules import Move
from azulejos.server import log
from azulejos.server.metrics import Metrics
from azulejos.server.puzzles.process import Explainer, ExplainerProcess
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.analyses import move_views
from azulejos.server.wire.puzzles import PuzzleExplanation, PuzzleProblem

IDLE_S: Final = 120.0
"""When a process without work is ended; starting one takes seconds."""
_MOST_KEPT: Final = 2_000
_FAILED: Final = PuzzleProblem("server/error", "The explanation failed; try again.", 1_000)
_STOPPING: Final = PuzzleProblem("server/going_down", "The server is stopping; ask again.", 1_000)

Explained: TypeAlias = PuzzleExplanation | PuzzleProblem


class _Job(NamedTuple):
    """A move that is explained or waits for its turn, and the answer to come."""

    order: ExplainOrder
    answer: asyncio.Future[Explained]


class Explanations:
    """All explanations of one server process."""

    def __init__(
        self,
        metrics: Metrics,
        most: int,
        start: Callable[[], Awaitable[Explainer]] = ExplainerProcess.start,
    ) -> None:
        """`most` is how many may be under way or wait."""
        self._metrics, self._most, self._start = metrics, most, start
        self._jobs: dict[ExplainOrder, _Job] = {}
        self._line: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._kept: OrderedDict[ExplainOrder, PuzzleExplanation] = OrderedDict()
        self._explainer: Explainer | None = None
        self._runner: asyncio.Task[None] | None = None
        self._is_stopping = False

    @property
    def is_off(self) -> bool:
        """Whether this server explains no puzzles."""
        return not self._most

    def find(self, puzzle: Puzzle, move: Move) -> PuzzleExplanation | None:
        """The explanation of a move if it was made before."""
        order = _order(puzzle, move)
        if order in self._kept:
            self._kept.move_to_end(order)
        return self._kept.get(order)

    def ask(self, puzzle: Puzzle, move: Move) -> asyncio.Future[Explained]:
        """Have a move explained; raises `BusyError` if too many wait."""
        order = _order(puzzle, move)
        if order not in self._jobs:
            if len(self._jobs) >= self._most or self._is_stopping:
                raise BusyError
            self._jobs[order] = _Job(order, asyncio.get_running_loop().create_future())
            self._line.put_nowait(self._jobs[order])
            if self._runner is None or self._runner.done():
                self._runner = asyncio.create_task(self._run())
        return self._jobs[order].answer

    async def stop(self) -> None:
        """End all explanations and the process."""
        self._is_stopping = True
        for job in list(self._jobs.values()):
            self._finish(job, _STOPPING)
        if self._runner is not None:
            self._line.put_nowait(None)  # so that the runner does not wait
            await self._close()
            await self._runner

    async def _run(self) -> None:
        """Explain until there has been nothing to do for a while."""
        while not self._is_stopping:
            job = await self._next()
            if job is not None:
                await self._make(job)
            elif self._line.empty():
                await self._close()
                if self._line.empty():
                    return
        await self._close()

    async def _next(self) -> _Job | None:
        """The next job; None if the process has been idle for long, or if the server stops."""
        try:
            async with asyncio.timeout(IDLE_S):
                return await self._line.get()
        except TimeoutError:
            return None

    async def _make(self, job: _Job) -> None:
        try:
            if self._explainer is None:
                self._explainer = await self._start()
            if self._is_stopping:
                return
            found = await self._explainer.explain(job.order)
        except Exception as error:  # no error may keep the next explanation from being made
            await self._close()
            if not self._is_stopping:
                log.report("explanation_failed", error)
                self._metrics.errors.inc()
            self._finish(job, _FAILED)
        else:
            self._finish(job, self._keep(job.order, found))

    def _keep(self, order: ExplainOrder, found: Explanation) -> PuzzleExplanation:
        self._kept[order] = PuzzleExplanation(move_views(found.moves))
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[order]

    def _finish(self, job: _Job, answer: Explained) -> None:
        self._jobs.pop(job.order, None)
        if not job.answer.done():
            job.answer.set_result(answer)

    async def _close(self) -> None:
        explainer, self._explainer = self._explainer, None
        if explainer is not None:
            await explainer.close()


def _order(puzzle: Puzzle, move: Move) -> ExplainOrder:
    return ExplainOrder(format_puzzle(puzzle), str(move))
