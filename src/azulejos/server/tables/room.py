"""Rooms: tables in memory, with everybody who is connected to them.

A file of its own because it is the fan-out: an event is encoded once and handed to every connection
without waiting for any. A room can be thrown away at any time; the store has everything.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from typing import Final

from azulejos.server.live.connection import Connection
from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.wire.from_table import event_message, snapshot
from azulejos.server.wire.messages import Joined, Presence, YourTurn
from azulejos.store import Outage, SteadyClock
from azulejos.table import Happening, Refusal, State
from azulejos.views.choices import choices

RECENT: Final = 16
"""How many encoded events are kept for those who were away for a moment."""
_REFUSALS_KEPT: Final = 64


class Room:
    """One table in memory."""

    def __init__(self, state: State, seed: bytes, clock: SteadyClock) -> None:
        self.state = state
        self.seed = seed
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.recent: deque[tuple[int, OutgoingFrame]] = deque(maxlen=RECENT)
        self.present: Counter[int] = Counter()
        """How many connections each guest has here."""
        self.present_since: dict[int, int] = {}
        """Since when each guest has been connected here without a break."""
        self.away_since: dict[int, int] = {}
        self._clock = clock
        self.loaded_at = self.used_at = clock()
        self.due_at: int | None = None
        """When something is due at the earliest, None: not known."""
        self.known_wake: int | None = None
        """The wake that is known to be stored; see `store.units.unit_of`."""
        self.is_tended = False
        """Whether this process has promised to do what is due at this table."""
        self.timer: asyncio.TimerHandle | None = None
        self.outages: list[tuple[int, int]] = []
        """When the store was away, as far as the table does not know of it yet."""
        self.refused: OrderedDict[tuple[int | None, str], Refusal] = OrderedDict()
        """The last refusals by guest and request, so that a repeated one gets the same answer."""
        self.thinking_at: int | None = None
        """The game event at which a bot thinks here, None: nobody thinks."""
        self.elsewhere: dict[str, tuple[frozenset[int], int, int]] = {}
        """Other processes: the guests and spectators there, and until when that is believed."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at this room or has something to do with it."""
        # What a bot chooses here would be told to nobody at another room of the same table.
        return not self.connections and not self.lock.locked() and self.thinking_at is None

    def remember(self, guest: int | None, request: str, refusal: Refusal) -> None:
        """Keep a refusal for a while."""
        self.refused[guest, request] = refusal
        if len(self.refused) > _REFUSALS_KEPT:
            self.refused.popitem(last=False)

    def advance(self, happened: Iterable[Happening], now: int) -> None:
        """These events are on disk: everybody may know."""
        before = self.state
        for happening in happened:
            if self.connections:
                message = OutgoingFrame(event_message(happening, self.state, now))
                self.recent.append((happening.entry.number, message))
                self.state = happening.state
                self.push(message)
            else:
                self.recent.clear()
                self.state = happening.state
        self._offer_turn(before)

    def _offer_turn(self, before: State) -> None:
        """Tell the person to act what they may do, unless they know."""
        state, seat = self.state, seat_to_act(self.state)
        if seat is None:
            return
        if before.game_number == state.game_number and seat_to_act(before) == seat:
            return
        guest = state.seats[seat].guest
        there = [one for one in self.connections if one.guest == guest]
        if there:
            message = OutgoingFrame(self._your_turn(seat))
            for connection in there:
                connection.push(message)

    def _your_turn(self, seat: int) -> YourTurn:
        assert self.state.position is not None
        offered = choices(self.state.position)
        return YourTurn(seat=seat, game_event=self.state.game_number, choices=offered)

    def welcome(self, connection: Connection, missed: list[OutgoingFrame] | None) -> None:
        """Bring somebody up to date, by a snapshot or by the events that were missed."""
        state, guest = self.state, connection.guest
        seats = [] if guest is None else list(state.seats_of(guest))
        if missed is not None and not connection.grant(missed):
            missed = None
        resumed = missed is not None
        joined = Joined(table=state.table, guest=guest, seats=seats, resumed=resumed)
        connection.say(joined)
        if missed is None:
            connection.say(snapshot(state, self._clock()))
        else:
            for message in missed:
                connection.push(message)
        seat = seat_to_act(state)
        if seat is not None and guest is not None and state.seats[seat].guest == guest:
            connection.say(self._your_turn(seat))

    def missed(self, since: int) -> list[OutgoingFrame] | None:
        """The events after a number, None where they are no longer in memory."""
        if since == self.state.number:
            return []
        if since > self.state.number or not self.recent or self.recent[0][0] > since + 1:
            return None
        return [message for number, message in self.recent if number > since]

    def enter(self, connection: Connection) -> None:
        """Somebody looks at the table from now on."""
        self.connections.add(connection)
        if connection.guest is not None:
            self.present[connection.guest] += 1
            self.present_since.setdefault(connection.guest, self._clock())
            self.away_since.pop(connection.guest, None)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        guest, now = connection.guest, self._clock()
        if guest is not None:
            self.present[guest] -= 1
            if not self.present[guest]:
                del self.present[guest]
                self.present_since.pop(guest, None)
                self.away_since[guest] = now
        self.used_at = now
        self.tell_presence()

    def stand_still(self, outage: Outage) -> None:
        """No time counts in which nobody could come back or show a nonce."""

        def later(at: int) -> int:
            return at + max(0, outage.until - max(at, outage.since))

        self.away_since = {guest: later(at) for guest, at in self.away_since.items()}
        self.present_since = {guest: later(at) for guest, at in self.present_since.items()}
        self.loaded_at = later(self.loaded_at)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        if self.connections:
            self.push(OutgoingFrame(self.presence()))

    def presence(self) -> Presence:
        """Who is connected, here or at another process."""
        there = self.guests_present()
        seats = [seat.guest is not None and seat.guest in there for seat in self.state.seats]
        here = sum(one.guest is None for one in self.connections)
        spectators = here + sum(count for _, count, _ in self.elsewhere.values())
        return Presence(seats=seats, spectators=spectators)

    def guests_present(self) -> frozenset[int]:
        """The guests who are connected, here or at another process."""
        self._forget_the_silent()
        return frozenset(self.present).union(*(guests for guests, _, _ in self.elsewhere.values()))

    def _forget_the_silent(self) -> None:
        now = self._clock()
        self.elsewhere = {key: one for key, one in self.elsewhere.items() if one[2] > now}

    def push(self, message: OutgoingFrame) -> None:
        """Hand everybody a message."""
        for connection in self.connections:
            connection.push(message)


def seat_to_act(state: State) -> int | None:
    """The seat whose person has to choose now."""
    turn = state.turn
    return None if turn is None or state.seats[turn].is_bot_played else turn
