"""A connection: one WebSocket, the messages that wait to be sent on it, and its guest.

A slow reader must not slow down others. So messages are handed over without waiting, the queue is
bounded, and a connection that falls behind is cut. The client then joins again and asks for what it
missed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.wire.messages import ServerMessage

_AT_ONCE_BYTES: Final = 16_384
_MOST_GRANTED: Final = 2


class Transport(Protocol):
    """The transport under a connection; see `transport/websocket_protocol.py`."""

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up."""

    @property
    def deflates(self) -> bool:
        """Whether the client can inflate."""

    def write_frames(self, frames: bytes) -> None:
        """Send; never waits."""

    def abort(self) -> None:
        """Cut the connection."""


class Connection:
    """One WebSocket from the server's side.

    What is pushed in one turn of the event loop goes out together: an event and what follows from
    it are one call of the system instead of three. `soon` runs something at the end of the turn.
    """

    __slots__ = (
        "_backlog",
        "_deflates",
        "_granted",
        "_is_planned",
        "_limit",
        "_soon",
        "_transport",
        "_waiting",
        "guest",
        "is_cut",
        "sent",
    )

    def __init__(
        self, transport: Transport, backlog_limit: int, soon: Callable[..., object]
    ) -> None:
        self._transport = transport
        self._deflates = transport.deflates
        self._limit = backlog_limit
        self._soon = soon
        self._waiting: deque[bytes] = deque()
        self._backlog = 0
        self._granted = 0
        self._is_planned = False
        self.guest: int | None = None
        self.is_cut = False
        self.sent = 0

    def push(self, message: OutgoingFrame) -> None:
        """Send a message at the end of this turn or when the client reads again; never waits."""
        if self.is_cut:
            return
        frame = message.frame(deflated=self._deflates)
        self.sent += 1
        self._backlog += len(frame)
        self._waiting.append(frame)
        if self._is_behind:
            self.flush()
        if self._is_behind:
            self.is_cut = True
            self._waiting.clear()
            self._transport.abort()
        elif not self._is_planned:
            self._is_planned = True
            self._soon(self.flush)

    def grant(self, messages: Iterable[OutgoingFrame]) -> bool:
        """Let messages wait beyond the limit that were asked for; False: too much, or too early.

        A whole game is more than a slow reader may leave unread, and comes when a page is opened.
        """
        size = sum(len(message.frame(deflated=self._deflates)) for message in messages)
        if self._granted or size > _MOST_GRANTED * self._limit:
            return False
        self._granted = size
        return True

    def say(self, message: ServerMessage) -> None:
        """Push a message that only this connection gets."""
        self.push(OutgoingFrame(message))

    def flush(self) -> None:
        """Send what waits, as far as the client reads."""
        self._is_planned = False
        while self._waiting and self._transport.is_writable:
            self._transport.write_frames(self._next_frames())
        if not self._waiting:
            self._granted = 0

    @property
    def _is_behind(self) -> bool:
        return self._backlog > self._limit + self._granted

    def _next_frames(self) -> bytes:
        """As many of the waiting frames as go out at once."""
        frames, size = [], 0
        while self._waiting and size < _AT_ONCE_BYTES:
            frame = self._waiting.popleft()
            frames.append(frame)
            size += len(frame)
        self._backlog -= size
        return frames[0] if len(frames) == 1 else b"".join(frames)
