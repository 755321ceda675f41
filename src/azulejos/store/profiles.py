"""Profiles: a random key in a browser, and the tables at which its holder sat.

A profile is created when its key is first linked to a table. It can be deleted without touching a
game: the entries of a table never name a profile.
"""

from __future__ import annotations

import uuid
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from azulejos.store.appending import upsert
from azulejos.store.schema import (
    hidden_names,
    profile_games,
    profile_keys,
    profiles,
    ratings,
    tables,
    transfer_codes,
)
from azulejos.store.units import decode_summary, encode_summary, without_names


class Link(NamedTuple):
    """A guest of a table."""

    table: str
    guest: int


def find(connection: Connection, key: bytes) -> str | None:
    """The profile of the key with this hash; None if it has none."""
    query = select(profile_keys.c.profile_id).where(profile_keys.c.hash == key)
    found: str | None = connection.execute(query).scalar()
    return found


def link(connection: Connection, key: bytes, guest: Link, now: int) -> str:
    """Link a profile to a guest of a table, and return the one of the guest; a new key gets a new
    one.

    A guest belongs to the profile that was linked first, so that a game is rated for one profile.
    """
    owner = _owner(connection, guest)
    if owner is not None:
        return owner
    profile = find(connection, key) or _create(connection, key, now)
    row = {"profile_id": profile, "table_id": guest.table, "guest": guest.guest}
    connection.execute(upsert(connection, profile_games).on_conflict_do_nothing(), row)
    return profile


def _owner(connection: Connection, guest: Link) -> str | None:
    """The profile of a guest; until the end of the transaction no other process links one."""
    # SQLite has one writer and ignores the lock.
    connection.execute(select(tables.c.id).where(tables.c.id == guest.table).with_for_update())
    columns = profile_games.c
    query = select(columns.profile_id).where(
        columns.table_id == guest.table, columns.guest == guest.guest
    )
    found: str | None = connection.execute(query.limit(1)).scalar()
    return found


def _create(connection: Connection, key: bytes, now: int) -> str:
    profile = uuid.uuid4().hex
    row = {"hash": key, "profile_id": profile}
    new = upsert(connection, profile_keys).on_conflict_do_nothing()
    connection.execute(new, row)
    found = find(connection, key)
    assert found is not None
    if found == profile:  # otherwise another process was first
        connection.execute(insert(profiles), {"id": profile, "created_at": now})
    return found


def linked(connection: Connection, table: str) -> list[str]:
    """The profiles that are linked to a table."""
    query = select(profile_games.c.profile_id).where(profile_games.c.table_id == table)
    return list(connection.execute(query).scalars())


def erase(connection: Connection, key: bytes) -> list[Link]:
    """Delete the profile of a key with everything that belongs to it; return what it was linked to.

    The games stay. From now on they are shown without the name that this guest typed.
    """
    profile = find(connection, key)
    if profile is None:
        return []
    columns = (profile_games.c.table_id, profile_games.c.guest)
    links = [
        Link(*row)
        for row in connection.execute(select(*columns).where(profile_games.c.profile_id == profile))
    ]
    for table in (profile_games, profile_keys, ratings, transfer_codes):
        connection.execute(delete(table).where(table.c.profile_id == profile))
    connection.execute(delete(profiles).where(profiles.c.id == profile))
    for one in links:
        row = {"table_id": one.table, "guest": one.guest}
        connection.execute(upsert(connection, hidden_names).on_conflict_do_nothing(), row)
        _hide_in_list(connection, one)
        # The summaries of the others have the name, too: they are made again when they are needed.
        theirs = update(profile_games).where(profile_games.c.table_id == one.table)
        connection.execute(theirs, {"ended_at": None, "body": None})
    return links


def _hide_in_list(connection: Connection, guest: Link) -> None:
    """Remove the name from what lists of tables show."""
    query = select(tables.c.summary).where(tables.c.id == guest.table).with_for_update()
    body = connection.execute(query).scalar()
    if body is None:
        return
    changed = encode_summary(without_names(decode_summary(bytes(body)), (guest.guest,)))
    connection.execute(update(tables).where(tables.c.id == guest.table), {"summary": changed})


def hidden_guests(connection: Connection, table: str) -> frozenset[int]:
    """The guests of a table whose names are not shown."""
    query = select(hidden_names.c.guest).where(hidden_names.c.table_id == table)
    return frozenset(connection.execute(query).scalars())
