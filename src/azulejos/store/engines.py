"""SQLAlchemy engines: how connections to either database are made.

What differs between SQLite and PostgreSQL at this level is here: pragmas, and how a transaction
begins.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

import sqlalchemy
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, event, make_url
from sqlalchemy.exc import ArgumentError

from azulejos.store.errors import StoreError

BUSY_MS: Final = 10_000
WRITING: Final = "BEGIN IMMEDIATE"
_POOL_S: Final = 10
"""How long a reader waits for a connection that others use."""
_DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


def default_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('azulejos', appauthor=False) / 'tables.db'}"


def parse_url(text: str) -> URL:
    """Parse the URL of a store; a plain path is a SQLite file."""
    if "://" not in text:
        text = f"sqlite:///{Path(text).expanduser()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # ValueError: an invalid port
        raise StoreError(f"{text!r} is not the URL of a database") from None
    name = url.get_backend_name()
    if name not in _DRIVERS:
        raise StoreError(f"a store is sqlite:// or postgresql://, not {name}://")
    if name == "sqlite" and not sqlite_path(url):
        raise StoreError("a SQLite store needs a file: sqlite:///PATH")
    return url.set(drivername=_DRIVERS[name])


def sqlite_path(url: URL) -> Path | None:
    """The file of a SQLite store, None for PostgreSQL."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def writing_engine(url: URL) -> Engine:
    """The engine of the writer thread."""
    return _engine(url, WRITING, pool_size=1, max_overflow=0, pool_pre_ping=False)


def reading_engine(url: URL) -> Engine:
    """The engine of all readers."""
    pool = {"pool_size": 4, "max_overflow": 4, "pool_timeout": _POOL_S}
    return _engine(url, "BEGIN", **pool, pool_pre_ping=True)


def _engine(url: URL, begin: str, **pool: int) -> Engine:
    if sqlite_path(url) is None:
        return _postgres_engine(url, **pool)
    engine = sqlalchemy.create_engine(url, **pool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # We begin transactions ourselves: the driver would begin too late for savepoints.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        if begin == WRITING:  # the mode is stored in the file, and readers must not change it
            connection.execute("PRAGMA journal_mode=WAL")
        # Every commit waits for the disk: an acknowledged event survives a power cut.
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres_engine(url: URL, **pool: int) -> Engine:
    try:
        from azulejos.store import postgres

        options = postgres.connect_options(url)
        engine = sqlalchemy.create_engine(url, connect_args=options, **pool)
    except ImportError:
        raise StoreError("PostgreSQL needs a driver: pip install 'azulejos[postgres]'") from None

    @event.listens_for(engine, "do_connect")
    def connect(_: object, __: object, arguments: Any, options: Any) -> Any:
        return postgres.connect(arguments, options)

    return engine


def may_take_long(connection: Connection) -> AbstractContextManager[None]:
    """A part of a transaction without a deadline: an upgrade, or pruning a large store."""
    if connection.dialect.name != "postgresql":
        return nullcontext()
    from azulejos.store.postgres import without_deadline

    return without_deadline(connection)


def accepts_connections(url: URL) -> bool:
    """Whether a PostgreSQL server answers there, even if it refuses this user or database."""
    from azulejos.store import postgres

    return postgres.accepts_connections(url)
