"""Unexpected errors are logged and counted, wherever they happen."""

import asyncio
import contextlib
import json
import sqlite3

import pytest
from litestar import get
from litestar.testing import create_test_client

from azulejos.server.app import build
from azulejos.server.settings import Settings
from azulejos.server.tables.tables import BusyError
from testing.client import Client, ConnectionClosed
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import make_table


def test_damaged_table_is_counted_and_logged_over_http_and_socket() -> None:
    with contextlib.closing(RunningServer()) as running:
        running.start()
        table, whole = make_table(running, None, None), make_table(running, None, None)
        running.stop()
        _damage(running, table.name)
        running.start()
        with pytest.raises(ProblemAnswerError) as problem:
            running.get(f"/api/tables/{table.name}")
        assert (problem.value.status, problem.value.code) == (500, "server/error")
        assert asyncio.run(_join_in_vain(running, table.name)) == 1011
        assert running.figure("azulejos_errors_total") == 2
        lines = [json.loads(line) for line in running.log().splitlines() if "unexpected" in line]
        assert [line["level"] for line in lines] == ["error", "error"]
        assert all("Traceback" in line["traceback"] for line in lines)
        assert running.get(f"/api/tables/{whole.name}")["number"] > 1


def test_table_at_which_others_are_always_first_is_busy_and_no_error() -> None:
    @get("/")
    async def always_second() -> None:
        raise BusyError

    handler = build(Settings()).exception_handlers[BusyError]
    with create_test_client(always_second, exception_handlers={BusyError: handler}) as client:
        found = client.get("/")
    assert (found.status_code, found.json()["code"]) == (503, "server/busy")


def _damage(running: RunningServer, table: str) -> None:
    with contextlib.closing(sqlite3.connect(running.store)) as database, database:
        database.execute("UPDATE events SET body = x'00' WHERE table_id = ?", [table])


async def _join_in_vain(running: RunningServer, table: str) -> int | None:
    client = Client(running.url, table)
    with pytest.raises(ConnectionClosed):
        await client.join()
    return client.socket.close_code
