"""The fold of the lobby: seats, options, and the start.

None of it depends on the game.
"""

from __future__ import annotations

from msgspec.structs import replace

from azulejos.rules import Position
from azulejos.table.events import (
    VERSION,
    BotSeated,
    Entry,
    NonceOverdue,
    NonceShown,
    OptionsChanged,
    SeatClaimed,
    SeatOpened,
    StartCalled,
    StartSet,
    TableCreated,
)
from azulejos.table.state import Seat, SeatKind, State, Status


def created(event: TableCreated, at: int) -> State:
    """The state of a new table."""
    if event.version > VERSION:
        raise ValueError(f"table {event.table} was made by a newer version ({event.version})")
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


def start_set(state: State, _: Entry, event: StartSet) -> State:
    """Note the position at which the game begins."""
    return replace(state, start=Position.parse(event.position))


def options_changed(state: State, _: Entry, event: OptionsChanged) -> State:
    """Change the options."""
    return replace(state, options=event.options)


def seat_claimed(state: State, _: Entry, event: SeatClaimed) -> State:
    """Give a seat to a person."""
    seat = Seat(
        kind=SeatKind.PERSON,
        guest=event.guest,
        name=event.name,
        ready=event.ready,
        nonce_hash=event.nonce_hash,
    )
    guests = max(state.guests, event.guest + 1)
    return replace(state, seats=with_seat(state, event.seat, seat), guests=guests)


def bot_seated(state: State, _: Entry, event: BotSeated) -> State:
    """Give a seat to a bot."""
    seat = Seat(kind=SeatKind.BOT, level=event.level)
    return replace(state, seats=with_seat(state, event.seat, seat))


def seat_opened(state: State, _: Entry, event: SeatOpened) -> State:
    """Make a seat free again."""
    was_host = state.seats[event.seat].guest == state.host
    state = replace(state, seats=with_seat(state, event.seat, Seat()))
    return _pass_on_host(state) if was_host else state


def _pass_on_host(state: State) -> State:
    """If the host has left, make the first seated person the host, if there is one."""
    seated = [seat.guest for seat in state.seats if seat.guest is not None]
    if state.host in seated or not seated:
        return state
    return replace(state, host=seated[0])


def start_called(state: State, entry: Entry, _: StartCalled) -> State:
    """Begin to wait for the nonces."""
    return replace(state, status=Status.STARTING, start_called_at=entry.at)


def nonce_shown(state: State, _: Entry, event: NonceShown) -> State:
    """Store a nonce."""
    seat = replace(state.seats[event.seat], nonce=event.nonce, overdue=False)
    return replace(state, seats=with_seat(state, event.seat, seat))


def nonce_overdue(state: State, _: Entry, event: NonceOverdue) -> State:
    """Mark a nonce as overdue."""
    seat = replace(state.seats[event.seat], overdue=True)
    return replace(state, seats=with_seat(state, event.seat, seat))


def with_seat(state: State, number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with one of them changed."""
    return (*state.seats[:number], seat, *state.seats[number + 1 :])
