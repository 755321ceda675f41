"""Reviews of finished games: one for each table, under the key of what it depends on.

The store does not read what is inside. A review with another key is outdated and counts as none.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from azulejos.store.appending import upsert
from azulejos.store.schema import reviews, tables


class StoredReview(NamedTuple):
    """The review of a table, as it is written."""

    table: str
    key: str
    body: bytes


def find(connection: Connection, table: str, key: str) -> bytes | None:
    """The review of a table with this key; None if there is none."""
    query = select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.key == key)
    body = connection.execute(query).scalar()
    return None if body is None else bytes(body)


def put(connection: Connection, review: StoredReview, now: int) -> bool:
    """Write a review in place of an older one; False if the table has been deleted."""
    # The lock, which SQLite does not need, keeps the table from being deleted in between.
    there = select(tables.c.id).where(tables.c.id == review.table)
    if connection.execute(there.with_for_update(read=True, key_share=True)).first() is None:
        return False
    row = {"key": review.key, "created_at": now, "body": review.body}
    insert = upsert(connection, reviews).values(table_id=review.table, **row)
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=row))
    return True
