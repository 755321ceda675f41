"""The fold: computes the state after each event.

Events that were stored years ago go through it, so it must never change its meaning. It checks only
the rules of the game, decides nothing, and costs the same at any point of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from azulejos.table import fold_game, fold_lobby
from azulejos.table.events import (
    AbsenceNoted,
    AnyEvent,
    BotSeated,
    Entry,
    GameStarted,
    MovePlayed,
    NonceOverdue,
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
    StartSet,
    TableCreated,
    TableEnded,
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TilesDealt,
    TimeRanOut,
    TurnTakenBack,
)
from azulejos.table.state import Answered, State

ANSWERS_KEPT: Final = 96
ANSWERS_PER_GUEST: Final = 16
"""How many granted requests are remembered: enough that no guest can push out the last ones of
another. A forgotten request cannot be granted twice either, because it is stale."""


def fold(state: State | None, entry: Entry) -> State:
    """The state after one more entry; None is a table before its first entry."""
    event = entry.event
    if state is None:
        if not isinstance(event, TableCreated):
            raise ValueError("a table begins with TableCreated")
        state = fold_lobby.created(event, entry.at)
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
    """Remember which entries a request led to, so that it is not granted twice."""
    answered = state.answered
    last = answered[-1] if answered else None
    first = entry.number
    if last and (last.guest, last.request) == (entry.guest, entry.request):
        answered, first = answered[:-1], last.first
    new = Answered(entry.guest, entry.request, first, entry.number)
    if len(answered) == ANSWERS_KEPT:
        answered = _forget_one(answered, entry.guest)
    return (*answered, new)


def _forget_one(answered: tuple[Answered, ...], guest: int | None) -> tuple[Answered, ...]:
    own = [number for number, done in enumerate(answered) if done.guest == guest]
    gone = own[0] if len(own) >= ANSWERS_PER_GUEST else 0
    return (*answered[:gone], *answered[gone + 1 :])


_HANDLERS: Final[dict[type[AnyEvent], Callable[[State, Entry, Any], State]]] = {
    StartSet: fold_lobby.start_set,
    OptionsChanged: fold_lobby.options_changed,
    SeatClaimed: fold_lobby.seat_claimed,
    BotSeated: fold_lobby.bot_seated,
    SeatOpened: fold_lobby.seat_opened,
    StartCalled: fold_lobby.start_called,
    NonceShown: fold_lobby.nonce_shown,
    NonceOverdue: fold_lobby.nonce_overdue,
    GameStarted: fold_game.game_started,
    TilesDealt: fold_game.tiles_dealt,
    MovePlayed: fold_game.move_played,
    TakeBackAsked: fold_game.take_back_asked,
    TakeBackAnswered: fold_game.take_back_answered,
    TakeBackLapsed: fold_game.take_back_lapsed,
    TurnTakenBack: fold_game.turn_taken_back,
    TimeRanOut: fold_game.time_ran_out,
    StandInSeated: fold_game.stand_in_seated,
    SeatTakenBack: fold_game.seat_taken_back,
    SeatResigned: fold_game.seat_resigned,
    AbsenceNoted: fold_game.absence_noted,
    OutageNoted: fold_game.outage_noted,
    TableEnded: fold_game.table_ended,
    RematchOpened: fold_game.rematch_opened,
}
