"""Requests for another host name are refused, because of DNS rebinding."""

import contextlib
import json
import socket
from collections.abc import Iterator

import pytest

from azulejos.server.http.hosts import is_known_host, own_names, read_host_name
from testing.raw_client import RawConnection, handshake
from testing.servers import RunningServer
from testing.tables import make_table

NAMES = frozenset({"play.example"})


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("LocalHost:8765", True),
        ("localhost.", True),
        ("127.0.0.1:8765", True),
        ("192.168.1.20", True),
        ("[::1]:8765", True),
        ("[2001:db8::1]", True),
        ("play.example", True),
        ("PLAY.example.:443", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:127.0.0.1", False),
        ("localhost@evil.example", False),
        ("localhost, evil.example", False),
        ("mybox", False),
        ("::1", False),
        ("", False),
        (":8765", False),
    ],
)
def test_only_addresses_and_named_hosts_are_known(host: str, is_known: bool) -> None:
    assert is_known_host(host, NAMES) is is_known


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Play.Example.", "play.example"),
        ("mybox", "mybox"),
        ("bücher.example", "xn--bcher-kva.example"),
    ],
)
def test_names_are_read_as_browsers_send_them(text: str, name: str) -> None:
    assert read_host_name(text) == name


@pytest.mark.parametrize(
    "text", ["", "https://play.example", "play.example:443", "*", "a b", "é" * 99]
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a host name is like"):
        read_host_name(text)


def test_own_name_counts_only_if_others_can_connect() -> None:
    name = socket.gethostname().lower()
    assert own_names("127.0.0.1") == own_names("::1") == own_names("localhost") == ()
    for host in ("0.0.0.0", "::", "192.168.1.20"):
        assert {name, f"{name.partition('.')[0]}.local"} <= set(own_names(host))
    assert own_names("Game.example") == ("game.example",)


@pytest.fixture(scope="module")
def named() -> Iterator[RunningServer]:
    with contextlib.closing(RunningServer("", "--host-name", "play.example")) as running:
        running.start()
        yield running


def _ask(server: RunningServer, path: str, *lines: str, version: str = "1.1") -> tuple[int, bytes]:
    head = "\r\n".join((f"GET {path} HTTP/{version}", *lines, "", "")).encode()
    with RawConnection(server, head) as connection:
        return connection.answer()


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/health", "/metrics", "/assets/none.js"])
def test_rebound_name_learns_nothing(named: RunningServer, path: str) -> None:
    status, body = _ask(named, path, "Host: evil.example:8765")
    problem = json.loads(body)
    assert (status, problem["code"]) == (421, "server/unknown_host")
    assert "azulejos serve --host-name evil.example" in problem["sentence"]


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("Host: localhost", "Host: evil.example"),
        ("Host: localhost, evil.example",),
        ('Host: "><script>',),
        ("Host: " + "a" * 300,),
    ],
)
def test_strange_host_is_refused_and_not_repeated(
    named: RunningServer, lines: tuple[str, ...]
) -> None:
    status, body = _ask(named, "/api/health", *lines)
    problem = json.loads(body)
    assert (status, problem["code"]) == (421, "server/unknown_host")
    assert problem["sentence"].startswith("The Host header")


@pytest.mark.parametrize("host", ["play.example", "localhost:1", "[::1]", "192.0.2.1"])
def test_known_name_is_answered(named: RunningServer, host: str) -> None:
    assert _ask(named, "/api/health", f"Host: {host}")[0] == 200


def test_program_without_a_host_is_answered(named: RunningServer) -> None:
    assert _ask(named, "/api/health", version="1.0")[0] == 200


def test_websocket_of_a_rebound_name_is_refused(named: RunningServer) -> None:
    asked = handshake(make_table(named, None, None).name)
    for host, status in ((b"evil.example", 421), (b"play.example", 101)):
        with RawConnection(named, asked.replace(b"localhost", host)) as connection:
            assert int(connection.head().split()[1]) == status
            if status == 421:
                assert b"server/unknown_host" in connection.rest()


def test_own_name_is_answered_in_the_network() -> None:
    name = socket.gethostname()
    for options, status in (((), 421), (("--lan",), 200)):
        with contextlib.closing(RunningServer("", *options)) as server:
            server.start()
            assert _ask(server, "/api/health", f"Host: {name}:{server.port}")[0] == status
