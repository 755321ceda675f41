"""WebSockets over plain ASGI, for a version of uvicorn that our own protocol does not fit.

Slower than `websocket_protocol`, and a slow reader is only noticed when it answers no ping.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar.exceptions import LitestarException

from azulejos.server.http.rate_limits import Allowance
from azulejos.server.live.frames import read_frames
from azulejos.server.settings import ServerLimits

_LAST_WORD_S: Final = 1.0
_TRY_AGAIN: Final = 1013


class PlainSocket:
    """One WebSocket, with what a connection needs of `LimitedWebSocket`."""

    deflates = False  # uvicorn compresses each message itself
    has_failed_text = False  # and logs such messages

    def __init__(self, socket: Any, limits: ServerLimits) -> None:
        self._socket = socket
        self._sending: asyncio.Task[None] | None = None
        self.allowance = Allowance(limits.messages_per_second, limits.messages_burst)
        self.on_writable: Callable[[], None] | None = None
        self.on_shutdown: Callable[[], None] | None = None

    @property
    def is_writable(self) -> bool:
        """Whether everything has been sent."""
        return self._sending is None

    def write_frames(self, frames: bytes) -> None:
        """Send frames that are not deflated; never waits."""
        self._sending = asyncio.create_task(self._send(frames))

    async def _send(self, frames: bytes) -> None:
        with suppress(OSError, RuntimeError, LitestarException):  # the client has gone
            for text in read_frames(frames):
                await self._socket.send_text(text)
        self._sending = None
        if self.on_writable is not None:
            self.on_writable()

    def abort(self) -> None:
        """Give the connection up."""
        if self._sending is not None:
            self._sending.cancel()
        self._sending = asyncio.create_task(self._close())

    async def _close(self) -> None:
        with suppress(OSError, RuntimeError, LitestarException):  # it is closed already
            await self._socket.close(_TRY_AGAIN)

    async def drain(self) -> None:
        """Wait for what was written, but not long."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=_LAST_WORD_S)
