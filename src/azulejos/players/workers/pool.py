"""A pool of worker processes that answer for bots, for use from asyncio.

A server needs bots but must not think itself. Workers are started once and stay loaded. A question
can be cancelled. A worker that dies or hangs is replaced, and its question is asked again.

    async with BotPool() as pool:
        chosen = await pool.choose(str(position), "expert")
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from types import TracebackType
from typing import Any

import msgspec

from azulejos.players.analysis import Analysis
from azulejos.players.levels import LEVELS, Level
from azulejos.players.player import ChosenMove, PlayerError
from azulejos.players.workers.dispatch import Dispatcher
from azulejos.players.workers.messages import Analysed, Chosen, Failed, Question
from azulejos.players.workers.process import WorkerGone, WorkerProcess
from azulejos.rules import CounterGenerator, Move

ATTEMPTS = 3  # how often a question is asked before it counts as unanswerable
PATIENCE = 8.0  # seconds beyond its limit, after which a worker counts as hanging
LONGEST_LEVEL = 2.0  # the longest time in seconds of a level that is not limited in seconds


def default_workers() -> int:
    """One for each core, at most four."""
    return max(1, min(4, os.cpu_count() or 1))


class BotPool:
    """Worker processes with one queue of questions."""

    def __init__(
        self,
        workers: int | None = None,
        on_failure: Callable[[str], None] = lambda _reason: None,
        patience: float = PATIENCE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`on_failure` is called with the reason if no worker can load the engine."""
        self._dispatcher = Dispatcher(workers or default_workers(), on_failure)
        self._patience, self._sleep = patience, sleep
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._yielding: list[asyncio.Task[Any]] = []
        """The analyses at workers that are broken off when another question finds none free."""

    async def __aenter__(self) -> BotPool:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def failure(self) -> str:
        """Why the engine cannot be loaded; empty if it can, or if that is not known yet."""
        return self._dispatcher.failure

    async def start(self) -> None:
        """Start all workers; they load the engine in the background."""
        await self._dispatcher.start()

    async def close(self) -> None:
        """End all workers; unanswered questions fail."""
        await self._dispatcher.close()
        # Not cancelled: asyncio waits for ever if a process is cancelled while it starts.
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def choose(
        self,
        position: str,
        level: str,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> ChosenMove:
        """A move of a level; without `seconds` it takes as long as feels natural to a person."""
        settings = _level(level)
        began = asyncio.get_running_loop().time()
        chance = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
        question = Question(self._number(), position, level, seconds, seed=chance)
        answer = await self._ask(question, _longest(settings, seconds))
        assert isinstance(answer, Chosen)
        if seconds is None:
            spent = asyncio.get_running_loop().time() - began
            await self._sleep(max(0.0, _pause(settings, chance) - spent))
        work = (answer.nodes, answer.depth, answer.seconds)
        return ChosenMove(Move.parse(answer.move), answer.win, *work)

    async def analyse(
        self,
        position: str,
        seconds: float = 1.0,
        best: int = 3,
        level: str = "master",
        *,
        yields: bool = False,
    ) -> Analysis:
        """The best moves of a position with values, lines and reasons.

        An analysis that yields lets other questions go first, and begins again after them.
        """
        _level(level)
        question = Question(self._number(), position, level, seconds, best=best)
        if not yields:
            return await self._analysis(question, seconds)
        while (found := await self._yielding_analysis(question, seconds)) is None:
            question = msgspec.structs.replace(question, id=self._number())
        return found

    async def _yielding_analysis(self, question: Question, seconds: float) -> Analysis | None:
        """An analysis; None if it was broken off for another question."""
        task = asyncio.ensure_future(self._analysis(question, seconds, yields=True))
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            task.cancel()
            raise
        return None if task.cancelled() else task.result()

    async def compare(
        self, position: str, move: str, nodes: int, seconds: float = 1.0, level: str = "master"
    ) -> Analysis:
        """The best move of a position and a legal one, by three searches with these limits each."""
        _level(level)
        question = Question(self._number(), position, level, seconds, nodes, move=move)
        return await self._analysis(question, 3 * seconds)

    async def _analysis(
        self, question: Question, seconds: float, *, yields: bool = False
    ) -> Analysis:
        answer = await self._ask(question, seconds, yields=yields)
        assert isinstance(answer, Analysed)
        return msgspec.json.decode(answer.analysis, type=Analysis)

    def _number(self) -> int:
        self._asked += 1
        return self._asked

    async def _ask(
        self, question: Question, seconds: float, *, yields: bool = False
    ) -> Chosen | Analysed:
        for _ in range(ATTEMPTS):
            if not yields and not self._dispatcher.free and self._yielding:
                self._yielding.pop().cancel()
            worker = await self._dispatcher.take(yields=yields)
            try:
                with self._breakable() if yields else nullcontext():
                    answer = await asyncio.wait_for(worker.ask(question), seconds + self._patience)
            except asyncio.CancelledError:
                self._in_background(self._recover(worker, question))
                raise
            except (WorkerGone, TimeoutError):
                self._in_background(self._dispatcher.replace(worker))
                continue
            self._dispatcher.give_back(worker)
            if isinstance(answer, Failed):
                raise PlayerError(f"{answer.code}: {answer.sentence}")
            return answer
        raise PlayerError(f"workers gave no answer in {ATTEMPTS} attempts")

    @contextmanager
    def _breakable(self) -> Iterator[None]:
        """Let other questions break off the task that runs this."""
        task = asyncio.current_task()
        assert task is not None
        self._yielding.append(task)
        try:
            yield
        finally:
            if task in self._yielding:
                self._yielding.remove(task)

    async def _recover(self, worker: WorkerProcess, question: Question) -> None:
        """After a cancelled question, stop the worker's thinking or replace it."""
        try:
            await asyncio.wait_for(worker.cancel(question.id), self._patience)
        except (WorkerGone, TimeoutError):
            await self._dispatcher.replace(worker)
        else:
            self._dispatcher.give_back(worker)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _level(name: str) -> Level:
    if name not in LEVELS:
        raise PlayerError(f"level: there is no level {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


def _longest(level: Level, seconds: float | None) -> float:
    return seconds or level.limits.seconds or LONGEST_LEVEL


def _pause(level: Level, seed: int) -> float:
    """Seconds that an answer takes, a random time between the level's two."""
    low, high = level.pause
    return low + (high - low) * CounterGenerator(seed).below(1000) / 1000
