"""The state of a table at one moment, as the fold of its events.

Decisions, clocks, views and records read it. It is frozen, contains no secret, and is bounded: of
the moves before this round only their text is kept.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from azulejos.rules import Deal, Move, Phase, Position, Step
from azulejos.table.events import Away, By
from azulejos.table.options import NoClock, Options


class Status(StrEnum):
    """The stages of a table's life."""

    LOBBY = "lobby"
    STARTING = "starting"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    def __repr__(self) -> str:
        return f"Status.{self.name}"


class SeatKind(StrEnum):
    """Who can have a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"

    def __repr__(self) -> str:
        return f"SeatKind.{self.name}"


class Seat(Struct, frozen=True, omit_defaults=True):
    """One seat of the table."""

    kind: SeatKind = SeatKind.OPEN
    guest: int | None = None
    name: str = ""
    level: str = ""
    ready: bool = True
    nonce_hash: str = ""
    nonce: str = ""
    overdue: bool = False
    """The person was connected long enough to show a promised nonce, and did not."""
    away: Away | None = None
    """Why a bot plays for this person; None while they play themselves."""
    lost: bool = False
    """Resigned, or out of time for good: a bot has the seat until the end."""
    covered: bool = False
    """Time ran out: a bot plays this one move."""
    forfeited: bool = False
    """When the game counted, the person left, resigned or ran out of time: a rated game is lost."""

    absent_since: int | None = None
    """Since when the person of a rated game has no connection, if that is noted."""

    @property
    def is_person(self) -> bool:
        """Whether a person claimed the seat, there or not."""
        return self.kind is SeatKind.PERSON

    @property
    def is_active(self) -> bool:
        """Whether a person plays the seat themselves."""
        return self.kind is SeatKind.PERSON and self.away is None and not self.lost

    @property
    def is_bot_played(self) -> bool:
        """Whether the next move of this seat comes from a bot."""
        return not self.is_active or self.covered


class Turn(NamedTuple):
    """A move of this round, with what is needed to take it back."""

    number: int
    """The number of its event."""
    at: int
    seat: int
    move: Move
    by: By
    before: Position
    clocks: tuple[int, ...]
    """What every clock showed when the move was made."""
    warming_up: bool = False
    """Whether a simple player chose it for a bot, in a game of an earlier version."""


class Round(NamedTuple):
    """A finished round; moves played for an absent person have True."""

    deal: Deal | None
    """None in a round that had begun at the position that was set by hand."""
    moves: tuple[tuple[Move, bool], ...]
    warming_up: tuple[int, ...] = ()
    """The seat of each move that a simple player made for a bot in an earlier version."""


class Asking(NamedTuple):
    """A take-back that others are asked about."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    """The guests who have not answered."""
    until: int


class Answered(NamedTuple):
    """A request that was granted: the guest, its id, and the entries it led to."""

    guest: int | None
    request: str
    first: int
    last: int


class State(Struct, frozen=True):
    """A table at one moment. Times are milliseconds since 1970."""

    table: str
    commitment: str
    options: Options
    seats: tuple[Seat, ...]
    created_at: int
    number: int = 1
    """The number of the last entry."""
    at: int = 0
    """The time of the last entry."""
    previous: str = ""
    rematch: str = ""
    status: Status = Status.LOBBY
    host: int = 0
    guests: int = 1
    """How many guests there have been; the next one gets this number."""

    start: Position | None = None
    """The position at which the game begins, if it was set by hand. Such a game is never rated."""
    position: Position | None = None
    steps: tuple[Step, ...] = ()
    """The steps of the last entry."""
    first_seat: int = 0
    started_at: int = 0
    counts_from_start: bool = False
    """Whether a rated game counts from its start on, and not only from its first move on."""
    game_number: int = 0
    """The number of the last game event: start, deal, move or take-back."""
    words: int = 0
    deal: Deal | None = None
    turns: tuple[Turn, ...] = ()
    rounds: tuple[Round, ...] = ()

    clocks: tuple[int, ...] = ()
    """The time left for each seat at the beginning of the turn."""
    turn_started: int = 0
    """When the clock of the seat to act began to run; later than `at` while tiling is shown."""
    asking: Asking | None = None
    declined: int = 0
    """The game number at which a take-back was declined; it cannot be asked for again there."""
    start_called_at: int = 0
    detours: int = 0
    """How often a person was away or wanted to take a move back."""

    termination: str = ""
    seed: str = ""
    answered: tuple[Answered, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat to act in the current game."""
        position = self.position
        if self.status is not Status.PLAYING or position is None or position.phase is Phase.DEAL:
            return None
        return position.turn

    @property
    def round_start(self) -> Position | None:
        """The first position of the current round."""
        return self.turns[0].before if self.turns else self.position

    @property
    def is_over(self) -> bool:
        """Whether nothing but a rematch can happen any more."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    @property
    def has_clock(self) -> bool:
        """Whether time is limited."""
        return not isinstance(self.options.clock, NoClock)

    @property
    def hints_allowed(self) -> bool:
        """Whether hints are allowed, by the options or because all people are at one screen."""
        if self.options.rated:
            return False
        if self.options.hints is not None:
            return self.options.hints
        return len({seat.guest for seat in self.seats if seat.is_person}) <= 1

    @property
    def has_moves(self) -> bool:
        """Whether a move has been played."""
        return bool(self.turns or self.rounds)

    @property
    def counts(self) -> bool:
        """Whether a rated game is lost by leaving it now: the person has seen the first deal."""
        return self.counts_from_start or self.has_moves

    def active_guests(self) -> tuple[int, ...]:
        """The guests who play at least one seat themselves."""
        found = {seat.guest for seat in self.seats if seat.is_active and seat.guest is not None}
        return tuple(sorted(found))

    def playing_guests(self) -> tuple[int, ...]:
        """The guests who are in the game, even if they are away."""
        found = {seat.guest for seat in self.seats if seat.guest is not None and not seat.lost}
        return tuple(sorted(found))

    def seats_of(self, guest: int) -> tuple[int, ...]:
        """The seats that a guest claimed."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.guest == guest)

    def warming_up_moves(self, seat: int) -> int:
        """How many moves a simple player made for the bot of a seat; only in earlier versions."""
        past = sum(played.warming_up.count(seat) for played in self.rounds)
        return past + sum(turn.warming_up for turn in self.turns if turn.seat == seat)

    def nonces(self) -> tuple[bytes | None, ...]:
        """The nonces that were shown, in seat order."""
        return tuple(bytes.fromhex(seat.nonce) if seat.nonce else None for seat in self.seats)
