"""Messages to clients as finished WebSocket frames.

An event goes to all connections of its table, so it is encoded once and compressed once, and every
connection sends the same frame. Therefore no connection has its own compression context
(`server_no_context_takeover`), which also saves 32 kB for each.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from azulejos.server.wire.messages import ServerMessage, encode_server_message

if TYPE_CHECKING:
    from zlib import _Compress as Deflater

_TEXT: Final = 0x81
_DEFLATED_TEXT: Final = 0xC1
WINDOW_BITS: Final = 12
LEVEL: Final = 1  # the fastest; the next ones save three bytes in a hundred
MEMORY_LEVEL: Final = 5
_WORTH_DEFLATING: Final = 300
_TAIL: Final = 4  # an empty block that every message would end with; the protocol leaves it out


class OutgoingFrame:
    """A message on its way out, made into frames when the first connection needs one."""

    __slots__ = ("_deflated", "_payload", "_plain")

    def __init__(self, message: ServerMessage) -> None:
        self._payload = encode_server_message(message)
        self._plain: bytes | None = None
        self._deflated: bytes | None = None

    def frame(self, *, deflated: bool, deflater: Deflater | None = None) -> bytes:
        """The frame for a connection that can or cannot inflate.

        A thread other than the event loop's brings a deflater of its own.
        """
        if deflated and len(self._payload) >= _WORTH_DEFLATING:
            if self._deflated is None:
                packed = _deflate(self._payload, deflater or _deflater)
                self._deflated = _framed(_DEFLATED_TEXT, packed)
            return self._deflated
        if self._plain is None:
            self._plain = _framed(_TEXT, self._payload)
        return self._plain


def new_deflater() -> Deflater:
    """A compressor for messages, for one thread."""
    return zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)


_deflater: Final = new_deflater()  # of the event loop


def _deflate(payload: bytes, deflater: Deflater) -> bytes:
    # A full flush forgets what came before, so that each message stands alone; making a new
    # compressor for each costs a quarter more.
    return (deflater.compress(payload) + deflater.flush(zlib.Z_FULL_FLUSH))[:-_TAIL]


def _framed(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", first, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload


def read_frames(frames: bytes) -> Iterator[str]:
    """The messages in frames that were not deflated."""
    start = 0
    while start < len(frames):
        length, start = frames[start + 1], start + 2
        if length >= 126:
            width = 2 if length == 126 else 8
            length = int.from_bytes(frames[start : start + width])
            start += width
        yield frames[start : start + length].decode()
        start += length
