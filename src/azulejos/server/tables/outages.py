"""Outages: what is done at every table when the store was away for a while.

A file of its own because it concerns all tables at once: people could neither move nor see the
moves of others, so every clock that ran is set back by as much. Tables that are not in memory find
the outage in the store when they are loaded.
"""

from __future__ import annotations

import asyncio

from azulejos.server import log
from azulejos.server.tables.redis_bus import BELIEVED_MS
from azulejos.server.tables.room import Room
from azulejos.server.tables.tables import BusyError, Tables
from azulejos.store import Outage, StoreError
from azulejos.table.state import Status


class Outages:
    """Tells the tables of one process when its store was away."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.store.on_outage = self._on_outage

    def _on_outage(self, outage: Outage) -> None:
        log.warn("store_was_away", ms=outage.until - outage.since)
        if not self._tables.is_alone:
            # What was believed about other processes is too old; they will say it again.
            self._tables.blind_until = outage.until + BELIEVED_MS
        for room in self._tables.rooms.values():
            room.presence.leave_out(outage)
            if room.state.status is Status.PLAYING:
                # Whatever is asked of the table next, this is written first.
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
        """The tables will find it in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
