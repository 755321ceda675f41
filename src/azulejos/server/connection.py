"""A connection: one WebSocket, what waits to be sent on it, and whose it is.

A file of its own because a slow reader must harm nobody: everybody else hands messages over without
waiting, what waits is bounded, and a connection that falls behind is closed. Whoever was behind it
joins again and asks for what was missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from azulejos.server.messages import Closing, ServerMessage, encode_server_message

SendText: TypeAlias = Callable[[str], Awaitable[None]]
_TOO_SLOW = Closing(code="server/too_slow", sentence="You read too slowly; join again.")


class Connection:
    """One WebSocket from the server's side."""

    __slots__ = ("_backlog", "_limit", "_send", "_waiting", "_wake", "closing", "guest", "writer")

    def __init__(self, send: SendText, backlog_limit: int) -> None:
        self._send = send
        self._limit = backlog_limit
        self._waiting: deque[str] = deque()
        self._backlog = 0
        self._wake = asyncio.Event()
        self.closing: Closing | None = None
        self.guest: int | None = None
        self.writer: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        """Send a message soon; never waits."""
        if self.closing is not None:
            return
        self._backlog += len(text)
        if self._backlog > self._limit:
            self.fail(_TOO_SLOW)
            return
        self._waiting.append(text)
        self._wake.set()

    def say(self, message: ServerMessage) -> None:
        """Push a message that only this connection gets."""
        self.push(encode_server_message(message).decode())

    def fail(self, closing: Closing) -> None:
        """Give up on this connection, even while it is stuck in sending; what waits is dropped."""
        if self.closing is None:
            self.closing = closing
            self._waiting.clear()
            if self.writer is not None:
                self.writer.cancel()

    async def write(self) -> None:
        """Send what is pushed, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                text = self._waiting.popleft()
                await self._send(text)
                self._backlog -= len(text)
