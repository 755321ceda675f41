"""Undo and take-back: one request, granted at once if no other person is affected.

A take-back never crosses a deal, deletes no entry, and gains no time for anyone.
"""

from __future__ import annotations

from azulejos.table.book import Book, refuse
from azulejos.table.clocks import after_take_back
from azulejos.table.events import (
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TurnTakenBack,
)
from azulejos.table.playing import need_at_the_table
from azulejos.table.refusals import Code
from azulejos.table.requests import AnswerTakeBack, LapseTakeBack, TakeBack
from azulejos.table.state import State, Status, Turn


def take_back(book: Book, request: TakeBack) -> None:
    """Go back to the seat's last choice in this round, or ask the others for their consent."""
    book.need_status(Status.PLAYING)
    need_at_the_table(book.need_own_seat(request.seat))
    if book.state.options.rated:
        refuse(Code.RATED)
    book.need_seen(request.seen)
    state = book.state
    turn = last_turn(state, request.seat)
    if turn is None:
        refuse(Code.DEAL_IS_FINAL if state.rounds else Code.NOTHING_TO_TAKE_BACK)
    book.need_detours()
    if needs_asking(state, turn):
        _ask(book, turn)
        return
    clocks = after_take_back(state, turn, book.at, agreed=False)
    if clocks and clocks[turn.seat] <= 0:
        refuse(Code.TIME_IS_UP)
    book.write(TurnTakenBack(request.seat, turn.number))


def last_turn(state: State, seat: int) -> Turn | None:
    """The seat's last move in this round that the table did not make itself."""
    own = (turn for turn in reversed(state.turns) if turn.seat == seat and turn.by != "table")
    return next(own, None)


def needs_asking(state: State, turn: Turn) -> bool:
    """Whether another seat has acted since then, and other people play."""
    guest = state.seats[turn.seat].guest
    if state.playing_guests() == (guest,):
        return False
    later = (t for t in state.turns if t.number > turn.number and t.by != "table")
    return any(state.seats[t.seat].guest != guest for t in later)


def _ask(book: Book, turn: Turn) -> None:
    state = book.state
    if state.asking is not None:
        refuse(Code.ALREADY_ASKED)
    if state.declined == state.game_number:
        refuse(Code.ALREADY_DECLINED)
    book.write(TakeBackAsked(turn.seat, turn.number))


def answer_take_back(book: Book, request: AnswerTakeBack) -> None:
    """Count a yes or a no; the last yes takes the move back."""
    book.need_status(Status.PLAYING)
    book.need_seen(request.seen)
    asking = book.state.asking
    if asking is None or book.guest is None or book.guest not in asking.waiting:
        refuse(Code.NOT_ASKED)
    book.write(TakeBackAnswered(book.guest, request.agree))
    if request.agree and asking.waiting == (book.guest,):
        book.write(TurnTakenBack(asking.seat, asking.to, agreed=True))


def lapse_take_back(book: Book, _: LapseTakeBack) -> None:
    """Drop a take-back that was not answered in time."""
    asking = book.state.asking
    if asking is None or book.at < asking.until:
        refuse(Code.NOT_DUE)
    book.write(TakeBackLapsed())
