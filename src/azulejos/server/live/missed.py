"""Events from far back, read from the store and encoded for a client that comes back.

The thread of `Replays` does this work: it takes tens of milliseconds for a long game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.server.live.broadcast import Broadcaster
from azulejos.server.live.frames import OutgoingFrame, new_deflater
from azulejos.server.tables.history import Replays
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.from_table import event_message
from azulejos.store import Store
from azulejos.table import Entry, Happening, State, fold


@dataclass(frozen=True, slots=True)
class Missed:
    """The frames of a table's events, up to the event with the number `last`."""

    frames: list[OutgoingFrame]
    last: int

    def and_then(self, room: Room, broadcaster: Broadcaster) -> list[OutgoingFrame] | None:
        """These and what has happened since; None if that is no longer in memory."""
        later = broadcaster.missed(room, self.last)
        return None if later is None else self.frames + later


async def read_missed(
    replays: Replays, store: Store, room: Room, since: int, *, deflated: bool
) -> Missed | None:
    """The frames of all events after a number, from the store; None if it is busy."""
    table, last = room.state.table, room.state.number

    def work() -> list[OutgoingFrame]:
        entries = [one for one in store.since(table, 0) if one.number <= last]
        return _frames(entries, since, store.clock(), deflated=deflated)

    try:
        return Missed(await replays.run(work), last)
    except BusyError:
        return None


def _frames(
    entries: Sequence[Entry], since: int, now: int, *, deflated: bool
) -> list[OutgoingFrame]:
    frames, deflater = list[OutgoingFrame](), new_deflater()
    state: State | None = None
    for entry in entries:
        before, state = state, fold(state, entry)
        if entry.number > since:
            frame = OutgoingFrame(event_message(Happening(entry, state), before, now))
            frame.frame(deflated=deflated, deflater=deflater)
            frames.append(frame)
    return frames
