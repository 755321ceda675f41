"""The start waits for promised nonces, and no game begins without one by itself."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from azulejos.rules import Game
from azulejos.table import verify
from azulejos.table.verify import Finding
from testing.client import Client
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import MadeTable, make_table


@pytest.fixture
def own_server() -> Iterator[RunningServer]:
    """A server for one test, to be killed."""
    with contextlib.closing(RunningServer()) as running:
        running.start()
        yield running


async def _call_start(server: RunningServer, table: MadeTable) -> Client:
    """Let the host call the start and show their nonce; return the connected client."""
    host = Client(server.url, table.name, table.tokens[0])
    await host.join()
    await host.ask("StartGame", nonces=table.nonces(table.tokens[0]))
    return host


async def _until_overdue(client: Client, seat: int = 1) -> None:
    while not client.view["seats"][seat]["overdue"]:
        await client.receive()


def test_host_may_begin_without_somebody_who_is_there_and_shows_nothing(
    server: RunningServer,
) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        host = await _call_start(server, table)
        early = await host.ask("StartUnproven")
        assert early["code"] == "table/not_due"
        async with host, Client(server.url, table.name, table.tokens[1]) as silent:
            await _until_overdue(host)
            assert [seat["overdue"] for seat in host.view["seats"]] == [False, True]
            assert host.view["state"] == "starting"
            assert (await silent.ask("StartUnproven"))["code"] == "table/not_host"
            assert (await host.ask("StartUnproven"))["type"] == "Acknowledged"
            assert host.view["state"] == "playing"
            await silent.ask("Resign", seat=1)
        record = Game.parse(server.get(f"/api/tables/{table.name}/record"))
        assert verify(record, table.commitment).finding is Finding.NOT_PROVEN

    asyncio.run(play())


@pytest.mark.long
def test_restart_begins_no_game_without_a_share_and_waits_for_the_same_one(
    own_server: RunningServer,
) -> None:
    """A second table shows the time: a person is connected there and shows nothing."""

    async def play() -> None:
        table = make_table(own_server, None, None)
        await (await _call_start(own_server, table)).close()
        own_server.kill()
        own_server.start()
        async with Client(own_server.url, table.name, table.tokens[0]) as host:
            assert host.view["state"] == "starting"
            clock = make_table(own_server, None, None)
            watch = await _call_start(own_server, clock)
            async with watch, Client(own_server.url, clock.name, clock.tokens[1]):
                await _until_overdue(watch)
            assert own_server.get(f"/api/tables/{table.name}")["number"] == host.number
            assert [seat["overdue"] for seat in host.view["seats"]] == [False, False]
            async with Client(own_server.url, table.name, table.tokens[1]) as late:
                other = {"seat": 1, "name": "Again", "nonce_hash": "ab" * 32}
                assert (await late.ask("ClaimSeat", **other))["code"] == "table/starting"
                for seat, nonce in table.nonces(table.tokens[1]).items():
                    await late.ask("ShowNonce", seat=int(seat), nonce=nonce)
                assert late.view["state"] == "playing"
                assert all(seat["nonce"] for seat in late.view["seats"])

    asyncio.run(play())


def test_connection_that_was_lost_counts_from_its_return(own_server: RunningServer) -> None:
    """A person who connects only after the restart gets the full time again."""

    async def play() -> None:
        table = make_table(own_server, None, None)
        await (await _call_start(own_server, table)).close()
        own_server.kill()
        own_server.start()
        async with (
            Client(own_server.url, table.name, table.tokens[1]) as silent,
            Client(own_server.url, table.name, table.tokens[0]) as host,
        ):
            assert silent.view["state"] == "starting"
            await _until_overdue(host)
            assert host.view["state"] == "starting"

    asyncio.run(play())


def test_host_leaves_a_start_that_waits_for_a_new_table(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None, "novice")
        path = f"/api/tables/{table.name}/rematch"
        async with await _call_start(server, table) as host:
            with pytest.raises(ProblemAnswerError) as refused:
                server.post(path, {}, table.tokens[1])
            assert refused.value.code == "table/not_host"
            made = server.post(path, {}, table.tokens[0])
            await host.until(lambda one: one.get("event", {}).get("type") == "RematchOpened")
            assert (host.view["state"], host.view["rematch"]) == ("abandoned", made["table"])
        assert server.post(path, {}, table.tokens[1])["table"] == made["table"]
        new = server.get(f"/api/tables/{made['table']}")["table"]
        assert new["commitment"] != table.commitment
        assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
        # A person who does not come along can be replaced there.
        async with Client(server.url, made["table"], table.tokens[0]) as host:
            assert (await host.ask("OpenSeat", seat=1))["type"] == "Acknowledged"
            assert (await host.ask("SeatBot", seat=1, level="novice"))["type"] == "Acknowledged"
            await host.ask("ClaimSeat", seat=0, name="Ada")
            await host.ask("StartGame")
            assert host.view["state"] == "playing"

    asyncio.run(play())
