"""A cheap WebSocket client, so that one core can simulate a thousand people.

It knows frames and compression and nothing about the game. It speaks permessage-deflate as browsers
do, but compresses nothing itself, which the protocol allows.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import cast

_HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
_TAIL = b"\x00\x00\xff\xff"


class LoadSocket(asyncio.Protocol):
    """One connection; `on_text` gets every message."""

    def __init__(self, host: str, path: str, on_text: Callable[[bytes], None]) -> None:
        self._hello = _HELLO.format(host=host, path=path).encode()
        self._on_text = on_text
        self._data = b""
        self._inflate = zlib.decompressobj(-15)
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self.bytes_in = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed in the handshake"))

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self._data += data
        if not self._is_open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            assert b"permessage-deflate" in head
            self._data, self._is_open = rest, True
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            first, length = data[at], data[at + 1]
            start = at + 2
            if length == 126:
                if len(data) - start < 2:
                    break
                length, start = struct.unpack_from("!H", data, start)[0], start + 2
            elif length == 127:
                if len(data) - start < 8:
                    break
                length, start = struct.unpack_from("!Q", data, start)[0], start + 8
            if len(data) - start < length:
                break
            at = start + length
            self._on_frame(first, data[start:at])
        self._data = data[at:]

    def _on_frame(self, first: int, payload: bytes) -> None:
        code = first & 0x0F
        if code == 1:
            if first & 0x40:
                payload = self._inflate.decompress(payload) + self._inflate.decompress(_TAIL)
            self._on_text(payload)
        elif code == 9:
            self._send(0x8A, payload)
        elif code == 8:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(0x81, text)

    def _send(self, first: int, payload: bytes) -> None:
        # A mask of zeros is allowed.
        head = struct.pack("!BB", first, 0x80 | len(payload))
        if len(payload) > 125:
            head = struct.pack("!BBH", first, 0x80 | 126, len(payload))
        if self.is_closed or self._transport is None:
            return  # a move that was planned before all people left
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Close the connection."""
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()


async def open_socket(
    host: str, port: int, path: str, on_text: Callable[[bytes], None]
) -> LoadSocket:
    """Connect and wait for the handshake."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LoadSocket(f"{host}:{port}", path, on_text), host, port
    )
    await socket.opened
    return socket
