"""The pool answers, keeps its workers, and survives workers that die or hang."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from azulejos.players import PlayerError
from azulejos.players.workers.pool import BotPool
from azulejos.players.workers.process import WorkerProcess
from azulejos.rules import Position
from testing.patience import wait_until_async
from tests.marks import first_is_short
from tests.players.broken import REASON, use_broken_weights
from tests.players.positions import opening

# One worker process for this file: the group keeps its tests in one test process.
pytestmark = pytest.mark.xdist_group("bot pool")


def worker_pids(pool: BotPool) -> list[int]:
    return [worker.pid for worker in pool._dispatcher.all]


def run_with_pool(work: Callable[[BotPool], Awaitable[None]], patience: float = 60.0) -> None:
    async def main() -> None:
        async with BotPool(1, patience=patience) as pool:
            await wait_until_async(lambda: pool._dispatcher.all[0].has_started)
            await work(pool)

    asyncio.run(main())


def test_pool_chooses_legal_moves_at_every_level_and_analyses() -> None:
    position = opening()
    legal = {str(move) for move in position.legal_moves()}

    async def work(pool: BotPool) -> None:
        first = worker_pids(pool)
        for level in ("novice", "casual", "skilled", "expert", "master"):
            chosen = await pool.choose(str(position), level, seconds=0.05, seed=3)
            assert str(chosen.move) in legal
            assert chosen.win is not None
            assert 0 <= chosen.win <= 1
        analysis = await pool.analyse(str(position), seconds=0.1, best=3)
        assert [move.move in legal for move in analysis.moves] == [True] * 3
        assert worker_pids(pool) == first

    run_with_pool(work)


def test_pool_compares_a_move_with_the_best_one() -> None:
    position = opening()

    async def work(pool: BotPool) -> None:
        floor = next(str(move) for move in position.legal_moves() if str(move).endswith("F"))
        best, played = (await pool.compare(str(position), floor, nodes=200)).moves
        assert played.move == floor
        assert best.wins[0] > played.wins[0]
        assert best.reasons
        same = await pool.compare(str(position), best.move, nodes=200)
        assert [move.move for move in same.moves] == [best.move]

    run_with_pool(work)


def test_question_that_cannot_be_answered_is_refused_and_the_worker_stays() -> None:
    async def work(pool: BotPool) -> None:
        first = worker_pids(pool)
        with pytest.raises(PlayerError, match="position: "):
            await pool.choose("nonsense", "master")
        with pytest.raises(PlayerError, match="phase: no seat has a choice"):
            await pool.choose(str(Position.start()), "master")
        with pytest.raises(PlayerError, match="there is no level 'emperor'"):
            await pool.choose(str(opening()), "emperor")
        await pool.choose(str(opening()), "casual", seconds=0.05)
        assert worker_pids(pool) == first

    run_with_pool(work)


@pytest.mark.parametrize("thinks", [False, True])
def test_cancelled_question_frees_its_worker_at_once(thinks: bool) -> None:
    """Also if the worker has not begun to think about it."""

    async def work(pool: BotPool) -> None:
        first = worker_pids(pool)
        worker = psutil.Process(first[0])
        before = worker.cpu_times().user
        long = asyncio.create_task(pool.choose(str(opening()), "master", seconds=500.0))
        await wait_until_async(lambda: not thinks or worker.cpu_times().user > before + 0.2)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        await pool.choose(str(opening()), "expert", seconds=0.05)
        assert worker_pids(pool) == first

    run_with_pool(work)


def test_analysis_that_yields_lets_other_questions_go_first() -> None:
    """With one worker and two such analyses, a move does not wait for either; both end later."""

    async def work(pool: BotPool) -> None:
        first = worker_pids(pool)
        endless = [
            asyncio.create_task(pool.analyse(str(opening()), seconds=500.0, yields=True))
            for _ in range(2)
        ]
        await wait_until_async(lambda: pool._yielding)
        await pool.choose(str(opening()), "expert", seconds=0.05)
        await pool.analyse(str(opening()), seconds=0.05)
        assert not any(task.done() for task in endless)
        await wait_until_async(lambda: pool._yielding)
        for task in endless:
            task.cancel()
        await asyncio.gather(*endless, return_exceptions=True)
        await wait_until_async(lambda: len(pool._dispatcher.free) == 1)
        found = await pool.analyse(str(opening()), seconds=0.05, best=2, yields=True)
        assert len(found.moves) == 2
        assert worker_pids(pool) == first

    run_with_pool(work)


def test_worker_that_is_slow_to_stop_thinking_is_kept() -> None:
    """As on a busy machine; a new worker would take longer to load."""

    async def work(pool: BotPool) -> None:
        (first,) = worker_pids(pool)
        os.kill(first, signal.SIGSTOP)
        long = asyncio.create_task(pool.choose(str(opening()), "master", seconds=500.0))
        await wait_until_async(lambda: not pool._dispatcher.free)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        stopped = time.monotonic()
        await wait_until_async(lambda: time.monotonic() > stopped + 1.5)
        os.kill(first, signal.SIGCONT)
        await pool.choose(str(opening()), "expert", seconds=0.05)
        assert worker_pids(pool) == [first]

    run_with_pool(work)


@pytest.mark.parametrize("blow", first_is_short([signal.SIGKILL, signal.SIGSTOP]))
def test_dead_or_hung_worker_is_replaced_and_the_question_asked_again(blow: signal.Signals) -> None:
    async def work(pool: BotPool) -> None:
        (first,) = worker_pids(pool)
        os.kill(first, signal.SIGSTOP)  # so that it cannot answer before it is killed
        question = asyncio.create_task(pool.choose(str(opening()), "master", seconds=0.5, seed=1))
        await wait_until_async(lambda: not pool._dispatcher.free)
        os.kill(first, blow)
        chosen = await question
        assert chosen.move in opening().legal_moves()
        assert worker_pids(pool) != [first]

    run_with_pool(work, patience=60.0 if blow == signal.SIGKILL else 3.0)


def test_pool_that_is_closed_while_a_worker_starts_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        pool, begun, start = BotPool(1), asyncio.Event(), WorkerProcess.start

        async def start_and_say(*arguments: Any) -> WorkerProcess:
            begun.set()
            return await start(*arguments)

        await pool.start()
        monkeypatch.setattr(WorkerProcess, "start", start_and_say)
        pool._in_background(pool._dispatcher.replace(pool._dispatcher.all[0]))
        await begun.wait()
        await pool.close()
        assert not pool._tasks
        with pytest.raises(PlayerError, match="the pool is closed"):
            await pool.choose(str(opening()), "novice")

    asyncio.run(main())


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    """Check that every worker is gone when its pool is closed."""
    yield
    command = ["pgrep", "-P", str(os.getpid()), "-f", "players.worker"]
    assert subprocess.run(command, capture_output=True, check=False).stdout == b""


def test_pool_whose_engine_cannot_be_loaded_says_so_once_and_plain_players_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_broken_weights(tmp_path, monkeypatch)
    told: list[str] = []

    async def main() -> None:
        async with BotPool(2, on_failure=told.append) as pool:
            with pytest.raises(PlayerError, match=f"engine: {REASON}"):
                await pool.choose(str(opening()), "master", seconds=0.05)
            with pytest.raises(PlayerError, match=f"engine: {REASON}"):
                await pool.analyse(str(opening()))
            chosen = await pool.choose(str(opening()), "novice", seconds=0.05)
            assert chosen.move in opening().legal_moves()
            await wait_until_async(lambda: told)
            assert pool.failure == REASON

    asyncio.run(main())
    assert told == [REASON]
