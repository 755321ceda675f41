"""Processes: which servers are alive, and when none was.

A file of its own because clocks depend on it: while no server was there, nobody's time ran.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from azulejos.store.appending import upsert
from azulejos.store.schema import outages, processes
from azulejos.store.wakes import release

BEAT_MS: Final = 2_000
"""How often a process says that it is there."""

DEAD_MS: Final = 4 * BEAT_MS
"""Who said nothing for so long is dead; a shorter silence is no outage."""


_LAST: Final = "last"
"""The row with the last moment of all processes that are gone."""


class Outage(NamedTuple):
    """A time in which no server was there."""

    since: int
    until: int


def newest(connection: Connection) -> int:
    """The last moment of any process, alive or gone; 0 in a new store."""
    found: int | None = connection.execute(select(func.max(processes.c.alive_at))).scalar()
    return found or 0


def register(connection: Connection, process: str, now: int, *, alone: bool) -> None:
    """A process starts; if nobody else is there, the time since the last one was an outage.

    `alone` says that no other can be there, because of the lock on a SQLite file. Elsewhere one
    that was killed counts as there for a little while.
    """
    _bury(connection, now + 1 if alone else now - DEAD_MS)
    rows = {row.id: row.alive_at for row in connection.execute(select(processes))}
    last = rows.pop(_LAST, None)
    if not rows and last is not None and last < now:
        note_outage(connection, Outage(last, now))
    _write(connection, process, now)


def note_outage(connection: Connection, outage: Outage) -> None:
    """No server was there, or none could write."""
    row = outage._asdict()
    connection.execute(upsert(connection, outages).on_conflict_do_nothing(), row)


def beat(connection: Connection, process: str, now: int) -> None:
    """A process is still there; what dead ones had claimed is free again."""
    _write(connection, process, now)
    _bury(connection, now - DEAD_MS)


def depart(connection: Connection, process: str, now: int) -> None:
    """A process stops in good order: its claims are free, its last moment is known."""
    _write(connection, process, now)
    _forget(connection, [process], now)


def _bury(connection: Connection, before: int) -> None:
    """Forget processes that said nothing for too long, all but their last moment."""
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
