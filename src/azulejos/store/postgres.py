"""Connections to PostgreSQL with deadlines, so that no caller waits for a database that is silent.

A machine that disappears, or a relay that stops forwarding, leaves the connection open. The driver
would wait for minutes. So each statement has a deadline on this side, and the server ends what we
have given up. Imported only if the store is PostgreSQL.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Generator, Iterator
from typing import Any, Final

import psycopg
from psycopg.pq import Ping
from sqlalchemy import URL, Connection, text
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

CONNECT_S: Final = 5
STATEMENT_S: Final = 10.0
"""How long a statement may take, and a transaction that waits for its next statement."""
_KEEPALIVE: Final = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_LIMITS: Final = ("statement_timeout", "idle_in_transaction_session_timeout")


class DeadlineConnection(psycopg.Connection[Any]):
    """A connection that closes itself if a statement is not answered in time."""

    statement_s: float | None = None
    """None for no deadline."""

    def wait(self, gen: Any, *arguments: Any, **options: Any) -> Any:
        """Do what the driver waits for, until the deadline."""
        if self.statement_s is not None:
            gen = self._until(time.monotonic() + self.statement_s, gen)
        return super().wait(gen, *arguments, **options)

    def _until(self, deadline: float, gen: Any) -> Generator[Any, Any, Any]:
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > deadline:
                    self.close()
                    raise psycopg.OperationalError("the server did not answer in time")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def connect_options(url: URL) -> dict[str, int]:
    """Options of a connection, except those that the URL sets."""
    options = {"connect_timeout": CONNECT_S, **_KEEPALIVE}
    return {name: value for name, value in options.items() if name not in url.query}


def connect(arguments: Any, options: Any) -> DeadlineConnection:
    """Connect; every statement from now on has a deadline here and at the server."""
    connection = DeadlineConnection.connect(*arguments, **options)
    connection.statement_s = STATEMENT_S
    connection.autocommit = True
    # After we have given up a statement or a transaction, the server must release its locks.
    milliseconds = int(STATEMENT_S * 1000)
    connection.execute("; ".join(f"SET {name} = {milliseconds}" for name in _LIMITS).encode())
    connection.autocommit = False
    return connection


@contextlib.contextmanager
def without_deadline(connection: Connection) -> Iterator[None]:
    """A part of a transaction that may take long: an upgrade, or pruning a large store."""
    raw: object = connection.connection.dbapi_connection
    if not isinstance(raw, DeadlineConnection):
        yield
        return
    limit, raw.statement_s = raw.statement_s, None
    try:
        for name in _LIMITS:
            connection.execute(text(f"SET LOCAL {name} = 0"))
        yield
    finally:
        raw.statement_s = limit


def accepts_connections(url: URL) -> bool:
    """Whether a server answers at this address, even if it then refuses this user or database."""
    dialect: Any = PGDialect_psycopg
    _, options = dialect().create_connect_args(url)
    conninfo = psycopg.conninfo.make_conninfo(**{**connect_options(url), **options})
    return psycopg.pq.PGconn.ping(conninfo.encode()) == Ping.OK
