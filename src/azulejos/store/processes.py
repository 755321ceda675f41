"""Processes: which servers are alive, and when none was.

A file of its own because clocks depend on it: while no server was there, nobody's time ran.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from azulejos.store.appending import upsert
from azulejos.store.schema import outages, processes
from azulejos.store.wakes import release

BEAT_MS: Final = 2_000
"""How often a process says that it is there."""

DEAD_MS: Final = 4 * BEAT_MS
"""Who said nothing for so long is dead; a shorter silence is no outage."""


class Outage(NamedTuple):
    """A time in which no server was there."""

    since: int
    until: int


def register(connection: Connection, process: str, now: int, *, alone: bool) -> None:
    """A process starts; if nobody else is there, the time since the last one was an outage.

    `alone` says that no other can be there, because of the lock on a SQLite file.
    """
    last = connection.execute(select(func.max(processes.c.alive_at))).scalar()
    if last is not None and (now > last if alone else now > last + DEAD_MS):
        row = {"since": last, "until": now}
        connection.execute(upsert(connection, outages).on_conflict_do_nothing(), row)
    _bury(connection, now if alone else now - DEAD_MS)
    row = {"id": process, "alive_at": now}
    connection.execute(upsert(connection, processes), row)


def beat(connection: Connection, process: str, now: int) -> None:
    """A process is still there; what dead ones had claimed is free again."""
    mine = processes.c.id == process
    if connection.execute(update(processes).where(mine).values(alive_at=now)).rowcount == 0:
        connection.execute(upsert(connection, processes), {"id": process, "alive_at": now})
    _bury(connection, now - DEAD_MS)


def depart(connection: Connection, process: str, now: int) -> None:
    """A process stops in good order: its claims are free, its last moment is known."""
    release(connection, [process])
    connection.execute(update(processes).where(processes.c.id == process).values(alive_at=now))


def _bury(connection: Connection, before: int) -> None:
    """Forget processes that are gone, all but the last moment that anybody was there."""
    gone = (
        select(processes.c.id)
        .where(processes.c.alive_at < before)
        .with_for_update(skip_locked=True)
    )
    dead = list(connection.execute(gone).scalars())
    if not dead:
        return
    release(connection, dead)
    last = select(func.max(processes.c.alive_at)).scalar_subquery()
    old = delete(processes).where(processes.c.id.in_(dead), processes.c.alive_at < last)
    connection.execute(old)


def outages_since(connection: Connection, at: int) -> list[Outage]:
    """The outages that ended after a time."""
    query = select(outages.c.since, outages.c.until).where(outages.c.until > at)
    return sorted(Outage(*row) for row in connection.execute(query))
