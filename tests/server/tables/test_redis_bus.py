"""Processes tell each other through Redis who is present; without the bus they do not know."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from azulejos.server.metrics import Metrics
from azulejos.server.tables import redis_bus as module
from azulejos.server.tables.redis_bus import CHANNEL, Bus
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import Tables
from azulejos.store import Store, unit_of
from azulejos.table import Accepted, Happening
from testing.patience import PATIENCE_S, wait_until_async
from tests.table.harness import Host, people


def test_process_whose_bus_is_broken_is_blind(tmp_path: Path) -> None:
    async def wait() -> None:
        with contextlib.closing(Store(str(tmp_path / "tables.db"))) as store:
            tables = Tables(store, Metrics())
            assert tables.blind_until == 0
            bus = Bus("redis://127.0.0.1:1/0", tables, store.process)
            await bus.start()
            await wait_until_async(lambda: tables.is_blind)
            await bus.stop()

    asyncio.run(wait())


class LosesACancellation(Bus):
    """A bus with a library that ignores the first cancellation."""

    async def _say_again(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()


def test_bus_stops_although_a_cancellation_is_lost(tmp_path: Path, redis_url: str) -> None:
    async def stop() -> None:
        with contextlib.closing(Store(str(tmp_path / "tables.db"))) as store:
            bus = LosesACancellation(redis_url, Tables(store, Metrics()), store.process)
            await bus.start()
            await asyncio.sleep(0)  # so that all of its tasks have begun
            await asyncio.wait_for(bus.stop(), PATIENCE_S)

    asyncio.run(stop())


@contextlib.asynccontextmanager
async def _process(path: Path, redis_url: str, host: Host) -> AsyncIterator[tuple[Bus, Room]]:
    """The bus of a process that has a table, once it receives from the others."""
    store = Store(str(path), deliver=asyncio.get_running_loop().call_soon_threadsafe)
    tables = Tables(store, Metrics())
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    await tables.append(unit_of(Accepted(happened), seed=host.seed))
    bus = Bus(redis_url, tables, path.name)
    async with Redis.from_url(redis_url) as redis:
        (_, before), *_ = await redis.pubsub_numsub(CHANNEL)
        await bus.start()
        while (await redis.pubsub_numsub(CHANNEL))[0][1] == before:
            await asyncio.sleep(0)
    try:
        yield bus, await tables.room(host.state.table)
    finally:
        await bus.stop()
        await asyncio.to_thread(store.close)


def _enter(bus: Bus, room: Room, guest: int) -> None:
    room.presence.enter(guest)
    bus.announce(room)


def test_who_comes_to_another_process_sees_at_once_who_is_there(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when everything is announced again."""
    monkeypatch.setattr(module, "AGAIN_S", 3600.0)

    async def meet() -> None:
        host = people(2)
        async with (
            Redis.from_url(redis_url) as redis,
            redis.pubsub(ignore_subscribe_messages=True) as listener,
        ):
            await listener.subscribe(CHANNEL)
            async with _process(tmp_path / "first", redis_url, host) as (bus, here):
                _enter(bus, here, 0)
                while await listener.get_message(timeout=None) is None:
                    pass
                # It was announced before the other process could receive it.
                async with _process(tmp_path / "second", redis_url, host) as (other, there):
                    _enter(other, there, 1)
                    await wait_until_async(lambda: here.presence.guests == {0, 1})
                    await wait_until_async(lambda: there.presence.guests == {0, 1})

    asyncio.run(meet())
