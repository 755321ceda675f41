"""One worker process as its pool sees it.

A file of its own because the pool decides who works, this only talks: a line out, a line in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from functools import cache

from azulejos.players.messages import (
    Analysed,
    Cancel,
    Chosen,
    Compiling,
    Failed,
    Question,
    Ready,
    Warned,
    from_worker,
    line,
)

LONGEST_LINE = 1 << 20


@cache
def warn_once(sentence: str) -> None:
    """Log what workers warn of; all of them say the same."""
    logging.getLogger(__name__).warning(sentence)


class WorkerGone(Exception):  # noqa: N818 - it says what happened
    """The process has ended, or closed its pipe."""


class WorkerProcess:
    """A process and the one question it may have at a time."""

    def __init__(
        self, process: asyncio.subprocess.Process, on_status: Callable[[str], None]
    ) -> None:
        self._process = process
        self._on_status = on_status
        self._ready = asyncio.Event()
        self._gone = False
        self._answer: asyncio.Future[Chosen | Analysed | Failed] | None = None
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def start(cls, on_status: Callable[[str], None]) -> WorkerProcess:
        """Start a process; it is not warm yet."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "azulejos.players.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C at the server is not meant for workers
        )
        return cls(process, on_status)

    @property
    def pid(self) -> int:
        """The process number."""
        return self._process.pid

    async def ready(self) -> None:
        """Wait until the worker is warm."""
        await self._ready.wait()
        if self._gone:
            raise WorkerGone

    async def ask(self, question: Question) -> Chosen | Analysed | Failed:
        """The answer to a question."""
        self._answer = asyncio.get_running_loop().create_future()
        await self._send(line(question))
        return await asyncio.shield(self._answer)

    async def cancel(self, number: int) -> None:
        """Withdraw the question, and wait until the worker is free again."""
        if self._answer is None or self._answer.done():
            return
        await self._send(line(Cancel(number)))
        await asyncio.shield(self._answer)

    async def close(self) -> None:
        """End the process, gently or not."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        await asyncio.gather(self._reader, return_exceptions=True)
        # Closed here, or its destructor would complain after the loop has ended.
        if self._process.stdin is not None:
            self._process.stdin.close()

    async def _send(self, text: bytes) -> None:
        assert self._process.stdin is not None
        if self._gone:
            raise WorkerGone
        try:
            self._process.stdin.write(text)
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError) as error:
            raise WorkerGone from error

    async def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            while text := await self._process.stdout.readline():
                self._take(text)
        finally:
            self._gone = True
            self._ready.set()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(WorkerGone())
                self._answer.exception()  # looked at, even if nobody waits any more

    def _take(self, text: bytes) -> None:
        match message := from_worker.decode(text):
            case Ready():
                self._ready.set()
                self._on_status("ready")
            case Compiling():
                self._on_status("compiling")
            case Warned():
                warn_once(message.sentence)
            case answer:
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(answer)
