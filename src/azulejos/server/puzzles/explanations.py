"""Explanations of puzzles: made one at a time in another process, and kept.

    client -> ask -> queue -> process -> all who asked for the same move -> memory

An explanation takes about a second. It is made even if the client leaves, because others give the
same answer. Addresses take turns. The process is started for the first one, and ended after a
while without any.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from azulejos.puzzles.file import format_puzzle
from azulejos.puzzles.shapes import Puzzle
from azulejos.puzzles.worker import ExplainOrder, Explanation
from azulejos.rules import Move
from azulejos.server import log
from azulejos.server.fair_slots import FairSlots
from azulejos.server.metrics import Metrics
from azulejos.server.on_demand_process import OnDemandProcess
from azulejos.server.puzzles.process import Explainer, ExplainerProcess
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.analyses import move_views
from azulejos.server.wire.puzzles import PuzzleExplanation, PuzzleProblem

_MOST_KEPT: Final = 2_000
_FAILED: Final = PuzzleProblem("server/error", "The explanation failed; try again.", 1_000)
_STOPPING: Final = PuzzleProblem("server/going_down", "The server is stopping; ask again.", 1_000)

_GIVEN_UP: Final = PuzzleProblem(
    "server/busy", "Other addresses need the place of this explanation; ask again.", 5_000
)

Explained: TypeAlias = PuzzleExplanation | PuzzleProblem


class Explanations:
    """All explanations of one server process."""

    def __init__(
        self,
        metrics: Metrics,
        most: int,
        start: Callable[[], Awaitable[Explainer]] = ExplainerProcess.start,
    ) -> None:
        """`most` is how many may be under way or wait."""
        self._metrics, self._most = metrics, most
        self._answers: dict[ExplainOrder, asyncio.Future[Explained]] = {}
        self._slots: FairSlots[ExplainOrder] = FairSlots(most)
        self._kept: OrderedDict[ExplainOrder, PuzzleExplanation] = OrderedDict()
        self._process = OnDemandProcess(
            start, lambda: bool(self._slots.waiting), self._explain_next
        )

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

    def ask(self, puzzle: Puzzle, move: Move, caller: str) -> asyncio.Future[Explained]:
        """Have a move explained; raises `BusyError` if too many wait."""
        order = _order(puzzle, move)
        if order in self._answers:
            self._slots.join(order, caller)
            return self._answers[order]
        if self._process.is_stopping:
            raise BusyError
        if (given_up := self._slots.enter(order, caller)) is not None:
            self._finish(given_up, _GIVEN_UP)
        self._answers[order] = asyncio.get_running_loop().create_future()
        self._process.wake()
        return self._answers[order]

    async def stop(self) -> None:
        """End all explanations and the process."""
        for order in list(self._answers):
            self._finish(order, _STOPPING)
        await self._process.stop()

    async def _explain_next(self) -> None:
        order = self._slots.waiting[0]
        self._slots.begin(order)
        try:
            explainer = await self._process.started()
            if self._process.is_stopping:
                return
            found = await explainer.explain(order)
        except Exception as error:  # no error may keep the next explanation from being made
            await self._process.close()
            if not self._process.is_stopping:
                log.report("explanation_failed", error)
                self._metrics.errors.inc()
            self._finish(order, _FAILED)
        else:
            self._finish(order, self._keep(order, found))

    def _keep(self, order: ExplainOrder, found: Explanation) -> PuzzleExplanation:
        self._kept[order] = PuzzleExplanation(move_views(found.moves))
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[order]

    def _finish(self, order: ExplainOrder, answer: Explained) -> None:
        self._slots.leave(order)
        promise = self._answers.pop(order, None)
        if promise is not None and not promise.done():
            promise.set_result(answer)


def _order(puzzle: Puzzle, move: Move) -> ExplainOrder:
    return ExplainOrder(format_puzzle(puzzle), str(move))
