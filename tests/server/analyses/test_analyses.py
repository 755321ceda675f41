"""Analyses with a searcher that is not real: who comes first, who is ended, and what fails."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from azulejos.players.analysis import Analysis
from azulejos.players.workers.analyst import AnalysisOrder
from azulejos.server.analyses.analyses import Analyses
from azulejos.server.analyses.job import STAGES, AnalysisJob
from azulejos.server.line_process import ProcessFailedError
from azulejos.server.metrics import Metrics
from azulejos.server.tables.tables import BusyError
from testing.patience import wait_until_async


class FakeSearcher:
    """Answers when a test tells it to, or when it is cancelled."""

    def __init__(self) -> None:
        self.orders: list[AnalysisOrder] = []
        self.cancelled = self.closed = 0
        self.fails = False
        self.solved = False
        self._go_on = asyncio.Event()

    async def start(self) -> "FakeSearcher":
        self.fails = False
        return self

    async def search(self, order: AnalysisOrder) -> Analysis:
        self.orders.append(order)
        self._go_on.clear()
        await self._go_on.wait()
        if self.fails:
            raise ProcessFailedError("on purpose")
        return Analysis(order.position, (), order.nodes, 1, self.solved)

    def answer(self) -> None:
        self._go_on.set()

    def cancel(self) -> None:
        self.cancelled += 1
        self._go_on.set()

    async def close(self) -> None:
        self.closed += 1
        self.fails = True
        self._go_on.set()

    async def begun(self, count: int) -> None:
        """Wait for so many orders."""
        await wait_until_async(lambda: len(self.orders) == count)


def _run(
    test: Callable[[Analyses, FakeSearcher], Awaitable[None]], most: int = 3, each: int = 2
) -> None:
    async def run() -> None:
        searcher = FakeSearcher()
        analyses = Analyses(Metrics(), most, each, searcher.start)
        await test(analyses, searcher)
        await analyses.stop()

    asyncio.run(run())


async def _next(lines: AsyncIterator[bytes], kind: str) -> Any:
    async for line in lines:
        if (found := json.loads(line))["type"] == kind:
            return found
    raise AssertionError(f"the stream ended without {kind}")


async def _all(job: AnalysisJob) -> list[Any]:
    return [json.loads(line) async for line in job.lines()]


def test_every_report_has_searched_more_and_the_last_one_is_final() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        reading = asyncio.create_task(_all(analyses.begin("p", 3, "ada")))
        for count in range(1, len(STAGES) + 1):
            await searcher.begun(count)
            searcher.answer()
        first, *reports = await reading
        assert first == {"type": "progress", "others": 0}
        assert [report["nodes"] for report in reports] == list(STAGES)
        assert [report["final"] for report in reports] == [False] * (len(STAGES) - 1) + [True]

    _run(test)


def test_solved_position_is_not_searched_again() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        searcher.solved = True
        reading = asyncio.create_task(_all(analyses.begin("p", 3, "ada")))
        await searcher.begun(1)
        searcher.answer()
        assert (await reading)[-1]["final"]
        assert len(searcher.orders) == 1

    _run(test)


def test_search_ends_when_the_client_leaves() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        lines = analyses.begin("p", 3, "ada").lines()
        await anext(lines)
        await searcher.begun(1)
        await lines.aclose()
        assert searcher.cancelled == 1
        analyses.begin("q", 3, "ada")
        await searcher.begun(2)
        assert searcher.orders[-1].position == "q"

    _run(test)


def test_first_answer_of_a_new_client_comes_before_a_long_search() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        old = analyses.begin("old", 3, "ada").lines()
        await anext(old)
        await searcher.begun(1)
        searcher.answer()
        assert (await _next(old, "report"))["nodes"] == STAGES[0]
        await searcher.begun(2)
        new = analyses.begin("new", 3, "bento").lines()
        await anext(new)
        await searcher.begun(3)
        searcher.answer()
        assert (await _next(new, "report"))["nodes"] == STAGES[0]
        await searcher.begun(4)
        asked = [(order.position, order.nodes) for order in searcher.orders]
        assert asked[1:] == [("old", STAGES[1]), ("new", STAGES[0]), ("old", STAGES[1])]
        searcher.answer()
        # The search that was cancelled is not reported.
        assert (await _next(old, "report"))["nodes"] == STAGES[1]

    _run(test)


def test_further_analysis_of_a_caller_ends_the_oldest() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        oldest = analyses.begin("1", 3, "ada")
        analyses.begin("2", 3, "ada")
        analyses.begin("3", 3, "ada")
        assert (await _all(oldest))[-1]["code"] == "server/too_fast"
        await searcher.begun(1)
        assert searcher.orders[0].position == "2"

    _run(test)


def test_too_many_analyses_are_refused() -> None:
    async def test(analyses: Analyses, _: FakeSearcher) -> None:
        for caller in ("ada", "bento", "clara"):
            analyses.begin("p", 3, caller)
        with pytest.raises(BusyError):
            analyses.begin("p", 3, "dora")

    _run(test)


def test_process_that_fails_ends_one_analysis_and_is_started_again() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        failing = analyses.begin("p", 3, "ada")
        await searcher.begun(1)
        searcher.fails = True
        searcher.answer()
        assert (await _all(failing))[-1]["code"] == "server/error"
        analyses.begin("q", 3, "ada")
        await searcher.begun(2)

    _run(test)


def test_stopping_ends_all_streams() -> None:
    async def test(analyses: Analyses, _: FakeSearcher) -> None:
        job = analyses.begin("p", 3, "ada")
        await analyses.stop()
        assert (await _all(job))[-1]["code"] == "server/going_down"

    _run(test)


def test_address_without_an_analysis_takes_the_newest_of_one_with_several() -> None:
    async def test(analyses: Analyses, _: FakeSearcher) -> None:
        analyses.begin("p", 3, "ada")
        lost = analyses.begin("q", 3, "ada")
        analyses.begin("p", 3, "bento")
        analyses.begin("p", 3, "clara")
        problem = (await _all(lost))[-1]
        assert (problem["code"], problem["retry_after"] > 0) == ("server/busy", True)

    _run(test)


def test_first_analyses_of_all_addresses_come_before_second_ones() -> None:
    async def test(analyses: Analyses, searcher: FakeSearcher) -> None:
        for position, caller in (("1", "ada"), ("2", "ada"), ("3", "bento")):
            analyses.begin(position, 3, caller)
        for count in (1, 2, 3):
            await searcher.begun(count)
            searcher.answer()
        assert [order.position for order in searcher.orders[:3]] == ["1", "3", "2"]

    _run(test)
