"""What is due: what will happen at a table if no request comes, and when.

The server has a clock and the table has none. The server stores the earliest of these times with
the events and asks again when it comes. That way any process can take over any table.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from azulejos.table.absence import absence_due_at, expires_at, is_paused
from azulejos.table.clocks import deadline
from azulejos.table.options import is_in_days
from azulejos.table.starting import NONCE_WAIT_MS, is_awaited
from azulejos.table.state import State, Status


class DueKind(StrEnum):
    """What the server has to do."""

    BOT = "bot"  # let a bot of `level` choose for `seat`, then ask `BotMove`
    CLOCK = "clock"  # ask `TimeUp`
    ABSENCE = "absence"  # check if the person is there, then ask `ReplaceAbsent`
    RATED_ABSENCE = "rated_absence"  # check if the person is there, then ask `NoteAbsence`
    VOTE = "vote"  # ask `LapseTakeBack`
    START = "start"  # check who has been connected long enough, then ask `NoteOverdue`
    EXPIRY = "expiry"  # ask `Expire`

    def __repr__(self) -> str:
        return f"DueKind.{self.name}"


class Due(NamedTuple):
    """Something to do at a time in milliseconds since 1970."""

    at: int
    kind: DueKind
    seat: int | None = None
    level: str = ""


def due(state: State) -> tuple[Due, ...]:
    """Everything that is due at this table, the earliest first."""
    if state.is_over:
        return ()
    if state.status is not Status.PLAYING:
        found = [Due(expires_at(state), DueKind.EXPIRY)]
        if state.status is Status.STARTING and any(is_awaited(seat) for seat in state.seats):
            found.append(Due(state.start_called_at + NONCE_WAIT_MS, DueKind.START))
        return tuple(sorted(found))
    found = [Due(expires_at(state), DueKind.EXPIRY), *_in_the_game(state)]
    return tuple(sorted(found))


def _in_the_game(state: State) -> list[Due]:
    found = []
    turn = state.turn
    if state.asking is not None:
        found.append(Due(state.asking.until, DueKind.VOTE))
    if turn is None:
        return found
    seat = state.seats[turn]
    if seat.is_bot_played:
        if state.asking is None and not is_paused(state):
            level = state.options.stand_in if seat.is_person else seat.level
            found.append(Due(state.turn_started, DueKind.BOT, turn, level))
        return found
    until = deadline(state)
    if until is not None:
        found.append(Due(until, DueKind.CLOCK, turn))
    absent_until = absence_due_at(state)
    if absent_until is not None:
        found.append(Due(absent_until, DueKind.RATED_ABSENCE, turn))
    if len(state.active_guests()) > 1 and not is_in_days(state.options.clock):
        found.append(Due(state.turn_started + state.options.absence_ms, DueKind.ABSENCE, turn))
    return found
