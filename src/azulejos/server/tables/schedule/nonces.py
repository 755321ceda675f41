"""Waiting for nonces: how long each person has had to show a promised one.

Seconds count only while the person is connected to this process, without a break, and the store
answers. A restart or a lost connection therefore restarts the count, and a person who is gone is
never overdue. If the person is connected to another process, that process counts.
"""

from __future__ import annotations

from azulejos.server.tables.room.room import Room
from azulejos.table.starting import NONCE_WAIT_MS, is_awaited
from azulejos.table.state import Status


def overdue_at(room: Room) -> dict[int, int]:
    """When each awaited nonce of a person who is connected here becomes overdue, by seat."""
    state, connected = room.state, room.presence.connected_since
    if state.status is not Status.STARTING:
        return {}
    return {
        number: max(state.start_called_at, connected[seat.guest]) + NONCE_WAIT_MS
        for number, seat in enumerate(state.seats)
        if is_awaited(seat) and seat.guest is not None and seat.guest in connected
    }


def overdue_seats(room: Room, now: int) -> tuple[int, ...]:
    """The seats whose nonces did not come in time."""
    return tuple(seat for seat, at in overdue_at(room).items() if at <= now)
