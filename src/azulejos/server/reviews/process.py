"""The process that reviews games, seen from the server.

It is not a worker of the bots: a review takes a while, and bots and hints must not wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from typing import Final, Protocol

import msgspec

from azulejos.review.worker import CancelReview, ReviewEnded, ReviewOrder, ToReviewer

_LONGEST_LINE: Final = 4_000_000  # a whole review in one line
_LONGEST_SILENCE_S: Final = 900.0
"""With an empty cache the first review compiles code, behind everything else on the machine."""
_ENDED: Final = msgspec.json.encode(ReviewEnded()) + b"\n"


class ReviewFailedError(RuntimeError):
    """The process ended during a review, or did not answer."""


class ReviewMaker(Protocol):
    """Reviews one game at a time."""

    def review(self, order: ReviewOrder) -> AsyncIterator[bytes]:
        """The parts as lines of JSON; raises `ReviewFailedError`."""

    def cancel(self) -> None:
        """End the review that is under way; its lines end soon."""

    async def close(self) -> None:
        """End the process."""


class ReviewProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> ReviewProcess:
        """Start the process; it loads its code when it reviews the first game."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "azulejos.review.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,  # so that Ctrl-C at the server does not reach it
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    async def review(self, order: ReviewOrder) -> AsyncIterator[bytes]:
        """The parts as lines of JSON; raises `ReviewFailedError`."""
        assert self._process.stdout is not None
        self._send(order)
        while (line := await self._line(self._process.stdout)) != _ENDED:
            yield line

    def cancel(self) -> None:
        """End the review that is under way."""
        self._send(CancelReview())

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        assert self._process.stdin is not None
        # Otherwise its destructor would complain after the loop has ended.
        self._process.stdin.close()

    def _send(self, message: ToReviewer) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError, RuntimeError):  # it is gone: its output ends, too
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")

    async def _line(self, output: asyncio.StreamReader) -> bytes:
        try:
            async with asyncio.timeout(_LONGEST_SILENCE_S):
                line = await output.readline()
        except TimeoutError:
            raise ReviewFailedError("the review process does not answer") from None
        if not line.endswith(b"\n"):
            raise ReviewFailedError("the review process has ended")
        return line
