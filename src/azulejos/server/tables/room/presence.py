"""Presence: who is connected to a table, in this process and in others.

A guest may have several connections. Every process tells the others who is connected to it, and
what it told is believed for a while only, because a process may die without telling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from azulejos.store import Outage, SteadyClock


class _Elsewhere(NamedTuple):
    """Who is connected to another process, and when this expires."""

    guests: frozenset[int]
    spectators: int
    until: int


class RoomPresence:
    """Who is connected to one table."""

    def __init__(self, clock: SteadyClock) -> None:
        self._clock = clock
        self._guests: Counter[int] = Counter()
        """How many connections each guest has to this process."""
        self._spectators = 0
        self._connected_since: dict[int, int] = {}
        self._away_since: dict[int, int] = {}
        self._watched_since = clock()
        """Since when this process knows who is connected to it."""
        self._elsewhere: dict[str, _Elsewhere] = {}

    def enter(self, guest: int | None) -> None:
        """Count a new connection, of a guest or of a spectator (None)."""
        if guest is None:
            self._spectators += 1
            return
        self._guests[guest] += 1
        self._connected_since.setdefault(guest, self._clock())
        self._away_since.pop(guest, None)

    def leave(self, guest: int | None) -> None:
        """Count a connection that is gone."""
        if guest is None:
            self._spectators -= 1
            return
        self._guests[guest] -= 1
        if not self._guests[guest]:
            del self._guests[guest]
            self._connected_since.pop(guest, None)
            self._away_since[guest] = self._clock()

    def believe(self, process: str, guests: Iterable[int], spectators: int, until: int) -> bool:
        """Note who is connected to another process; True if no connection was known there."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = _Elsewhere(frozenset(guests), spectators, until)
        return before is None or not (before.guests or before.spectators)

    @property
    def guests_here(self) -> frozenset[int]:
        """The guests who are connected to this process."""
        return frozenset(self._guests)

    @property
    def spectators_here(self) -> int:
        """The number of connections to this process without a guest."""
        return self._spectators

    @property
    def here(self) -> tuple[frozenset[int], int]:
        """Who is connected to this process: guests, and how many spectators."""
        return self.guests_here, self._spectators

    @property
    def connections_here(self) -> int:
        """The number of connections to this process."""
        return self._guests.total() + self._spectators

    @property
    def guests(self) -> frozenset[int]:
        """The guests who are connected to any process."""
        return self.guests_here.union(*(one.guests for one in self._others()))

    @property
    def spectators(self) -> int:
        """The number of spectators at all processes."""
        return self._spectators + sum(one.spectators for one in self._others())

    def _others(self) -> Iterable[_Elsewhere]:
        now = self._clock()
        self._elsewhere = {key: one for key, one in self._elsewhere.items() if one.until > now}
        return self._elsewhere.values()

    @property
    def connected_since(self) -> Mapping[int, int]:
        """Since when each guest has been connected to this process without a break."""
        return MappingProxyType(self._connected_since)

    def away_since(self, guest: int) -> int:
        """Since when a guest is away, as far as this process knows."""
        return self._away_since.get(guest, self._watched_since)

    def restart_waiting(self) -> None:
        """Count the time of every connected guest from now on."""
        self._connected_since = dict.fromkeys(self._connected_since, self._clock())

    def leave_out(self, outage: Outage) -> None:
        """Do not count the time in which no person could come back or show a nonce."""

        def later(at: int) -> int:
            return at + max(0, outage.until - max(at, outage.since))

        self._away_since = {guest: later(at) for guest, at in self._away_since.items()}
        self._connected_since = {guest: later(at) for guest, at in self._connected_since.items()}
        self._watched_since = later(self._watched_since)
