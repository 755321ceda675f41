"""A full disk and a frozen process: nothing is lost, and no clock runs meanwhile."""

import asyncio
import contextlib
import resource
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.chaos import FREE
from testing.client import Client, any_move
from testing.patience import wait_until_async
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import acting, everybody, make_table, seeded

TURN_MS = 15_000
CLOCK = {"kind": "move", "ms": TURN_MS}


@pytest.fixture
def running() -> Iterator[RunningServer]:
    """A server for one test, on SQLite."""
    with contextlib.closing(RunningServer("", *FREE)) as running:
        running.start()
        yield running


async def _hear(client: Client, kind: str) -> None:
    while not any(event["type"] == kind for event in client.events.values()):
        await client.receive()


def _kinds(client: Client) -> set[str]:
    return {event["type"] for event in client.events.values()}


@contextlib.contextmanager
def _full_disk(running: RunningServer) -> Iterator[None]:
    """No file of this server can grow."""
    assert running.process is not None
    size = Path(f"{running.store}-wal").stat().st_size
    before = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, -1))
    try:
        yield
    finally:
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.long
def test_full_disk_is_an_outage(running: RunningServer) -> None:
    async def play() -> None:
        table = make_table(running, None, None, clock=CLOCK)
        async with everybody(running, table) as people:
            mover, rng = await acting(*people), seeded("full")
            assert mover.turn is not None
            with _full_disk(running):
                began = time.monotonic()
                move = asyncio.create_task(mover.play(any_move(mover.turn, rng)))
                await wait_until_async(lambda: time.monotonic() > began + TURN_MS / 1000)
                with pytest.raises(ProblemAnswerError) as problem:
                    await asyncio.to_thread(running.get, "/api/health")
                assert (problem.value.status, problem.value.code) == (503, "server/busy")
            assert (await move)["type"] == "Acknowledged"
            await _hear(mover, "OutageNoted")
            await (await acting(*people)).play_on(rng, moves=1)
            assert "TimeRanOut" not in _kinds(mover)

    asyncio.run(play())
    assert running.get("/api/health")["status"] == "ok"
    assert "store_does_not_answer" in running.log()
    assert "unexpected_error" not in running.log()


@pytest.mark.long
def test_frozen_process_is_an_outage(running: RunningServer) -> None:
    async def play() -> None:
        table = make_table(running, None, None, clock=CLOCK)
        async with everybody(running, table) as people:
            thinker = await acting(*people)
            assert running.process is not None
            running.process.send_signal(signal.SIGSTOP)
            began = time.monotonic()
            await wait_until_async(lambda: time.monotonic() > began + TURN_MS / 1000)
            running.process.send_signal(signal.SIGCONT)
            await _hear(thinker, "OutageNoted")
            await thinker.play_on(seeded("frozen"), moves=1)
            assert "TimeRanOut" not in _kinds(thinker)

    asyncio.run(play())
