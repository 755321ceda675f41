"""Who goes from a rated game and does not come back loses it, also after a restart."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from azulejos.server.metrics import Metrics
from azulejos.server.tables.bots import RandomBots
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.schedule.schedule import Schedule
from azulejos.server.tables.tables import Tables
from azulejos.store import Store, unit_of
from azulejos.table import Accepted, MoveClock, Options
from azulejos.table.absence import LOSS_MS
from azulejos.table.book import Happening
from azulejos.table.rated import rated_result
from testing.client import Client, Message
from testing.clocks import HandClock
from testing.patience import wait_until_async
from testing.servers import RunningServer
from testing.tables import everybody, make_table, seeded
from tests.table.harness import Host, alone

STEP_MS = 2_000
DAY_MS = 24 * 60 * 60_000


class Server:
    """The tables and the schedule of a server whose clock a test advances."""

    def __init__(self, path: Path, now: int) -> None:
        self.clock = HandClock(now)
        deliver = asyncio.get_running_loop().call_soon_threadsafe
        self.store = Store(str(path), deliver=deliver, clock=self.clock)
        self.tables = Tables(self.store, Metrics())
        self.schedule = Schedule(self.tables, RandomBots())

    async def keep(self, host: Host) -> None:
        """Write a game that has begun."""
        happened = tuple(Happening(entry, host.state) for entry in host.entries)
        assert await self.tables.append(unit_of(Accepted(happened), seed=host.seed))

    async def come(self) -> Room:
        """Let the person connect."""
        room = await self.tables.room("test")
        room.presence.enter(0)
        self.schedule.plan_again(room)
        return room

    async def go(self) -> None:
        """Close the connection of the person, and wait until this is noted."""
        room = await self.tables.room("test")
        room.presence.leave(0)
        self.schedule.plan_again(room)
        await wait_until_async(lambda: room.state.seats[0].absent_since is not None)

    def pass_time(self, ms: int) -> None:
        """Let time pass in steps, because a server that was frozen notes an outage."""
        for _ in range(ms // STEP_MS):
            self.clock.pass_time(STEP_MS)
            self.store.notice_gap()

    async def until(self, condition: Callable[[Room], bool]) -> Room:
        """Wait for something at the table, which the schedule may load anew."""

        def is_so() -> bool:
            room = self.tables.rooms.get("test")
            return room is not None and condition(room)

        await wait_until_async(is_so)
        return self.tables.rooms["test"]

    async def is_still_played(self) -> bool:
        """Whether the game goes on after the schedule has looked at everything that is due."""
        await wait_until_async(lambda: not self.store.is_due(self.clock()))
        return not (await self.tables.room("test")).state.is_over


@contextlib.asynccontextmanager
async def _running(path: Path, now: int) -> AsyncIterator[Server]:
    server = Server(path, now)
    server.schedule.start()
    try:
        yield server
    finally:
        await server.schedule.stop()
        await asyncio.to_thread(server.store.close)


def _after_a_move(options: Options) -> Host:
    host = alone(2, options)
    host.play_until(0)
    host.play()
    host.play_until(0)
    return host


def _begun() -> Host:
    return _after_a_move(Options(rated=True))


def test_person_who_does_not_come_back_has_lost(tmp_path: Path) -> None:
    async def play() -> None:
        host = _begun()
        async with _running(tmp_path / "tables.db", host.now) as server:
            await server.keep(host)
            await server.come()
            await server.go()
            server.pass_time(LOSS_MS - STEP_MS)
            server.schedule.forget_idle()
            assert server.tables.rooms == {}
            assert await server.is_still_played()
            server.pass_time(STEP_MS)
            room = await server.until(lambda room: room.state.is_over)
            result = rated_result(room.state)
            assert result is not None
            assert result.ranks == (1, 0)

    asyncio.run(play())


def test_person_who_comes_back_in_time_has_not_lost(tmp_path: Path) -> None:
    async def play() -> None:
        host = _begun()
        async with _running(tmp_path / "tables.db", host.now) as server:
            await server.keep(host)
            await server.come()
            await server.go()
            server.pass_time(LOSS_MS - STEP_MS)
            room = await server.come()
            await wait_until_async(lambda: room.state.seats[0].absent_since is None)
            server.pass_time(3 * LOSS_MS)
            assert await server.is_still_played()

    asyncio.run(play())


@pytest.mark.long
def test_time_goes_on_after_a_restart_without_the_time_in_between(tmp_path: Path) -> None:
    async def play() -> None:
        host = _begun()
        path = tmp_path / "tables.db"
        async with _running(path, host.now) as server:
            await server.keep(host)
            await server.come()
            await server.go()
            server.pass_time(LOSS_MS // 2)
            await asyncio.wrap_future(server.store.beat())
            stopped = server.clock()
        async with _running(path, stopped + DAY_MS) as server:
            server.pass_time(LOSS_MS // 2 - 5 * STEP_MS)
            assert await server.is_still_played()
            server.pass_time(6 * STEP_MS)
            await server.until(lambda room: room.state.is_over)

    asyncio.run(play())


def test_person_who_was_connected_to_a_killed_server_gets_the_whole_time(tmp_path: Path) -> None:
    async def play() -> None:
        host = _begun()
        path = tmp_path / "tables.db"
        async with _running(path, host.now) as server:
            await server.keep(host)
            await server.come()
        async with _running(path, host.now + DAY_MS) as server:
            server.pass_time(LOSS_MS + STEP_MS)
            await server.until(lambda room: room.state.seats[0].absent_since is not None)
            server.pass_time(LOSS_MS - STEP_MS)
            assert await server.is_still_played()
            server.pass_time(2 * STEP_MS)
            await server.until(lambda room: room.state.is_over)

    asyncio.run(play())


@pytest.mark.parametrize(
    "options", [Options(rated=True, clock=MoveClock(DAY_MS)), Options()], ids=["days", "not rated"]
)
def test_other_games_wait(options: Options, tmp_path: Path) -> None:
    async def play() -> None:
        host = _after_a_move(options)
        async with _running(tmp_path / "tables.db", host.now) as server:
            await server.keep(host)
            room = await server.come()
            room.presence.leave(0)
            server.schedule.plan_again(room)
            server.pass_time(2 * LOSS_MS)
            assert await server.is_still_played()
            assert room.state.seats == host.state.seats

    asyncio.run(play())


def test_server_notes_who_goes_and_comes(server: RunningServer) -> None:
    table = make_table(server, None, "novice", rated=True)

    async def play() -> None:
        async with everybody(server, table) as (person,):
            await person.play_on(seeded(table.name), moves=1)
            await person.my_turn()
            async with Client(server.url, table.name) as spectator:
                await person.close()
                gone = await spectator.until(_is_absence)
                assert gone["event"]["since"] <= gone["at"]
                async with Client(server.url, table.name, table.tokens[0]):
                    back = await spectator.until(_is_absence)
                    assert "since" not in back["event"]

    asyncio.run(play())


def _is_absence(message: Message) -> bool:
    return bool(message.get("event", {}).get("type") == "AbsenceNoted")
