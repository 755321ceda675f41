"""A server that starts before its database waits for it, says so, and does not listen."""

import contextlib
import json
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from azulejos.__main__ import main
from testing.patience import wait_until
from testing.servers import FreshServer, RunningServer
from testing.services import PostgresServer


@contextlib.contextmanager
def _down(server: PostgresServer) -> Iterator[None]:
    server.stop()
    try:
        yield
    finally:
        server.start()


def _said(server: RunningServer) -> list[str]:
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    return [json.loads(line)["event"] for line in lines]


def _is_waiting(server: RunningServer) -> bool:
    return (server.folder / "log").exists() and "waiting_for_store" in server.log()


def test_server_waits_for_a_database_that_is_down(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    with (
        contextlib.closing(RunningServer(postgres_url)) as server,
        ThreadPoolExecutor(1) as thread,
    ):
        server.hold_port()
        with _down(postgres_server):
            started = thread.submit(server.start)
            wait_until(lambda: _is_waiting(server))
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", server.port))
        started.result()
        assert server.get("/api/health")["status"] == "ok"
        said = _said(server)
        assert said.count("waiting_for_store") == 1
        assert said.index("waiting_for_store") < said.index("store_answers")
        assert said.index("store_answers") < said.index("listening")


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_server_that_waits_stops_in_good_order(
    postgres_url: str, postgres_server: PostgresServer, kind: signal.Signals
) -> None:
    with contextlib.closing(FreshServer(postgres_url)) as server, _down(postgres_server):
        server.begin()
        process = server.process
        assert process is not None
        wait_until(lambda: _is_waiting(server))
        process.send_signal(kind)
        process.wait()
        assert process.returncode == 0
        assert _said(server)[-1] == "server_stopped"
        assert "Traceback" not in server.log()


@pytest.mark.parametrize("wrong", ["database", "user"])
def test_database_that_refuses_us_is_one_line_and_exit_code_2(
    postgres_server: PostgresServer, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    url = postgres_server.address("missing" if wrong == "database" else "postgres")
    url = url.replace("azulejos@", "nobody@") if wrong == "user" else url
    assert main(["serve", "--no-browser", "--port", "0", "--store", url]) == 2
    said = capsys.readouterr().err
    assert said.startswith("azulejos serve: the store cannot be opened: ")
    assert said.count("\n") == 1
