"""One review under way: its lines so far, and the clients that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Final

import msgspec
from msgspec import Struct

from azulejos.review.worker import ReviewOrder
from azulejos.rules import Game
from azulejos.server.wire.reviews import ReviewProblem, ReviewProgress

HEARTBEAT_S: Final = 10.0
"""How often a stream without news says how far the review is, so that no proxy closes it."""
POLL_S: Final = 30.0
"""How long a client that asks without a stream counts as waiting."""


class _Kind(Struct):
    """What the server reads of a part."""

    type: str
    final: bool = True


class ReviewJob:
    """A review that is made or waits for its turn, for any number of clients."""

    def __init__(self, key: str, game: Game, nodes: int) -> None:
        self.key = key
        self.order = ReviewOrder(str(game), nodes)
        self.tables: set[str] = set()
        """The tables whose game this is."""
        self.review: bytes | None = None
        """The last line, the whole review."""
        self.is_cancelled = False
        self.on_left: Callable[[ReviewJob], None] = lambda _: None
        """Called when no client waits any more."""
        self.is_left = False
        """Whether it goes on although no client waits."""
        self.ahead = 0
        self._done, self._total = 0, len(game.events)
        self._lines: list[bytes] = []
        self._is_over = False
        self._waiting = 0
        self._changed = asyncio.Event()

    @property
    def progress(self) -> ReviewProgress:
        """How far it is."""
        return ReviewProgress(self._done, self._total, self.ahead)

    def add(self, line: bytes) -> None:
        """Take the next part of the review; clients get the last one when it is kept."""
        kind = msgspec.json.decode(line, type=_Kind)
        if kind.type == "game":
            self.review = line
            return
        self._done += kind.final
        self._lines.append(line)
        self._tell()

    def finish(self, last: bytes) -> None:
        """End all streams with the last line, unless they have ended."""
        if self._is_over:
            return
        self._lines.append(last)
        self._is_over = True
        self._tell()

    def fail(self, problem: ReviewProblem) -> None:
        """End all streams with a problem."""
        self.finish(msgspec.json.encode(problem) + b"\n")

    def wait_a_while(self) -> None:
        """Count a client that will ask again."""
        self._join()
        asyncio.get_running_loop().call_later(POLL_S, self._leave)

    async def lines(self) -> AsyncGenerator[bytes]:
        """All lines from the first one on, as they come, until the review is over."""
        self._join()
        try:
            yield self._progress_line()
            sent = 0
            while not (self._is_over and sent == len(self._lines)):
                changed = self._changed
                if sent < len(self._lines):
                    new = self._lines[sent:]
                    sent += len(new)
                    yield b"".join(new)
                elif not await _is_set(changed, HEARTBEAT_S):
                    yield self._progress_line()
        finally:
            self._leave()

    def _progress_line(self) -> bytes:
        return msgspec.json.encode(self.progress) + b"\n"

    def _join(self) -> None:
        self._waiting += 1
        self.is_left = False

    def _leave(self) -> None:
        self._waiting -= 1
        if not self._waiting and not self._is_over and self.review is None:
            self.on_left(self)

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


async def _is_set(event: asyncio.Event, seconds: float) -> bool:
    """Wait this long for an event."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
