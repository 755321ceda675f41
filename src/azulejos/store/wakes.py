"""Wakes: which tables are due, and which process handles them.

Processes share the work this way without knowing each other. A claim only saves double work; if two
processes act, the key of the next entry decides.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, update

from azulejos.store.schema import wakes


class ClaimedWake(NamedTuple):
    """A table that is due, and since when."""

    table: str
    at: int


def any_due(connection: Connection, now: int) -> bool:
    """Whether there is a table to claim; reads only."""
    query = select(wakes.c.at).where(wakes.c.at <= now, wakes.c.claimed_until <= now).limit(1)
    return connection.execute(query).first() is not None


def claim(
    connection: Connection, process: str, now: int, until: int, limit: int
) -> list[ClaimedWake]:
    """Claim tables that are due and that no process handles, the longest waiting first."""
    free = (
        select(wakes.c.table_id)
        .where(wakes.c.at <= now, wakes.c.claimed_until <= now)
        .order_by(wakes.c.at)
        .limit(limit)
        .with_for_update(skip_locked=True)  # ignored by SQLite, which has one writer
    )
    taken = (
        update(wakes)
        .where(wakes.c.table_id.in_(free.scalar_subquery()))
        .values(claimed_until=until, claimed_by=process)
        .returning(wakes.c.table_id, wakes.c.at)
    )
    return sorted(ClaimedWake(*row) for row in connection.execute(taken))


def postpone(connection: Connection, wake: ClaimedWake, to: int) -> bool:
    """Check again later, unless another process has written a new time in the meantime."""
    later = (
        update(wakes)
        .where(wakes.c.table_id == wake.table, wakes.c.at == wake.at)
        .values(at=to, claimed_until=0, claimed_by="")
    )
    return connection.execute(later).rowcount == 1


def release(connection: Connection, silent: list[str]) -> None:
    """Release what processes had claimed that are silent, or dead."""
    if not silent:
        return
    claimed = (
        select(wakes.c.table_id)
        .where(wakes.c.claimed_by.in_(silent))
        .with_for_update(skip_locked=True)  # such a row is just being written by a live process
    )
    free = update(wakes).where(wakes.c.table_id.in_(claimed.scalar_subquery()))
    connection.execute(free.values(claimed_until=0, claimed_by=""))
