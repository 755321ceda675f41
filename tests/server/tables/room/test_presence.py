"""Presence: who is connected to a table, in this process and in others."""

from azulejos.server.tables.room.presence import RoomPresence
from azulejos.store import Outage
from testing.clocks import HandClock

START = 1_000_000


def test_guest_is_there_until_the_last_connection_is_gone() -> None:
    clock = HandClock(START)
    presence = RoomPresence(clock)
    for guest in (0, 0, None):
        presence.enter(guest)
    assert (presence.connections_here, presence.spectators_here) == (3, 1)
    clock.pass_time(1_000)
    presence.leave(0)
    assert presence.guests == {0}
    assert presence.connected_since == {0: START}
    presence.leave(0)
    assert presence.guests == frozenset()
    assert presence.connected_since == {}
    assert presence.away_since(0) == START + 1_000
    assert presence.away_since(1) == START
    assert presence.connections_here == 1


def test_what_other_processes_told_is_believed_for_a_while() -> None:
    clock = HandClock(START)
    presence = RoomPresence(clock)
    presence.enter(0)
    assert presence.believe("other", [1, 2], 3, until=START + 5_000)
    assert not presence.believe("other", [1], 3, until=START + 5_000)
    assert presence.guests == {0, 1}
    assert presence.guests_here == {0}
    assert (presence.spectators, presence.spectators_here) == (3, 0)
    clock.pass_time(5_000)
    assert presence.guests == {0}
    assert presence.spectators == 0
    assert presence.believe("other", [1], 0, until=START + 10_000)


def test_time_without_a_store_does_not_count() -> None:
    clock = HandClock(START)
    presence = RoomPresence(clock)
    presence.enter(0)
    clock.pass_time(3_000)
    presence.leave_out(Outage(START + 1_000, START + 3_000))
    assert presence.connected_since == {0: START + 2_000}
    assert presence.away_since(1) == START + 2_000
    presence.restart_waiting()
    assert presence.connected_since == {0: START + 3_000}
