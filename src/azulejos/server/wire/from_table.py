"""From the table to the wire: seats, options, clocks and events as views.

Only this module decides what of a table is public. A view is made field by field, so that a new
secret in the state is not sent by accident.
"""

from __future__ import annotations

from typing import Final

from azulejos.players.characters import character_name
from azulejos.server.wire.messages import EventHappened, Snapshot
from azulejos.server.wire.replay import result_of
from azulejos.server.wire.table_views import (
    Clocks,
    OptionsView,
    ResultView,
    SeatView,
    TableView,
    TakeBackView,
    TakeBackWay,
)
from azulejos.table.book import MOST_DETOURS, Happening
from azulejos.table.events import (
    GameStarted,
    MovePlayed,
    OutageNoted,
    TilesDealt,
    TurnTakenBack,
)
from azulejos.table.options import Options
from azulejos.table.record import record
from azulejos.table.state import SeatKind, State, Status
from azulejos.table.takeback import last_turn, needs_asking
from azulejos.views.to_json import position_view, step_views

_CHANGE_POSITION: Final = (GameStarted, TilesDealt, MovePlayed, TurnTakenBack)
_KEEP_TABLE: Final = (TilesDealt, MovePlayed, OutageNoted)


def event_message(happening: Happening, before: State | None, now: int) -> EventHappened:
    """An event as it is sent; `before` is the state that it changed."""
    entry, state = happening
    event = entry.event
    moved = isinstance(event, _CHANGE_POSITION)
    position = state.position if moved else None
    return EventHappened(
        number=entry.number,
        at=entry.at,
        game_event=state.game_number,
        event=event,
        steps=step_views(state.steps) if moved else [],
        position=None if position is None else position_view(position),
        table=table_view(state) if _has_table_changed(happening, before) else None,
        clocks=clocks_view(state, now),
        take_backs=_take_backs(state),
    )


def _has_table_changed(happening: Happening, before: State | None) -> bool:
    """Whether the view of the table differs; a move rarely changes it."""
    entry, state = happening
    if before is None or not isinstance(entry.event, _KEEP_TABLE):
        return True
    return before.seats is not state.seats or before.asking is not state.asking


def snapshot(state: State, now: int) -> Snapshot:
    """Everything public about a table."""
    position = state.position
    return Snapshot(
        number=state.number,
        game_event=state.game_number,
        table=table_view(state),
        position=None if position is None else position_view(position),
        clocks=clocks_view(state, now),
        take_backs=_take_backs(state),
    )


def table_view(state: State) -> TableView:
    """The table without its position."""
    return TableView(
        id=state.table,
        state=state.status.value,
        seats=[_seat_view(state, number) for number in range(len(state.seats))],
        options=_options_view(state.options),
        hints=state.hints_allowed,
        commitment=state.commitment,
        created_at=state.created_at,
        host=state.host,
        result=_result_view(state),
        seed=state.seed or None,
        take_back=_take_back_view(state),
        previous=state.previous or None,
        rematch=state.rematch or None,
        start=None if state.start is None else str(state.start),
    )


def _seat_view(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        seat=number,
        kind=seat.kind.value,
        guest=seat.guest,
        name=character_name(seat.level) if seat.kind is SeatKind.BOT else seat.name,
        level=seat.level,
        ready=seat.ready,
        bot_plays=seat.is_bot_played and not state.is_over,
        away=seat.away,
        lost=seat.lost,
        nonce_hash=seat.nonce_hash,
        nonce=seat.nonce,
        overdue=seat.overdue,
    )


def _options_view(options: Options) -> OptionsView:
    return OptionsView(
        wall=options.wall.value,
        clock=options.clock,
        on_timeout=options.on_timeout,
        hints=options.hints,
        public=options.public,
        stand_in=options.stand_in,
        absence_ms=options.absence_ms,
        show_ms=options.show_ms,
        lobby_ms=options.lobby_ms,
        idle_ms=options.idle_ms,
        rated=options.rated,
    )


def _take_back_view(state: State) -> TakeBackView | None:
    if state.asking is None:
        return None
    return TakeBackView(state.asking.seat, list(state.asking.waiting), state.asking.until)


def _take_backs(state: State) -> list[TakeBackWay | None]:
    return [_take_back_way(state, number) for number in range(len(state.seats))]


def _take_back_way(state: State, number: int) -> TakeBackWay | None:
    if state.status is not Status.PLAYING or not state.seats[number].is_active:
        return None
    if state.options.rated:
        return None
    if state.detours >= MOST_DETOURS:
        return None
    turn = last_turn(state, number)
    if turn is None:
        return None
    if not needs_asking(state, turn):
        return "undo"
    is_open = state.asking is None and state.declined != state.game_number
    return "ask" if is_open else None


def _result_view(state: State) -> ResultView | None:
    if not state.termination or state.position is None:
        return None
    return result_of(record(state))


def clocks_view(state: State, now: int) -> Clocks | None:
    """What every clock shows; None at a table without clocks."""
    if not state.clocks:
        return None
    turn = state.turn
    running = turn if turn is not None and state.seats[turn].is_active else None
    left: list[int | None] = [
        clock if seat.is_person else None
        for clock, seat in zip(state.clocks, state.seats, strict=True)
    ]
    return Clocks(now=now, running=running, starts_at=state.turn_started, left=left)
