"""The process that reviews games, seen from the server.

It is not a worker of the bots: a review takes a while, and bots and hints must not wait for it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, Protocol

import msgspec

from azulejos.review.worker import CancelReview, ReviewEnded, ReviewOrder
from azulejos.server.line_process import LineProcess

_ENDED: Final = msgspec.json.encode(ReviewEnded()) + b"\n"


class ReviewMaker(Protocol):
    """Reviews one game at a time."""

    def review(self, order: ReviewOrder) -> AsyncIterator[bytes]:
        """The parts as lines of JSON; raises `ProcessFailedError`."""

    def cancel(self) -> None:
        """End the review that is under way; its lines end soon."""

    async def close(self) -> None:
        """End the process."""


class ReviewProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: LineProcess) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> ReviewProcess:
        """Start the process; it loads its code when it reviews the first game."""
        return cls(await LineProcess.start("azulejos.review.worker"))

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    async def review(self, order: ReviewOrder) -> AsyncIterator[bytes]:
        """The parts as lines of JSON; raises `ProcessFailedError`."""
        self._process.send(order)
        while (line := await self._process.read()) != _ENDED:
            yield line

    def cancel(self) -> None:
        """End the review that is under way."""
        self._process.send(CancelReview())

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        await self._process.close()
