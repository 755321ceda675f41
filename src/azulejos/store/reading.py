"""Reading: all queries that do not change a store.

The command line reads the store of a running server with this: it needs no lock and no writer.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import CompoundSelect, Connection, Engine, func, inspect, select, union_all
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from azulejos.store import reviews
from azulejos.store.breaker import CircuitBreaker
from azulejos.store.engines import parse_url, reading_engine, sqlite_path
from azulejos.store.errors import StoreError, first_line
from azulejos.store.processes import Outage, outages_since
from azulejos.store.profiles import hidden_guests
from azulejos.store.schema import events, hidden_names, tables, tokens
from azulejos.store.units import Summary, decode_summary, token_hash
from azulejos.store.upgrade import need_store
from azulejos.store.wakes import any_due
from azulejos.table import Entry, Status, decode_entry
from azulejos.table.events import SeatClaimed

T = TypeVar("T")

_LISTED: Final = (
    tables.c.id,
    tables.c.status,
    tables.c.public,
    tables.c.created_at,
    tables.c.changed_at,
    tables.c.summary,
)


class Stored(NamedTuple):
    """A stored table: its entries, its secret, and the outages since its last entry."""

    entries: list[Entry]
    seed: bytes
    outages: list[Outage]


class News(NamedTuple):
    """What is new at a table."""

    entries: list[Entry]
    hidden: frozenset[int]
    """All guests whose names are not shown any more."""


class Listed(NamedTuple):
    """A line of a list of tables."""

    table: str
    status: str
    public: bool
    created_at: int
    changed_at: int
    summary: Summary


class Reader:
    """A store that is open for reading only."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._breaker = CircuitBreaker()
        self._hides_names = True

    @classmethod
    def open(cls, url: str) -> Reader:
        """Open an existing store; a server may be using it."""
        parsed = parse_url(url)
        path = sqlite_path(parsed)
        if path is not None and not path.exists():
            raise StoreError(f"there is no store at {path}")
        reader = cls(reading_engine(parsed))
        try:
            with reader._reading() as connection:
                need_store(connection)
                reader._hides_names = inspect(connection).has_table(hidden_names.name)
        except StoreError as error:
            reader.close()
            reason = first_line(error.__cause__ or error)
            raise StoreError(f"the store cannot be read: {reason}") from error
        return reader

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A transaction in which nothing changes; raises `StoreError` if the store fails."""
        try:
            with self._breaker.call(), self._engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise StoreError(f"the store does not answer: {first_line(error.orig)}") from error.orig
        except PoolTimeoutError as error:
            raise StoreError("the store does not answer: too many are waiting for it") from error

    def close(self) -> None:
        """Close the connections."""
        self._engine.dispose()

    def need_answer(self) -> None:
        """Raise `StoreError` unless the store can be read; the cost does not depend on its size."""
        with self._reading() as connection:
            connection.execute(select(tables.c.id).limit(1)).all()

    def load(self, table: str) -> Stored | None:
        """Everything about one table, None if there is none."""
        with self._reading() as connection:
            row = connection.execute(select(tables.c.seed).where(tables.c.id == table)).first()
            if row is None:
                return None
            entries = self._news(connection, table, 0).entries
            return Stored(entries, bytes(row.seed), outages_since(connection, entries[-1].at))

    def since(self, table: str, number: int) -> list[Entry]:
        """The entries after a number; none for a table that does not exist."""
        return self.news(table, number).entries

    def news(self, table: str, number: int) -> News:
        """The entries after a number, and the guests who have no name any more."""
        with self._reading() as connection:
            return self._news(connection, table, number)

    def _news(self, connection: Connection, table: str, after: int) -> News:
        """The entries of a table; guests who deleted their profile have no name."""
        entries = _stored_entries(connection, table, after)
        # Read last: a name that was deleted meanwhile is hidden.
        hidden = hidden_guests(connection, table) if self._hides_names else frozenset()
        shown = [_without_name(entry, hidden) for entry in entries] if hidden else entries
        return News(shown, hidden)

    def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, in one transaction in which nothing changes."""
        with self._reading() as connection:
            return query(connection)

    def guest_of(self, table: str, token: str) -> int | None:
        """The guest who holds this token; None if there is none."""
        query = select(tokens.c.guest).where(
            tokens.c.table_id == table, tokens.c.hash == token_hash(token)
        )
        with self._reading() as connection:
            guest: int | None = connection.execute(query).scalar()
            return guest

    def review(self, table: str, key: str) -> bytes | None:
        """The review of a table with this key; None if there is none, or an outdated one."""
        with self._reading() as connection:
            return reviews.find(connection, table, key)

    def is_due(self, now: int) -> bool:
        """Whether a table waits to be claimed."""
        with self._reading() as connection:
            return any_due(connection, now)

    def tables(
        self,
        *,
        statuses: Sequence[str] = (),
        public: bool | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Listed]:
        """Tables, the last changed first."""
        query = newest(statuses or tuple(Status), public, limit, offset)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [Listed._make((*row[:5], decode_summary(bytes(row.summary)))) for row in rows]

    def counts(self) -> dict[str, int]:
        """How many tables there are in each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return {row[0]: row[1] for row in rows}


def newest(
    statuses: Sequence[str], public: bool | None, limit: int, offset: int
) -> CompoundSelect[Any]:
    """The last changed tables: the index has them in order for each status, but not for all."""
    parts = []
    for status in statuses:
        query = select(*_LISTED).where(tables.c.status == status)
        if public is not None:
            query = query.where(tables.c.public.is_(public))
        first = query.order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit + offset)
        parts.append(select(first.subquery()))
    found = union_all(*parts)
    columns = found.selected_columns
    ordered = found.order_by(columns.changed_at.desc(), columns.id)
    return ordered.limit(limit).offset(offset)


def _without_name(entry: Entry, hidden: frozenset[int]) -> Entry:
    event = entry.event
    if isinstance(event, SeatClaimed) and event.guest in hidden:
        return replace(entry, event=replace(event, name=""))
    return entry


def _stored_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    query = (
        select(events.c.body)
        .where(events.c.table_id == table, events.c.number > after)
        .order_by(events.c.number)
    )
    return [decode_entry(bytes(body)) for body in connection.execute(query).scalars()]
