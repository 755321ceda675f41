"""Requests: everything that people, and the server on time's behalf, can ask of a table.

A file of its own because a request is not yet a fact. The first group comes over the wire as it is;
the second group is the server's own, and no client can send it.

Every request of a person carries an id of the client's choice: the same id again gets the first
answer again. Where it matters which position the person looked at, `seen` is the number of the last
game event (move, deal, take-back) they saw.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from azulejos.table.options import Level, Options

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=3, max_length=3)]
Hash: TypeAlias = Annotated[str, Meta(pattern=r"\A(?:[0-9a-f]{64})?\Z")]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Asked(Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """What a person asks for."""

    id: RequestId


class ClaimSeat(Asked, frozen=True):
    """Sit down, or change one's name; at a rematch, come along.

    Until the start is called another nonce can be promised; an empty `nonce_hash` changes nothing.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    nonce_hash: Hash = ""


class LeaveSeat(Asked, frozen=True):
    """Stand up: before the game the seat is open again, during it a bot plays on."""

    seat: SeatNumber


class SeatBot(Asked, frozen=True):
    """The host puts a bot on an open seat, or gives a bot another level."""

    seat: SeatNumber
    level: Level


class OpenSeat(Asked, frozen=True):
    """The host takes a bot or a person off a seat before the game."""

    seat: SeatNumber


class ChangeOptions(Asked, frozen=True):
    """The host changes what is agreed on before the game."""

    options: Options


class StartGame(Asked, frozen=True):
    """Somebody with a seat starts the game; may show the nonces of own seats at once."""

    nonces: dict[SeatNumber, Nonce] = {}


class ShowNonce(Asked, frozen=True):
    """Show the nonce that was promised when the seat was claimed."""

    seat: SeatNumber
    nonce: Nonce


class StartUnproven(Asked, frozen=True):
    """The host begins without the nonces that are overdue: the draws will not be proven."""


class PlayMove(Asked, frozen=True):
    """Play a move for one's own seat."""

    seat: SeatNumber
    move: MoveText
    seen: Number


class TakeBack(Asked, frozen=True):
    """Undo one's own last move: at once where nobody is concerned, else the others are asked."""

    seat: SeatNumber
    seen: Number


class AnswerTakeBack(Asked, frozen=True):
    """Say yes or no to somebody who wants to take a move back."""

    agree: bool
    seen: Number


class Resign(Asked, frozen=True):
    """Give up."""

    seat: SeatNumber


class ReturnToSeat(Asked, frozen=True):
    """Play again after having been away."""

    seat: SeatNumber


GuestRequest: TypeAlias = (
    ClaimSeat
    | LeaveSeat
    | SeatBot
    | OpenSeat
    | ChangeOptions
    | StartGame
    | ShowNonce
    | StartUnproven
    | PlayMove
    | TakeBack
    | AnswerTakeBack
    | Resign
    | ReturnToSeat
)


class OwnRequest(Struct, frozen=True):
    """What the server asks for by itself."""


class BotMove(OwnRequest, frozen=True):
    """A bot has chosen, for its own seat or for somebody who is away."""

    seat: int
    move: str
    seen: int
    warming_up: bool = False
    """Whether a simple player chose it, because the code of the bot was not loaded yet."""


class TimeUp(OwnRequest, frozen=True):
    """The clock of the seat to act has run out."""


class NoteOverdue(OwnRequest, frozen=True):
    """The people of these seats were connected long enough to show their nonces."""

    seats: tuple[int, ...]


class LapseTakeBack(OwnRequest, frozen=True):
    """The answers to a take-back were waited for long enough."""


class ReplaceAbsent(OwnRequest, frozen=True):
    """The seat to act belongs to somebody who is away; `present` are the guests who are there."""

    present: frozenset[int]
    away_since: int
    """When this person was last there."""


class Expire(OwnRequest, frozen=True):
    """A lobby or a game in which nothing happens any more."""


class NoteOutages(OwnRequest, frozen=True):
    """No server was there between these times, each a pair of since and until."""

    outages: tuple[tuple[int, int], ...]


class OpenRematch(OwnRequest, frozen=True):
    """A guest of a table that is over, or whose start waits, goes on at the table made for it."""

    guest: int
    table: str


ServerRequest: TypeAlias = (
    BotMove
    | TimeUp
    | NoteOverdue
    | LapseTakeBack
    | ReplaceAbsent
    | Expire
    | NoteOutages
    | OpenRematch
)

Request: TypeAlias = GuestRequest | ServerRequest
