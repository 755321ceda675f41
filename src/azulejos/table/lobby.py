"""Before the game: seats and options.

Once the start is called, all of this is refused. `starting` has the start itself.
"""

from __future__ import annotations

from azulejos.table.book import Book, refuse
from azulejos.table.events import BotSeated, OptionsChanged, SeatClaimed, SeatOpened
from azulejos.table.names import clean_name
from azulejos.table.refusals import Code
from azulejos.table.requests import ChangeOptions, ClaimSeat, OpenSeat, SeatBot
from azulejos.table.state import Seat, SeatKind, Status


def claim_seat(book: Book, request: ClaimSeat) -> None:
    """Sit down on an open seat, or change the name or the nonce hash of one's own seat.

    No nonce is shown before the start is called, so the hash can be changed until then. A claim
    without a hash keeps the earlier one.
    """
    book.need_status(Status.LOBBY)
    seat = book.need_seat(request.seat)
    if book.guest is None:
        refuse(Code.NOT_YOUR_SEAT)
    if seat.kind is not SeatKind.OPEN and seat.guest != book.guest:
        refuse(Code.SEAT_TAKEN)
    name = clean_name(request.name)
    if not name:
        refuse(Code.BAD_NAME)
    promise = request.nonce_hash or seat.nonce_hash
    if seat == Seat(SeatKind.PERSON, book.guest, name, nonce_hash=promise):
        return
    book.need_lobby_space()
    book.write(SeatClaimed(request.seat, book.guest, name, promise))


def seat_bot(book: Book, request: SeatBot) -> None:
    """Put a bot on a seat that no person has."""
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
    """Clear a seat, as the host."""
    book.need_status(Status.LOBBY)
    book.need_host()
    if book.need_seat(request.seat).kind is SeatKind.OPEN:
        refuse(Code.SEAT_OPEN)
    book.write(SeatOpened(request.seat))


def change_options(book: Book, request: ChangeOptions) -> None:
    """Change the options, as the host."""
    book.need_status(Status.LOBBY)
    book.need_host()
    if request.options == book.state.options:
        return
    if book.state.start is not None and request.options.wall is not book.state.start.wall:
        refuse(Code.START_IS_SET)
    book.need_lobby_space()
    book.write(OptionsChanged(request.options))
