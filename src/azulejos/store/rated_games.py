"""The rated games that go on, with their positions, for every process that uses the store.

They are written with the entries that lead to them, so a position is here before anyone sees it.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from azulejos.store.schema import rated_games
from azulejos.store.units import RatedPositions


def running(connection: Connection) -> list[RatedPositions]:
    """The positions of all rated games that go on."""
    query = select(rated_games.c.round_start, rated_games.c.position)
    return [RatedPositions(*row) for row in connection.execute(query)]
