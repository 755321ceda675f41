"""Servers that cheat with the draws: real processes with a changed table layer.

Each cheat keeps everything that the server shows afterwards consistent, as an operator who wants to
stay unnoticed would.
"""

import dataclasses
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from azulejos.rules import Position, draw_deal
from azulejos.server.live import broadcast, missed
from azulejos.server.wire import from_table
from azulejos.server.wire.messages import EventHappened
from azulejos.server.wire.table_views import TableView
from azulejos.table import Happening, State, Stream, commitment, playing, starting
from azulejos.table.book import Book
from azulejos.table.decide import _DECISIONS
from azulejos.table.events import BotSeated, NonceShown, SeatClaimed, StartCalled, TableCreated
from azulejos.table.fold import _HANDLERS
from azulejos.table.fold_lobby import with_seat
from azulejos.table.requests import ClaimSeat
from azulejos.table.state import SeatKind, Status
from azulejos.views.shapes import PositionView
from azulejos.views.to_json import position_view
from testing.servers import Forked, RunningServer, _run

TRIES = 300
HIDDEN = 10
EVIL_SEED = bytes(range(100, 132))

Cheat = Callable[[], None]


class CheatingServer(RunningServer):
    """`azulejos serve` with a changed table layer."""

    def __init__(self, cheat: Cheat) -> None:
        super().__init__()
        self.cheat = cheat

    def begin(self) -> None:
        log = self.folder / "log"
        log.touch()
        self.process = Forked(self.arguments(), log, _Cheated(self.cheat))  # type: ignore[assignment]


class _Cheated:
    """Cheats, then runs the command, in a forked process."""

    def __init__(self, cheat: Cheat) -> None:
        self.cheat = cheat

    def __call__(self, arguments: list[str], log: str) -> None:
        self.cheat()
        _run(arguments, log)


def replace_last_nonce() -> None:
    """Replace the last nonce that is shown by the best of many, and rewrite its hash everywhere."""
    forged: dict[tuple[str, int], str] = {}
    honest = _HANDLERS[NonceShown]

    def show(book: Book, nonces: Mapping[int, str]) -> None:
        for number in sorted(nonces):
            starting._check_nonce(book.need_own_seat(number), nonces[number])
            missing = [
                seat for seat, one in enumerate(book.state.seats) if starting.is_missing(one)
            ]
            nonce = _best(book, number) if missing == [number] else nonces[number]
            book.write(NonceShown(number, nonce))

    def shown(state: State, entry: Any, event: NonceShown) -> State:
        state = honest(state, entry, event)
        seats = list(state.seats)
        promise = commitment(bytes.fromhex(event.nonce))
        seats[event.seat] = replace(seats[event.seat], nonce_hash=promise)
        forged[state.table, event.seat] = promise
        return replace(state, seats=tuple(seats))

    def forge(table: str, event: Any) -> Any:
        if isinstance(event, SeatClaimed) and (table, event.seat) in forged:
            return replace(event, nonce_hash=forged[table, event.seat])
        return event

    _change("_show", show, starting)
    _HANDLERS[NonceShown] = shown
    _rewrite_events(forge)


def give_bot_a_nonce() -> None:
    """Choose a nonce for the first bot when all others are shown, and claim it was promised.

    The message about the start already has the hash if the nonces came with the call.
    """
    forged: dict[tuple[str, int], str] = {}
    honest_begin, honest_shown = starting._begin, _HANDLERS[NonceShown]

    def begin(book: Book) -> None:
        seats = enumerate(book.state.seats)
        bot = next(number for number, seat in seats if seat.kind is SeatKind.BOT)
        book.write(NonceShown(bot, _best(book, bot)))
        honest_begin(book)

    def shown(state: State, entry: Any, event: NonceShown) -> State:
        state = honest_shown(state, entry, event)
        if state.seats[event.seat].kind is not SeatKind.BOT:
            return state
        promise = commitment(bytes.fromhex(event.nonce))
        forged[state.table, event.seat] = promise
        seat = replace(state.seats[event.seat], nonce_hash=promise)
        return replace(state, seats=with_seat(state, event.seat, seat))

    def forge(table: str, event: Any) -> Any:
        if isinstance(event, BotSeated) and (table, event.seat) in forged:
            return SeatClaimed(event.seat, 0, event.level, forged[table, event.seat])
        return event

    def forge_view(view: TableView) -> TableView:
        seats = [
            replace(seat, nonce_hash=forged.get((view.id, seat.seat), seat.nonce_hash))
            for seat in view.seats
        ]
        return replace(view, seats=seats)

    _change("_begin", begin, starting)
    _HANDLERS[NonceShown] = shown
    _rewrite_events(forge, forge_view)


def accept_late_promise() -> None:
    """Let a friend promise another nonce when the others are shown, and claim it was the first."""
    forged: dict[tuple[str, int], str] = {}
    honest = _DECISIONS[ClaimSeat]

    def claim(book: Book, request: ClaimSeat) -> None:
        if book.state.status is not Status.STARTING:
            return honest(book, request)
        assert book.guest is not None
        forged[book.state.table, request.seat] = request.nonce_hash
        book.write(SeatClaimed(request.seat, book.guest, request.name, request.nonce_hash))
        return None

    def forge(table: str, event: Any) -> Any:
        if isinstance(event, SeatClaimed) and (table, event.seat) in forged:
            return replace(event, nonce_hash=forged[table, event.seat])
        return event

    _DECISIONS[ClaimSeat] = claim
    _rewrite_events(forge)


def _best(book: Book, seat: int) -> str:
    """Of many nonces the one that puts the most equal tiles on the first factory."""
    nonces = list(book.state.nonces())
    start = Position.start(len(nonces), book.state.options.wall, 0)

    def gain(nonce: bytes) -> int:
        stream = Stream(book.seed, [*nonces[:seat], nonce, *nonces[seat + 1 :]])
        stream.below(len(nonces))
        return max(draw_deal(start, stream.below).factories[0])

    tried = [sha256(f"{book.state.table} {number}".encode()).digest() for number in range(TRIES)]
    return max(tried, key=gain).hex()


def swap_commitment() -> None:
    """Take another seed when the start is called, and claim that it was always this one."""
    honest_begin, honest_init = starting._begin, Book.__init__
    swapped: set[str] = set()

    def called(state: State, entry: Any, event: StartCalled) -> State:
        swapped.add(state.table)
        return replace(honest(state, entry, event), commitment=commitment(EVIL_SEED))

    def begin(book: Book) -> None:
        book.seed = EVIL_SEED
        honest_begin(book)

    def init(book: Book, state: State, now: int, seed: bytes, guest: Any, request: str) -> None:
        seed = seed if state.status is Status.LOBBY else EVIL_SEED
        honest_init(book, state, now, seed, guest, request)

    def forge(table: str, event: Any) -> Any:
        if isinstance(event, TableCreated) and table in swapped:
            return replace(event, commitment=commitment(EVIL_SEED))
        return event

    honest = _HANDLERS[StartCalled]
    _HANDLERS[StartCalled] = called
    _change("_begin", begin, starting)
    _change("__init__", init, Book)
    _rewrite_events(forge)


def hide_tiles() -> None:
    """Draw without ten blue tiles, and claim that they are in the lid."""

    def draw(position: Position, below: Callable[[int], int]) -> Any:
        return draw_deal(_with_hidden(position), below)

    def view(position: Position) -> PositionView:
        return position_view(_with_hidden(position))

    _change("draw_deal", draw, playing)
    _change("position_view", view, from_table)


def _with_hidden(position: Position) -> Position:
    hidden = min(HIDDEN, position.bag[0])
    bag = (position.bag[0] - hidden, *position.bag[1:])
    lid = (position.lid[0] + hidden, *position.lid[1:])
    return dataclasses.replace(position, bag=bag, lid=lid)


def _rewrite_events(
    forge: Callable[[str, Any], Any],
    forge_view: Callable[[TableView], TableView] = lambda view: view,
) -> None:
    """Show a changed history to every client."""
    honest = from_table.event_message

    def told(happening: Happening, before: State | None, now: int) -> EventHappened:
        message = honest(happening, before, now)
        table = None if message.table is None else forge_view(message.table)
        return replace(message, event=forge(happening.state.table, message.event), table=table)

    _change("event_message", told, broadcast, missed)


def _change(name: str, function: Callable[..., Any], *owners: object) -> None:
    for owner in owners:
        setattr(owner, name, function)
