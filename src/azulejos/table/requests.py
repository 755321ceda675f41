"""Requests: everything that people, and the server when a time is up, can ask of a table.

The first group comes over the wire as it is. The second group comes from the server, and no client
can send it.

Every request of a person carries an id that the client chose: the same id again gets the first
answer again. If it matters which position the person saw, `seen` is the number of the last game
event (move, deal, take-back) that they saw.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from azulejos.table.options import LevelName, Options

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
    """Sit down, or change the name; in a rematch, join.

    Until the start is called, another nonce hash can be set; an empty `nonce_hash` changes nothing.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    nonce_hash: Hash = ""


class LeaveSeat(Asked, frozen=True):
    """Stand up: before the game the seat becomes free, during it a bot plays on."""

    seat: SeatNumber


class SeatBot(Asked, frozen=True):
    """The host puts a bot on an open seat, or gives a bot another level."""

    seat: SeatNumber
    level: LevelName


class OpenSeat(Asked, frozen=True):
    """The host takes a bot or a person off a seat before the game."""

    seat: SeatNumber


class ChangeOptions(Asked, frozen=True):
    """The host changes the options before the game."""

    options: Options


class StartGame(Asked, frozen=True):
    """A person with a seat starts the game, and may show the nonces of their own seats at once.

    The draws are proven to a person who shows them later: after noting the hashes of all seats.
    """

    nonces: dict[SeatNumber, Nonce] = {}


class ShowNonce(Asked, frozen=True):
    """Show the nonce that was promised when the seat was claimed."""

    seat: SeatNumber
    nonce: Nonce


class StartUnproven(Asked, frozen=True):
    """The host begins without the overdue nonces: the draws will not be proven."""


class PlayMove(Asked, frozen=True):
    """Play a move for one's own seat."""

    seat: SeatNumber
    move: MoveText
    seen: Number


class TakeBack(Asked, frozen=True):
    """Undo one's own last move: at once if no other person is affected, else others are asked."""

    seat: SeatNumber
    seen: Number


class AnswerTakeBack(Asked, frozen=True):
    """Say yes or no to a person who wants to take a move back."""

    agree: bool
    seen: Number


class Resign(Asked, frozen=True):
    """Resign."""

    seat: SeatNumber


class ReturnToSeat(Asked, frozen=True):
    """Play again after being away."""

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
    """A request of the server itself."""


class BotMove(OwnRequest, frozen=True):
    """A bot has chosen, for its own seat or for a person who is away."""

    seat: int
    move: str
    seen: int


class TimeUp(OwnRequest, frozen=True):
    """The clock of the seat to act has run out."""


class NoteOverdue(OwnRequest, frozen=True):
    """The people of these seats were connected long enough to show their nonces."""

    seats: tuple[int, ...]


class LapseTakeBack(OwnRequest, frozen=True):
    """The answers to a take-back did not come in time."""


class ReplaceAbsent(OwnRequest, frozen=True):
    """The seat to act belongs to a person who is away; `present` are the guests who are there."""

    present: frozenset[int]
    away_since: int
    """When this person was last there."""


class NoteAbsence(OwnRequest, frozen=True):
    """The person of a rated game may have gone or come; `present` are the guests who are there."""

    present: frozenset[int]
    away_since: int
    """When this person was last there."""


class Expire(OwnRequest, frozen=True):
    """A lobby or a game in which nothing happens any more."""


class NoteOutages(OwnRequest, frozen=True):
    """No server was running between these times, each a pair of since and until."""

    outages: tuple[tuple[int, int], ...]


class OpenRematch(OwnRequest, frozen=True):
    """A guest of a table that is over, or whose start waits, continues at a new table."""

    guest: int
    table: str


ServerRequest: TypeAlias = (
    BotMove
    | TimeUp
    | NoteOverdue
    | LapseTakeBack
    | ReplaceAbsent
    | NoteAbsence
    | Expire
    | NoteOutages
    | OpenRematch
)

Request: TypeAlias = GuestRequest | ServerRequest
