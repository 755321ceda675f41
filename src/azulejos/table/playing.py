"""The game itself: moves, the deals and forced tilings that follow them, and the end.

Everything here ends in `go_on`, which advances the game to the next real choice of a seat.
"""

from __future__ import annotations

from azulejos.rules import IllegalMoveError, Move, NotationError, Phase, draw_deal
from azulejos.table.book import Book, refuse
from azulejos.table.clocks import deadline
from azulejos.table.events import By, MovePlayed, TableEnded, TilesDealt
from azulejos.table.fairness import Stream
from azulejos.table.refusals import Code, Refusal, RefusedError
from azulejos.table.requests import BotMove, PlayMove
from azulejos.table.state import Seat, Status


def play_move(book: Book, request: PlayMove) -> None:
    """Play the move of a person."""
    book.need_status(Status.PLAYING)
    seat = book.need_own_seat(request.seat)
    book.need_seen(request.seen)
    if book.state.turn != request.seat:
        refuse(Code.NOT_YOUR_TURN)
    need_at_the_table(seat)
    until = deadline(book.state)
    if seat.covered or (until is not None and book.at > until):
        refuse(Code.TIME_IS_UP)
    _play(book, MovePlayed(request.seat, request.move, "person"))


def bot_move(book: Book, request: BotMove) -> None:
    """Play the move of a bot, for itself or for a person who is away."""
    book.need_status(Status.PLAYING)
    book.need_seen(request.seen)
    if book.state.turn != request.seat:
        refuse(Code.NOT_YOUR_TURN)
    seat = book.state.seats[request.seat]
    if not seat.is_bot_played:
        refuse(Code.NOT_YOUR_SEAT)
    if book.state.asking is not None:  # it began to think before a take-back was asked for
        refuse(Code.NOT_DUE)
    by: By = "stand_in" if seat.is_person else "bot"
    _play(book, MovePlayed(request.seat, request.move, by))


def need_at_the_table(seat: Seat) -> None:
    """Refuse a person for whom a bot plays."""
    if seat.lost:
        refuse(Code.SEAT_LOST)
    if seat.away is not None:
        refuse(Code.STAND_IN_PLAYS)


def _play(book: Book, played: MovePlayed) -> None:
    try:
        book.write(played)
    except NotationError:
        refuse(Code.BAD_MOVE)
    except IllegalMoveError as error:
        raise RefusedError(Refusal.by_rules(error)) from error
    go_on(book)


def go_on(book: Book) -> None:
    """Deal, tile without a choice, or end, until a seat has something to decide."""
    while True:
        match book.position.phase:
            case Phase.DEAL:
                _deal(book)
            case Phase.TILE if (move := _forced(book)) is not None:
                turn = book.position.turn
                assert turn is not None
                book.write(MovePlayed(turn, str(move), "table"))
            case Phase.END:
                outcome = book.position.outcome()
                assert outcome is not None
                end(book, outcome.termination.value)
                return
            case _:
                return


def end(book: Book, termination: str) -> None:
    """End the game or the lobby; from now on the seed is not secret."""
    book.write(TableEnded(termination, book.seed.hex()))


def _deal(book: Book) -> None:
    state = book.state
    stream = Stream(book.seed, state.nonces(), state.words)
    deal = draw_deal(book.position, stream.below)
    book.write(TilesDealt(str(deal), stream.drawn))


def _forced(book: Book) -> Move | None:
    """The tiling move of the seat to act, if it has only one."""
    moves = book.position.legal_moves()
    return moves[0] if len(moves) == 1 else None
