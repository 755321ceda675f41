"""The way out: messages as finished WebSocket frames, written without waiting.

A file of its own because it is where most of the server's time would go: an event is for everybody
at its table, so it is encoded once and compressed once, and the frame goes to each connection as
it is. For that no connection keeps a compression context of its own (`server_no_context_takeover`),
which also saves 32 kB for each.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from azulejos.server.messages import ServerMessage, encode_server_message

_TEXT: Final = 0x81
_DEFLATED_TEXT: Final = 0xC1
_WINDOW_BITS: Final = 12
_LEVEL: Final = 1  # the fastest; the next ones save three bytes in a hundred
_MEMORY_LEVEL: Final = 5
_WORTH_DEFLATING: Final = 300
_TAIL: Final = 4  # an empty block that every message would end with; the protocol leaves it out


class Outgoing:
    """A message on its way out, made into frames when the first connection needs one."""

    __slots__ = ("_deflated", "_payload", "_plain")

    def __init__(self, message: ServerMessage) -> None:
        self._payload = encode_server_message(message)
        self._plain: bytes | None = None
        self._deflated: bytes | None = None

    def frame(self, *, deflated: bool) -> bytes:
        """The frame for a connection that can or cannot inflate."""
        if deflated and len(self._payload) >= _WORTH_DEFLATING:
            if self._deflated is None:
                self._deflated = _framed(_DEFLATED_TEXT, _deflate(self._payload))
            return self._deflated
        if self._plain is None:
            self._plain = _framed(_TEXT, self._payload)
        return self._plain


_deflater: Final = zlib.compressobj(_LEVEL, zlib.DEFLATED, -_WINDOW_BITS, _MEMORY_LEVEL)


def _deflate(payload: bytes) -> bytes:
    # A full flush forgets what came before, so that each message stands alone; making a new
    # compressor for each costs a quarter more. Only the event loop comes here.
    return (_deflater.compress(payload) + _deflater.flush(zlib.Z_FULL_FLUSH))[:-_TAIL]


def _framed(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", first, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload


class Outlet(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, to which finished frames can be handed."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            server_max_window_bits=_WINDOW_BITS,
            client_max_window_bits=_WINDOW_BITS,
            compress_settings={"level": _LEVEL, "memLevel": _MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger
        )
        self.on_writable: Callable[[], None] | None = None
        self.on_shutdown: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """A handshake came in: whoever answers it finds this object in the scope."""
        self.app_state = {**self.app_state, "outlet": self}
        super().handle_connect(event)

    def resume_writing(self) -> None:
        """The client has read something."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def shutdown(self) -> None:
        """The server stops: whoever speaks here may say a last word."""
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
