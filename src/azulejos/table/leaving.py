"""Leaving and coming back: resignation, absence, time that runs out, abandoned tables.

A person's seat passes to a bot here, for one move, for a while or for good, and games end early.
"""

from __future__ import annotations

from azulejos.table.absence import expires_at
from azulejos.table.book import MOST_RETURNS, Book, refuse
from azulejos.table.clocks import deadline
from azulejos.table.events import (
    OutageNoted,
    RematchOpened,
    SeatOpened,
    SeatResigned,
    SeatTakenBack,
    StandInSeated,
    TimeRanOut,
)
from azulejos.table.options import is_in_days
from azulejos.table.playing import end, need_at_the_table
from azulejos.table.refusals import Code
from azulejos.table.requests import (
    Expire,
    LeaveSeat,
    NoteOutages,
    OpenRematch,
    ReplaceAbsent,
    Resign,
    ReturnToSeat,
    TimeUp,
)
from azulejos.table.starting import need_decider
from azulejos.table.state import Status


def leave_seat(book: Book, request: LeaveSeat) -> None:
    """Before the game, open the seat again; during it, a bot plays until the person comes back."""
    book.need_status(Status.LOBBY, Status.PLAYING)
    seat = book.need_own_seat(request.seat)
    if book.state.status is Status.LOBBY:
        book.write(SeatOpened(request.seat))
        return
    need_at_the_table(seat)
    book.need_detours()
    book.write(StandInSeated(request.seat, "left"))


def return_to_seat(book: Book, request: ReturnToSeat) -> None:
    """Play again after being away."""
    book.need_status(Status.PLAYING)
    seat = book.need_own_seat(request.seat)
    if seat.lost:
        refuse(Code.SEAT_LOST)
    if seat.away is None:
        refuse(Code.NOT_AWAY)
    book.need_detours(MOST_RETURNS)
    book.write(SeatTakenBack(request.seat))


def resign(book: Book, request: Resign) -> None:
    """Resign: with two seats the other one wins, at larger tables a bot plays on."""
    book.need_status(Status.PLAYING)
    if book.need_own_seat(request.seat).lost:
        refuse(Code.SEAT_LOST)
    book.write(SeatResigned(request.seat))
    _end_if_lost(book, f"resign {request.seat + 1}")


def time_up(book: Book, _: TimeUp) -> None:
    """Act on the clock of the person to act, which has run out."""
    until = deadline(book.state)
    seat = book.state.turn
    if until is None or seat is None or book.at < until:
        refuse(Code.NOT_DUE)
    book.write(TimeRanOut(seat))
    if book.state.options.on_timeout == "loss":
        _end_if_lost(book, f"time {seat + 1}")
    elif book.state.options.on_timeout == "seat" and not book.state.playing_guests():
        end(book, f"time {seat + 1}")


def _end_if_lost(book: Book, termination: str) -> None:
    if len(book.state.seats) == 2 or not book.state.playing_guests():
        end(book, termination)


def replace_absent(book: Book, request: ReplaceAbsent) -> None:
    """Let a bot play for a person for whom others wait."""
    state = book.state
    turn = state.turn
    if turn is None or not state.seats[turn].is_active:
        refuse(Code.NOT_DUE)
    guest = state.seats[turn].guest
    if is_in_days(state.options.clock):
        refuse(Code.NOT_DUE)
    waiting = request.present.intersection(state.active_guests()) - {guest}
    since = max(state.turn_started, request.away_since)
    if guest in request.present or not waiting or book.at < since + state.options.absence_ms:
        refuse(Code.NOT_DUE)
    for number, seat in enumerate(state.seats):
        if seat.guest == guest and seat.is_active:
            book.write(StandInSeated(number, "absent"))


def expire(book: Book, _: Expire) -> None:
    """Abandon a lobby that never began, or a game in which nothing happens any more."""
    if book.state.is_over or book.at < expires_at(book.state):
        refuse(Code.NOT_DUE)
    end(book, "abandoned")


def note_outages(book: Book, request: NoteOutages) -> None:
    """Stop the clocks for the time in which no server was running."""
    book.need_status(Status.PLAYING)
    last = book.state.at
    for since, until in sorted(request.outages):
        last = max(last, since)
        if until > last:
            book.write(OutageNoted(last, until))
            last = until
    if not book.happened:
        refuse(Code.NOT_DUE)


def open_rematch(book: Book, request: OpenRematch) -> None:
    """Let the people of a table that is over, or whose start waits, continue at another one."""
    state = book.state
    if state.status is Status.STARTING:
        need_decider(state, request.guest)
        end(book, "abandoned")
    elif not state.is_over:
        refuse(Code.NOT_OVER)
    if not state.seats_of(request.guest) and request.guest != state.host:
        refuse(Code.NOT_YOUR_SEAT)
    if state.rematch:
        refuse(Code.REMATCH_EXISTS)
    book.write(RematchOpened(request.table))
