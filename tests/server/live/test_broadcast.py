"""An event is encoded once for all connections, and the last ones can be sent again."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from azulejos.server.live import frames
from azulejos.server.live.broadcast import RECENT, Broadcaster
from azulejos.server.live.connection import Connection
from azulejos.server.live.frames import read_frames
from azulejos.server.metrics import Metrics
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import Tables
from azulejos.server.wire.messages import Reacted, encode_server_message
from azulejos.store import Store
from azulejos.table import Happening
from tests.table.harness import Host, people


class Reader:
    """A client that reads everything at once."""

    is_writable = True
    deflates = False

    def __init__(self) -> None:
        self.read: list[dict[str, Any]] = []

    def write_frames(self, data: bytes) -> None:
        self.read += [json.loads(text) for text in read_frames(data)]

    def abort(self) -> None:
        pass

    def take(self) -> list[dict[str, Any]]:
        taken, self.read = self.read, []
        return taken


class Watched:
    """One table of a process, with a broadcaster."""

    def __init__(self, store: Store) -> None:
        self.host: Host = people()
        self.tables = Tables(store, Metrics())
        self.broadcaster = Broadcaster(self.tables)
        self.room = Room(self.host.state, self.host.seed, self.tables.clock)

    def enter(self, guest: int | None) -> Reader:
        reader = Reader()
        connection = Connection(reader, 1_000_000, lambda flush: flush())
        connection.guest = guest
        self.broadcaster.enter(self.room, connection)
        return reader

    def play(self) -> None:
        """A person plays; what follows from the move happens too."""
        known = len(self.host.entries)
        self.host.play()
        happened = [Happening(entry, self.host.state) for entry in self.host.entries[known:]]
        self.tables.advance(self.room, happened, self.tables.clock(), own=True)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    with contextlib.closing(Store(str(tmp_path / "t.db"), deliver=lambda run: run())) as store:
        yield asyncio.run(_watched(store))


async def _watched(store: Store) -> Watched:
    return Watched(store)


def _types(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


def test_event_is_encoded_once_for_all(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded = []

    def count(message: Any) -> bytes:
        encoded.append(type(message).__name__)
        return encode_server_message(message)

    readers = [watched.enter(guest) for guest in (0, 1, None, None)]
    for reader in readers:
        reader.take()
    monkeypatch.setattr(frames, "encode_server_message", count)
    watched.play()
    assert encoded == ["EventHappened", "YourTurn"]
    turn = watched.host.state.turn
    for guest, reader in enumerate(readers):
        expected = ["EventHappened", "YourTurn"] if guest == turn else ["EventHappened"]
        assert _types(reader.take()) == expected


def test_last_events_can_be_sent_again(watched: Watched) -> None:
    broadcaster, room = watched.broadcaster, watched.room
    reader, start = watched.enter(None), room.state.number
    assert broadcaster.missed(room, start) == []
    assert broadcaster.missed(room, start + 1) is None
    while room.state.number < start + RECENT:
        watched.play()
    sent = [one["number"] for one in reader.take() if one["type"] == "EventHappened"]
    last = room.state.number
    assert sent == list(range(start + 1, last + 1))
    again = broadcaster.missed(room, last - RECENT)
    assert again is not None
    read = [json.loads(text) for one in again for text in read_frames(one.frame(deflated=False))]
    assert [one["number"] for one in read] == sent[-RECENT:]
    assert broadcaster.missed(room, last - RECENT - 1) is None


def test_events_without_a_connection_are_not_kept(watched: Watched) -> None:
    start = watched.room.state.number
    watched.play()
    assert watched.broadcaster.missed(watched.room, start) is None


def test_presence_and_reactions_of_other_processes_are_shown(watched: Watched) -> None:
    reader = watched.enter(0)
    assert _types(reader.take()) == ["Presence"]
    until = watched.tables.clock() + 60_000
    watched.room.presence.believe("other", [1], 2, until)
    for tell in watched.tables.on_presence:
        tell(watched.room)
    [presence] = reader.take()
    assert (presence["seats"], presence["spectators"]) == ([True, True], 2)
    for show in watched.tables.on_reaction:
        show(watched.room, Reacted(seat=1, reaction="wow"))
    assert _types(reader.take()) == ["Reacted"]


def test_others_hear_of_presence_only_when_it_changes(watched: Watched) -> None:
    host, person = watched.enter(0), watched.enter(1)
    host.take()
    person.take()
    second = watched.enter(1)  # another page of the same person
    assert _types(second.take()) == ["Presence"]
    assert (host.take(), person.take()) == ([], [])
    watched.enter(None)
    assert _types(host.take()) == _types(person.take()) == _types(second.take()) == ["Presence"]
