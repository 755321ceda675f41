"""Clients that send garbage, too much or nothing are answered or cut off; other games go on."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import Iterable, Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from testing.client import Client
from testing.patience import PATIENCE_S, wait_until
from testing.servers import GENEROUS, RunningServer
from testing.tables import MadeTable, everybody, make_table, seeded


@pytest.fixture(scope="module")
def strict() -> Iterator[RunningServer]:
    """A server that allows little."""
    limits = {
        "backlog_bytes": 30_000,
        "messages_per_second": 1,
        "messages_burst": 20,
        "connections_per_address": 12,
        "connections_per_table": 6,
    }
    options = [f"--limit={name}={value}" for name, value in limits.items()]
    generous = [option for option in GENEROUS if "messages" not in option]
    running = RunningServer("", *(one for one in generous if "connections" not in one), *options)
    with contextlib.closing(running):
        running.start()
        yield running


@pytest.fixture(scope="module")
def impatient() -> Iterator[RunningServer]:
    """A server with short timeouts, only for clients that it should cut off."""
    options = ["--limit=join_seconds=4", "--limit=ping_seconds=1"]
    with contextlib.closing(RunningServer("", *options, *GENEROUS)) as running:
        running.start()
        yield running


RUBBISH = [
    "",
    "x",
    "[]",
    "null",
    '{"type":',
    '{"type":"Nothing"}',
    '{"type":"PlayMove"}',
    '{"type":"PlayMove","id":"a","seat":"0","move":"3R2","seen":1}',
    '{"type":"PlayMove","id":"a","seat":0,"move":"3R2","seen":1e99}',
    '{"type":"PlayMove","id":"","seat":0,"move":"3R2","seen":1}',
    '{"type":"Join","token":1}',
    '{"type":"Ping","sent":"now"}',
    '{"type":"ClaimSeat","id":"a","seat":0,"name":["a"]}',
    '{"type":"TimeUp"}',
    '{"type":"BotMove","seat":0,"move":"3R2","seen":1}',
    '{"type":"Expire"}',
    "[" * 3000,
    '{"x":' + "[" * 3000,
    '{"type":"Join","since":' + "[" * 3000,
    '{"type":"ChangeOptions","id":"a","options":{"clock":{"kind":"move","ms":-1}}}',
]


async def send_rubbish(bad: Client) -> None:
    no_text = b'{"type":"ClaimSeat","id":"a","seat":0,"name":"\xed\xa0\x80"}'
    rubbish: list[str | bytes] = [*RUBBISH, os.urandom(50), no_text]
    for data in rubbish:
        await bad.socket.send(data)
        answer = await bad.until(lambda one: one["type"] == "Refused")
        assert answer["code"] == "server/bad_message", data
        assert "Traceback" not in answer["sentence"]


def test_rubbish_is_refused_and_the_game_goes_on(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as clients:
            async with Client(server.url, table.name) as bad:
                await send_rubbish(bad)
            await asyncio.gather(*(client.play_on(seeded("rubbish")) for client in clients))
            assert clients[0].view["state"] == "finished"

    asyncio.run(play())


def test_large_message_closes_the_connection(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        client = Client(server.url, table.name)
        await client.join()
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            await client.socket.send("x" * 10_000_000)
            while True:
                await client.receive()
        assert client.socket.close_code == 1009

    asyncio.run(play())


def test_compressed_bomb_closes_the_connection(server: RunningServer) -> None:
    """A message that is small on the wire and large in memory."""

    async def play() -> None:
        table = make_table(server, None, None)
        async with connect(Client(server.url, table.name).url, proxy=None) as bomb:
            await bomb.send(" " * 50_000_000)
            await asyncio.wait_for(bomb.wait_closed(), PATIENCE_S)
            assert bomb.close_code == 1009

    asyncio.run(play())


def test_too_many_messages_are_refused_then_cut_off(strict: RunningServer) -> None:
    async def play() -> None:
        table = make_table(strict, None, None)
        client = Client(strict.url, table.name)
        await client.join()
        codes = set()
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            while True:
                await client.send({"type": "Ping"})
                codes.add((await client.receive()).get("code"))
        assert "server/too_fast" in codes
        assert client.socket.close_code == 1008

    asyncio.run(play())


def test_silent_connection_is_closed(impatient: RunningServer) -> None:
    async def play() -> None:
        table = make_table(impatient, None, None)
        client = Client(impatient.url, table.name)
        await client.open()
        closing = await client.receive()
        assert (closing["type"], closing["code"]) == ("Closing", "server/not_joined")
        await client.close()

    asyncio.run(play())


def test_full_table_and_too_many_connections_are_turned_away(strict: RunningServer) -> None:
    async def play() -> None:
        table, other = make_table(strict, None, None), make_table(strict, None, None)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(Client(strict.url, table.name))
            late = Client(strict.url, table.name)
            await late.open()
            await late.send({"type": "Join"})
            closing = await late.receive()
            assert (closing["type"], closing["code"]) == ("Closing", "server/busy")
            await late.close()
            async with Client(strict.url, table.name, table.tokens[1]) as player:
                assert player.guest == table.guests[1]
            with pytest.raises(InvalidStatus):  # noqa: PT012
                for _ in range(7):
                    await stack.enter_async_context(Client(strict.url, other.name))

    asyncio.run(play())


def test_page_of_another_site_gets_no_socket(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        url = Client(server.url, table.name).url
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin="http://evil.example", proxy=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(url, origin=server.url, proxy=None):  # type: ignore[arg-type]
            pass

    asyncio.run(play())


class RawSocket:
    """A WebSocket without a library: it answers no ping and reads only when told to."""

    def __init__(self, server: RunningServer, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE_S)
        self.socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        self.read_until(b"\r\n\r\n")

    def read_until(self, end: bytes) -> None:
        """Read byte by byte up to this end, and nothing after it."""
        said = b""
        while not said.endswith(end):
            read = self.socket.recv(1)
            assert read, said
            said += read

    def send(self, message: object) -> None:
        data = json.dumps(message).encode()
        assert len(data) < 126
        self.socket.sendall(struct.pack("!BBI", 0x81, 0x80 | len(data), 0) + data)

    def close(self) -> None:
        self.socket.close()


def _rename(server: RunningServer, table: MadeTable, names: Iterable[str]) -> None:
    """Change the name of the person at the first seat repeatedly: one event each."""
    for name in names:
        body = {"seat": 0, "name": name}
        server.post(f"/api/tables/{table.name}/claim", body, table.tokens[0])


def _wait_for(server: RunningServer, name: str, value: int) -> None:
    wait_until(
        lambda: server.figure(name) == value,
        lambda: f"{name} is {server.figure(name)}, not {value}",
    )


def test_slow_reader_is_cut_off_and_harms_nobody() -> None:
    running = RunningServer("", "--limit=backlog_bytes=30000", *GENEROUS)
    with contextlib.closing(running):
        running.start()
        table = make_table(running, None, None)
        slow = RawSocket(running, table.name)

        async def play() -> None:
            async with everybody(running, table) as clients:
                await asyncio.gather(*(client.play_on(seeded("slow")) for client in clients))
                assert clients[0].view["state"] == "finished"

        with contextlib.closing(slow):
            with contextlib.suppress(OSError):
                for _ in range(400):
                    slow.send({"type": "Join"})
            asyncio.run(play())
            _wait_for(running, "azulejos_slow_readers_total", 1)
            _wait_for(running, "azulejos_connections", 0)


def test_long_way_back_is_a_snapshot_and_no_slow_reader(strict: RunningServer) -> None:
    table = make_table(strict, None, None)
    _rename(strict, table, (f"{os.urandom(10).hex()}{number}" for number in range(250)))

    async def come_back() -> None:
        before = strict.figure("azulejos_slow_readers_total")
        async with Client(strict.url, table.name) as client:
            latest = client.number
            assert (await client.join(since=1))["resumed"] is False
            assert client.number == latest
        async with Client(strict.url, table.name) as client:
            assert (await client.join(since=latest - 80))["resumed"] is True
        assert strict.figure("azulejos_slow_readers_total") == before

    asyncio.run(come_back())


def test_who_often_asks_for_everything_gets_snapshots(strict: RunningServer) -> None:
    table = make_table(strict, None, None)
    _rename(strict, table, (f"Anna {number}" for number in range(20)))

    async def ask() -> None:
        async with Client(strict.url, table.name) as client:
            resumed = [(await client.join(since=1))["resumed"] for _ in range(4)]
            assert resumed == [True, False, False, False]

    asyncio.run(ask())


def test_half_open_connection_is_noticed(impatient: RunningServer) -> None:
    table = make_table(impatient, None, None)
    gone = RawSocket(impatient, table.name)
    with contextlib.closing(gone):
        gone.send({"type": "Join"})
        gone.read_until(b'"type":"Joined"')
        _wait_for(impatient, "azulejos_connections", 0)


async def _presence_told(reader: Client, until: int) -> list[tuple[object, int]]:
    """What a client hears about who is connected until so many spectators are there."""
    told: list[tuple[object, int]] = []
    while not told or told[-1][1] != until:
        presence = await reader.until(lambda one: one["type"] == "Presence")
        told.append((presence["seats"], presence["spectators"]))
    return told


def test_joining_again_and_again_is_no_news_for_others(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        anna = Client(server.url, table.name, table.tokens[0])
        async with anna, Client(server.url, table.name) as flood:
            assert await _presence_told(anna, until=1) == [([True, False], 1)]
            for _ in range(50):
                assert (await flood.join())["type"] == "Joined"
            flood.token = table.tokens[1]
            for _ in range(50):
                await flood.join()
            async with Client(server.url, table.name), Client(server.url, table.name):
                assert await _presence_told(anna, until=2) == [
                    ([True, True], spectators) for spectators in range(3)
                ]

    asyncio.run(play())


def test_joining_again_too_often_is_refused() -> None:
    limits = ["--limit=requests_per_second=0.001", "--limit=requests_burst=10"]
    with contextlib.closing(RunningServer("", *limits)) as running:
        running.start()

        async def play() -> None:
            table = make_table(running, None, None)
            async with Client(running.url, table.name) as flood:
                answers = [await flood.join() for _ in range(20)]
                assert answers[0]["type"] == "Joined"
                assert {one["code"] for one in answers[10:]} == {"server/too_fast"}
                assert flood.socket.close_code is None

        asyncio.run(play())


def test_no_error_was_unexpected(server: RunningServer) -> None:
    assert "unexpected_error" not in server.log()
    assert "Traceback" not in server.log()
