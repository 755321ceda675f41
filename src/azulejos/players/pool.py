"""A pool of worker processes that answer for bots, for use from asyncio.

A file of its own because a server needs bots and must not think itself: workers are started once
and stay warm; a question can be cancelled; a worker that dies or hangs is replaced and its question
asked again.

    async with BotPool() as pool:
        chosen = await pool.choose(str(position), "expert")
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any

import msgspec

from azulejos.players.analysis import Analysis
from azulejos.players.levels import LEVELS, Level
from azulejos.players.messages import Analysed, Chosen, Failed, Question
from azulejos.players.player import ChosenMove, PlayerError
from azulejos.players.process import WorkerGone, WorkerProcess
from azulejos.rules import CounterGenerator, Move

ATTEMPTS = 3  # how often a question is asked before it counts as unanswerable
PATIENCE = 8.0  # seconds beyond its limit after which a worker counts as hanging
LONGEST_LEVEL = 2.0  # what a level without a limit in seconds takes at most


def default_workers() -> int:
    """One for every core, at most four."""
    return max(1, min(4, os.cpu_count() or 1))


class BotPool:
    """Worker processes with one queue of questions."""

    def __init__(
        self,
        workers: int | None = None,
        on_status: Callable[[str], None] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """`on_status` is told "starting", "compiling" (the first ever start), "ready"."""
        self._size = workers or default_workers()
        self._on_status = on_status or (lambda _status: None)
        self._patience = patience
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._all: set[WorkerProcess] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = 0

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

    async def start(self) -> None:
        """Start all workers; they get warm while the caller goes on (see `ready`)."""
        self._on_status("starting")
        for _ in range(self._size):
            await self._add_worker()

    async def ready(self) -> None:
        """Wait until one worker is warm."""
        worker = await self._free.get()
        try:
            await worker.ready()
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers; questions under way fail."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(worker.close() for worker in list(self._all)))
        self._all.clear()

    async def choose(
        self, position: str, level: str, seconds: float | None = None, seed: int | None = None
    ) -> ChosenMove:
        """A move of a level; without seconds it takes as long as feels natural to a person."""
        settings = _level(level)
        began = asyncio.get_running_loop().time()
        question = self._question(position, level, seconds, seed, best=0)
        answer = await self._ask(question, _longest(settings, seconds))
        assert isinstance(answer, Chosen)
        if seconds is None:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(0.0, _pause(settings, question.seed) - spent))
        move = Move.parse(answer.move)
        return ChosenMove(move, answer.win, answer.nodes, answer.depth, answer.seconds)

    async def analyse(
        self, position: str, seconds: float = 1.0, best: int = 3, level: str = "master"
    ) -> Analysis:
        """The best moves of a position with values, lines and reasons."""
        question = self._question(position, level, seconds, 0, best)
        answer = await self._ask(question, seconds)
        assert isinstance(answer, Analysed)
        return msgspec.json.decode(answer.analysis, type=Analysis)

    def _question(
        self, position: str, level: str, seconds: float | None, seed: int | None, best: int
    ) -> Question:
        self._asked += 1
        chance = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
        return Question(self._asked, position, level, seconds, seed=chance, best=best)

    async def _ask(self, question: Question, seconds: float) -> Chosen | Analysed:
        for _ in range(ATTEMPTS):
            worker = await self._free.get()
            try:
                await worker.ready()
                answer = await asyncio.wait_for(worker.ask(question), seconds + self._patience)
            except asyncio.CancelledError:
                self._in_background(self._recover(worker, question))
                raise
            except (WorkerGone, TimeoutError):
                self._in_background(self._replace(worker))
                continue
            self._free.put_nowait(worker)
            if isinstance(answer, Failed):
                raise PlayerError(f"{answer.code}: {answer.sentence}")
            return answer
        raise PlayerError(f"workers gave no answer in {ATTEMPTS} attempts")

    async def _recover(self, worker: WorkerProcess, question: Question) -> None:
        """After a cancelled question: the worker stops thinking, or is replaced."""
        try:
            await asyncio.wait_for(worker.cancel(question.id), self._patience)
        except (WorkerGone, TimeoutError):
            await self._replace(worker)
        else:
            self._free.put_nowait(worker)

    async def _replace(self, worker: WorkerProcess) -> None:
        self._all.discard(worker)
        await worker.close()
        await self._add_worker()

    async def _add_worker(self) -> None:
        worker = await WorkerProcess.start(self._on_status)
        self._all.add(worker)
        self._free.put_nowait(worker)

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
    """Seconds that an answer takes, somewhere between the level's two."""
    low, high = level.pause
    return low + (high - low) * CounterGenerator(seed).below(1000) / 1000
