"""Decisions: what a request leads to at a table, and how a table is created.

This is the entry point for everything that changes a table. The modules that it calls each handle
one part of the table's life.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from azulejos.rules import Position
from azulejos.table import absence, leaving, lobby, playing, starting, takeback
from azulejos.table.book import Book, Happening
from azulejos.table.events import BotSeated, Entry, SeatClaimed, StartSet, TableCreated
from azulejos.table.fairness import commitment
from azulejos.table.fold import fold
from azulejos.table.options import Options
from azulejos.table.refusals import Refusal, RefusedError
from azulejos.table.requests import (
    AnswerTakeBack,
    Asked,
    BotMove,
    ChangeOptions,
    ClaimSeat,
    Expire,
    LapseTakeBack,
    LeaveSeat,
    NoteAbsence,
    NoteOutages,
    NoteOverdue,
    OpenRematch,
    OpenSeat,
    PlayMove,
    ReplaceAbsent,
    Request,
    Resign,
    ReturnToSeat,
    SeatBot,
    ShowNonce,
    StartGame,
    StartUnproven,
    TakeBack,
    TimeUp,
)
from azulejos.table.starting import can_begin_at
from azulejos.table.state import SeatKind, State


class Accepted(Struct, frozen=True):
    """The request was granted: the new entries, each with the state after it."""

    happened: tuple[Happening, ...]

    @property
    def state(self) -> State:
        """The state after all entries."""
        return self.happened[-1].state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that must be stored before any person is told."""
        return tuple(happening.entry for happening in self.happened)


class Repeated(Struct, frozen=True):
    """The request was granted before: the numbers of its first and last entry.

    A request that changes nothing is granted without an entry; then both are the last entry.
    """

    first: int
    last: int


Answer: TypeAlias = Accepted | Repeated | Refusal


def create(table: str, seats: int, options: Options, seed: bytes, now: int) -> Accepted:
    """A new table; its creator is guest 0, its host."""
    Position.start(seats, options.wall)  # raises if no game has this number of seats
    return _first(TableCreated(table, seats, commitment(seed), options), now)


def create_at(table: str, start: Position, options: Options, seed: bytes, now: int) -> Accepted:
    """A new training table, whose game begins at a position; the wall is that of the position."""
    if not can_begin_at(start):
        raise ValueError("nobody has a choice in this position, and there is nothing to deal")
    options = replace(options, wall=start.wall)
    first = _first(TableCreated(table, start.seats, commitment(seed), options), now)
    book = Book(first.state, now, seed, None, "")
    book.write(StartSet(str(start)))
    return Accepted((*first.happened, *book.happened))


def create_rematch(old: State, table: str, seed: bytes, now: int) -> Accepted:
    """A new table for the people of an old one; each confirms the seat by claiming it again."""
    event = TableCreated(
        table,
        len(old.seats),
        commitment(seed),
        old.options,
        previous=old.table,
        host=old.host,
        guests=old.guests,
    )
    first = _first(event, now)
    book = Book(first.state, now, seed, None, "")
    if old.start is not None:
        book.write(StartSet(str(old.start)))
    for number, seat in enumerate(old.seats):
        if seat.kind is SeatKind.BOT:
            book.write(BotSeated(number, seat.level))
        elif seat.guest is not None:
            book.write(SeatClaimed(number, seat.guest, seat.name, ready=False))
    return Accepted((*first.happened, *book.happened))


def _first(event: TableCreated, now: int) -> Accepted:
    entry = Entry(1, now, event)
    return Accepted((Happening(entry, fold(None, entry)),))


def decide(
    state: State, request: Request, now: int, seed: bytes, guest: int | None = None
) -> Answer:
    """What a request leads to; the state itself is never changed.

    `guest` is the person who asks, known by a secret token. A person who claims a first seat is
    `state.guests`. None stands for a spectator, or for the server with a request of its own.
    """
    name = request.id if isinstance(request, Asked) else ""
    if name:
        for done in reversed(state.answered):
            if done.request == name and done.guest == guest:
                return Repeated(done.first, done.last)
    book = Book(state, now, seed, guest, name)
    try:
        _DECISIONS[type(request)](book, request)
    except RefusedError as refused:
        return refused.refusal
    if not book.happened:
        return Repeated(state.number, state.number)
    return Accepted(tuple(book.happened))


_DECISIONS: Final[dict[type[Request], Callable[[Book, Any], None]]] = {
    ClaimSeat: lobby.claim_seat,
    SeatBot: lobby.seat_bot,
    OpenSeat: lobby.open_seat,
    ChangeOptions: lobby.change_options,
    StartGame: starting.start_game,
    ShowNonce: starting.show_nonce,
    StartUnproven: starting.start_unproven,
    NoteOverdue: starting.note_overdue,
    PlayMove: playing.play_move,
    BotMove: playing.bot_move,
    TakeBack: takeback.take_back,
    AnswerTakeBack: takeback.answer_take_back,
    LapseTakeBack: takeback.lapse_take_back,
    LeaveSeat: leaving.leave_seat,
    ReturnToSeat: leaving.return_to_seat,
    Resign: leaving.resign,
    TimeUp: leaving.time_up,
    ReplaceAbsent: leaving.replace_absent,
    NoteAbsence: absence.note_absence,
    Expire: leaving.expire,
    NoteOutages: leaving.note_outages,
    OpenRematch: leaving.open_rematch,
}
