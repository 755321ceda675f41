"""The machine's clock is set back, or far forward and back: bots play on and deadlines come."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.chaos import FREE
from testing.client import Client
from testing.servers import Forked, RunningServer, _forks, _run
from testing.tables import MadeTable, everybody, make_table, seeded, start_game
from tests.marks import first_is_short

HOUR_MS = 3_600_000
CLOCK = {"kind": "move", "ms": 5_000}


def _run_with_offset(arguments: list[str], log: str, offset: Any) -> None:
    """A server on a machine whose wall clock is off by `offset` milliseconds."""
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + offset.value / 1000
    time.time_ns = lambda: nanoseconds() + offset.value * 1_000_000
    _run(arguments, log)


class _WithOffset(Forked):
    def __init__(self, arguments: list[str], log: Path, offset: Any) -> None:
        self._process = _forks.Process(target=_run_with_offset, args=(arguments, str(log), offset))
        self._process.start()
        self.args = arguments


class SteppedServer(RunningServer):
    """A real server whose wall clock the test sets, also while it runs."""

    def __init__(self, store: str = "", *options: str) -> None:
        super().__init__(store, *options)
        self.offset = _forks.Value("q", 0)

    def begin(self) -> None:
        log = self.folder / "log"
        log.touch()
        self.process = _WithOffset(self.arguments(), log, self.offset)  # type: ignore[assignment]

    def step(self, ms: int) -> None:
        """Set the wall clock."""
        self.offset.value += ms


@pytest.fixture
def running() -> Iterator[SteppedServer]:
    with contextlib.closing(SteppedServer("", *FREE)) as running:
        running.start()
        yield running


def _against_bot(server: RunningServer) -> MadeTable:
    return make_table(server, None, "novice")


async def _hear(client: Client, kind: str) -> None:
    while not any(event["type"] == kind for event in client.events.values()):
        await client.receive()


async def _play_against_bot(client: Client, name: str) -> None:
    """Play until the bot has moved twice more."""
    seen, rng = client.number, seeded(name)
    while sum(n > seen and one.get("by") == "bot" for n, one in client.events.items()) < 2:
        if client.turn is None:
            await client.receive()
        else:
            await client.play_on(rng, moves=1)


@pytest.mark.parametrize(
    "steps", first_is_short([(-HOUR_MS,), (HOUR_MS, -2 * HOUR_MS)]), ids=["back", "forth"]
)
def test_clock_that_is_set_stops_no_bot_and_no_deadline(
    running: SteppedServer, steps: tuple[int, ...]
) -> None:
    async def play() -> None:
        timed = make_table(running, None, None, clock=CLOCK)
        bots = _against_bot(running)
        async with everybody(running, bots) as (client,), everybody(running, timed) as (anna, _):
            for step in steps:
                running.step(step)
                await _play_against_bot(client, f"step {step}")
            await _hear(anna, "TimeRanOut")

    asyncio.run(play())


@pytest.mark.parametrize("killed", first_is_short([False, True]), ids=["stopped", "killed"])
def test_clock_that_is_set_back_before_a_restart_stops_nothing(
    running: SteppedServer, killed: bool
) -> None:
    async def play() -> None:
        bots, timed = _against_bot(running), make_table(running, None, None, clock=CLOCK)
        async with everybody(running, bots) as (client,), everybody(running, timed) as (anna, _):
            await client.my_turn()
        await asyncio.to_thread(running.kill if killed else running.stop)
        running.step(-HOUR_MS)
        await asyncio.to_thread(running.start)
        async with anna, client:
            await anna.join(anna.number)
            await client.join(client.number)
            await _play_against_bot(client, "restart")
            await _hear(anna, "TimeRanOut")

    asyncio.run(play())
    assert "clock_is_ahead" in running.log()


@pytest.mark.long
def test_server_that_ran_with_a_clock_far_ahead_goes_on_after_the_clock_is_right(
    running: SteppedServer,
) -> None:
    async def play() -> None:
        table = _against_bot(running)
        client = Client(running.url, table.name, table.tokens[0])
        async with client:
            await start_game(table, client)
        for step in (1000 * HOUR_MS, -1000 * HOUR_MS):
            await asyncio.to_thread(running.stop)
            running.step(step)
            await asyncio.to_thread(running.start)
            async with client:
                await client.join(client.number)
                await _play_against_bot(client, f"restart {step}")

    asyncio.run(play())


@pytest.mark.long
def test_process_whose_clock_is_behind_takes_over_in_time(
    postgres_url: str, redis_url: str
) -> None:
    """A process is killed before its bot has moved; the clock of the other is an hour behind."""

    async def play(ahead: RunningServer, behind: RunningServer) -> None:
        table = make_table(ahead, None, "novice", "novice", show_ms=2000)
        client = Client(ahead.url, table.name, table.tokens[0])
        await client.join()
        await start_game(table, client)
        await asyncio.to_thread(ahead.kill)
        client.forget_socket()
        client.set_server(behind.url)
        async with client:
            await client.join(client.number)
            await _play_against_bot(client, "behind")

    with contextlib.ExitStack() as stack:
        options = ("--redis", redis_url, *FREE)
        servers = [SteppedServer(postgres_url, *options) for _ in range(2)]
        servers[1].step(-HOUR_MS)
        for server in servers:
            stack.enter_context(contextlib.closing(server))
            server.start()
        asyncio.run(play(servers[0], servers[1]))
