"""If the database goes away for a moment, no move is lost and no clock runs meanwhile."""

import asyncio
import contextlib
import time
from collections.abc import Iterator

import pytest

from azulejos.store import Reader
from testing.chaos import FREE
from testing.client import Client, Message, any_move
from testing.patience import wait_until, wait_until_async
from testing.servers import ProblemAnswerError, RunningServer
from testing.services import PostgresServer
from testing.tables import acting, everybody, make_table, seeded

TURN_MS = 15_000


@pytest.fixture
def server(postgres_url: str) -> Iterator[RunningServer]:
    with contextlib.closing(RunningServer(postgres_url, *FREE)) as running:
        running.start()
        yield running


@pytest.mark.long
def test_short_outage_loses_nothing_and_stops_the_clocks(
    server: RunningServer, postgres_server: PostgresServer
) -> None:
    async def play() -> None:
        clock = {"kind": "move", "ms": TURN_MS}
        busy = make_table(server, None, None, clock=clock, show_ms=0)
        quiet = make_table(server, None, None, clock=clock, show_ms=0)
        async with everybody(server, busy) as people, everybody(server, quiet) as others:
            rng = seeded("outage")
            mover, thinker = await acting(*people), await acting(*others)
            assert mover.turn is not None
            await asyncio.to_thread(postgres_server.kill)
            try:
                began = time.monotonic()
                move = asyncio.create_task(mover.play(any_move(mover.turn, rng)))
                await asyncio.to_thread(wait_until, lambda: _is_busy(server))
                closing = await _join_in_vain(Client(server.url, quiet.name))
                assert closing["code"] == "server/busy"
                await wait_until_async(lambda: time.monotonic() > began + TURN_MS / 1000)
            finally:
                await asyncio.to_thread(postgres_server.start)
            assert (await move)["type"] == "Acknowledged"
            for client in (mover, thinker):
                await _hear(client, "OutageNoted")
            await (await acting(*others)).play_on(rng, moves=1)
            await (await acting(*people)).play_on(rng, moves=1)
            told = [*people[0].events.values(), *others[0].events.values()]
            assert "TimeRanOut" not in {event["type"] for event in told}
            _check_store(server, people)

    asyncio.run(play())
    assert "store_was_away" in server.log()
    assert "unexpected_error" not in server.log()


def _is_busy(server: RunningServer) -> bool:
    """Whether the server has noticed that its database is away."""
    try:
        server.get("/api/health")
    except ProblemAnswerError as problem:
        return (problem.status, problem.code) == (503, "server/busy")
    return False


async def _join_in_vain(client: Client) -> Message:
    await client.open()
    await client.send({"type": "Join"})
    return await client.until(lambda one: one["type"] == "Closing")


async def _hear(client: Client, kind: str) -> None:
    while not any(event["type"] == kind for event in client.events.values()):
        await client.receive()


def _check_store(server: RunningServer, people: list[Client]) -> None:
    """Every event that a client was told is stored once."""
    with contextlib.closing(Reader.open(server.store)) as reader:
        entries = reader.since(people[0].table, 0)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    kinds = {entry.number: type(entry.event).__name__ for entry in entries}
    for person in people:
        assert {n: event["type"] for n, event in person.events.items()}.items() <= kinds.items()


def test_tables_are_scheduled_after_an_outage(
    server: RunningServer, postgres_server: PostgresServer
) -> None:
    """The server keeps looking for tables that are due: a bot plays although no person waits."""

    async def play() -> None:
        table = make_table(server, None, "novice", one_screen=True)
        async with everybody(server, table) as (client,):
            await asyncio.to_thread(postgres_server.kill)
            noticed = "store_does_not_answer"
            await asyncio.to_thread(wait_until, lambda: noticed in server.log())
            await asyncio.to_thread(postgres_server.start)
            await client.play_on(seeded("scheduled"), moves=4)
            while not any(event.get("by") == "bot" for event in client.events.values()):
                await client.receive()

    asyncio.run(play())
