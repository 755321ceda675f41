"""HTTP connections with limits: uvicorn's protocol, counting bytes, seconds and connections.

uvicorn's parser joins the pieces of a header in the event loop, however long it becomes, and waits
forever for the rest of a request. This protocol counts what it hands to the parser, and runs a
timer while a request is incomplete.
"""

from __future__ import annotations

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from azulejos.server.http.problems import encode_problem
from azulejos.server.http.rate_limits import address_key
from azulejos.server.http.security import HEADERS
from azulejos.server.transport.uvicorn_config import ServerConfig, need

NEEDED: Final = [
    "client",
    "connection_lost",
    "connection_made",
    "cycle",
    "data_received",
    "flow",
    "handle_websocket_upgrade",
    "loop",
    "on_body",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "pause_writing",
    "pipeline",
    "send_400_response",
    "server_state",
    "timeout_keep_alive_handler",
    "transport",
]
need(HttpToolsProtocol, NEEDED)

_MOST_PIPELINED: Final = 16


class Stage(Enum):
    """What is read next."""

    SILENCE = 0
    HEAD = 1
    BODY = 2


class LimitedHttp(HttpToolsProtocol):
    """One HTTP connection with limits of size and time."""

    def __init__(self, config: ServerConfig, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self._limits = config.limits
        self._open_http = config.open_http
        self._is_from_proxy = config.is_proxy
        self._counted_as: str | None = None
        self._stage = Stage.SILENCE
        self._timer: asyncio.TimerHandle | None = None
        self._reader_check: asyncio.TimerHandle | None = None
        self._is_upgraded = False
        self._has_moved = False
        self._unparsed = 0
        """Bytes since the parser last finished something: they are in its memory, or ignored."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        # A proxy opens connections for many clients, and limits them itself.
        if not self._is_from_proxy(host):
            key = address_key(host)
            if not self._open_http.enter(key):
                self._refuse(503, "server/busy", "Too many connections from this address.")
                return
            self._counted_as = key
        self._set_timer(self._limits.keep_alive_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._forget()
        if self._reader_check is not None:
            self._reader_check.cancel()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket, which has limits of its own."""
        self._is_upgraded = True
        self._forget()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Hand data to the parser in pieces, until too much of it is unparsed."""
        if self._stage is Stage.SILENCE:
            self._begin_head()
        while data and not (self._is_upgraded or self.transport.is_closing()):
            room = self._limits.header_bytes - self._unparsed
            if room <= 0:
                self._refuse(431, "server/too_large", "The headers of this request are too large.")
                return
            piece, data = data[:room], data[room:]
            self._has_moved = False
            super().data_received(piece)
            self._unparsed = 0 if self._has_moved else self._unparsed + len(piece)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._stage is Stage.SILENCE:  # after another one, in the same data
            self._begin_head()

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        if len(self.pipeline) >= _MOST_PIPELINED:
            raise ValueError("too many requests at once")  # uvicorn answers 400
        self._has_moved = True
        self._stage = Stage.BODY
        self._set_timer(self._limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body has come."""
        self._has_moved = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._has_moved = True
        self._stage = Stage.SILENCE
        self._set_timer(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Answer something that is not HTTP, in the shape of every other error."""
        self._refuse(400, "server/bad_request", "The request is not valid HTTP.")

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        self._close()

    def pause_writing(self) -> None:
        """More waits for the client than it reads."""
        super().pause_writing()
        self._check_reader(None)

    def _begin_head(self) -> None:
        self._stage = Stage.HEAD
        self._set_timer(self._limits.header_seconds)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._on_time_up, seconds)

    def _on_time_up(self, seconds: float) -> None:
        if self.flow.read_paused:  # we are the slow ones
            self._set_timer(seconds)
        elif self._stage is Stage.SILENCE:
            self._close()
        else:
            self._refuse(408, "server/too_slow", "The request took too long to arrive.")

    def _refuse(self, status: int, code: str, sentence: str) -> None:
        """Answer the request that is being read, unless that has begun, and close."""
        cycle: RequestResponseCycle | None = self.cycle
        done = cycle is None or (cycle.response_complete and self._stage is not Stage.BODY)
        if done or not (cycle and cycle.response_started):
            body = encode_problem(code, sentence)
            headers = [
                *self.server_state.default_headers,
                *HEADERS,
                (b"content-type", b"application/json"),
                (b"content-length", b"%d" % len(body)),
                (b"connection", b"close"),
            ]
            line = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
            lines = b"".join(b"%s: %s\r\n" % header for header in headers)
            self.transport.write(line + lines + b"\r\n" + body)
        self._close()

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self._check_reader(None)

    def _check_reader(self, before: int | None) -> None:
        """Cut the connection of a client that has read nothing since the last check."""
        waiting = self.transport.get_write_buffer_size()
        if waiting and before is not None and waiting >= before:
            self.transport.abort()
        elif waiting:
            if self._reader_check is not None:
                self._reader_check.cancel()
            seconds = self._limits.keep_alive_seconds
            self._reader_check = self.loop.call_later(seconds, self._check_reader, waiting)

    def _forget(self) -> None:
        self._set_timer(None)
        if self._counted_as is not None:
            self._open_http.leave(self._counted_as)
            self._counted_as = None
