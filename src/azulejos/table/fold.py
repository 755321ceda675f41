"""The fold: what each event makes of a state.

A file of its own because it must stay true for ever: events that were stored years ago go through
it. It checks nothing but the rules of the game, decides nothing, and costs the same at the end of a
long game as at its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from azulejos.rules import Deal, Move, Position
from azulejos.table import clocks
from azulejos.table.events import (
    AnyEvent,
    BotSeated,
    Entry,
    GameStarted,
    MovePlayed,
    NonceShown,
    OptionsChanged,
    OutageNoted,
    RematchOpened,
    SeatClaimed,
    SeatOpened,
    SeatResigned,
    SeatTakenBack,
    StandInSeated,
    StartCalled,
    TableCreated,
    TableEnded,
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TilesDealt,
    TimeRanOut,
    TurnTakenBack,
)
from azulejos.table.state import Answered, Asking, Round, Seat, SeatKind, State, Status, Turn

ANSWERS_KEPT: Final = 64
"""How many granted requests are remembered; older ones are refused as stale anyway."""

VOTE_MS: Final = 30_000
"""How long a take-back waits for answers."""


def fold(state: State | None, entry: Entry) -> State:
    """The state after one more entry; None is a table before its first."""
    event = entry.event
    if state is None:
        if not isinstance(event, TableCreated):
            raise ValueError("a table begins with TableCreated")
        state = _created(event, entry.at)
    elif entry.number != state.number + 1:
        raise ValueError(f"entry {entry.number} cannot follow entry {state.number}")
    else:
        state = _HANDLERS[type(event)](state, entry, event)
    return replace(
        state,
        number=entry.number,
        at=entry.at,
        steps=state.steps if entry.number == state.game_number else (),
        answered=_answered(state, entry) if entry.request else state.answered,
    )


def fold_all(entries: Iterable[Entry]) -> State:
    """The state after all entries of a table."""
    state = None
    for entry in entries:
        state = fold(state, entry)
    if state is None:
        raise ValueError("a table has at least one entry")
    return state


def _answered(state: State, entry: Entry) -> tuple[Answered, ...]:
    """Remember to which entries a request led, so that it is not granted twice."""
    answered = state.answered
    last = answered[-1] if answered else None
    first = entry.number
    if last and (last.guest, last.request) == (entry.guest, entry.request):
        answered, first = answered[:-1], last.first
    new = Answered(entry.guest, entry.request, first, entry.number)
    return (*answered[1 - ANSWERS_KEPT :], new)


def _created(event: TableCreated, at: int) -> State:
    return State(
        table=event.table,
        commitment=event.commitment,
        options=event.options,
        seats=(Seat(),) * event.seats,
        created_at=at,
        previous=event.previous,
        host=event.host,
        guests=event.guests,
    )


def _options_changed(state: State, _: Entry, event: OptionsChanged) -> State:
    return replace(state, options=event.options)


def _seat_claimed(state: State, _: Entry, event: SeatClaimed) -> State:
    seat = Seat(
        kind=SeatKind.PERSON,
        guest=event.guest,
        name=event.name,
        ready=event.ready,
        nonce_hash=event.nonce_hash,
    )
    guests = max(state.guests, event.guest + 1)
    return replace(state, seats=_with(state, event.seat, seat), guests=guests)


def _bot_seated(state: State, _: Entry, event: BotSeated) -> State:
    seat = Seat(kind=SeatKind.BOT, level=event.level)
    return replace(state, seats=_with(state, event.seat, seat))


def _seat_opened(state: State, _: Entry, event: SeatOpened) -> State:
    was_host = state.seats[event.seat].guest == state.host
    state = replace(state, seats=_with(state, event.seat, Seat()))
    return _pass_on_host(state) if was_host else state


def _pass_on_host(state: State) -> State:
    """A host who stood up hands on to the first person who sits, if there is one."""
    seated = [seat.guest for seat in state.seats if seat.guest is not None]
    if state.host in seated or not seated:
        return state
    return replace(state, host=seated[0])


def _start_called(state: State, entry: Entry, _: StartCalled) -> State:
    return replace(state, status=Status.STARTING, start_called_at=entry.at)


def _nonce_shown(state: State, _: Entry, event: NonceShown) -> State:
    seat = replace(state.seats[event.seat], nonce=event.nonce)
    return replace(state, seats=_with(state, event.seat, seat))


def _game_started(state: State, entry: Entry, event: GameStarted) -> State:
    return replace(
        state,
        status=Status.PLAYING,
        position=Position.start(len(state.seats), state.options.wall, event.first_seat),
        first_seat=event.first_seat,
        started_at=entry.at,
        game_number=entry.number,
        words=event.words,
        clocks=clocks.first_clocks(state.options, len(state.seats)),
        turn_started=entry.at,
    )


def _tiles_dealt(state: State, entry: Entry, event: TilesDealt) -> State:
    assert state.position is not None
    deal = Deal.parse(event.deal)
    position, steps = state.position.transition(deal)
    rounds = state.rounds if state.deal is None else (*state.rounds, past_round(state))
    return replace(
        state,
        position=position,
        steps=steps,
        game_number=entry.number,
        words=event.words,
        deal=deal,
        turns=(),
        rounds=rounds,
        turn_started=max(state.turn_started, entry.at) + state.options.show_ms,
        asking=None,
    )


def past_round(state: State) -> Round:
    """The round that is going on, as it is kept when it is over."""
    assert state.deal is not None
    moves = tuple((turn.move, turn.by == "stand_in") for turn in state.turns)
    return Round(state.deal, moves)


def _move_played(state: State, entry: Entry, event: MovePlayed) -> State:
    assert state.position is not None
    move, seat = Move.parse(event.move), event.seat
    position, steps = state.position.transition(move)
    stopped = clocks.stopped(state, entry.at)
    turn = Turn(entry.number, entry.at, seat, move, event.by, state.position, stopped)
    left = stopped if event.by == "table" else clocks.after_move(state.options, stopped, seat)
    shown = clocks.shown_ms(state.options, steps)
    # A move that the table made itself follows at once: its showing comes on top.
    begin = max(state.turn_started, entry.at) if event.by == "table" else entry.at
    seats = state.seats
    if seats[seat].covered:
        seats = _with(state, seat, replace(seats[seat], covered=False))
    return replace(
        state,
        seats=seats,
        position=position,
        steps=steps,
        game_number=entry.number,
        turns=(*state.turns, turn),
        clocks=left,
        turn_started=begin + shown,
        asking=None,
    )


def _take_back_asked(state: State, entry: Entry, event: TakeBackAsked) -> State:
    others = tuple(guest for guest in state.playing_guests() if guest != entry.guest)
    asking = Asking(event.seat, event.to, others, entry.at + VOTE_MS)
    return replace(state, asking=asking)


def _take_back_answered(state: State, _: Entry, event: TakeBackAnswered) -> State:
    assert state.asking is not None
    if not event.agree:
        return replace(state, asking=None, declined=state.game_number)
    waiting = tuple(guest for guest in state.asking.waiting if guest != event.guest)
    return replace(state, asking=state.asking._replace(waiting=waiting))


def _take_back_lapsed(state: State, _: Entry, __: TakeBackLapsed) -> State:
    return replace(state, asking=None, declined=state.game_number)


def _turn_taken_back(state: State, entry: Entry, event: TurnTakenBack) -> State:
    index = next(i for i, turn in enumerate(state.turns) if turn.number == event.to)
    turn = state.turns[index]
    return replace(
        state,
        position=turn.before,
        steps=(),
        game_number=entry.number,
        turns=state.turns[:index],
        clocks=clocks.after_take_back(state, turn, entry.at, event.agreed),
        turn_started=entry.at,
        asking=None,
    )


def _time_ran_out(state: State, entry: Entry, event: TimeRanOut) -> State:
    stopped = clocks.stopped(state, entry.at)
    seat = state.seats[event.seat]
    if state.options.on_timeout == "move":
        seat = replace(seat, covered=True)
    else:
        seat = replace(seat, lost=True)
    return replace(state, seats=_with(state, event.seat, seat), clocks=stopped, asking=None)


def _stand_in_seated(state: State, entry: Entry, event: StandInSeated) -> State:
    stopped = clocks.stopped(state, entry.at) if state.turn == event.seat else state.clocks
    seat = replace(state.seats[event.seat], away=event.reason)
    return replace(state, seats=_with(state, event.seat, seat), clocks=stopped, asking=None)


def _seat_taken_back(state: State, entry: Entry, event: SeatTakenBack) -> State:
    seat = replace(state.seats[event.seat], away=None)
    started = state.turn_started
    if state.turn == event.seat:
        started = max(started, entry.at)
    return replace(state, seats=_with(state, event.seat, seat), turn_started=started)


def _seat_resigned(state: State, entry: Entry, event: SeatResigned) -> State:
    stopped = clocks.stopped(state, entry.at) if state.turn == event.seat else state.clocks
    seat = replace(state.seats[event.seat], lost=True)
    return replace(state, seats=_with(state, event.seat, seat), clocks=stopped, asking=None)


def _outage_noted(state: State, _: Entry, event: OutageNoted) -> State:
    lasted = event.until - event.since
    asking = state.asking
    if asking is not None:
        asking = asking._replace(until=asking.until + lasted)
    return replace(state, turn_started=state.turn_started + lasted, asking=asking)


def _table_ended(state: State, _: Entry, event: TableEnded) -> State:
    over = Status.ABANDONED if event.termination == "abandoned" else Status.FINISHED
    return replace(state, status=over, termination=event.termination, seed=event.seed, asking=None)


def _rematch_opened(state: State, _: Entry, event: RematchOpened) -> State:
    return replace(state, rematch=event.table)


def _with(state: State, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*state.seats[:number], seat, *state.seats[number + 1 :])


_HANDLERS: Final[dict[type[AnyEvent], Callable[[State, Entry, Any], State]]] = {
    OptionsChanged: _options_changed,
    SeatClaimed: _seat_claimed,
    BotSeated: _bot_seated,
    SeatOpened: _seat_opened,
    StartCalled: _start_called,
    NonceShown: _nonce_shown,
    GameStarted: _game_started,
    TilesDealt: _tiles_dealt,
    MovePlayed: _move_played,
    TakeBackAsked: _take_back_asked,
    TakeBackAnswered: _take_back_answered,
    TakeBackLapsed: _take_back_lapsed,
    TurnTakenBack: _turn_taken_back,
    TimeRanOut: _time_ran_out,
    StandInSeated: _stand_in_seated,
    SeatTakenBack: _seat_taken_back,
    SeatResigned: _seat_resigned,
    OutageNoted: _outage_noted,
    TableEnded: _table_ended,
    RematchOpened: _rematch_opened,
}
