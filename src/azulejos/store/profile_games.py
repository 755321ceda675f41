"""The finished games of a profile, and its rating after each of them.

A game is settled once: its summary is written, and its rating if it counts. Whether that has
happened is decided by the row itself, so two processes, or one that was killed and started again,
settle the same game with the same result. The store does not read what is inside a summary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, select, update

from azulejos.store.appending import upsert
from azulejos.store.profiles import Link
from azulejos.store.schema import profile_games, profiles, ratings, reviews, tables

MeanAndError: TypeAlias = tuple[float, float]
Rate: TypeAlias = Callable[[MeanAndError | None], MeanAndError]
"""The rating after a game, from the one before it; None before the first rated game."""


class Settled(NamedTuple):
    """A game that is over, as it is written."""

    table: str
    ended_at: int
    body: bytes
    rate: Rate | None = None
    """None if the game does not count."""


class ProfileGame(NamedTuple):
    """A settled game of a profile."""

    table: str
    ended_at: int
    body: bytes
    review: bytes | None


class RatingPoint(NamedTuple):
    """The rating after one game."""

    table: str
    at: int
    mean: float
    error: float


def unsettled(connection: Connection, profile: str) -> list[Link]:
    """The tables of a profile that are over, and whose summaries are not written yet."""
    query = (
        select(profile_games.c.table_id, profile_games.c.guest)
        .join(tables, tables.c.id == profile_games.c.table_id)
        .where(
            profile_games.c.profile_id == profile,
            profile_games.c.ended_at.is_(None),
            tables.c.status.in_(("finished", "abandoned")),
        )
    )
    return [Link(*row) for row in connection.execute(query)]


def settle(connection: Connection, profile: str, games: Iterable[Settled]) -> None:
    """Write games in the order in which they ended; those that are already written stay as they
    are.
    """
    # The lock, which SQLite does not need, puts ratings in order and keeps the profile there.
    mine = select(profiles.c.id).where(profiles.c.id == profile).with_for_update()
    if connection.execute(mine).first() is None:
        return
    for game in sorted(games, key=lambda game: (game.ended_at, game.table)):
        is_rated = _write(connection, profile, game)
        if is_rated and game.rate is not None:
            _rate(connection, profile, game, game.rate)


def _write(connection: Connection, profile: str, game: Settled) -> bool:
    """Write a summary; whether the game may be rated: it is the first one, and its own."""
    new = update(profile_games).where(
        profile_games.c.profile_id == profile,
        profile_games.c.table_id == game.table,
        profile_games.c.ended_at.is_(None),
    )
    new = new.returning(profile_games.c.carried)
    written = connection.execute(new, {"ended_at": game.ended_at, "body": game.body}).first()
    return written is not None and not written.carried


def _rate(connection: Connection, profile: str, game: Settled, rate: Rate) -> None:
    known = history(connection, profile)
    mean, error = rate((known[-1].mean, known[-1].error) if known else None)
    # A game that ended earlier but is written later comes last all the same.
    at = max([game.ended_at, *(point.at + 1 for point in known[-1:])])
    row = {"profile_id": profile, "table_id": game.table, "at": at, "mean": mean, "error": error}
    connection.execute(upsert(connection, ratings).on_conflict_do_nothing(), row)


def history(connection: Connection, profile: str) -> list[RatingPoint]:
    """The ratings of a profile, the first one first."""
    query = select(ratings.c.table_id, ratings.c.at, ratings.c.mean, ratings.c.error)
    rows = connection.execute(query.where(ratings.c.profile_id == profile).order_by(ratings.c.at))
    return [RatingPoint(*row) for row in rows]


def settled(connection: Connection, profile: str) -> list[ProfileGame]:
    """The finished games of a profile, the last one first."""
    columns = profile_games.c
    query = (
        select(columns.table_id, columns.ended_at, columns.body, columns.review)
        .where(columns.profile_id == profile, columns.ended_at.is_not(None))
        .order_by(columns.ended_at.desc(), columns.table_id)
    )
    return [
        ProfileGame(row[0], row[1], bytes(row[2]), None if row[3] is None else bytes(row[3]))
        for row in connection.execute(query)
    ]


def unread_reviews(connection: Connection, profile: str, limit: int) -> list[tuple[str, bytes]]:
    """Reviews of settled games whose figures are not written yet: the tables and the reviews."""
    query = (
        select(reviews.c.table_id, reviews.c.body)
        .join(profile_games, profile_games.c.table_id == reviews.c.table_id)
        .where(
            profile_games.c.profile_id == profile,
            profile_games.c.ended_at.is_not(None),
            profile_games.c.review.is_(None),
        )
        .limit(limit)
    )
    return [(row[0], bytes(row[1])) for row in connection.execute(query)]


def put_figures(connection: Connection, profile: str, figures: Iterable[tuple[str, bytes]]) -> None:
    """Write what the reviews of games say about this profile."""
    for table, body in figures:
        game = update(profile_games).where(
            profile_games.c.profile_id == profile, profile_games.c.table_id == table
        )
        connection.execute(game, {"review": body})
