"""The fold of the game: deals, moves, take-backs, people who leave, and the end.

Position, clocks and turns of a state change here.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from azulejos.rules import Deal, Move, Position
from azulejos.table import clocks
from azulejos.table.events import (
    AbsenceNoted,
    Entry,
    GameStarted,
    MovePlayed,
    OutageNoted,
    RematchOpened,
    SeatResigned,
    SeatTakenBack,
    StandInSeated,
    TableEnded,
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TilesDealt,
    TimeRanOut,
    TurnTakenBack,
)
from azulejos.table.fold_lobby import with_seat
from azulejos.table.state import Asking, Round, Seat, State, Status, Turn

VOTE_MS: Final = 30_000
"""How long a take-back waits for answers."""


def game_started(state: State, entry: Entry, event: GameStarted) -> State:
    """The position before the first deal, or the one that was set by hand."""
    new_game = Position.start(len(state.seats), state.options.wall, event.first_seat)
    return replace(
        state,
        status=Status.PLAYING,
        position=new_game if state.start is None else state.start,
        first_seat=event.first_seat,
        started_at=entry.at,
        counts_from_start=event.counts,
        game_number=entry.number,
        words=event.words,
        clocks=clocks.first_clocks(state.options, len(state.seats)),
        turn_started=entry.at,
    )


def tiles_dealt(state: State, entry: Entry, event: TilesDealt) -> State:
    """Begin a round; the round before is kept only as text."""
    assert state.position is not None
    deal = Deal.parse(event.deal)
    position, steps = state.position.transition(deal)
    current = current_round(state)
    return replace(
        state,
        position=position,
        steps=steps,
        game_number=entry.number,
        words=event.words,
        deal=deal,
        turns=(),
        rounds=state.rounds if current is None else (*state.rounds, current),
        turn_started=max(state.turn_started, entry.at) + state.options.show_ms,
        asking=None,
    )


def current_round(state: State) -> Round | None:
    """The current round, in the form in which finished rounds are kept; None before the first."""
    if state.deal is None and not state.turns:
        return None
    moves = tuple((turn.move, turn.by == "stand_in") for turn in state.turns)
    return Round(state.deal, moves, tuple(turn.seat for turn in state.turns if turn.warming_up))


def move_played(state: State, entry: Entry, event: MovePlayed) -> State:
    """The position after a move, and the clocks."""
    assert state.position is not None
    move, seat = Move.parse(event.move), event.seat
    position, steps = state.position.transition(move)
    stopped = clocks.stopped(state, entry.at)
    made = (entry.number, entry.at, seat, move, event.by, state.position, stopped)
    turn = Turn(*made, event.warming_up)
    left = stopped if event.by == "table" else clocks.after_move(state.options, stopped, seat)
    shown = clocks.shown_ms(state.options, steps)
    # A move that the table made itself follows at once, so the time to show it is added.
    begin = max(state.turn_started, entry.at) if event.by == "table" else entry.at
    seats = state.seats
    if seats[seat].covered:
        seats = with_seat(state, seat, replace(seats[seat], covered=False))
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


def take_back_asked(state: State, entry: Entry, event: TakeBackAsked) -> State:
    """Ask the others: those who play, or those who are away if no other person plays."""
    own = {state.seats[event.seat].guest}
    others = set(state.active_guests()) - own or set(state.playing_guests()) - own
    asking = Asking(event.seat, event.to, tuple(sorted(others)), entry.at + VOTE_MS)
    return replace(state, asking=asking, detours=state.detours + 1)


def take_back_answered(state: State, _: Entry, event: TakeBackAnswered) -> State:
    """Count one answer."""
    assert state.asking is not None
    if not event.agree:
        return replace(state, asking=None, declined=state.game_number)
    waiting = tuple(guest for guest in state.asking.waiting if guest != event.guest)
    return replace(state, asking=state.asking._replace(waiting=waiting))


def take_back_lapsed(state: State, _: Entry, __: TakeBackLapsed) -> State:
    """Drop a take-back that was not answered in time."""
    return replace(state, asking=None, declined=state.game_number)


def turn_taken_back(state: State, entry: Entry, event: TurnTakenBack) -> State:
    """Restore the position before a move, and the clocks of that time."""
    index = next(i for i, turn in enumerate(state.turns) if turn.number == event.to)
    turn = state.turns[index]
    return replace(
        state,
        # A person whose time has run out since gets the time of that moment back.
        seats=tuple(replace(seat, covered=False) for seat in state.seats),
        position=turn.before,
        steps=(),
        game_number=entry.number,
        turns=state.turns[:index],
        clocks=clocks.after_take_back(state, turn, entry.at, event.agreed),
        turn_started=entry.at,
        asking=None,
        detours=state.detours + 1,
    )


def time_ran_out(state: State, entry: Entry, event: TimeRanOut) -> State:
    """Let a bot play this move, or take the seat for good."""
    stopped = clocks.stopped(state, entry.at)
    seat = state.seats[event.seat]
    if state.options.on_timeout == "move":
        seat = replace(seat, covered=True, forfeited=state.counts)
    else:
        seat = replace(seat, lost=True, forfeited=state.counts)
    return replace(state, seats=with_seat(state, event.seat, seat), clocks=stopped, asking=None)


def stand_in_seated(state: State, entry: Entry, event: StandInSeated) -> State:
    """Let a bot play for a person who is away."""
    stopped = clocks.stopped(state, entry.at) if state.turn == event.seat else state.clocks
    seat = replace(state.seats[event.seat], away=event.reason, forfeited=state.counts)
    return replace(
        state,
        seats=with_seat(state, event.seat, seat),
        clocks=stopped,
        asking=None,
        detours=state.detours + 1,
    )


def seat_taken_back(state: State, entry: Entry, event: SeatTakenBack) -> State:
    """Let the person play again."""
    seat = replace(state.seats[event.seat], away=None)
    started = state.turn_started
    if state.turn == event.seat:
        started = max(started, entry.at)
    return replace(state, seats=with_seat(state, event.seat, seat), turn_started=started)


def seat_resigned(state: State, entry: Entry, event: SeatResigned) -> State:
    """Give the seat to a bot until the end."""
    stopped = clocks.stopped(state, entry.at) if state.turn == event.seat else state.clocks
    seat = replace(state.seats[event.seat], lost=True, forfeited=state.counts)
    return replace(state, seats=with_seat(state, event.seat, seat), clocks=stopped, asking=None)


def absence_noted(state: State, _: Entry, event: AbsenceNoted) -> State:
    """Note since when a person has no connection, or that they are back."""
    seat = replace(state.seats[event.seat], absent_since=event.since)
    detours = state.detours + (event.since is not None)
    return replace(state, seats=with_seat(state, event.seat, seat), detours=detours)


def outage_noted(state: State, _: Entry, event: OutageNoted) -> State:
    """Do not count the time in which no server was running."""
    lasted = event.until - event.since
    asking = state.asking
    if asking is not None:
        asking = asking._replace(until=asking.until + lasted)
    return replace(
        state,
        seats=_back_later(state.seats, lasted),
        turn_started=state.turn_started + lasted,
        asking=asking,
    )


def _back_later(seats: tuple[Seat, ...], lasted: int) -> tuple[Seat, ...]:
    """Leave a time out of every absence that is noted."""
    if all(seat.absent_since is None for seat in seats):
        return seats  # the same object: the view of the table has not changed
    return tuple(
        seat
        if seat.absent_since is None
        else replace(seat, absent_since=seat.absent_since + lasted)
        for seat in seats
    )


def table_ended(state: State, _: Entry, event: TableEnded) -> State:
    """End the table."""
    over = Status.ABANDONED if event.termination == "abandoned" else Status.FINISHED
    return replace(state, status=over, termination=event.termination, seed=event.seed, asking=None)


def rematch_opened(state: State, _: Entry, event: RematchOpened) -> State:
    """Note the table at which the people play again."""
    return replace(state, rematch=event.table)
