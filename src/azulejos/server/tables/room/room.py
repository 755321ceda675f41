"""Rooms: tables in memory.

A room can be thrown away at any time, because the store has everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from azulejos.server.tables.room.pending_outages import PendingOutages
from azulejos.server.tables.room.presence import RoomPresence
from azulejos.server.tables.room.refusal_cache import RefusalCache
from azulejos.server.tables.room.stored_wake import StoredWake
from azulejos.store import SteadyClock
from azulejos.table import Happening, State


class Room:
    """One table in memory. Its parts are the only ones that change their own attributes."""

    def __init__(self, state: State, seed: bytes, clock: SteadyClock) -> None:
        self._state = state
        self._clock = clock
        self._used_at = clock()
        self.seed = seed
        self.lock = asyncio.Lock()
        """Held while a request is decided and written."""
        self.presence = RoomPresence(clock)
        self.refusals = RefusalCache()
        self.outages = PendingOutages()
        self.wake = StoredWake()

    @property
    def state(self) -> State:
        """The table after its last event."""
        return self._state

    @property
    def used_at(self) -> int:
        """When this room was needed last."""
        return self._used_at

    @property
    def is_idle(self) -> bool:
        """Whether there is no connection and no request at work."""
        return not self.presence.connections_here and not self.lock.locked()

    def touch(self) -> None:
        """Keep this room in memory for a while from now on."""
        self._used_at = self._clock()

    def advance(self, happened: Sequence[Happening]) -> None:
        """Follow events that are on disk."""
        self._state = happened[-1].state

    def hide_names(self, guests: Collection[int]) -> bool:
        """Show guests without a name, as the store does from now on; whether one was shown."""
        seats = tuple(
            replace(seat, name="") if seat.guest in guests else seat for seat in self._state.seats
        )
        is_news = seats != self._state.seats
        self._state = replace(self._state, seats=seats)
        return is_news


class Change(NamedTuple):
    """Events that a room has followed; they are on disk, so they may be sent."""

    room: Room
    before: State
    happened: Sequence[Happening]
    now: int
    is_own: bool
    """Whether this process has written the events."""


def seat_to_act(state: State) -> int | None:
    """The seat whose person has to choose now."""
    turn = state.turn
    return None if turn is None or state.seats[turn].is_bot_played else turn
