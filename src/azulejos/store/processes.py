"""Processes: which servers are running, and when none was.

Clocks depend on it: while no server was running, no clock ran.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from azulejos.store.appending import upsert
from azulejos.store.schema import outages, processes
from azulejos.store.wakes import release

BEAT_MS: Final = 1_000
"""How often a process writes that it is alive, if others may wait for its sign of life."""

ALONE_BEAT_MS: Final = 2_000
"""How often the only process of a SQLite file writes it; every beat is written to disk."""

SILENT_MS: Final = 2 * BEAT_MS
"""A process that has written nothing for this long loses its claims; if it is only slow, another
one does the same work, and the key of the next event decides."""

DEAD_MS: Final = 8_000
"""A process that has written nothing for this long is dead; a shorter silence is no outage."""

_LAST: Final = "last"
"""The row with the last sign of life of all processes that are gone."""


class Outage(NamedTuple):
    """A time in which no server was running."""

    since: int
    until: int


def newest(connection: Connection) -> int:
    """The last sign of life of any process, alive or gone; 0 in a new store."""
    found: int | None = connection.execute(select(func.max(processes.c.alive_at))).scalar()
    return found or 0


def register(connection: Connection, process: str, now: int, *, alone: bool) -> None:
    """Register a process that starts; if it is the only one, note an outage since the last one.

    `alone` says that no other process can be running, because of the lock on a SQLite file. On
    PostgreSQL, a process that was killed counts as alive for a little while.
    """
    _bury(connection, now + 1 if alone else now - DEAD_MS)
    rows = {row.id: row.alive_at for row in connection.execute(select(processes))}
    last = rows.pop(_LAST, None)
    if not rows and last is not None and last < now:
        note_outage(connection, Outage(last, now))
    _write(connection, process, now)


def note_outage(connection: Connection, outage: Outage) -> None:
    """Store a time in which no server was running, or none could write."""
    row = outage._asdict()
    connection.execute(upsert(connection, outages).on_conflict_do_nothing(), row)


def beat(connection: Connection, process: str, now: int) -> None:
    """Write that a process is alive, and release what silent ones had claimed."""
    _write(connection, process, now)
    silent = select(processes.c.id).where(
        processes.c.alive_at < now - SILENT_MS, processes.c.id != _LAST
    )
    release(connection, list(connection.execute(silent).scalars()))
    _bury(connection, now - DEAD_MS)


def depart(connection: Connection, process: str, now: int) -> None:
    """Note that a process stops in good order, and release its claims."""
    _write(connection, process, now)
    _forget(connection, [process], now)


def _bury(connection: Connection, before: int) -> None:
    """Delete processes that were silent for too long, and keep only their last sign of life."""
    silent = (
        select(processes.c.id, processes.c.alive_at)
        .where(processes.c.alive_at < before, processes.c.id != _LAST)
        .with_for_update(skip_locked=True)
    )
    dead = connection.execute(silent).all()
    if dead:
        _forget(connection, [row.id for row in dead], max(row.alive_at for row in dead))


def _forget(connection: Connection, gone: list[str], last: int) -> None:
    release(connection, gone)
    connection.execute(delete(processes).where(processes.c.id.in_(gone)))
    known = select(processes.c.alive_at).where(processes.c.id == _LAST)
    _write(connection, _LAST, max(last, connection.execute(known).scalar() or 0))


def _write(connection: Connection, process: str, at: int) -> None:
    row = upsert(connection, processes).values(id=process, alive_at=at)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"alive_at": at}))


def outages_since(connection: Connection, at: int) -> list[Outage]:
    """The outages that ended after a time."""
    query = select(outages.c.since, outages.c.until).where(outages.c.until > at)
    return sorted(Outage(*row) for row in connection.execute(query))
