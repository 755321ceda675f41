"""Views: what people at a table, and around it, may see of it.

A file of its own because this is the only way out: spectators get `view(state, None)`, a guest gets
the same and what is theirs. The seed is no part of a state before the end, so it cannot be seen.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from azulejos.rules import Move, Position, previews
from azulejos.rules.moves import ACTIONS
from azulejos.table.events import AnyEvent, Entry, MovePlayed, TilesDealt, TurnTakenBack
from azulejos.table.options import Options
from azulejos.table.state import Seat, State, Status
from azulejos.table.steps import AnyStep, step_views
from azulejos.table.takeback import last_turn, needs_asking

_TEXT: Final = tuple(str(Move.from_action_id(number)) for number in range(ACTIONS))


class ClocksView(Struct, frozen=True):
    """What is left for each seat in milliseconds; that of the seat to act runs from `since`."""

    left: tuple[int, ...]
    since: int


class AskingView(Struct, frozen=True):
    """A take-back that others are asked about."""

    seat: int
    waiting: tuple[int, ...]
    until: int


class ResultView(Struct, frozen=True):
    """How a game ended; several winners share the victory, nobody has won an abandoned one."""

    termination: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class LegalMove(Struct, frozen=True, array_like=True):
    """A legal move and what it would do, as a row: a turn has up to two hundred of them."""

    move: str
    fits: int
    falls: int
    completes: bool
    points: int
    penalty: int
    takes_marker: bool


class Now(Struct, frozen=True, omit_defaults=True):
    """Everything that most entries change."""

    status: Status
    game_number: int
    turn: int | None = None
    position: str | None = None
    clocks: ClocksView | None = None
    asking: AskingView | None = None
    result: ResultView | None = None


class EntryView(Struct, frozen=True, omit_defaults=True):
    """One entry for everybody: the event, the table after it, and what moved."""

    number: int
    at: int
    event: AnyEvent
    now: Now
    steps: tuple[AnyStep, ...] = ()
    seats: tuple[Seat, ...] | None = None
    """The seats, where the event may have changed them."""


class Mine(Struct, frozen=True, omit_defaults=True):
    """What only one guest sees: their seats and, if it is their turn, what they can do."""

    guest: int
    seats: tuple[int, ...]
    to_act: int | None = None
    moves: tuple[LegalMove, ...] = ()
    take_back: Literal["undo", "ask"] | None = None
    """Whether the last move of `take_back_seat` can be undone at once, or others must agree."""
    take_back_seat: int | None = None


class TableView(Struct, frozen=True, omit_defaults=True):
    """A whole table, for somebody who comes in."""

    table: str
    number: int
    seats: tuple[Seat, ...]
    host: int
    options: Options
    hints: bool
    commitment: str
    now: Now
    created_at: int
    first_seat: int | None = None
    seed: str = ""
    previous: str = ""
    rematch: str = ""
    mine: Mine | None = None


def view(state: State, guest: int | None) -> TableView:
    """The table as a guest sees it; None is a spectator."""
    return TableView(
        table=state.table,
        number=state.number,
        seats=state.seats,
        host=state.host,
        options=state.options,
        hints=state.hints_allowed,
        commitment=state.commitment,
        now=now_view(state),
        created_at=state.created_at,
        first_seat=state.first_seat if state.started_at else None,
        seed=state.seed,
        previous=state.previous,
        rematch=state.rematch,
        mine=mine(state, guest),
    )


def entry_view(entry: Entry, state: State) -> EntryView:
    """An entry, with the state after it, as everybody sees it."""
    event = entry.event
    seats = None if _keeps_seats(event) else state.seats
    return EntryView(entry.number, entry.at, event, now_view(state), step_views(state.steps), seats)


def _keeps_seats(event: AnyEvent) -> bool:
    if isinstance(event, MovePlayed):
        return event.by != "stand_in"  # which may end the covering of a seat
    return isinstance(event, TilesDealt | TurnTakenBack)


def now_view(state: State) -> Now:
    """The moving part of a table."""
    asking = state.asking
    return Now(
        status=state.status,
        game_number=state.game_number,
        turn=state.turn,
        position=str(state.position) if state.position is not None else None,
        clocks=ClocksView(state.clocks, state.turn_started) if state.clocks else None,
        asking=AskingView(asking.seat, asking.waiting, asking.until) if asking else None,
        result=_result(state) if state.is_over else None,
    )


def _result(state: State) -> ResultView:
    position = state.position
    scores = tuple(board.score for board in position.boards) if position else ()
    return ResultView(state.termination, winners(state), scores)


def winners(state: State) -> tuple[int, ...]:
    """Who has won; of two seats the other one when one resigns or runs out of time."""
    outcome = state.position.outcome() if state.position else None
    if outcome is not None:
        return outcome.winners
    word, _, loser = state.termination.partition(" ")
    if word in ("resign", "time") and len(state.seats) == 2:
        return (2 - int(loser),)
    return ()


def mine(state: State, guest: int | None) -> Mine | None:
    """What only this guest sees."""
    if guest is None:
        return None
    seats = state.seats_of(guest)
    turn = state.turn
    if turn not in seats or state.seats[turn].is_bot_played:
        turn = None
    moves = legal_moves(state.position) if turn is not None and state.position else ()
    kind, seat = _take_back(state, seats)
    return Mine(guest, seats, turn, moves, kind, seat)


def legal_moves(position: Position) -> tuple[LegalMove, ...]:
    """The legal moves of the seat to act with their effects."""
    return tuple(
        [
            LegalMove(_TEXT[move.action_id], fits, falls, completes, points, penalty, marker)
            for move, fits, falls, completes, points, penalty, marker in previews(position)
        ]
    )


def _take_back(
    state: State, seats: tuple[int, ...]
) -> tuple[Literal["undo", "ask"] | None, int | None]:
    """Which of the guest's seats moved last in this round, and what taking it back needs."""
    if state.status is not Status.PLAYING:
        return None, None
    turns = [last_turn(state, seat) for seat in seats if state.seats[seat].is_active]
    last = max((turn for turn in turns if turn), default=None, key=lambda turn: turn.number)
    if last is None:
        return None, None
    if not needs_asking(state, last):
        return "undo", last.seat
    if state.asking is not None or state.declined == state.game_number:
        return None, None
    return "ask", last.seat
