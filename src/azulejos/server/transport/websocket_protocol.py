"""WebSockets with limits: uvicorn's protocol, to which finished frames can be handed.

Frames that carry no whole message (pings, pongs, parts of messages) count as messages do, and a
message that is not UTF-8 closes the connection.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from azulejos.server.http.rate_limits import Allowance
from azulejos.server.live.frames import LEVEL, MEMORY_LEVEL, WINDOW_BITS
from azulejos.server.transport.uvicorn_config import ServerConfig, need

NEEDED: Final = [
    "app_state",
    "close_sent",
    "conn",
    "curr_msg_data_type",
    "data_received",
    "disconnected",
    "frames",
    "handle_connect",
    "handle_cont",
    "handle_parser_exception",
    "handle_ping",
    "handle_pong",
    "handshake_initiated",
    "logger",
    "queue",
    "resume_writing",
    "send_receive_event_to_app",
    "shutdown",
    "transport",
    "writable",
]
need(WebSocketsSansIOProtocol, NEEDED)

_NOT_TEXT: Final = 1007
_POLICY: Final = 1008
_PIECE_BYTES: Final = 4_096


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket; the application finds this object in the scope's state."""

    def __init__(self, config: ServerConfig, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL},
        )
        limits = config.limits
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=limits.message_bytes, logger=self.logger
        )
        self.allowance = Allowance(limits.messages_per_second, limits.messages_burst)
        self._most_waiting = limits.messages_burst + self.allowance.most_refused
        self.has_failed_text = False
        """Whether the connection was closed for a message that is not UTF-8."""
        self.on_writable: Callable[[], None] | None = None
        self.on_shutdown: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """A handshake came in."""
        self.app_state = {**self.app_state, "protocol": self}
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        """Parse data in pieces, so that a flood of small frames is stopped before its end."""
        for start in range(0, len(data), _PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE_BYTES])
            if self.close_sent:  # only the client's own close is waited for
                self.conn.data_to_send()
            if self.queue.qsize() > self._most_waiting:
                self._fail(_POLICY, "server/too_fast")
        if not self.handshake_initiated:
            # The library has refused the request, for too long a header for example.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.has_failed_text |= not self.close_sent
            self._fail(_NOT_TEXT, "server/bad_message")
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        """A further part of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping of the client, to which the answer is ready."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """The answer to a ping of ours, or a pong for no reason."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        """Count a frame; False after far too many."""
        if self.close_sent:
            return False
        if self.allowance.take(time.monotonic()) or not self.allowance.is_used_up:
            return True
        self._fail(_POLICY, "server/too_fast")
        return False

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection because of what the client sent."""
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def resume_writing(self) -> None:
        """The client has read something."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def shutdown(self) -> None:
        """The server stops; the application may send a last message."""
        if self.on_shutdown is not None:
            self.on_shutdown()
        super().shutdown()

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with what is sent."""
        return self.writable.is_set()

    @property
    def deflates(self) -> bool:
        """Whether the client can inflate."""
        return bool(self.conn.extensions)

    def write_frames(self, frames: bytes) -> None:
        """Send finished frames; never waits."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames)

    def abort(self) -> None:
        """Cut the connection."""
        self.transport.abort()

    async def drain(self) -> None:
        """Wait for what was written; nothing waits here."""


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
