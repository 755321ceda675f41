"""The WebSocket of a table: reading what a client sends and answering every message.

Everything that arrives here may be wrong, too much, too often or malicious. Each of these gets a
code, or the connection is closed.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from azulejos.server import log
from azulejos.server.live.connection import Connection
from azulejos.server.live.missed import Missed, read_missed
from azulejos.server.tables import rated_guard
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import BusyError, NoSuchTableError
from azulejos.server.transport.plain_socket import PlainSocket
from azulejos.server.wire.messages import (
    Acknowledged,
    ClientMessage,
    Closing,
    Join,
    Ping,
    Pong,
    React,
    Reacted,
    Refused,
    decode_client_message,
)
from azulejos.store import StoreError
from azulejos.table import Accepted, GuestRequest, Refusal
from azulejos.table.requests import ChangeOptions, SeatBot

if TYPE_CHECKING:
    from azulejos.server.services import Services

_FAR_BACK: Final = 10
"""A `Join` that needs events from the store counts as this many messages; others get a snapshot."""
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013
_CLOSE_CODES: Final = {
    "server/busy": _TRY_AGAIN,
}

_TOO_FAST = Refused(code="server/too_fast", sentence="Too many messages; wait a little.")
_NOT_JOINED = Refused(code="server/not_joined", sentence="Send Join first.")
_BAD_TOKEN = Refused(code="server/bad_token", sentence="No guest of this table has this token.")
_NO_TABLE = Refused(code="server/no_such_table", sentence="There is no table with this name.")
_GOING_DOWN = Closing(
    code="server/going_down", sentence="The server stops or starts again; nothing is lost."
)
_NO_LEVEL = "There is no such level."
_BUSY = "The server cannot do this now; try again."


class Visit:
    """One client at one table, from the handshake to the end."""

    def __init__(self, services: Services, socket: Any, table: str, key: str) -> None:
        self._services = services
        self._key = key
        self._socket = socket
        self._table = table
        limits = services.settings.limits
        self._room: Room | None = None
        self._has_asked_to_join = False
        self._closing: Closing | None = None
        self._transport = socket.scope["state"].get("protocol") or PlainSocket(socket, limits)
        soon = asyncio.get_running_loop().call_soon
        self.connection = Connection(self._transport, limits.backlog_bytes, soon)
        self._transport.on_writable = self.connection.flush
        self._transport.on_shutdown = self._say_goodbye

    async def run(self) -> None:
        """Talk until one side has had enough."""
        connection, metrics = self.connection, self._services.metrics
        try:
            await self._read()
        finally:
            self._transport.on_shutdown = None
            if self._room is not None:
                self._services.broadcaster.leave(self._room, connection)
                self._services.schedule.plan_again(self._room)
                self._services.announce(self._room)
            metrics.messages_out.inc(connection.sent)
            metrics.slow_readers.inc(connection.is_cut)
        if self._closing is not None:
            connection.say(self._closing)
            connection.flush()
            await self._transport.drain()
            code = _CLOSE_CODES.get(self._closing.code, _POLICY)
            await self._socket.close(code, self._closing.code)
        self._transport.on_writable = None

    def _say_goodbye(self) -> None:
        self.connection.say(_GOING_DOWN)
        self.connection.flush()

    async def _read(self) -> None:
        seconds = self._services.settings.limits.join_seconds
        try:
            async with asyncio.timeout(seconds):
                while self._room is None:
                    if not await self._read_one():
                        return
        except TimeoutError:
            self._closing = Closing(code="server/not_joined", sentence="Send Join first.")
            return
        while await self._read_one():
            pass

    async def _read_one(self) -> bool:
        """Read and answer one message; False at the end."""
        received = await self._socket.receive()
        if received["type"] != "websocket.receive":
            if self._transport.has_failed_text:
                log.warn("message_is_not_utf8", table=self._table)
                self._services.metrics.refused.inc()
            return False
        self._services.metrics.messages_in.inc()
        if not self._transport.allowance.take(time.monotonic()):
            return self._slow_down()
        data = received.get("text")
        if data is None:
            data = received.get("bytes") or b""
        try:
            message = decode_client_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # bad, or deep
            self.connection.say(Refused(code="server/bad_message", sentence=_fault(error)))
            return True
        await self._answer(message)
        return self._closing is None

    def _slow_down(self) -> bool:
        if self._transport.allowance.is_used_up:
            self._closing = Closing(code="server/too_fast", sentence=_TOO_FAST.sentence)
            return False
        self.connection.say(_TOO_FAST)
        return True

    async def _answer(self, message: ClientMessage) -> None:
        started = time.perf_counter()
        match message:
            case Join():
                await self._try_to_join(message)
            case Ping():
                self.connection.say(Pong(sent=message.sent, now=self._services.tables.clock()))
            case React():
                self._react(message)
            case _:
                await self._ask(message)
                self._services.metrics.requests.observe(time.perf_counter() - started)

    async def _try_to_join(self, message: Join) -> None:
        """Join unless the address asks too often; the handshake has paid for the first `Join`."""
        if self._has_asked_to_join and not self._services.http.allow(self._key, time.monotonic()):
            self.connection.say(_TOO_FAST)
            return
        self._has_asked_to_join = True
        try:
            await self._join(message)
        except StoreError as error:
            log.warn("join_failed", table=self._table, reason=str(error))
            self._closing = Closing(code="server/busy", sentence=_BUSY, retry_after=1_000)

    async def _join(self, message: Join) -> None:
        services, connection = self._services, self.connection
        broadcaster = services.broadcaster
        try:
            room = await services.tables.room(self._table)
        except NoSuchTableError:
            connection.say(_NO_TABLE)
            return
        guest = None
        if message.token is not None:
            guest = await services.tables.guest_of(self._table, message.token)
            if guest is None:
                connection.say(_BAD_TOKEN)
                return
        if self._room is None and not self._has_space(room, guest):
            return
        if not services.tables.is_alone:
            await services.tables.catch_up(room)
        missed = await self._missed(room, message.since)
        if missed is not None:  # that may take a while, in which an idle room may be forgotten
            room = await services.tables.room(self._table)
        async with room.lock:
            frames = None if missed is None else missed.and_then(room, broadcaster)
            before = room.presence.here
            if self._room is None:
                connection.guest = guest
            else:
                broadcaster.change_guest(room, connection, guest)
            broadcaster.welcome(room, connection, frames)
            self._room = room
            broadcaster.enter(room, connection)
        services.schedule.plan_again(room)
        if room.presence.here != before:
            services.announce(room)

    async def _missed(self, room: Room, since: int | None) -> Missed | None:
        """The events so far that a client missed: from memory, or from the store within limits."""
        now, services = time.monotonic(), self._services
        if since is None or since > room.state.number:
            return None
        frames = services.broadcaster.missed(room, since)
        if frames is not None:  # kept here: memory may forget them before the room is locked
            return Missed(frames, room.state.number)
        allowed = self._transport.allowance.spare(now, _FAR_BACK) and services.records.allow(
            self._key, now
        )
        if not allowed:
            return None
        return await read_missed(
            services.replays, services.tables.store, room, since, deflated=self._transport.deflates
        )

    def _has_space(self, room: Room, guest: int | None) -> bool:
        """Whether one more may come; spectators never keep out those who play."""
        if guest is not None and (guest == room.state.host or room.state.seats_of(guest)):
            return True
        if room.presence.connections_here < self._services.settings.limits.connections_per_table:
            return True
        sentence = "Too many people look at this table."
        self._closing = Closing(code="server/busy", sentence=sentence, retry_after=60_000)
        return False

    def _react(self, message: React) -> None:
        room, guest = self._room, self.connection.guest
        if room is None:
            self.connection.say(_NOT_JOINED)
        elif guest is None or message.seat not in room.state.seats_of(guest):
            code, words = "table/not_your_seat", "This is not your seat."
            self.connection.say(Refused(code=code, sentence=words))
        else:
            reacted = Reacted(seat=message.seat, reaction=message.reaction)
            self._services.broadcaster.show_reaction(room, reacted)
            self._services.pass_on(room, reacted)

    async def _ask(self, request: GuestRequest) -> None:
        room, connection = self._room, self.connection
        if room is None:
            connection.say(_refused(request, _NOT_JOINED.code, _NOT_JOINED.sentence))
            return
        level = _level_in(request)
        if level is not None and not self._services.has_level(level):
            connection.say(_refused(request, "server/no_such_level", _NO_LEVEL))
            return
        tables = self._services.tables
        try:
            if await tables.rated_guard.refuses(room.state, request):
                connection.say(_refused(request, rated_guard.CODE, rated_guard.SENTENCE))
                return
            answer = await tables.ask(room, request, connection.guest)
        except (BusyError, StoreError):
            log.error("request_failed", table=self._table, request=type(request).__name__)
            connection.say(_refused(request, "server/busy", _BUSY))
            return
        if isinstance(answer, Refusal):
            self._services.metrics.refused.inc()
            connection.say(_refused(request, answer.code.value, answer.sentence))
        else:
            last = answer.state.number if isinstance(answer, Accepted) else answer.last
            connection.say(Acknowledged(id=request.id, number=last))


def _level_in(request: GuestRequest) -> str | None:
    """The level of a bot that a request names."""
    match request:
        case SeatBot(level=level):
            return level
        case ChangeOptions(options=options):
            return options.stand_in
        case _:
            return None


def _refused(request: GuestRequest, code: str, sentence: str) -> Refused:
    return Refused(code=code, sentence=sentence, id=request.id)


def _fault(error: Exception) -> str:
    return f"This is not a message: {error}."
