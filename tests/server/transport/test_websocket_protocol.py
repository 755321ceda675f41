"""Control frames are counted, answered as the standard says, and limited."""

import ast
import asyncio
import contextlib
import inspect
import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from azulejos.server.settings import Settings
from azulejos.server.stopping import Stopping
from azulejos.server.transport import http_protocol, websocket_protocol
from azulejos.server.transport.uvicorn_config import known_names, need
from azulejos.server.transport.uvicorn_server import bind, listen, web_server
from azulejos.server.transport.websocket_protocol import LimitedWebSocket
from testing.client import Client
from testing.patience import PATIENCE_S
from testing.raw_client import PART, PING, PONG, TEXT, RawConnection, close_code, frame, handshake
from testing.servers import GENEROUS, FreshServer, RunningServer
from testing.tables import everybody, make_table, seeded

SLOW = ["--limit=messages_per_second=0.001", "--limit=messages_burst=20"]


@pytest.fixture(scope="module")
def counting() -> Iterator[RunningServer]:
    """A server that allows few messages, and does not refill the allowance."""
    generous = [option for option in GENEROUS if "messages" not in option]
    with contextlib.closing(RunningServer("", *generous, *SLOW)) as running:
        running.start()
        yield running


def _open(server: RunningServer) -> RawConnection:
    connection = RawConnection(server, handshake(make_table(server, None, None).name))
    assert b" 101 " in connection.head()
    return connection


@pytest.mark.parametrize(
    "frames",
    [
        frame(TEXT, b"\xff\xfe"),
        frame(TEXT, b"\xed\xa0\x80") * 5,
        frame(TEXT, b"a\xc3", last=False) + frame(PART, b"a"),
    ],
    ids=["not UTF-8", "many", "in parts"],
)
def test_text_that_is_not_utf8_closes_with_1007_and_one_line(
    counting: RunningServer, frames: bytes
) -> None:
    errors, lines = counting.figure("azulejos_errors_total"), counting.log().count("\n")
    refused = counting.figure("azulejos_requests_refused_total")
    with _open(counting) as connection:
        connection.send(frames)
        assert close_code(connection.rest()) == 1007
    assert counting.figure("azulejos_errors_total") == errors
    assert counting.figure("azulejos_requests_refused_total") == refused + 1
    new = [json.loads(line)["event"] for line in counting.log().splitlines()[lines:]]
    assert [event for event in new if event != "table_created"] == ["message_is_not_utf8"]
    assert "Traceback" not in counting.log()


def test_letter_in_two_parts_is_text(counting: RunningServer) -> None:
    with _open(counting) as connection:
        connection.send(frame(TEXT, b'"\xc3', last=False) + frame(PART, b'\xa9"'))
        assert b"server/bad_message" in connection.socket.recv(1000)


@pytest.mark.parametrize(
    "frames",
    [
        frame(PING, b"a") * 100,
        frame(PONG) * 100,
        frame(TEXT, last=False) + frame(PART, last=False) * 100,
        frame(PING) * 50_000,
        frame(TEXT, b"{}") * 50_000,
    ],
    ids=["pings", "pongs", "parts", "flood of pings", "flood of messages"],
)
def test_frames_count_towards_the_limit(counting: RunningServer, frames: bytes) -> None:
    with _open(counting) as connection:
        with contextlib.suppress(ConnectionError):
            connection.send(frames)
        answer = connection.rest()
        # The system may drop the last bytes if it still had some of ours.
        if len(frames) < 1_000:
            assert close_code(answer) == 1008


def test_pings_within_the_limit_are_answered(counting: RunningServer) -> None:
    with _open(counting) as connection:
        for _ in range(20):
            connection.send(frame(PING, b"hello"))
            assert connection.socket.recv(7) == b"\x8a\x05hello"


def test_new_websockets_count_as_requests() -> None:
    options = ["--limit=requests_per_second=0.001", "--limit=requests_burst=10"]
    with contextlib.closing(RunningServer("", *options)) as server:
        server.start()
        table = make_table(server, None, None)
        url = Client(server.url, table.name).url

        async def come_and_go() -> None:
            with pytest.raises(InvalidStatus):  # noqa: PT012
                for _ in range(11):
                    async with connect(url, proxy=None):
                        pass

        asyncio.run(come_and_go())


def test_connection_ends_when_the_client_has_answered_the_close(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # uvicorn always closes a connection after some seconds: here only after the test.
    late = property(lambda _: 2 * PATIENCE_S, lambda *_: None)
    monkeypatch.setattr(LimitedWebSocket, "close_timeout", late, raising=False)

    async def close_at_once(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await send({"type": "lifespan.startup.complete"})
            await asyncio.Event().wait()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1000})

    async def visit(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}", proxy=None, close_timeout=None) as visitor:
            await visitor.wait_closed()

    async def serve() -> None:
        socket = bind("127.0.0.1", 0, or_any=False)
        with contextlib.closing(socket):
            listen(socket)
            server = web_server(close_at_once, Settings(), lambda: None, Stopping())
            serving = asyncio.create_task(server.serve([socket]))
            await asyncio.wait_for(visit(socket.getsockname()[1]), PATIENCE_S)
            serving.cancel()
            await asyncio.wait([serving])

    asyncio.run(serve())


def _used(module: ModuleType) -> set[str]:
    """Every method in a module, and every attribute of `self` and `super()`."""
    used = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.FunctionDef):
            used.add(node.name)
        elif isinstance(node, ast.Attribute):
            owner = node.value.func if isinstance(node.value, ast.Call) else node.value
            if isinstance(owner, ast.Name) and owner.id in ("self", "super"):
                used.add(node.attr)
    return used


@pytest.mark.parametrize(
    ("module", "base"),
    [(http_protocol, HttpToolsProtocol), (websocket_protocol, WebSocketsSansIOProtocol)],
)
def test_everything_used_of_uvicorn_is_checked_at_the_start(module: Any, base: type) -> None:
    of_uvicorn = _used(module) & known_names(base) - set(dir(object)) - {"config"}
    assert of_uvicorn == set(module.NEEDED)


def test_missing_part_of_uvicorn_is_named() -> None:
    with pytest.raises(ImportError, match="HttpToolsProtocol has no telepathy"):
        need(HttpToolsProtocol, ["transport", "telepathy"])


class ChangedServer(FreshServer):
    """A server on a uvicorn whose classes have changed."""

    change = (
        "from uvicorn.protocols.websockets import websockets_sansio_impl as found;"
        "del found.WebSocketsSansIOProtocol.handle_cont;"
        "import sys; from azulejos.__main__ import main; sys.exit(main(sys.argv[1:]))"
    )

    def command(self) -> list[str]:
        return [sys.executable, "-W", "error", "-c", self.change, *self.arguments()]


def test_server_runs_on_a_changed_uvicorn_and_says_so() -> None:
    with contextlib.closing(ChangedServer("", *GENEROUS)) as server:
        server.start()
        table = make_table(server, None, None)

        async def play() -> None:
            async with everybody(server, table) as clients:
                await asyncio.gather(*(client.play_on(seeded("changed")) for client in clients))
                assert clients[0].view["state"] == "finished"
            late = Client(server.url, "nobodyhere")
            assert (await late.join())["code"] == "server/no_such_table"
            await late.close()

        asyncio.run(play())
        told = [line for line in server.log().splitlines() if "fewer_limits" in line]
        assert len(told) == 1
        assert "WebSocketsSansIOProtocol has no handle_cont" in json.loads(told[0])["reason"]
        assert "Traceback" not in server.log()
