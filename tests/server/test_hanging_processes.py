"""Processes that analyse, review and explain: a hanging one is replaced, its client is told."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from azulejos.server.analyses.analyses import Analyses
from azulejos.server.analyses.process import AnalysisProcess
from azulejos.server.line_process import PATIENCE_S, LineProcess
from azulejos.server.metrics import Metrics
from azulejos.server.puzzles.explanations import Explanations
from azulejos.server.puzzles.process import ExplainerProcess
from azulejos.server.reviews.process import ReviewProcess
from azulejos.server.reviews.reviews import Reviews
from azulejos.server.tables.delivery import Delivery
from azulejos.server.wire.puzzles import PuzzleExplanation, PuzzleProblem
from azulejos.store import Store
from testing.puzzles import THREE_SEATS, TWO_SEATS
from tests.players.positions import opening
from tests.review.games import sample_game

pytestmark = pytest.mark.long

ANALYST = "azulejos.players.workers.analyst"
REVIEWER = "azulejos.review.worker"
EXPLAINER = "azulejos.puzzles.worker"
CALLER = "192.0.2.1"
SHORT_S = 6.0
NODES = 8_000
P = TypeVar("P")


class Starter:
    """Starts processes, the first one with little patience."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.pids: list[int] = []

    def of(self, kind: Callable[[LineProcess], P]) -> Callable[[], Awaitable[P]]:
        async def start() -> P:
            process = await LineProcess.start(self.module, PATIENCE_S if self.pids else SHORT_S)
            self.pids.append(process.pid)
            return kind(process)

        return start

    def stop_the_first(self) -> None:
        assert len(self.pids) == 1
        os.kill(self.pids[0], signal.SIGSTOP)

    def check_replaced(self) -> None:
        assert len(self.pids) == 2
        with pytest.raises(ProcessLookupError):
            os.kill(self.pids[0], 0)


async def _next(lines: AsyncIterator[bytes], *uninteresting: str) -> Any:
    """The next line of another type."""
    async for many in lines:
        for line in many.splitlines():
            found = msgspec.json.decode(line)
            if found["type"] not in uninteresting:
                return found
    raise AssertionError("the stream has ended")


def test_hanging_analyst_is_replaced() -> None:
    async def test() -> None:
        starter = Starter(ANALYST)
        analyses = Analyses(Metrics(), 3, 3, starter.of(AnalysisProcess))
        position = str(opening())
        lines = analyses.begin(position, 3, "ada").lines()
        assert (await _next(lines, "progress"))["type"] == "report"
        starter.stop_the_first()
        problem = await _next(lines, "progress", "report")
        assert (problem["type"], problem["code"]) == ("problem", "server/error")
        lines = analyses.begin(position, 3, "ada").lines()
        assert (await _next(lines, "progress"))["type"] == "report"
        starter.check_replaced()
        await analyses.stop()

    asyncio.run(test())


def test_hanging_reviewer_is_replaced(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        starter = Starter(REVIEWER)
        reviews = Reviews(store, Metrics(), NODES, 3, starter.of(ReviewProcess))
        lines = reviews.ask(sample_game(), CALLER).lines()
        part = await _next(lines, "progress")
        starter.stop_the_first()
        problem = await _next(lines, "progress", part["type"], "move", "deal")
        assert (problem["type"], problem["code"]) == ("problem", "server/error")
        lines = reviews.ask(sample_game(), CALLER).lines()
        assert await _next(lines, "progress") == part
        starter.check_replaced()
        await reviews.stop()

    with closing(Store(str(tmp_path / "tables.db"), deliver=Delivery())) as store:
        asyncio.run(test(store))


def test_hanging_explainer_is_replaced() -> None:
    async def test() -> None:
        starter = Starter(EXPLAINER)
        explanations = Explanations(Metrics(), 3, starter.of(ExplainerProcess))
        found = await explanations.ask(TWO_SEATS, TWO_SEATS.answer, CALLER)
        assert isinstance(found, PuzzleExplanation)
        starter.stop_the_first()
        problem = await explanations.ask(THREE_SEATS, THREE_SEATS.answer, CALLER)
        assert isinstance(problem, PuzzleProblem)
        assert problem.code == "server/error"
        found = await explanations.ask(THREE_SEATS, THREE_SEATS.answer, CALLER)
        assert isinstance(found, PuzzleExplanation)
        starter.check_replaced()
        await explanations.stop()

    asyncio.run(test())
