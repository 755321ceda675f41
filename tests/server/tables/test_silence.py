"""A database that is silent: connections stay open, and nothing is answered any more."""

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from azulejos.store import Reader
from testing.chaos import FREE
from testing.client import Client, any_move
from testing.patience import wait_until
from testing.relay import Relay, relay_to
from testing.servers import ProblemAnswerError, RunningServer
from testing.services import PostgresServer
from testing.tables import acting, everybody, make_table, seeded

pytestmark = pytest.mark.long


@pytest.fixture
def relay(postgres_server: PostgresServer) -> Iterator[Relay]:
    with relay_to(postgres_server.port) as relay:
        yield relay


@pytest.fixture
def server(postgres_url: str, relay: Relay) -> Iterator[RunningServer]:
    with contextlib.closing(RunningServer(relay.url(postgres_url), *FREE)) as running:
        running.start()
        yield running


@pytest.mark.parametrize("forgets", [False, True], ids=["delays", "loses"])
def test_moves_are_refused_and_nothing_is_lost(
    server: RunningServer, relay: Relay, *, forgets: bool
) -> None:
    """The relay then forwards what was sent meanwhile, or has forgotten all connections."""

    async def play() -> None:
        rng = seeded("silence", forgets)
        async with contextlib.AsyncExitStack() as stack:
            games = [
                await stack.enter_async_context(everybody(server, make_table(server, None, None)))
                for _ in range(3)
            ]
            movers = [await acting(*people) for people in games]
            relay.fall_silent()
            moves = [any_move(await mover.my_turn() or {}, rng) for mover in movers]
            asked = [mover.play(move) for mover, move in zip(movers, moves, strict=True)]
            answers = await asyncio.gather(*asked)
            assert [answer.get("code") for answer in answers] == 3 * ["server/busy"]
            assert await asyncio.to_thread(server.health) is None
            if forgets:
                relay.forget()
            relay.speak()
            await asyncio.to_thread(wait_until, server.health)
            for people, mover, move in zip(games, movers, moves, strict=True):
                await _repeat(mover, move)
                await (await acting(*people)).play_on(rng, moves=1)
                _check_store(server, people)

    asyncio.run(play())
    assert "unexpected_error" not in server.log()


async def _repeat(mover: Client, move: str) -> None:
    """Play a move again, unless it was written although it was refused."""
    state = mover.number
    answer = await mover.play(move) if mover.turn is not None else {"type": "Acknowledged"}
    if answer["type"] == "Refused":
        assert answer["code"] == "table/stale"
        await mover.hear_until(state + 1)


def _check_store(server: RunningServer, people: list[Client]) -> None:
    """Every event that a client was told is stored once."""
    with contextlib.closing(Reader.open(server.store)) as reader:
        entries = reader.since(people[0].table, 0)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    kinds = {entry.number: type(entry.event).__name__ for entry in entries}
    for person in people:
        assert {n: event["type"] for n, event in person.events.items()}.items() <= kinds.items()


def test_health_is_answered_before_the_silence_is_noticed(
    server: RunningServer, relay: Relay
) -> None:
    relay.fall_silent()
    wait_until(lambda: server.health() is None)
    assert "did not answer in time" not in server.log()
    relay.speak()
    wait_until(server.health)


def test_table_that_is_not_in_memory_is_refused_while_the_database_is_silent(
    server: RunningServer, relay: Relay
) -> None:
    """Many readers do not wait one after the other."""
    relay.fall_silent()
    paths = [f"/api/tables/{name:a>12}" for name in range(30)]
    with ThreadPoolExecutor(30) as pool:
        codes = list(pool.map(lambda path: _code(server, path), paths))
    assert set(codes) == {"server/busy"}
    relay.speak()
    wait_until(lambda: _code(server, paths[0]) == "server/no_such_table")


def _code(server: RunningServer, path: str) -> str:
    with pytest.raises(ProblemAnswerError) as problem:
        server.get(path)
    return problem.value.code
