"""Explanations with a process that is not real: who shares one, what is kept, and what fails."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from azulejos.players.analysis import AnalysedMove
from azulejos.puzzles.worker import ExplainOrder, Explanation
from azulejos.server import on_demand_process
from azulejos.server.line_process import ProcessFailedError
from azulejos.server.metrics import Metrics
from azulejos.server.puzzles.explanations import Explanations
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.puzzles import PuzzleExplanation, PuzzleProblem
from testing.patience import wait_until_async
from testing.puzzles import THREE_SEATS, TWO_SEATS

FOUND = Explanation((AnalysedMove("3R3", (0.6, 0.4), (50.0, 40.0), ("3R3",), ()),))


class FakeExplainer:
    """Answers when a test tells it to."""

    def __init__(self) -> None:
        self.orders: list[ExplainOrder] = []
        self.started = self.closed = 0
        self.fails = False
        self.go_on = asyncio.Event()

    async def start(self) -> "FakeExplainer":
        self.started += 1
        self.fails = False
        return self

    async def explain(self, order: ExplainOrder) -> Explanation:
        self.orders.append(order)
        await self.go_on.wait()
        if self.fails:
            raise ProcessFailedError("on purpose")
        return FOUND

    async def close(self) -> None:
        self.closed += 1
        self.fails = True
        self.go_on.set()

    async def begun(self, count: int) -> None:
        await wait_until_async(lambda: len(self.orders) == count)


def run(test: Callable[[Explanations, FakeExplainer], Awaitable[None]], most: int = 2) -> None:
    async def with_explainer() -> None:
        explainer = FakeExplainer()
        explanations = Explanations(Metrics(), most, explainer.start)
        await test(explanations, explainer)
        await explanations.stop()
        assert explainer.closed >= explainer.started

    asyncio.run(with_explainer())


def test_clients_share_one_explanation_and_it_is_kept() -> None:
    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        move = TWO_SEATS.answer
        assert explanations.find(TWO_SEATS, move) is None
        first, second = (explanations.ask(TWO_SEATS, move, "ada") for _ in range(2))
        explainer.go_on.set()
        found = await first
        assert found is await second
        assert isinstance(found, PuzzleExplanation)
        assert found.moves[0].win_probability == [0.6, 0.4]
        assert explanations.find(TWO_SEATS, move) is found
        assert len(explainer.orders) == 1

    run(test)


def test_too_many_are_refused() -> None:
    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada")
        explanations.ask(TWO_SEATS, TWO_SEATS.second, "ada")
        await explainer.begun(1)
        with pytest.raises(BusyError):
            explanations.ask(THREE_SEATS, THREE_SEATS.answer, "ada")

    run(test)


def test_failure_is_told_and_another_process_is_started(caplog: pytest.LogCaptureFixture) -> None:
    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        failing = explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada")
        await explainer.begun(1)
        explainer.fails = True
        explainer.go_on.set()
        problem = await failing
        assert isinstance(problem, PuzzleProblem)
        assert problem.code == "server/error"
        assert isinstance(
            await explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada"), PuzzleExplanation
        )
        assert explainer.started == 2

    run(test)
    assert "explanation_failed" in caplog.text


def test_stop_tells_all_who_wait() -> None:
    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        answers = [
            explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada"),
            explanations.ask(TWO_SEATS, TWO_SEATS.second, "ada"),
        ]
        await explainer.begun(1)
        await explanations.stop()
        for answer in answers:
            problem = answer.result()
            assert isinstance(problem, PuzzleProblem)
            assert problem.code == "server/going_down"
        with pytest.raises(BusyError):
            explanations.ask(THREE_SEATS, THREE_SEATS.answer, "ada")

    run(test)


def test_idle_process_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_demand_process, "IDLE_S", 0.0)

    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        explainer.go_on.set()
        await explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada")
        await wait_until_async(lambda: explainer.closed == 1)
        assert isinstance(
            await explanations.ask(TWO_SEATS, TWO_SEATS.second, "ada"), PuzzleExplanation
        )
        assert explainer.started == 2

    run(test)


def test_address_without_an_explanation_takes_the_place_of_one_with_several() -> None:
    async def test(explanations: Explanations, explainer: FakeExplainer) -> None:
        explanations.ask(TWO_SEATS, TWO_SEATS.answer, "ada")
        lost = explanations.ask(TWO_SEATS, TWO_SEATS.second, "ada")
        await explainer.begun(1)
        asked = explanations.ask(THREE_SEATS, THREE_SEATS.answer, "bento")
        problem = await lost
        assert isinstance(problem, PuzzleProblem)
        assert (problem.code, problem.retry_after > 0) == ("server/busy", True)
        explainer.go_on.set()
        assert isinstance(await asked, PuzzleExplanation)

    run(test)
