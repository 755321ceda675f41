"""Maintenance: pruning and backing up, also while a server is running.

Only these functions delete games, and no server ever calls them. Ratings stay: they belong to
profiles, which only their holders delete.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Engine, delete, inspect, select
from sqlalchemy.exc import DBAPIError

from azulejos.store.engines import may_take_long, parse_url, sqlite_path, writing_engine
from azulejos.store.errors import StoreError, first_line
from azulejos.store.reading import Reader
from azulejos.store.schema import (
    events,
    hidden_names,
    profile_games,
    rated_games,
    reviews,
    tables,
    tokens,
    wakes,
)


def prune(url: str, *, before: int, statuses: tuple[str, ...] = ("abandoned",)) -> list[str]:
    """Delete tables that ended before a time, and return them.

    Finished games are kept unless their status is named.
    """
    Reader.open(url).close()
    engine = writing_engine(parse_url(url))
    try:
        return _delete(engine, before, statuses)
    except DBAPIError as error:
        raise StoreError(f"nothing was deleted: {first_line(error.orig)}") from error
    finally:
        engine.dispose()


def _delete(engine: Engine, before: int, statuses: tuple[str, ...]) -> list[str]:
    old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.changed_at < before)
    with engine.begin() as connection, may_take_long(connection):
        found = list(connection.execute(old.order_by(tables.c.id)).scalars())
        columns = [(table, table.c.table_id) for table in (events, tokens, wakes)]
        columns.append((tables, tables.c.id))
        # Last: while its table is there, a server may still write a review.
        later = (profile_games, rated_games, hidden_names, reviews)
        there = set(inspect(connection).get_table_names())  # an old store does not have them all
        columns += [(table, table.c.table_id) for table in later if table.name in there]
        for start in range(0, len(found), 500):
            some = found[start : start + 500]
            for table, column in columns:
                connection.execute(delete(table).where(column.in_(some)))
    return found


def back_up(url: str, target: Path) -> None:
    """Copy a SQLite store, also while a server is writing to it; PostgreSQL has `pg_dump`."""
    source = sqlite_path(parse_url(url))
    if source is None:
        raise StoreError("this copies SQLite files; for PostgreSQL use pg_dump")
    if target.exists():
        raise StoreError(f"{target} exists already; name another file")
    Reader.open(url).close()
    try:
        with (
            closing(sqlite3.connect(source)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
    except sqlite3.Error as error:
        with suppress(OSError):  # do not leave half a copy
            target.unlink()
        raise StoreError(f"{target} cannot be written: {first_line(error)}") from error
