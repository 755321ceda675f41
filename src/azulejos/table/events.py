"""Events: everything that can have happened at a table.

The store keeps events for ever, so new fields get defaults and types never change. No field can be
computed from other events.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from azulejos.table.options import Options

VERSION: Final = 1

By: TypeAlias = Literal["person", "bot", "stand_in", "table"]
"""Who made a move; the table itself plays tilings without a choice."""

Away: TypeAlias = Literal["left", "absent"]
"""Why a bot plays for a person."""


class Event(Struct, frozen=True, omit_defaults=True, tag=True, tag_field="type"):
    """Something that happened; the names are in the past tense."""


class TableCreated(Event, frozen=True):
    """The first event: a table, and the SHA-256 of the seed of all its draws."""

    table: str
    seats: int
    commitment: str
    options: Options
    previous: str = ""
    """The table of which this is the rematch."""
    host: int = 0
    guests: int = 1
    """How many guests are known; in a rematch they keep their numbers."""
    version: int = VERSION


class StartSet(Event, frozen=True):
    """The second event of a training table: its game begins at a position that was set by hand.

    Every tile that is dealt after it is drawn as usual.
    """

    position: str


class OptionsChanged(Event, frozen=True):
    """The host changed the options."""

    options: Options


class SeatClaimed(Event, frozen=True):
    """A person has a seat. A guest is the holder of one secret token, and may have several seats.

    The same event again, by the same guest, is a new name or another nonce hash.
    """

    seat: int
    guest: int
    name: str
    nonce_hash: str = ""
    """SHA-256 of the nonce that will be shown when the game starts; empty if there is none."""
    ready: bool = True
    """False in a rematch until the person has joined."""


class BotSeated(Event, frozen=True):
    """A bot has a seat."""

    seat: int
    level: str


class SeatOpened(Event, frozen=True):
    """The seat is free again; the game has not begun."""

    seat: int


class StartCalled(Event, frozen=True):
    """All seats are taken; the promised nonces are shown next, then the game begins."""


class NonceShown(Event, frozen=True):
    """A person's share of the randomness, 64 hexadecimal digits."""

    seat: int
    nonce: str


class NonceOverdue(Event, frozen=True):
    """A person was connected for some seconds after the call and did not show a promised nonce.

    It can still be shown; until then the host may begin without it.
    """

    seat: int


class GameStarted(Event, frozen=True):
    """The game began; `words` of the random stream are used up."""

    first_seat: int
    words: int
    counts: bool = False
    """Whether a rated game counts from here on. Games of older versions do not say so: they count
    from their first move on."""


class TilesDealt(Event, frozen=True):
    """A round began; `words` of the random stream are used up."""

    deal: str
    words: int


class MovePlayed(Event, frozen=True):
    """A seat drafted, or tiled on the grey wall."""

    seat: int
    move: str
    by: By = "person"
    warming_up: bool = False
    """Whether a simple player chose it for a bot, in a game of an earlier version."""


class TakeBackAsked(Event, frozen=True):
    """A person wants to go back to a move of this round, and the others are asked."""

    seat: int
    to: int
    """The number of the event that would be the first one undone."""


class TakeBackAnswered(Event, frozen=True):
    """One of the people who were asked has answered; one no is enough."""

    guest: int
    agree: bool


class TakeBackLapsed(Event, frozen=True):
    """The answers did not come in time."""


class TurnTakenBack(Event, frozen=True):
    """Everything from event `to` on is undone, and the seat chooses again."""

    seat: int
    to: int
    agreed: bool = False
    """Whether others had played since then and were asked."""


class TimeRanOut(Event, frozen=True):
    """A person's clock ran out; the options say what follows."""

    seat: int


class StandInSeated(Event, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    reason: Away


class SeatTakenBack(Event, frozen=True):
    """A person who was away plays again."""

    seat: int


class SeatResigned(Event, frozen=True):
    """A person resigned; a bot plays the seat to the end, unless the game ends."""

    seat: int


class AbsenceNoted(Event, frozen=True):
    """The person of a rated game without a clock has no connection since this time; None: is back.

    This is noted because absence counts as a loss after ten minutes.
    """

    seat: int
    since: int | None = None


class OutageNoted(Event, frozen=True):
    """No server was running between these times, so no clock ran."""

    since: int
    until: int


class TableEnded(Event, frozen=True):
    """The end, with the seed, so that anyone can check every draw.

    `termination` is a word of the record: `row`, `no tiles`, `barren`, `resign 2`, `time 3` or
    `abandoned`.
    """

    termination: str
    seed: str


class RematchOpened(Event, frozen=True):
    """The same people can play again at another table."""

    table: str


AnyEvent: TypeAlias = (
    TableCreated
    | StartSet
    | OptionsChanged
    | SeatClaimed
    | BotSeated
    | SeatOpened
    | StartCalled
    | NonceShown
    | NonceOverdue
    | GameStarted
    | TilesDealt
    | MovePlayed
    | TakeBackAsked
    | TakeBackAnswered
    | TakeBackLapsed
    | TurnTakenBack
    | TimeRanOut
    | StandInSeated
    | SeatTakenBack
    | SeatResigned
    | AbsenceNoted
    | OutageNoted
    | TableEnded
    | RematchOpened
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's book: the event, its number from 1, its time, and who asked for it."""

    number: int
    at: int
    """Milliseconds since 1970, by the server's clock; never earlier than the entry before."""
    event: AnyEvent
    guest: int | None = None
    request: str = ""


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    """Read a stored entry; raises `msgspec.ValidationError` if it is invalid."""
    return _decoder.decode(data)
