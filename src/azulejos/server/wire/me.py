"""Bodies of the routes under /api/me: a person's games, statistics and rating.

Nothing here names a profile or a key: a client is answered about the key that it sent.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from azulejos.server.wire.table_views import SeatKind
from azulejos.table.rated import Forfeit, NotCounted
from azulejos.views.shapes import ScoreSheet, SeatNumber, WallName

GameResultWord: TypeAlias = Literal["won", "shared", "lost", "none"]
"""`none`: the game has no winner, or several seats were this person's."""


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game; a person who deleted their profile has no name."""

    kind: SeatKind
    name: str
    level: str
    score: int


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A finished game of a person; `mine` are their seats, and `sheet` is for their only one.

    `rated` games count unless a simple player moved for a character; then `rating` is null.
    """

    table: str
    ended_at: int
    wall: WallName
    seats: list[PlayedSeat]
    mine: list[SeatNumber]
    winners: list[SeatNumber]
    first_seat: SeatNumber
    termination: str
    result: GameResultWord
    rated: bool = False
    sheet: ScoreSheet | None = None
    rating: int | None = None
    accuracy: float | None = None
    luck: float | None = None


class GameRating(Struct, frozen=True, kw_only=True):
    """What a finished rated game did to a rating, and why; `rating` is the one after it.

    `forfeit` says why a game is lost if its result does not say so.
    """

    rating: int | None = None
    change: int | None = None
    not_counted: NotCounted | None = None
    forfeit: Forfeit | None = None


class PlayedGames(Struct, frozen=True):
    """A page of a person's games, the last one first, and how many there are in all."""

    games: list[PlayedGame]
    total: int
    page: int
    pages: int


class RatingPointView(Struct, frozen=True):
    """The rating after a rated game."""

    table: str
    at: int
    rating: int


class RatingView(Struct, frozen=True):
    """A rating on the scale of the characters, and its 95 % interval on each side."""

    rating: int
    error: int
    games: int


class WinRate(Struct, frozen=True):
    """How many games of a kind there were, and the share of them that was won.

    A shared victory counts as its part.
    """

    key: str
    games: int
    share: float


class Statistics(Struct, frozen=True, kw_only=True):
    """What a person's games have in common. Points are means for each game.

    `by_opponent` has a line for each level and one for `people`. `accuracy` and `luck` are means
    over the games that have a review.
    """

    games: int
    won: int
    shared: int
    points: ScoreSheetMeans | None
    by_opponent: list[WinRate]
    by_seats: list[WinRate]
    by_wall: list[WinRate]
    by_start: list[WinRate]
    reviewed: int
    accuracy: float | None
    luck: float | None


class ScoreSheetMeans(Struct, frozen=True):
    """Points for each game by source; `floor` is what was lost there."""

    placements: float
    floor: float
    rows: float
    columns: float
    colours: float
    total: float


class Me(Struct, frozen=True, kw_only=True):
    """What the server knows about the holder of a key; everything is empty if it knows nothing."""

    since: int | None
    rating: RatingView | None
    history: list[RatingPointView]
    statistics: Statistics


class Export(Struct, frozen=True, kw_only=True):
    """Everything about the holder of a key, as a file. The key is not in it."""

    me: Me
    games: list[PlayedGame]


class Erased(Struct, frozen=True):
    """The profile is deleted, and the links to this many games with it."""

    games: int


class TransferCode(Struct, frozen=True):
    """A code for another device, and when it ends (Unix milliseconds)."""

    code: str
    expires_at: int


class ClaimCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
