"""Profiles: who sat where, settled games, ratings, and codes for other devices.

A key is known here only by its hash. When a table ends, its games are settled for the profiles that
are linked to it. A game that was not settled, because the server was killed, is settled when the
profile is looked at.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from azulejos.players.ratings import shown_rating
from azulejos.review.shapes import GameReview
from azulejos.server.profiles.ids import new_code, plain_code
from azulejos.server.profiles.statistics import statistics
from azulejos.server.profiles.summaries import decode_summary, game_rating, settled
from azulejos.server.tables.background import BackgroundTasks
from azulejos.server.tables.room.room import Change
from azulejos.server.tables.tables import Tables
from azulejos.server.wire.me import (
    GameRating,
    Me,
    PlayedGame,
    RatingPointView,
    RatingView,
    TransferCode,
)
from azulejos.store import profile_games, profiles, transfer_codes
from azulejos.store.profile_games import ProfileGame, RatingPoint
from azulejos.store.profiles import Link
from azulejos.table import State, Status, fold_all

CODE_MS: Final = 10 * 60_000
"""How long a code for another device is valid."""
_MOST_REVIEWS: Final = 20
"""How many reviews are read at once for their figures; the others are read the next time."""
_INTERVAL: Final = 1.96
_NOBODY: Final = ""
T = TypeVar("T")


class Figures(msgspec.Struct, frozen=True):
    """What a review says about one seat, as it is stored with the game of a profile."""

    accuracy: float | None = None
    luck: float | None = None


class Known(NamedTuple):
    """A profile with its games and ratings, as routes need it."""

    me: Me
    games: list[PlayedGame]


class Profiles:
    """The profiles of all keys."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._tasks = BackgroundTasks(tables.metrics)
        tables.on_change.append(self._on_change)

    async def stop(self) -> None:
        """Stop; what is not settled is settled later."""
        await self._tasks.stop()

    async def link(self, key: str | None, state: State, guest: int) -> None:
        """Link a key to a guest; only before the game, so that no result is known yet."""
        if key is None or state.status not in (Status.LOBBY, Status.STARTING):
            return
        one, now = Link(state.table, guest), self._tables.clock()
        await self._change(lambda connection: profiles.link(connection, _hash(key), one, now))

    async def look(self, key: str) -> Known:
        """Everything about the holder of a key."""
        profile = await self._find(key)
        if profile:
            await self._settle(profile)
            await self._read_reviews(profile)
        return await asyncio.to_thread(self._known, profile)

    async def game_rating(self, key: str, table: str) -> GameRating | None:
        """What a game did to the rating of the holder of a key; None if it is not theirs, or is
        not over.
        """
        profile = await self._find(key)
        if not profile:
            return None
        await self._settle(profile)
        return await asyncio.to_thread(self._game_rating, profile, table)

    async def erase(self, key: str) -> list[Link]:
        """Delete the profile of a key; its games stay, and are shown without a name."""
        found: list[Link] = await self._change(
            lambda connection: profiles.erase(connection, _hash(key))
        )
        for link in found:
            self._tables.hide_name(link.table, link.guest)
        return found

    async def new_code(self, key: str) -> TransferCode | None:
        """A code that adds another device; None if there is nothing to carry."""
        code, now = new_code(), self._tables.clock()
        expires_at, digest = now + CODE_MS, _hash(plain_code(code))
        is_new = await self._change(
            lambda connection: transfer_codes.put(connection, _hash(key), digest, expires_at, now)
        )
        return TransferCode(code, expires_at) if is_new else None

    async def claim_code(self, key: str, code: str) -> bool:
        """Add a key to the profile of a code; False if there is no such code now."""
        digest, now = _hash(plain_code(code)), self._tables.clock()
        claimed: bool = await self._change(
            lambda connection: transfer_codes.claim(connection, _hash(key), digest, now)
        )
        return claimed

    async def _change(self, task: Callable[..., T]) -> T:
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._store.change(task, promise)
        return await promise

    async def _find(self, key: str) -> str:
        found = await asyncio.to_thread(
            self._store.read, lambda connection: profiles.find(connection, _hash(key))
        )
        return found or _NOBODY

    def _on_change(self, change: Change) -> None:
        state = change.room.state
        if change.is_own and state.is_over and not change.before.is_over:
            self._tasks.start(self._settle_table(state.table))

    async def _settle_table(self, table: str) -> None:
        found = await asyncio.to_thread(
            self._store.read, lambda connection: profiles.linked(connection, table)
        )
        for profile in found:
            await self._settle(profile)

    async def _settle(self, profile: str) -> None:
        """Write the summaries and ratings of games that are over."""
        games = await asyncio.to_thread(self._unsettled, profile)
        if games:
            await self._change(lambda connection: profile_games.settle(connection, profile, games))

    def _unsettled(self, profile: str) -> list[profile_games.Settled]:
        links = self._store.read(lambda connection: profile_games.unsettled(connection, profile))
        found = []
        for link in links:
            stored = self._store.load(link.table)
            game = settled(stored.entries, link.guest) if stored is not None else None
            if game is not None:
                found.append(game)
        return found

    async def _read_reviews(self, profile: str) -> None:
        """Keep what reviews say about this person's seats."""
        found = await asyncio.to_thread(self._review_figures, profile)
        if found:
            await self._change(
                lambda connection: profile_games.put_figures(connection, profile, found)
            )

    def _review_figures(self, profile: str) -> list[tuple[str, bytes]]:
        bodies = self._store.read(
            lambda connection: profile_games.unread_reviews(connection, profile, _MOST_REVIEWS)
        )
        if not bodies:
            return []
        games = {game.table: game for game in self._games(profile)}
        return [
            (table, msgspec.json.encode(_figures(body, games.get(table)))) for table, body in bodies
        ]

    def _games(self, profile: str) -> list[PlayedGame]:
        rows = self._store.read(lambda connection: profile_games.settled(connection, profile))
        history = self._store.read(lambda connection: profile_games.history(connection, profile))
        after = {point.table: shown_rating(point.mean) for point in history}
        games = (_game(row, after.get(row.table)) for row in rows)
        return [game for game in games if game is not None]

    def _game_rating(self, profile: str, table: str) -> GameRating | None:
        mine = self._store.read(lambda connection: profiles.linked(connection, table))
        stored = self._store.load(table) if profile in mine else None
        if stored is None:
            return None
        history = self._store.read(lambda connection: profile_games.history(connection, profile))
        return game_rating(fold_all(stored.entries), history)

    def _known(self, profile: str) -> Known:
        games = self._games(profile)
        history = self._store.read(lambda connection: profile_games.history(connection, profile))
        me = Me(
            since=min((game.ended_at for game in games), default=None),
            rating=_rating(history),
            history=[RatingPointView(p.table, p.at, shown_rating(p.mean)) for p in history],
            statistics=statistics(games),
        )
        return Known(me, games)


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def _rating(history: list[RatingPoint]) -> RatingView | None:
    if not history:
        return None
    last = history[-1]
    error = shown_rating(_INTERVAL * last.error) - shown_rating(0)
    return RatingView(shown_rating(last.mean), error, len(history))


def _game(row: ProfileGame, rating: int | None) -> PlayedGame | None:
    game = decode_summary(row.body)
    if game is None:
        return None
    figures = msgspec.json.decode(row.review, type=Figures) if row.review else Figures()
    return replace(game, rating=rating, accuracy=figures.accuracy, luck=figures.luck)


def _figures(body: bytes, game: PlayedGame | None) -> Figures:
    """What a review says about the only seat of a person."""
    if game is None or len(game.mine) != 1:
        return Figures()
    try:
        review = msgspec.json.decode(gzip.decompress(body), type=GameReview)
    except (OSError, msgspec.DecodeError):  # made by another version
        return Figures()
    seat = review.seats[game.mine[0]]
    return Figures(seat.accuracy, seat.luck)
