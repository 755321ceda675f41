"""The tables: memory agrees with the disk, even if something could not be written."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from azulejos.server.metrics import Metrics
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import Tables
from azulejos.store import Store, StoreError, Unit, unit_of
from azulejos.table import Accepted, MoveClock, Options
from azulejos.table.book import Happening
from azulejos.table.events import OutageNoted
from azulejos.table.requests import TimeUp
from testing.clocks import HandClock
from tests.table.harness import START, Host, people

HOUR_MS = 3_600_000


class FullDiskTables(Tables):
    """Tables on a disk that is full for the first write."""

    is_full = True

    async def append(self, unit: Unit) -> bool:
        if self.is_full:
            self.is_full = False
            raise StoreError("the disk is full")
        return await super().append(unit)


@contextlib.asynccontextmanager
async def _store(path: Path, now: int) -> AsyncIterator[Store]:
    deliver = asyncio.get_running_loop().call_soon_threadsafe
    store = Store(str(path), deliver=deliver, clock=HandClock(now))
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


async def _keep(store: Store, host: Host) -> None:
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    assert await Tables(store, Metrics()).append(unit_of(Accepted(happened), seed=host.seed))


def test_outage_that_cannot_be_written_is_not_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        host = people(2, Options(clock=MoveClock(60_000)))
        async with _store(tmp_path / "tables.db", START) as store:
            await _keep(store, host)
        async with _store(tmp_path / "tables.db", START + HOUR_MS) as store:
            tables = FullDiskTables(store, Metrics())
            with pytest.raises(StoreError):
                await tables.room("test")
            room = await tables.room("test")
            await tables.ask(room, TimeUp())
            [noted] = [e.event for e in store.since("test", len(host.entries))][:1]
            assert noted == OutageNoted(host.now, START + HOUR_MS)

    asyncio.run(play())


def test_busy_room_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        host = people()
        async with _store(tmp_path / "tables.db", START) as store:
            tables = Tables(store, Metrics())
            room = Room(host.state, host.seed, HandClock(0))
            tables.keep(room)
            assert tables.forget_idle({room}) == []
            assert tables.rooms == {"test": room}
            assert tables.forget_idle(()) == [room]
            assert tables.rooms == {}

    asyncio.run(play())
