"""The book of one decision: events are written one after the other and folded at once.

The entries are handed out only if the whole request is granted, so a refused request changes
nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple, NoReturn

from azulejos.rules import Position
from azulejos.table.events import AnyEvent, Entry
from azulejos.table.fold import fold
from azulejos.table.refusals import Code, Refusal, RefusedError
from azulejos.table.state import Seat, State, Status

MOST_CHANGES: Final = 300
"""The number of entries before a game, after which only the host can change anything."""
HOST_CHANGES: Final = 400
MOST_DETOURS: Final = 500
"""How often in a game people may leave their seats or take moves back."""
MOST_RETURNS: Final = 1000
"""The higher limit for coming back, so that a person who is away can always return."""


class Happening(NamedTuple):
    """An entry and the state after it."""

    entry: Entry
    state: State


class Book:
    """The result of one request, as far as it is decided."""

    __slots__ = ("at", "guest", "happened", "request", "seed", "state")

    def __init__(
        self, state: State, now: int, seed: bytes, guest: int | None, request: str
    ) -> None:
        self.state = state
        self.at = max(now, state.at)  # time does not go backwards, even if the clock was set back
        self.seed = seed
        self.guest = guest
        self.request = request
        self.happened: list[Happening] = []

    def write(self, event: AnyEvent) -> None:
        """Write an event; raises `IllegalMoveError` if the rules forbid it."""
        entry = Entry(self.state.number + 1, self.at, event, self.guest, self.request)
        self.state = fold(self.state, entry)
        self.happened.append(Happening(entry, self.state))

    @property
    def position(self) -> Position:
        """The position of the current game."""
        assert self.state.position is not None
        return self.state.position

    def need_status(self, *allowed: Status) -> None:
        """Refuse unless the table has one of these statuses."""
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
        """The seat, if it belongs to the guest who asks."""
        seat = self.need_seat(number)
        if self.guest is None or seat.guest != self.guest:
            refuse(Code.NOT_YOUR_SEAT)
        return seat

    def need_host(self) -> None:
        """Refuse unless the guest who asks is the host."""
        if self.guest is None or self.guest != self.state.host:
            refuse(Code.NOT_HOST)

    def need_lobby_space(self) -> None:
        """Refuse a change before the game if there have been too many."""
        most = HOST_CHANGES if self.guest == self.state.host else MOST_CHANGES
        if self.state.number >= most:
            refuse(Code.TOO_MANY_CHANGES)

    def need_detours(self, most: int = MOST_DETOURS) -> None:
        """Refuse if there have been too many detours; moves are never refused for this."""
        if self.state.detours >= most:
            refuse(Code.TOO_MANY_CHANGES)

    def need_seen(self, seen: int) -> None:
        """Refuse a request that was made for another position."""
        if seen != self.state.game_number:
            refuse(Code.STALE)


def refuse(code: Code) -> NoReturn:
    """Refuse the request; nothing of this decision is kept."""
    raise RefusedError(Refusal.of(code))
