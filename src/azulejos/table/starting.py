"""The start: the promised nonces are shown, then the game begins.

Once the start is called, the promised hashes are fixed. The game begins by itself when every
promised nonce is shown, and never without one. If a connected person does not show a nonce in time,
the host decides whether to begin a game whose draws are not proven. The alternative is a new table
with a new seed (`leaving.open_rematch`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from azulejos.rules import Phase, Position
from azulejos.table import playing
from azulejos.table.book import Book, refuse
from azulejos.table.events import GameStarted, NonceOverdue, NonceShown, StartCalled
from azulejos.table.fairness import Stream, commitment
from azulejos.table.rated import is_ratable
from azulejos.table.refusals import Code
from azulejos.table.requests import NoteOverdue, ShowNonce, StartGame, StartUnproven
from azulejos.table.state import Seat, SeatKind, State, Status

NONCE_WAIT_MS: Final = 5_000
"""How long a person may be connected after the call without showing a promised nonce."""


def start_game(book: Book, request: StartGame) -> None:
    """Call the start; the game begins once all promised nonces are shown."""
    book.need_status(Status.LOBBY)
    state = book.state
    if book.guest is None or not (book.guest == state.host or state.seats_of(book.guest)):
        refuse(Code.NOT_HOST)
    if not all(seat.kind is not SeatKind.OPEN and seat.ready for seat in state.seats):
        refuse(Code.SEATS_OPEN)
    if state.options.rated and not is_ratable(state):
        refuse(Code.NOT_RATABLE)
    book.write(StartCalled())
    _show(book, request.nonces)
    _begin_when_shown(book)


def show_nonce(book: Book, request: ShowNonce) -> None:
    """Accept a person's share of the randomness, as long as the game has not begun."""
    _need_starting(book)
    _show(book, {request.seat: request.nonce})
    _begin_when_shown(book)


def note_overdue(book: Book, request: NoteOverdue) -> None:
    """Note that connected people did not show a nonce in time, so that the host may decide."""
    _need_starting(book)
    if book.at < book.state.start_called_at + NONCE_WAIT_MS:
        refuse(Code.NOT_DUE)
    for number in request.seats:
        if is_awaited(book.need_seat(number)):
            book.write(NonceOverdue(number))
    if not book.happened:
        refuse(Code.NOT_DUE)


def start_unproven(book: Book, _: StartUnproven) -> None:
    """Begin without the overdue nonces, as the host; the draws are then not proven."""
    _need_starting(book)
    need_decider(book.state, book.guest)
    if any(is_awaited(seat) for seat in book.state.seats):
        refuse(Code.NOT_DUE)
    _begin(book)


def can_begin_at(position: Position) -> bool:
    """Whether a game can begin at a position: a seat has a choice, or there are tiles to deal."""
    if position.phase is Phase.DEAL:
        return any(position.bag) or any(position.lid)
    return bool(position.legal_moves())


def is_missing(seat: Seat) -> bool:
    """Whether a promised nonce has not been shown."""
    return bool(seat.nonce_hash) and not seat.nonce


def is_awaited(seat: Seat) -> bool:
    """Whether a promised nonce is neither shown nor overdue."""
    return is_missing(seat) and not seat.overdue


def need_decider(state: State, guest: int | None) -> None:
    """Refuse unless this guest may decide what happens with a start that waits.

    That is the host. While a nonce of the host is missing, it is every guest who has shown theirs.
    """
    missing = {seat.guest for seat in state.seats if is_missing(seat)}
    if guest is not None and guest == state.host:
        return
    if guest is None or state.host not in missing or guest in missing or not state.seats_of(guest):
        refuse(Code.NOT_HOST)


def _need_starting(book: Book) -> None:
    if book.state.status is not Status.STARTING:
        refuse(Code.NOT_STARTING)


def _show(book: Book, nonces: Mapping[int, str]) -> None:
    for number in sorted(nonces):
        seat = book.need_own_seat(number)
        _check_nonce(seat, nonces[number])
        book.write(NonceShown(number, nonces[number]))


def _check_nonce(seat: Seat, nonce: str) -> None:
    """Refuse a nonce that is not the promised one, or that replaces one already shown."""
    if seat.nonce or commitment(bytes.fromhex(nonce)) != seat.nonce_hash:
        refuse(Code.BAD_NONCE)


def _begin_when_shown(book: Book) -> None:
    if not any(is_missing(seat) for seat in book.state.seats):
        _begin(book)


def _begin(book: Book) -> None:
    """Draw the first seat, unless the start was set by hand; the deal follows."""
    if commitment(book.seed) != book.state.commitment:
        raise ValueError("the seed is not the one that this table is committed to")
    if book.state.start is not None:
        book.write(GameStarted(book.state.start.first_seat, words=0))
    else:
        stream = Stream(book.seed, book.state.nonces())
        first_seat = stream.below(len(book.state.seats))
        book.write(GameStarted(first_seat, stream.drawn, book.state.options.rated))
    playing.go_on(book)
