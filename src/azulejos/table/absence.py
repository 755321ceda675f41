"""Absence from rated games: it is noted among the events, and after ten minutes the game is lost.

This holds from the start on, while it is the person's turn and no clock runs. With a clock,
the clock alone decides. Because the events say since when the person is away, the time goes on
after a restart of the server; time in which no server was running is left out.
"""

from __future__ import annotations

from typing import Final

from azulejos.table.book import MOST_DETOURS, Book, refuse
from azulejos.table.events import AbsenceNoted
from azulejos.table.playing import end
from azulejos.table.rated import person_seat
from azulejos.table.refusals import Code
from azulejos.table.requests import NoteAbsence
from azulejos.table.state import State, Status

LOSS_MS: Final = 10 * 60_000
"""How long the person of a rated game may be away."""


def watched_seat(state: State) -> int | None:
    """The seat whose person's absence is noted, if there is one."""
    if not state.options.rated or state.has_clock or state.status is not Status.PLAYING:
        return None
    number = person_seat(state)
    return number if state.seats[number].is_active else None


def absence_due_at(state: State) -> int | None:
    """When the person to act has lost by being away.

    If no absence is noted, this is when to check: a server that was killed has noted nothing.
    """
    number = watched_seat(state)
    if number is None or number != state.turn or not state.counts:
        return None
    return max(state.turn_started, state.seats[number].absent_since or 0) + LOSS_MS


def note_absence(book: Book, request: NoteAbsence) -> None:
    """Note that the person of a rated game is away or is back, or end the game if it is lost."""
    number = watched_seat(book.state)
    if number is None:
        refuse(Code.NOT_DUE)
    seat = book.state.seats[number]
    is_there = seat.guest in request.present
    if is_there != (seat.absent_since is None):
        _note(book, number, None if is_there else min(request.away_since, book.at))
        return
    lost_at = absence_due_at(book.state)
    if is_there or lost_at is None or book.at < lost_at:
        refuse(Code.NOT_DUE)
    end(book, "abandoned")


def _note(book: Book, number: int, since: int | None) -> None:
    # A person who goes and comes very often is not noted any more; the game expires as others do.
    if since is not None:
        book.need_detours(MOST_DETOURS)
    book.write(AbsenceNoted(number, since))


def expires_at(state: State) -> int:
    """When a table at which nothing happens is abandoned.

    A person who left a rated game has lost it already, so it ends soon.
    """
    if state.status is not Status.PLAYING:
        return state.at + state.options.lobby_ms
    if state.options.rated and state.counts and is_paused(state):
        return state.at + min(LOSS_MS, state.options.idle_ms)
    return state.at + state.options.idle_ms


def is_paused(state: State) -> bool:
    """Whether people play here, but all of them are away: bots do not play without them."""
    return bool(state.playing_guests()) and not state.active_guests()
