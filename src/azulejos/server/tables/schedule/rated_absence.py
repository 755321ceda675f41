"""Absence from rated games: who is connected is compared with what the table has noted."""

from __future__ import annotations

from typing import Final

from azulejos.server import log
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import BusyError, Tables
from azulejos.store import StoreError
from azulejos.table import Accepted, Due
from azulejos.table.absence import LOSS_MS, watched_seat
from azulejos.table.requests import NoteAbsence

_AGAIN_MS: Final = 60_000
"""How soon to check again what could not be noted."""


class RatedAbsences:
    """Notes at the tables of one process who goes and comes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def is_news(self, room: Room) -> bool:
        """Whether the person of a rated game went or came, and the table does not know it."""
        number = watched_seat(room.state)
        if number is None or self._tables.is_blind:
            return False
        seat = room.state.seats[number]
        return (seat.guest in room.presence.guests) != (seat.absent_since is None)

    def look_at(self, room: Room, absence: Due) -> int:
        """When to end the game, or to check again."""
        assert absence.seat is not None
        now = self._tables.clock()
        if absence.at > now:
            return absence.at
        is_there = room.state.seats[absence.seat].guest in room.presence.guests
        return max(self._tables.blind_until, now + (LOSS_MS if is_there else _AGAIN_MS))

    async def note_news(self, room: Room) -> None:
        """Note who went or came; if this cannot be written now, it is checked again later."""
        try:
            await self.note(room)
        except (BusyError, StoreError):
            log.error("absence_not_noted", table=room.state.table)

    async def note(self, room: Room) -> bool:
        """Note who went or came, or end a game that is lost; whether the table moved on."""
        number = watched_seat(room.state)
        if number is None or self._tables.is_blind:
            return False
        guest = room.state.seats[number].guest
        assert guest is not None
        request = NoteAbsence(room.presence.guests, room.presence.away_since(guest))
        return isinstance(await self._tables.ask(room, request), Accepted)
