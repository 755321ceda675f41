"""A connection: one WebSocket, what waits to be sent on it, and whose it is.

A file of its own because a slow reader must harm nobody: everybody else hands messages over without
waiting, what waits is bounded, and a connection that falls behind is cut. Whoever was behind it
joins again and asks for what was missed.
"""

from __future__ import annotations

from collections import deque
from typing import Protocol

from azulejos.server.messages import ServerMessage
from azulejos.server.outlet import Outgoing


class Way(Protocol):
    """What a connection needs of the network; see `outlet`."""

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up."""

    @property
    def deflates(self) -> bool:
        """Whether the client can inflate."""

    def write_frame(self, frame: bytes) -> None:
        """Send; never waits."""

    def abort(self) -> None:
        """Cut the connection."""


class Connection:
    """One WebSocket from the server's side."""

    __slots__ = ("_backlog", "_deflates", "_limit", "_waiting", "_way", "guest", "is_cut", "sent")

    def __init__(self, way: Way, backlog_limit: int) -> None:
        self._way = way
        self._deflates = way.deflates
        self._limit = backlog_limit
        self._waiting: deque[bytes] = deque()
        self._backlog = 0
        self.guest: int | None = None
        self.is_cut = False
        self.sent = 0

    def push(self, message: Outgoing) -> None:
        """Send a message now or soon; never waits."""
        if self.is_cut:
            return
        frame = message.frame(deflated=self._deflates)
        self.sent += 1
        if not self._waiting and self._way.is_writable:
            self._way.write_frame(frame)
            return
        self._backlog += len(frame)
        self._waiting.append(frame)
        if self._backlog > self._limit:
            self.is_cut = True
            self._waiting.clear()
            self._way.abort()

    def say(self, message: ServerMessage) -> None:
        """Push a message that only this connection gets."""
        self.push(Outgoing(message))

    def flush(self) -> None:
        """The client reads again: send what waits, as far as it goes."""
        while self._waiting and self._way.is_writable:
            frame = self._waiting.popleft()
            self._backlog -= len(frame)
            self._way.write_frame(frame)
