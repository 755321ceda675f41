"""Several processes serve the same tables, on PostgreSQL and Redis; either may go away."""

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Iterator

import pytest
from redis.asyncio import Redis

from azulejos.server.tables.redis_bus import CHANNEL
from azulejos.store import Reader
from testing.chaos import FREE, check, play_under
from testing.client import Client
from testing.patience import random_moment, wait_until
from testing.review_client import NDJSON, ReviewClient, store_game
from testing.servers import ProblemAnswerError, RunningServer
from testing.services import RedisServer
from testing.tables import acting, make_table, seeded, start_game
from tests.table.harness import people

KILLS = 20
Pair = tuple[RunningServer, RunningServer]


@pytest.fixture
def pair(postgres_url: str, redis_url: str) -> Iterator[Pair]:
    """Two processes on one database and one Redis."""
    with contextlib.ExitStack() as stack:
        servers = [RunningServer(postgres_url, "--redis", redis_url, *FREE) for _ in range(2)]
        for server in servers:
            stack.enter_context(contextlib.closing(server))
            server.start()
        yield servers[0], servers[1]


async def _seated(pair: Pair, *seats: str | None) -> tuple[Client, Client]:
    """Two people of one table, each at another process, with the game started."""
    table = make_table(pair[0], *seats)
    clients = [
        Client(server.url, table.name, table.tokens[seat]) for seat, server in enumerate(pair)
    ]
    for client in clients:
        await client.join()
    await start_game(table, *clients)
    return clients[0], clients[1]


def test_two_players_at_two_processes_play_a_whole_game(pair: Pair) -> None:
    async def play() -> None:
        anna, bo = await _seated(pair, None, None, "novice")
        async with anna, bo:
            await asyncio.gather(anna.play_on(seeded("a")), bo.play_on(seeded("b")))
            await anna.hear_until(bo.number)
            await bo.hear_until(anna.number)
            assert anna.view["result"] == bo.view["result"] is not None
            assert anna.events[anna.number] == bo.events[bo.number]

    asyncio.run(play())


def test_presence_and_reactions_cross_processes(pair: Pair) -> None:
    async def play() -> None:
        anna, bo = await _seated(pair, None, None)
        async with anna, bo:
            while anna.presence["seats"] != [True, True]:
                await anna.receive()
            await bo.send({"type": "React", "seat": 1, "reaction": "thanks"})
            reacted = await anna.until(lambda one: one["type"] == "Reacted")
            assert reacted == {"type": "Reacted", "seat": 1, "reaction": "thanks"}

    asyncio.run(play())


def test_rated_game_at_one_process_is_guarded_by_the_other(pair: Pair) -> None:
    async def play() -> None:
        table = make_table(pair[0], None, "novice", rated=True)
        client = Client(pair[0].url, table.name, table.tokens[0])
        async with client:
            await start_game(table, client)
            await client.my_turn()
            assert client.position is not None
            body = {"position": client.position["text"], "seconds": 0.05}
            with pytest.raises(ProblemAnswerError) as refused:
                pair[1].post("/api/analyse", body)
            assert refused.value.code == "server/rated_game"
            await client.play_on(seeded(table.name), moves=1)
            await client.ask("Resign", seat=0)
            with pytest.raises(ProblemAnswerError) as busy:  # random bots have no opinion
                pair[1].post("/api/analyse", body)
            assert busy.value.code == "server/busy"

    asyncio.run(play())


def _deleted_at_one_process(pair: Pair) -> None:
    """A person plays at one process and deletes everything there; the other one shows nothing."""
    key, (here, there) = secrets.token_hex(32), pair
    table = make_table(here, None, "novice", key=key, public=True)
    path = f"/api/tables/{table.name}"

    def shown() -> list[str]:
        texts = [there.get(f"{path}{form}") for form in ("", "/record", "/replay", "/picture.svg")]
        [listed] = there.get("/api/tables")["tables"]
        return [name for name in ("Person 1",) for text in [*texts, listed] if name in str(text)]

    async def play() -> None:
        async with Client(here.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            await client.play_on(seeded("deleted"), moves=1)
            assert len(await asyncio.to_thread(shown)) == 5
            gone = {"games": 1}
            assert await asyncio.to_thread(here.call, "DELETE", "/api/me", key=key) == gone
            assert await asyncio.to_thread(shown) == []
            # It does not come back when the other process writes what lists show.
            async with Client(there.url, table.name, table.tokens[0]) as moved:
                await moved.ask("Resign", seat=0)
                assert "Person 1" not in str(moved.view)

    asyncio.run(play())
    with contextlib.closing(Reader.open(here.store)) as reader:
        [found] = reader.tables()
    assert (found.status, found.summary.seats[0].name) == ("finished", "")


def test_name_deleted_at_one_process_is_gone_at_the_other(pair: Pair) -> None:
    _deleted_at_one_process(pair)


@pytest.mark.long
def test_deleted_name_is_gone_at_a_process_without_redis(postgres_url: str) -> None:
    with contextlib.ExitStack() as stack:
        servers = [RunningServer(postgres_url, *FREE) for _ in range(2)]
        for server in servers:
            stack.enter_context(contextlib.closing(server))
            server.start()
        _deleted_at_one_process((servers[0], servers[1]))


@pytest.mark.long
def test_nonce_is_overdue_at_the_process_where_its_person_is(pair: Pair) -> None:
    async def play() -> None:
        table = make_table(pair[0], None, None)
        anna, bo = (Client(pair[n].url, table.name, table.tokens[n]) for n in range(2))
        async with anna, bo:
            await anna.ask("StartGame", nonces=table.nonces(table.tokens[0]))
            for client in (anna, bo):
                while not client.view["seats"][1]["overdue"]:
                    await client.receive()
                assert client.view["state"] == "starting"

    asyncio.run(play())


@pytest.mark.long
def test_killed_process_loses_nothing_and_its_clients_move_over(pair: Pair) -> None:
    """One of two processes is killed repeatedly; its clients move to the other."""

    async def harm(number: int) -> None:
        server = pair[number % 2]
        await asyncio.to_thread(server.kill)
        await random_moment(rng, 0.5)
        await asyncio.to_thread(server.start)

    rng = random.Random(3)
    played = play_under(harm, KILLS, list(pair), 4, rng)
    noted, breaks = asyncio.run(played)
    for server in pair:
        server.stop()
        assert "unexpected_error" not in server.log()
    assert check(pair[0].store, noted) > noted.count > 0
    assert breaks >= KILLS


@pytest.mark.long
def test_bot_of_a_dead_process_is_taken_over(pair: Pair) -> None:
    async def play() -> None:
        table = make_table(pair[0], None, "novice", "novice", show_ms=2000)
        async with Client(pair[1].url, table.name) as spectator:
            client = Client(pair[0].url, table.name, table.tokens[0])
            await client.join()
            await start_game(table, client)
            await spectator.hear_until(client.number)
            # The deal is still being shown, so the bot to move has not moved yet.
            pair[0].kill()
            seen = spectator.number
            moved = Client(pair[1].url, table.name, table.tokens[0])
            async with moved:
                if (await acting_seat(moved)) == 0:
                    turn = await moved.my_turn()
                    assert turn is not None
                    await moved.play_on(seeded("takeover"), moves=1)
                while not any(
                    event.get("by") == "bot"
                    for number, event in spectator.events.items()
                    if number > seen
                ):
                    await spectator.receive()

    asyncio.run(play())


async def acting_seat(client: Client) -> int:
    """The seat to act, once the tiles are dealt."""
    while client.position is None or client.position["phase"] == "deal":
        await client.receive()
    seat: int = client.position["turn"]
    return seat


@pytest.mark.long
def test_redis_restarted_in_mid_game_loses_nothing(pair: Pair, redis_server: RedisServer) -> None:
    async def play() -> None:
        anna, bo = await _seated(pair, None, None)
        async with anna, bo:
            rng = seeded("redis")
            for down in (True, False, True, False):
                if down:
                    await asyncio.to_thread(redis_server.kill)
                else:
                    await asyncio.to_thread(redis_server.start)
                for _ in range(3):
                    actor = await acting(anna, bo)
                    await actor.play_on(rng, moves=1)
            await asyncio.gather(anna.play_on(rng), bo.play_on(rng))
            assert anna.view["state"] == bo.view["state"] == "finished"

    asyncio.run(play())


def test_entries_on_redis_that_do_not_follow_are_read_from_the_store(
    pair: Pair, redis_url: str
) -> None:
    async def play() -> None:
        anna, bo = await _seated(pair, None, None)
        async with anna, bo, Redis.from_url(redis_url) as redis:
            actor = await acting(anna, bo)
            await actor.play_on(seeded("said"), moves=1)
            for number, move in ((actor.number + 1, "9W9"), (actor.number + 50, "1B1")):
                event = {"type": "MovePlayed", "seat": 0, "move": move}
                entry = {"number": number, "at": 0, "event": event}
                said = {"type": "MovedOn", "process": "x", "table": anna.table, "entries": [entry]}
                await redis.publish(CHANNEL, json.dumps(said))
            await redis.publish(CHANNEL, b"not even JSON")
            rng = seeded("on")
            await asyncio.gather(anna.play_on(rng), bo.play_on(rng))
            assert anna.view["result"] == bo.view["result"] is not None

    asyncio.run(play())
    assert any("entries_do_not_follow" in server.log() for server in pair)
    assert not any("unexpected_error" in server.log() for server in pair)


def test_one_process_notices_what_the_other_wrote_before_it_listened(pair: Pair) -> None:
    """A client that joins at a process with an old state still gets the newest one."""

    async def play() -> None:
        table = make_table(pair[0], None, None, one_screen=True)
        pair[1].get(f"/api/tables/{table.name}")  # now the other process has it in memory
        async with Client(pair[0].url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            await client.play_on(seeded("late"), moves=4)
            async with Client(pair[1].url, table.name, table.tokens[0]) as late:
                assert late.number == client.number
                assert late.position == client.position

    asyncio.run(play())


def test_stopping_in_good_order_hands_everything_over(pair: Pair) -> None:
    async def play() -> None:
        anna, bo = await _seated(pair, None, None, "novice")
        await anna.close()
        pair[0].stop()
        anna.set_server(pair[1].url)
        await anna.join(anna.number)
        async with anna, bo:
            await asyncio.gather(anna.play_on(seeded("x")), bo.play_on(seeded("y")))
            assert anna.view["state"] == "finished"

    asyncio.run(play())


@pytest.mark.long
def test_review_of_one_process_is_read_by_the_other(postgres_url: str) -> None:
    host = people()
    host.finish()
    store_game(postgres_url, host.entries, host.seed)
    path, options = "/api/tables/test/review", [*FREE, "--limit=review_nodes=20"]
    with contextlib.ExitStack() as stack:
        one, other = (
            stack.enter_context(contextlib.closing(RunningServer(postgres_url, *options)))
            for _ in range(2)
        )
        one.start()
        other.start()
        with ReviewClient(one, path, Accept=NDJSON) as client:
            whole = client.next_line("game")
        with ReviewClient(one, path) as client:
            key = client.answer.headers["ETag"].removeprefix('W/"').removesuffix('"')
        reader = stack.enter_context(contextlib.closing(Reader.open(postgres_url)))
        wait_until(lambda: reader.review("test", key) is not None)
        assert other.get(path) == whole
        assert other.figure("azulejos_reviews_finished_total") == 0
