"""Transfer codes: a short secret, valid once and for minutes, that adds a browser to a profile.

Only the hash of a code is stored. The key of the other browser never leaves it.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from azulejos.store import profiles as known
from azulejos.store.appending import upsert
from azulejos.store.schema import profile_games, profile_keys, profiles, ratings, transfer_codes


def put(connection: Connection, key: bytes, code: bytes, expires_at: int, now: int) -> bool:
    """Write a code for the profile of a key, in place of its earlier one; False if it has none."""
    profile = known.find(connection, key)
    columns = transfer_codes.c
    old = (columns.expires_at <= now) | (columns.profile_id == (profile or ""))
    connection.execute(delete(transfer_codes).where(old))
    if profile is None:
        return False
    row = {"hash": code, "profile_id": profile, "expires_at": expires_at}
    connection.execute(insert(transfer_codes), row)
    return True


def claim(connection: Connection, key: bytes, code: bytes, now: int) -> bool:
    """Use up a code: its profile gets this key; False if there is no such code now.

    A profile that the key had before becomes part of it: its games are kept, its rating is not.
    None of these games is rated, also if it ends later.
    """
    columns = transfer_codes.c
    used = delete(transfer_codes).where(columns.hash == code, columns.expires_at > now)
    profile = connection.execute(used.returning(columns.profile_id)).scalar()
    if profile is None:
        return False
    before = known.find(connection, key)
    if before is None:
        new = upsert(connection, profile_keys).on_conflict_do_nothing()
        connection.execute(new, {"hash": key, "profile_id": profile})
    elif before != profile:
        _merge(connection, before, profile)
    return True


def _merge(connection: Connection, before: str, profile: str) -> None:
    games = profile_games.c
    both = select(games.table_id).where(games.profile_id == profile)
    double = delete(profile_games).where(games.profile_id == before, games.table_id.in_(both))
    connection.execute(double)
    mine = update(profile_games).where(games.profile_id == before)
    # A person could have the results of this browser in view before they choose the profile.
    connection.execute(mine, {"profile_id": profile, "carried": True})
    keys = update(profile_keys).where(profile_keys.c.profile_id == before)
    connection.execute(keys, {"profile_id": profile})
    for table in (ratings, transfer_codes):
        connection.execute(delete(table).where(table.c.profile_id == before))
    connection.execute(delete(profiles).where(profiles.c.id == before))
