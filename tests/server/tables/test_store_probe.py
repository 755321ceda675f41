"""No time is up while the store is away, nor because it was away."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from azulejos.server.metrics import Metrics
from azulejos.server.tables.bots import RandomBots
from azulejos.server.tables.outages import Outages
from azulejos.server.tables.redis_bus import PRESENCE_TTL_MS
from azulejos.server.tables.schedule.schedule import Schedule
from azulejos.server.tables.tables import Tables
from azulejos.store import Store, StoreError, unit_of, writer
from azulejos.table import Accepted, Code, MoveClock, Options, Refusal
from azulejos.table.book import Happening
from azulejos.table.events import MovePlayed, OutageNoted, TimeRanOut
from azulejos.table.requests import PlayMove
from testing.clocks import HandClock
from tests.table.harness import Host, people

TURN_MS = 30_000


class Inside:
    """The inside of a server with one game whose clock runs, and a disk that can be full."""

    def __init__(self, store: Store, clock: HandClock, host: Host) -> None:
        self.store = store
        self.clock = clock
        self.host = host
        self.tables = Tables(store, Metrics())
        self.outages = Outages(self.tables)
        self.schedule = Schedule(self.tables, RandomBots())

    async def pass_time(self, ms: int) -> None:
        """Let time pass as at a running server, which keeps looking at its clock."""
        while ms > 0:
            self.clock.pass_time(min(ms, 2_000))
            ms -= 2_000
            self.store.notice_gap()

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        """Make every transaction fail as on a full disk."""
        engine = self.store._writer._engine

        def fail(_: Any) -> None:
            raise OperationalError("COMMIT", None, Exception("database or disk is full"))

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(engine.dialect, "do_commit", fail)
            yield

    @contextlib.contextmanager
    def slow_disk(self) -> Iterator[None]:
        """Let no transaction end before the block does."""
        dialect, free = self.store._writer._engine.dialect, threading.Event()
        commit = dialect.do_commit

        def wait(connection: Any) -> None:
            free.wait()
            commit(connection)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(dialect, "do_commit", wait)
            try:
                yield
            finally:
                free.set()

    async def fill(self) -> None:
        """Let the store notice that the disk is full."""
        with pytest.raises(StoreError):
            await self.beat()

    async def beat(self) -> None:
        """Do what a server does every two seconds."""
        await asyncio.wrap_future(self.store.beat())

    def move(self, name: str) -> PlayMove:
        state = self.host.state
        assert state.position is not None
        assert state.turn is not None
        move = str(state.position.legal_moves()[0])
        return PlayMove(name, state.turn, move, state.game_number)

    def events(self) -> list[object]:
        """The events since the game began."""
        return [one.event for one in self.store.since("test", len(self.host.entries))]


@contextlib.asynccontextmanager
async def _inside(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(writer, "PATIENCE_S", -1)  # no retries
    host = people(2, Options(clock=MoveClock(TURN_MS), show_ms=0))
    clock = HandClock(host.now)
    deliver = asyncio.get_running_loop().call_soon_threadsafe
    store = Store(str(path / "tables.db"), deliver=deliver, clock=clock)
    inside = Inside(store, clock, host)
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    assert await inside.tables.append(unit_of(Accepted(happened), seed=host.seed))
    try:
        yield inside
    finally:
        await inside.schedule.stop()
        await inside.outages.stop()
        await asyncio.to_thread(store.close)


def test_move_during_an_outage_is_not_refused_for_time_and_lands_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            tables, move = inside.tables, inside.move("m")
            room = await tables.room("test")
            await inside.pass_time(TURN_MS - 4_000)
            with inside.full_disk():
                for _ in range(3):
                    with pytest.raises(StoreError):
                        await tables.ask(room, move, move.seat)
                    await inside.pass_time(TURN_MS)
            await inside.beat()
            assert isinstance(await tables.ask(room, move, move.seat), Accepted)
            noted, played = inside.events()[:2]
            assert isinstance(noted, OutageNoted)
            assert noted.until - noted.since == 3 * TURN_MS
            assert isinstance(played, MovePlayed)

    asyncio.run(play())


def test_deadline_in_the_first_moments_of_an_outage_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is away, but not yet long enough to count as away."""

    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            tables, move = inside.tables, inside.move("m")
            room = await tables.room("test")
            await inside.pass_time(TURN_MS - 100)
            with inside.full_disk():
                await inside.fill()
                await inside.pass_time(200)
                assert not inside.store.is_away
                with pytest.raises(StoreError):
                    await tables.ask(room, move, move.seat)
                await inside.pass_time(5_000)
            await inside.beat()
            assert isinstance(await tables.ask(room, move, move.seat), Accepted)

    asyncio.run(play())


def test_time_does_not_run_out_before_the_store_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's own request: its timer fires while the store does not answer yet."""

    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            room = await inside.tables.room("test")
            await inside.pass_time(TURN_MS - 100)
            with inside.slow_disk():
                beat = asyncio.create_task(inside.beat())
                while inside.store._writer._waiting_since is None:
                    await asyncio.sleep(0)
                await inside.pass_time(200)
                schedule = asyncio.create_task(inside.schedule._tend(room))
                for _ in range(20):  # as far as it gets
                    await asyncio.sleep(0)
                await inside.pass_time(5_000)
            await beat
            assert not await schedule
            assert [type(one) for one in inside.events()] == [OutageNoted]
            await inside.pass_time(100)
            assert await inside.schedule._tend(room)
            assert [type(one) for one in inside.events()][:2] == [OutageNoted, TimeRanOut]

    asyncio.run(play())


def test_move_that_is_late_is_refused_and_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            room, move = await inside.tables.room("test"), inside.move("late")
            await inside.pass_time(TURN_MS + 1)
            for _ in range(2):
                answer = await inside.tables.ask(room, move, move.seat)
                assert isinstance(answer, Refusal)
                assert answer.code is Code.TIME_IS_UP
            assert inside.events() == []

    asyncio.run(play())


def test_many_questions_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            beats = 0
            beat = inside.store.beat

            def count(promise: Any = None) -> Any:
                nonlocal beats
                beats += isinstance(promise, asyncio.Future)  # the store's own beat has another one
                return beat(promise)

            monkeypatch.setattr(inside.store, "beat", count)
            await inside.pass_time(10)
            probe = inside.tables.probe
            await asyncio.gather(*(probe.need_answer() for _ in range(50)))
            assert beats == 1

    asyncio.run(play())


def test_after_an_outage_it_is_not_known_who_is_at_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            for inside.tables.is_alone in (True, False):
                inside.clock.pass_time(60_000)  # the process was frozen
                inside.store.notice_gap()
                assert inside.tables.is_blind is not inside.tables.is_alone
                await inside.pass_time(PRESENCE_TTL_MS)
                assert not inside.tables.is_blind

    asyncio.run(play())


def test_who_could_not_come_back_was_not_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with _inside(tmp_path, monkeypatch) as inside:
            room = await inside.tables.room("test")
            start = inside.clock()
            for guest in (0, 1):
                room.presence.enter(guest)
            room.presence.leave(0)
            await inside.pass_time(1_000)
            with inside.full_disk():
                await inside.fill()
                await inside.pass_time(4_000)
                room.presence.leave(1)
                await inside.pass_time(16_000)
            await inside.beat()
            away = [room.presence.away_since(guest) - start for guest in (0, 1, 2)]
            assert away == [20_000, 21_000, 20_000]  # the last one has never been connected

    asyncio.run(play())
