"""What a server does by itself: replaces absent people while others wait, and rests otherwise."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from azulejos.players import ChosenMove
from azulejos.server.metrics import Metrics
from azulejos.server.tables.bots import Bots, RandomBots
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.schedule.schedule import Schedule
from azulejos.server.tables.tables import Tables
from azulejos.store import SteadyClock, Store, StoreError, unit_of, wall_ms
from azulejos.table import Accepted, Answer, Options
from azulejos.table.book import Happening
from azulejos.table.requests import Request
from testing.clocks import HandClock
from testing.patience import wait_until, wait_until_async
from testing.servers import RunningServer
from testing.tables import acting, everybody, make_table
from tests.table.harness import Host, alone


class CountingTables(Tables):
    """Tables that count their calls."""

    asked = 0
    reads = 0
    is_unreadable = False

    async def room(self, table: str) -> Room:
        self.reads += 1
        if self.is_unreadable:
            raise StoreError("the store does not answer")
        return await super().room(table)

    async def ask(self, room: Room, request: Request, guest: int | None = None) -> Answer:
        self.asked += 1
        return await super().ask(room, request, guest)


class CountingSchedule(Schedule):
    """Counts how often it has looked for tables that are due."""

    looks = 0

    async def _claim(self) -> None:
        await super()._claim()
        self.looks += 1


async def _look_thrice(schedule: CountingSchedule) -> None:
    """Let everything happen that happens by itself."""
    before = schedule.looks
    await wait_until_async(lambda: schedule.looks >= before + 3)


@contextlib.asynccontextmanager
async def _scheduled(
    path: Path, host: Host, bots: Bots | None = None, clock: SteadyClock | None = None
) -> AsyncIterator[tuple[CountingTables, CountingSchedule]]:
    """The tables and the schedule of a server, with a game that has begun."""
    deliver = asyncio.get_running_loop().call_soon_threadsafe
    store = Store(str(path), deliver=deliver, clock=clock)
    tables = CountingTables(store, Metrics())
    schedule = CountingSchedule(tables, bots or RandomBots())
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    await tables.append(unit_of(Accepted(happened), seed=host.seed))
    schedule.start()
    try:
        yield tables, schedule
    finally:
        await schedule.stop()
        await asyncio.to_thread(store.close)


def _begun() -> Host:
    """A game between two people who are replaced as soon as they are away."""
    host = Host(2, Options(absence_ms=0))
    host.now = wall_ms() - 60_000
    host.claim(0, 0)
    host.claim(1, 1)
    host.start()
    return host


def test_table_that_could_not_be_read_is_read_again_soon(tmp_path: Path) -> None:
    """Its claim would only run out after half a minute."""

    async def play() -> None:
        host = _begun()
        clock = HandClock(host.now)
        async with _scheduled(tmp_path / "tables.db", host, clock=clock) as (tables, schedule):
            tables.is_unreadable = True
            clock.pass_time(1_000)
            await wait_until_async(lambda: tables.reads > 0)
            await _look_thrice(schedule)
            assert tables.reads == 1
            tables.is_unreadable = False
            clock.pass_time(2_000)
            await wait_until_async(lambda: tables.reads > 1)
            await wait_until_async(lambda: "test" in tables.rooms)

    asyncio.run(play())


def test_nobody_is_replaced_who_may_be_at_another_process(tmp_path: Path) -> None:
    async def wait() -> None:
        host = _begun()
        assert host.state.turn is not None
        async with _scheduled(tmp_path / "tables.db", host) as (tables, schedule):
            tables.blind_until = tables.clock() + 60_000
            room = await tables.room("test")
            room.presence.enter(1 - host.state.turn)
            schedule.plan_again(room)
            await _look_thrice(schedule)
            assert tables.asked == 0
            assert room.state == host.state
            tables.blind_until = 0
            schedule.plan_again(room)
            seat = host.state.turn
            await wait_until_async(lambda: room.state.seats[seat].away is not None)

    asyncio.run(wait())


class SlowBots(RandomBots):
    """Bots that think until they are told to move."""

    def __init__(self) -> None:
        self.has_begun, self.may_move = asyncio.Event(), asyncio.Event()

    async def choose(self, position: str, level: str) -> ChosenMove:
        self.has_begun.set()
        await self.may_move.wait()
        return await super().choose(position, level)


def test_room_in_which_a_bot_thinks_stays_in_memory(tmp_path: Path) -> None:
    async def think() -> None:
        host = alone()
        host.play_until(1)
        clock, bots = HandClock(host.now + 60_000), SlowBots()
        async with _scheduled(tmp_path / "tables.db", host, bots, clock) as (tables, schedule):
            await bots.has_begun.wait()
            clock.pass_time(600_000)
            schedule.forget_idle()
            room = tables.rooms["test"]
            bots.may_move.set()
            await wait_until_async(lambda: room.state.number > host.state.number)
            await wait_until_async(lambda: not room.lock.locked())
            clock.pass_time(600_000)
            schedule.forget_idle()
            assert tables.rooms == {}

    asyncio.run(think())


def test_game_that_everybody_has_left_keeps_nobody_busy(tmp_path: Path) -> None:
    async def wait() -> None:
        async with _scheduled(tmp_path / "tables.db", _begun()) as (tables, schedule):
            await wait_until_async(lambda: tables.asked)
            await _look_thrice(schedule)
            assert tables.asked < 10

    asyncio.run(wait())


def test_who_comes_back_does_not_wait_for_who_does_not(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None, absence_ms=1_000)
        async with everybody(server, table) as clients:
            away = await acting(*clients)
            back = next(client for client in clients if client is not away)
        wait_until(lambda: server.figure("azulejos_connections") == 0)
        async with back:
            await back.join(since=back.number)
            while not any(event["type"] == "StandInSeated" for event in back.events.values()):
                await back.receive()

    asyncio.run(play())
