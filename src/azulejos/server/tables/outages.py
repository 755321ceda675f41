"""Outages: what happens at every table after the store was away.

People could neither move nor see moves, so every running clock is set back by this time. A table
that is not in memory finds the outage in the store when it is loaded.
"""

from __future__ import annotations

import asyncio

from azulejos.server import log
from azulejos.server.tables.redis_bus import PRESENCE_TTL_MS
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import BusyError, Tables
from azulejos.store import Outage, StoreError
from azulejos.table.state import Status


class Outages:
    """Notes at the tables of one process that the store was away."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.store.on_outage = self._on_outage

    def _on_outage(self, outage: Outage) -> None:
        log.warn("store_was_away", ms=outage.until - outage.since)
        if not self._tables.is_alone:
            # What other processes told is out of date; they will repeat it.
            self._tables.blind_until = outage.until + PRESENCE_TTL_MS
        for room in self._tables.rooms.values():
            room.presence.leave_out(outage)
            if room.state.status is Status.PLAYING:
                # This is written before the next request is decided.
                room.outages.add(outage)
                task = asyncio.create_task(self._note(room))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _note(self, room: Room) -> None:
        try:
            await self._tables.note_outages(room)
        except (BusyError, StoreError):
            log.error("outage_not_noted", table=room.state.table)

    async def stop(self) -> None:
        """Stop; the tables will find the outages in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
