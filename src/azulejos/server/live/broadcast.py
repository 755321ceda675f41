"""Broadcast: the events of a table, sent to every connection.

An event is encoded once and handed to every connection without waiting for any of them. The last
events stay in memory for clients that lost their connection for a moment.
"""

from __future__ import annotations

from collections import deque
from typing import Final
from weakref import WeakKeyDictionary

from azulejos.server.live.connection import Connection
from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.tables.room.room import Change, Room, seat_to_act
from azulejos.server.tables.tables import Tables
from azulejos.server.wire.from_table import event_message, snapshot
from azulejos.server.wire.messages import Joined, Presence, Reacted, ServerMessage, YourTurn
from azulejos.store import SteadyClock
from azulejos.table import State
from azulejos.views.choices import choices

RECENT: Final = 16
"""How many encoded events are kept for clients that were away for a moment."""


class _Channel:
    """The connections to one table, and the last events that were sent to them."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.recent: deque[tuple[int, OutgoingFrame]] = deque(maxlen=RECENT)
        self.told: Presence | None = None
        """What all connections know about who is connected."""

    def push(self, message: ServerMessage) -> OutgoingFrame:
        """Hand a message to every connection."""
        frame = OutgoingFrame(message)
        for connection in self.connections:
            connection.push(frame)
        return frame


class Broadcaster:
    """Sends what happens at the tables of one process to the connections there."""

    def __init__(self, tables: Tables) -> None:
        self._clock: SteadyClock = tables.clock
        self._channels: WeakKeyDictionary[Room, _Channel] = WeakKeyDictionary()
        tables.on_change.append(self._on_change)
        tables.on_hidden.append(self._forget)
        tables.on_presence.append(self.tell_presence)
        tables.on_reaction.append(self.show_reaction)

    def _channel(self, room: Room) -> _Channel:
        return self._channels.setdefault(room, _Channel())

    def enter(self, room: Room, connection: Connection) -> None:
        """Send a connection what happens at a table from now on, and tell it who is connected."""
        connections = self._channel(room).connections
        if connection not in connections:
            connections.add(connection)
            room.presence.enter(connection.guest)
        if not self.tell_presence(room):
            connection.say(_presence(room))

    def change_guest(self, room: Room, connection: Connection, guest: int | None) -> None:
        """Let a connection act for another guest, or for none; `enter` tells the others."""
        if guest != connection.guest:
            room.presence.enter(guest)
            room.presence.leave(connection.guest)
            connection.guest = guest

    def leave(self, room: Room, connection: Connection) -> None:
        """Send a connection no more."""
        self._channel(room).connections.discard(connection)
        room.presence.leave(connection.guest)
        room.touch()
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> bool:
        """Tell every connection who is connected, if that has changed; whether it has."""
        channel, presence = self._channel(room), _presence(room)
        if presence == channel.told:
            return False
        channel.told = presence
        channel.push(presence)
        return True

    def show_reaction(self, room: Room, reacted: Reacted) -> None:
        """Show every connection that a person reacted."""
        self._channel(room).push(reacted)

    def welcome(
        self, room: Room, connection: Connection, missed: list[OutgoingFrame] | None
    ) -> None:
        """Bring a connection up to date, by the events that it missed or by a snapshot."""
        state, guest = room.state, connection.guest
        seats = [] if guest is None else list(state.seats_of(guest))
        if missed is not None and not connection.grant(missed):
            missed = None
        resumed = missed is not None
        connection.say(Joined(table=state.table, guest=guest, seats=seats, resumed=resumed))
        if missed is None:
            connection.say(snapshot(state, self._clock()))
        else:
            for frame in missed:
                connection.push(frame)
        seat = seat_to_act(state)
        if seat is not None and guest is not None and state.seats[seat].guest == guest:
            connection.say(_your_turn(state, seat))

    def missed(self, room: Room, since: int) -> list[OutgoingFrame] | None:
        """The events after a number, None if they are no longer in memory."""
        last, recent = room.state.number, self._channel(room).recent
        if since == last:
            return []
        if since > last or not recent or recent[0][0] > since + 1:
            return None
        return [frame for number, frame in recent if number > since]

    def _forget(self, room: Room) -> None:
        """Send no event from memory, because there may be a deleted name in it."""
        self._channel(room).recent.clear()

    def _on_change(self, change: Change) -> None:
        channel = self._channel(change.room)
        if not channel.connections:
            channel.recent.clear()
            return
        before = change.before
        for happening in change.happened:
            frame = channel.push(event_message(happening, before, change.now))
            channel.recent.append((happening.entry.number, frame))
            before = happening.state
        _offer_turn(channel, change.before, before)


def _offer_turn(channel: _Channel, before: State, state: State) -> None:
    """Tell the person to act what they may do, unless they know."""
    seat = seat_to_act(state)
    if seat is None:
        return
    if before.game_number == state.game_number and seat_to_act(before) == seat:
        return
    guest = state.seats[seat].guest
    there = [one for one in channel.connections if one.guest == guest]
    if there:
        frame = OutgoingFrame(_your_turn(state, seat))
        for connection in there:
            connection.push(frame)


def _your_turn(state: State, seat: int) -> YourTurn:
    assert state.position is not None
    return YourTurn(seat=seat, game_event=state.game_number, choices=choices(state.position))


def _presence(room: Room) -> Presence:
    there = room.presence.guests
    seats = [seat.guest is not None and seat.guest in there for seat in room.state.seats]
    return Presence(seats=seats, spectators=room.presence.spectators)
