"""`azulejos serve` as a person uses it: errors in one line, a clean end, the network."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.__main__ import main
from testing.client import Client, ConnectionClosed, Message
from testing.patience import wait_until
from testing.servers import FreshServer, RunningServer
from testing.tables import make_table


@pytest.fixture(scope="module")
def running() -> Iterator[RunningServer]:
    with contextlib.closing(FreshServer("", "--lan")) as server:
        server.start()
        yield server


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--store", "mysql://somewhere"], "a store is sqlite:// or postgresql://"),
        (["--store", "postgresql://host:port/name"], "is not the URL of a database"),
        (["--store", f"{__file__}/t.db"], "the store cannot be opened: "),
        (["--redis", "nonsense"], "Redis is at redis://HOST:PORT/NUMBER, not at 'nonsense'"),
        (["--redis", "redis://host:port"], "not at 'redis://host:port'"),
        (["--limit", "patience=3"], "there is no limit 'patience'"),
        (["--puzzles", "missing.txt"], "cannot read missing.txt: No such file or directory"),
        (["--puzzles", __file__], "line 1: not the first line of a file of puzzles"),
        (["--limit", "backlog_bytes=lots"], "the limit backlog_bytes is a number"),
        (["--limit", "backlog_bytes=0"], "must be more than 0"),
        (["--host-name", "http://play.example"], "a host name is like play.example"),
        (["--port", "99999"], "cannot listen on"),
        (["--host", "203.0.113.7"], "cannot listen on"),
    ],
)
def test_wrong_setting_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], words: str
) -> None:
    if "--store" not in options:
        options = [*options, "--store", str(tmp_path / "t.db")]
    assert main(["serve", "--no-browser", *options]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_second_server_on_the_same_file_is_refused(
    running: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--store", running.store, "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "another server uses" in said


def test_taken_port_is_refused_when_it_was_asked_for(
    running: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--store", str(tmp_path / "t.db"), "--port", str(running.port)]
    assert main(["serve", "--no-browser", *options]) == 2
    assert "cannot listen on" in capsys.readouterr().err


def test_lan_prints_a_code_for_phones(running: RunningServer) -> None:
    log = running.log()
    assert "azulejos: open http://" in log
    listening = next(json.loads(line) for line in log.splitlines() if '"listening"' in line)
    if len(listening["urls"]) > 1:  # a machine without a network has nothing to print
        assert "\N{FULL BLOCK}" in log
        assert running.get("/api/about")["reachable_from"] == listening["urls"][:1]
    else:
        assert "no_network" in log


def test_open_file_limit_is_raised(running: RunningServer) -> None:
    assert running.process is not None
    limits = Path(f"/proc/{running.process.pid}/limits").read_text(encoding="ascii")
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    soft, hard = line.split()[3:5]
    assert int(soft) == min(65_536, int(hard)) or int(soft) > 65_536


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_stops_in_good_order(kind: signal.Signals) -> None:
    with contextlib.closing(FreshServer()) as server:
        server.start()
        process = server.process
        assert process is not None
        with socket.create_connection(("127.0.0.1", server.port)):
            server.end(kind)
        assert process.returncode == 0
        last = json.loads(server.log().splitlines()[-1])
        assert last["event"] == "server_stopped"
        assert "Traceback" not in server.log()


def test_people_are_told_that_the_server_stops() -> None:
    with contextlib.closing(RunningServer()) as server:
        server.start()
        table = make_table(server, None, None)

        async def stay() -> list[Message]:
            async with (
                Client(server.url, table.name, table.tokens[0]) as seated,
                Client(server.url, table.name) as spectator,
            ):
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                heard = [await _last_words(client) for client in (seated, spectator)]
                await stopping
                return heard

        for closing in asyncio.run(stay()):
            assert closing["code"] == "server/going_down"
            assert closing["retry_after"] == 0
        assert "Traceback" not in server.log()


async def _last_words(client: Client) -> Message:
    closing = await client.until(lambda one: one["type"] == "Closing")
    with pytest.raises(ConnectionClosed) as closed:
        await client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    return closing


def test_log_lines_are_structured(running: RunningServer) -> None:
    running.post("/api/tables", {"seats": [None, None]})
    lines = [json.loads(line) for line in running.log().splitlines() if line.startswith("{")]
    assert {"server_started", "listening", "table_created"} <= {line["event"] for line in lines}
    assert all({"at", "level", "event"} <= line.keys() for line in lines)


def test_browser_is_opened_unless_told_not_to(tmp_path: Path) -> None:
    """The browser of this test is a script that writes down what it was asked to open."""
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    script.chmod(0o755)
    store = ["--store", str(tmp_path / "t.db"), "--port", "0", "--bots", "random"]
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "serve", *store],
        env=os.environ | {"BROWSER": f"{script} %s"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    with process:
        try:
            for line in process.stderr:
                if line.startswith("azulejos: open"):
                    break
            wait_until(lambda: opened.exists() and opened.read_text(encoding="utf-8"))
        finally:
            process.send_signal(signal.SIGTERM)
    assert opened.read_text(encoding="utf-8").startswith("http://localhost:")
