"""Creating tables: a rematch that was written is found again, even if the answer was lost."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from azulejos.server.metrics import Metrics
from azulejos.server.tables.create import find_rematch
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import Tables
from azulejos.store import Store, StoreError, token_hash, unit_of, writer
from azulejos.table import Accepted, Refusal
from azulejos.table.book import Happening
from testing.services import PostgresServer
from tests.store.losing import answer_lost
from tests.table.harness import people


@contextlib.asynccontextmanager
async def _finished(url: str) -> AsyncIterator[tuple[Tables, Room]]:
    """A game that is over, on a real database."""
    store = Store(url, deliver=asyncio.get_running_loop().call_soon_threadsafe)
    tables = Tables(store, Metrics(), is_alone=False)
    host = people()
    host.finish()
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    tokens = ((token_hash("key"), 0),)
    await tables.append(unit_of(Accepted(happened), seed=host.seed, tokens=tokens))
    try:
        yield tables, await tables.room("test")
    finally:
        await asyncio.to_thread(store.close)


async def _check_only_rematch(tables: Tables, room: Room, made: Room | Refusal) -> None:
    assert isinstance(made, Room)
    name = made.state.table
    assert await find_rematch(tables, room, 1) is made
    assert tables.store.counts() == {"finished": 1, "lobby": 1}
    assert [entry.number for entry in tables.store.since(name, 0)] == [1, 2, 3]
    assert await tables.guest_of(name, "key") == 0


def test_rematch_whose_answer_was_lost_is_the_rematch(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def play() -> None:
        async with _finished(postgres_url) as (tables, room):
            with answer_lost(tables.store, postgres_server):
                made = await find_rematch(tables, room, 0)
            await _check_only_rematch(tables, room, made)

    asyncio.run(play())


def test_rematch_whose_answer_never_came_is_found_when_asked_for_again(
    postgres_server: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_S", -1)  # no second try

    async def play() -> None:
        async with _finished(postgres_url) as (tables, room):
            with answer_lost(tables.store, postgres_server), pytest.raises(StoreError):
                await find_rematch(tables, room, 0)
            made = await find_rematch(tables, room, 0)
            await _check_only_rematch(tables, room, made)

    asyncio.run(play())
