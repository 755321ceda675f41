"""The book of one decision: events are written down one after the other and folded at once.

A file of its own because every decision writes the same way: what it has written is only handed out
when the whole request was granted, so a refused one has changed nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple, NoReturn

from azulejos.rules import Position
from azulejos.table.events import AnyEvent, Entry
from azulejos.table.fold import fold
from azulejos.table.refusals import Code, Refusal, RefusedError
from azulejos.table.state import Seat, State, Status

MOST_CHANGES: Final = 300
"""So many entries before a game, and only the host can change anything any more."""
HOST_CHANGES: Final = 400
MOST_DETOURS: Final = 500
"""So many times in a game people may leave their seats or take moves back."""
MOST_RETURNS: Final = 1000
"""Who was away can come back for longer than anybody can leave of their own will."""


class Happening(NamedTuple):
    """An entry and the state after it."""

    entry: Entry
    state: State


class Book:
    """What one request leads to, as far as it is decided."""

    __slots__ = ("at", "guest", "happened", "request", "seed", "state")

    def __init__(
        self, state: State, now: int, seed: bytes, guest: int | None, request: str
    ) -> None:
        self.state = state
        self.at = max(now, state.at)  # a clock that was set back makes nothing happen earlier
        self.seed = seed
        self.guest = guest
        self.request = request
        self.happened: list[Happening] = []

    def write(self, event: AnyEvent) -> None:
        """One more event; raises `IllegalMoveError` for one that the rules forbid."""
        entry = Entry(self.state.number + 1, self.at, event, self.guest, self.request)
        self.state = fold(self.state, entry)
        self.happened.append(Happening(entry, self.state))

    @property
    def position(self) -> Position:
        """The position of the game that is going on."""
        assert self.state.position is not None
        return self.state.position

    def need_status(self, *allowed: Status) -> None:
        """Refuse unless the table is where this can be asked for."""
        status = self.state.status
        if status in allowed:
            return
        if status is Status.STARTING:
            refuse(Code.STARTING)
        refuse(Code.NOT_PLAYING if Status.PLAYING in allowed else Code.NOT_IN_LOBBY)

    def need_seat(self, number: int) -> Seat:
        """The seat, if the table has it."""
        if number >= len(self.state.seats):
            refuse(Code.NO_SUCH_SEAT)
        return self.state.seats[number]

    def need_own_seat(self, number: int) -> Seat:
        """The seat, if it is the asking guest's."""
        seat = self.need_seat(number)
        if self.guest is None or seat.guest != self.guest:
            refuse(Code.NOT_YOUR_SEAT)
        return seat

    def need_host(self) -> None:
        """Refuse unless the host asks."""
        if self.guest is None or self.guest != self.state.host:
            refuse(Code.NOT_HOST)

    def need_lobby_space(self) -> None:
        """Refuse one more change before the game where there were so many that nobody plays."""
        most = HOST_CHANGES if self.guest == self.state.host else MOST_CHANGES
        if self.state.number >= most:
            refuse(Code.TOO_MANY_CHANGES)

    def need_detours(self, most: int = MOST_DETOURS) -> None:
        """Refuse to go round in circles for ever; moves are never refused for this."""
        if self.state.detours >= most:
            refuse(Code.TOO_MANY_CHANGES)

    def need_seen(self, seen: int) -> None:
        """Refuse a request that was made at another position."""
        if seen != self.state.game_number:
            refuse(Code.STALE)


def refuse(code: Code) -> NoReturn:
    """Say no; nothing of this decision is kept."""
    raise RefusedError(Refusal.of(code))
