"""The bus: tells other processes through Redis what happened at a table.

It may fail at any time without harm. A message only repeats what is in the store, and a process
that missed one finds a gap in the numbers and reads the store. After a failure, every table in
memory is compared with the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from azulejos.server import log
from azulejos.server.tables.room.room import Change, Room
from azulejos.server.tables.tables import Tables
from azulejos.server.wire.messages import Reacted
from azulejos.store import StoreError
from azulejos.table import Entry

CHANNEL: Final = "azulejos"
PRESENCE_TTL_MS: Final = 30_000
"""How long a message about the connections of another process is valid."""
AGAIN_S: Final = 10.0
"""How often messages about connections are repeated."""
_RETRY_S: Final = 1.0
_MOST_WAITING: Final = 10_000


class _Heard(Struct, frozen=True, tag=True, tag_field="type"):
    """A message between processes."""

    process: str
    table: str


class MovedOn(_Heard, frozen=True):
    """A table has these entries; they are on disk."""

    entries: list[Entry]


class Attended(_Heard, frozen=True):
    """Who is connected to a table at a process."""

    guests: list[int]
    spectators: int


class NameHidden(_Heard, frozen=True):
    """A guest's name is not shown any more; the store says whose."""


class ReactedAt(_Heard, frozen=True):
    """A person reacted."""

    reacted: Reacted


Heard: TypeAlias = MovedOn | Attended | NameHidden | ReactedAt
_decoder: Final = msgspec.json.Decoder(Heard)
_encoder: Final = msgspec.json.Encoder()


def redis_at(url: str) -> Any:
    """A client that connects when it is used; raises `ValueError` with one sentence."""
    try:
        # Only servers with several processes have Redis, and need its client.
        from redis.asyncio import Redis
    except ImportError:
        raise ValueError("Redis needs a client: pip install 'azulejos[redis]'") from None
    try:
        return Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
    except ValueError:
        raise ValueError(f"Redis is at redis://HOST:PORT/NUMBER, not at {url!r}") from None


class Bus:
    """The messages of one process on Redis, in both directions."""

    def __init__(self, url: str, tables: Tables, process: str) -> None:
        self._redis = redis_at(url)
        self._tables = tables
        self._process = process
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: set[asyncio.Task[None]] = set()
        self._is_broken = False
        tables.on_change.append(self._on_change)

    async def start(self) -> None:
        """Send and receive from now on."""
        loops: list[Callable[[], Awaitable[None]]] = [self._listen, self._speak, self._say_again]
        self._tasks = [asyncio.create_task(self._for_ever(loop)) for loop in loops]

    async def stop(self) -> None:
        """Stop sending and receiving."""
        tasks = {*self._tasks, *self._catching_up}
        while tasks:
            for task in tasks:
                task.cancel()
            # Code that awaits with a timeout may lose a cancellation; the loop would then go on.
            _, tasks = await asyncio.wait(tasks, timeout=_RETRY_S)
        await self._redis.aclose()

    async def _for_ever(self, loop: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await loop()
            except Exception as error:
                if not self._is_broken:
                    log.warn("bus_broken", reason=str(error)[:200])
                self._is_broken = True
                self._tables.blind_until = self._tables.clock() + PRESENCE_TTL_MS
                # No message comes now, so look into the store.
                await self._compare()
                await asyncio.sleep(_RETRY_S)

    def _on_change(self, change: Change) -> None:
        if change.is_own:
            entries = [happening.entry for happening in change.happened]
            self._say(MovedOn(self._process, change.room.state.table, entries))

    def announce(self, room: Room) -> None:
        """Tell the other processes who is connected to this one."""
        guests, spectators = sorted(room.presence.guests_here), room.presence.spectators_here
        self._say(Attended(self._process, room.state.table, guests, spectators))

    def pass_on(self, room: Room, reacted: Reacted) -> None:
        """Tell the other processes of a reaction."""
        self._say(ReactedAt(self._process, room.state.table, reacted))

    def tell_hidden(self, table: str) -> None:
        """Tell the other processes that a name is not shown any more."""
        self._say(NameHidden(self._process, table))

    def _say(self, heard: Heard) -> None:
        # A full queue means that Redis is away: the gaps are read from the store later.
        if not self._waiting.full():
            self._waiting.put_nowait(_encoder.encode(heard))

    async def _speak(self) -> None:
        while True:
            said = [await self._waiting.get()]
            while not self._waiting.empty() and len(said) < 100:
                said.append(self._waiting.get_nowait())
            pipeline = self._redis.pipeline(transaction=False)
            for data in said:
                pipeline.publish(CHANNEL, data)
            await pipeline.execute()

    async def _say_again(self) -> None:
        """Repeat who is connected, because others forget it, and look for gaps."""
        while True:
            await asyncio.sleep(AGAIN_S)
            for room in list(self._tables.rooms.values()):
                if room.presence.connections_here:
                    self.announce(room)
            await self._compare()

    async def _listen(self) -> None:
        async with self._redis.pubsub() as listener:
            await listener.subscribe(CHANNEL)
            if self._is_broken:
                log.info("bus_mended")
            self._is_broken = False
            # Earlier messages were not received.
            await self._compare()
            async for message in listener.listen():
                if message["type"] == "message":
                    self._hear(message["data"])

    async def _compare(self) -> None:
        """Look for missed events at every table that has connections."""
        for room in list(self._tables.rooms.values()):
            if room.presence.connections_here:
                self._catch_up(room)
                await asyncio.sleep(0)

    def _hear(self, data: bytes) -> None:
        try:
            heard = _decoder.decode(data)
        except msgspec.DecodeError:
            log.warn("bus_message_unreadable")
            return
        room = self._tables.rooms.get(heard.table)
        if room is None or heard.process == self._process:
            return
        match heard:
            case MovedOn():
                if not self._tables.take_in(room, heard.entries):
                    self._catch_up(room)
            case NameHidden():
                self._catch_up(room)
            case Attended():
                self._hear_presence(room, heard)
            case ReactedAt():
                for show in self._tables.on_reaction:
                    show(room, heard.reacted)

    def _hear_presence(self, room: Room, heard: Attended) -> None:
        until = self._tables.clock() + PRESENCE_TTL_MS
        are_first = room.presence.believe(heard.process, heard.guests, heard.spectators, until)
        if are_first and room.presence.connections_here:
            self.announce(room)  # they cannot know yet who is connected here
        for tell in self._tables.on_presence:
            tell(room)

    def _catch_up(self, room: Room) -> None:
        task = asyncio.create_task(self._read_gap(room))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _read_gap(self, room: Room) -> None:
        try:
            await self._tables.catch_up(room)
        except StoreError as error:
            log.warn("gap_not_read", table=room.state.table, reason=str(error))
