"""The process that draws: outside the server, replaced if it hangs, idle for clients who left."""

import contextlib
import http.client
import os
import signal
import sys
import urllib.parse
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.players.workers.priority import NICENESS
from azulejos.rules import CounterGenerator, Position, draw_deal
from testing.patience import wait_until
from testing.servers import GENEROUS, RunningServer

pytest.importorskip("resvg_py")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
MODULE = "azulejos.server.pictures.worker"


@pytest.fixture
def own_server() -> Iterator[RunningServer]:
    """A server without pictures so far."""
    with contextlib.closing(RunningServer("", *GENEROUS)) as server:
        server.start()
        yield server


def _path(number: int) -> str:
    position = Position.start(2)
    position = position.deal(draw_deal(position, CounterGenerator(number).below))
    return f"/api/picture?{urllib.parse.urlencode({'kind': 'png', 'position': position})}"


@contextlib.contextmanager
def _asked(server: RunningServer, number: int) -> Iterator[http.client.HTTPConnection]:
    """A client that has asked for a picture, and leaves at the end."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        connection.request("GET", _path(number))
        yield connection


def _is_drawn(connection: http.client.HTTPConnection) -> bool:
    return connection.getresponse().read().startswith(b"\x89PNG")


def _waiting(server: RunningServer, count: int) -> None:
    wait_until(lambda: server.figure("azulejos_pictures_waiting") == count)


def _drawing_process(server: RunningServer) -> int:
    assert server.process is not None
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            words = (stat.parent / "cmdline").read_text().split("\0")
            if parent == server.process.pid and MODULE in words:
                found.append(int(stat.parent.name))
    (process,) = found
    return process


def test_server_itself_does_not_draw(own_server: RunningServer) -> None:
    with _asked(own_server, 1) as connection:
        assert _is_drawn(connection)
    assert own_server.process is not None
    assert "resvg" not in Path(f"/proc/{own_server.process.pid}/maps").read_text()
    process = _drawing_process(own_server)
    assert "resvg" in Path(f"/proc/{process}/maps").read_text()
    assert os.getpriority(os.PRIO_PROCESS, process) >= min(NICENESS, 19)


def test_picture_is_kept(own_server: RunningServer) -> None:
    for _ in range(2):
        with _asked(own_server, 1) as connection:
            assert _is_drawn(connection)
    assert own_server.figure("azulejos_pictures_drawn_total") == 1


def test_picture_of_a_client_who_left_is_not_drawn(own_server: RunningServer) -> None:
    with _asked(own_server, 1) as connection:
        assert _is_drawn(connection)
    process = _drawing_process(own_server)
    os.kill(process, signal.SIGSTOP)
    with _asked(own_server, 2) as begun, _asked(own_server, 3) as last:
        _waiting(own_server, 2)
        with _asked(own_server, 4):
            _waiting(own_server, 3)
        _waiting(own_server, 2)
        os.kill(process, signal.SIGCONT)
        assert _is_drawn(begun)
        assert _is_drawn(last)
    assert own_server.figure("azulejos_pictures_drawn_total") == 3
    assert own_server.figure("azulejos_errors_total") == 0


@pytest.mark.long
def test_process_that_hangs_is_replaced_and_the_client_gets_its_picture(
    own_server: RunningServer,
) -> None:
    with _asked(own_server, 1) as connection:
        assert _is_drawn(connection)
    hanging = _drawing_process(own_server)
    os.kill(hanging, signal.SIGSTOP)
    with _asked(own_server, 2) as connection:
        assert _is_drawn(connection)
    assert _drawing_process(own_server) != hanging
    assert "drawing_failed" in own_server.log()
