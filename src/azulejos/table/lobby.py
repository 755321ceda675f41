"""Before the game: seats, options, and the start.

A file of its own because none of this touches the rules of the game; once the first tiles are
dealt, all of it is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from azulejos.table import playing
from azulejos.table.book import Book, refuse
from azulejos.table.events import (
    BotSeated,
    GameStarted,
    NonceShown,
    OptionsChanged,
    SeatClaimed,
    SeatOpened,
    StartCalled,
)
from azulejos.table.fairness import Stream, commitment
from azulejos.table.names import clean_name
from azulejos.table.refusals import Code
from azulejos.table.requests import (
    ChangeOptions,
    ClaimSeat,
    OpenSeat,
    SeatBot,
    ShowNonce,
    StartGame,
    StartNow,
)
from azulejos.table.state import Seat, SeatKind, Status

NONCE_WAIT_MS: Final = 5_000
"""How long the start waits for promised nonces."""


def claim_seat(book: Book, request: ClaimSeat) -> None:
    """Sit down on an open seat, or change what is said of one's own."""
    book.need_status(Status.LOBBY)
    seat = book.need_seat(request.seat)
    if book.guest is None:
        refuse(Code.NOT_YOUR_SEAT)
    if seat.kind is not SeatKind.OPEN and seat.guest != book.guest:
        refuse(Code.SEAT_TAKEN)
    name = clean_name(request.name)
    if not name:
        refuse(Code.BAD_NAME)
    if seat == Seat(SeatKind.PERSON, book.guest, name, nonce_hash=request.nonce_hash):
        return
    book.need_lobby_space()
    book.write(SeatClaimed(request.seat, book.guest, name, request.nonce_hash))


def seat_bot(book: Book, request: SeatBot) -> None:
    """A bot on a seat that no person has."""
    book.need_status(Status.LOBBY)
    book.need_host()
    seat = book.need_seat(request.seat)
    if seat.is_person:
        refuse(Code.SEAT_TAKEN)
    if seat.level == request.level:
        return
    book.need_lobby_space()
    book.write(BotSeated(request.seat, request.level))


def open_seat(book: Book, request: OpenSeat) -> None:
    """The host clears a seat."""
    book.need_status(Status.LOBBY)
    book.need_host()
    if book.need_seat(request.seat).kind is SeatKind.OPEN:
        refuse(Code.SEAT_OPEN)
    book.write(SeatOpened(request.seat))


def change_options(book: Book, request: ChangeOptions) -> None:
    """The host changes what is agreed on."""
    book.need_status(Status.LOBBY)
    book.need_host()
    if request.options == book.state.options:
        return
    book.need_lobby_space()
    book.write(OptionsChanged(request.options))


def start_game(book: Book, request: StartGame) -> None:
    """Call the start; the game begins once all promised nonces are shown."""
    book.need_status(Status.LOBBY)
    state = book.state
    if book.guest is None or not (book.guest == state.host or state.seats_of(book.guest)):
        refuse(Code.NOT_HOST)
    if not all(seat.kind is not SeatKind.OPEN and seat.ready for seat in state.seats):
        refuse(Code.SEATS_OPEN)
    book.write(StartCalled())
    _show(book, request.nonces)
    _begin_when_shown(book)


def show_nonce(book: Book, request: ShowNonce) -> None:
    """A person's share of the randomness."""
    if book.state.status is not Status.STARTING:
        refuse(Code.NOT_STARTING)
    _show(book, {request.seat: request.nonce})
    _begin_when_shown(book)


def start_now(book: Book, _: StartNow) -> None:
    """Begin without the nonces that did not come; everybody sees which."""
    state = book.state
    if state.status is not Status.STARTING:
        refuse(Code.NOT_STARTING)
    if book.at < state.start_called_at + NONCE_WAIT_MS:
        refuse(Code.NOT_DUE)
    _begin(book)


def _show(book: Book, nonces: Mapping[int, str]) -> None:
    for number in sorted(nonces):
        seat = book.need_own_seat(number)
        _check_nonce(seat, nonces[number])
        book.write(NonceShown(number, nonces[number]))


def _check_nonce(seat: Seat, nonce: str) -> None:
    if seat.nonce or commitment(bytes.fromhex(nonce)) != seat.nonce_hash:
        refuse(Code.BAD_NONCE)


def _begin_when_shown(book: Book) -> None:
    if all(bool(seat.nonce) == bool(seat.nonce_hash) for seat in book.state.seats):
        _begin(book)


def _begin(book: Book) -> None:
    """The first draw is the first seat; the deal follows."""
    if commitment(book.seed) != book.state.commitment:
        raise ValueError("the seed is not the one that this table is committed to")
    stream = Stream(book.seed, book.state.nonces())
    first_seat = stream.below(len(book.state.seats))
    book.write(GameStarted(first_seat, stream.drawn))
    playing.go_on(book)
