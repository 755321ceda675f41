"""One worker process, as its pool sees it: questions out, answers in."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable

from azulejos.players.workers.messages import (
    Analysed,
    Cancel,
    Chosen,
    Failed,
    Question,
    Started,
    from_worker,
    line,
)

LONGEST_LINE = 1 << 20


class WorkerGone(Exception):  # noqa: N818 - it says what happened
    """The process has ended, or closed its pipe."""


class WorkerProcess:
    """A process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process, on_news: Callable[[], None]) -> None:
        """`on_news` is called when it has started, and when it is gone."""
        self._process = process
        self._on_news = on_news
        self.has_started = False
        """Whether it has loaded the engine, or found that it cannot."""
        self.failure = ""
        """Why it cannot load the engine; empty if it can, or if that is not known yet."""
        self.is_gone = False
        self._answer: asyncio.Future[Chosen | Analysed | Failed] | None = None
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def start(cls, on_news: Callable[[], None]) -> WorkerProcess:
        """Start a process, and do not wait until it has loaded the engine."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "azulejos.players.workers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # so that Ctrl-C at the server does not reach workers
        )
        return cls(process, on_news)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

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
        """End the process, by force if needed."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        await asyncio.gather(self._reader, return_exceptions=True)
        # Otherwise its destructor would complain after the loop has ended.
        if self._process.stdin is not None:
            self._process.stdin.close()

    async def _send(self, text: bytes) -> None:
        assert self._process.stdin is not None
        if self.is_gone:
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
            self.is_gone = True
            self._on_news()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(WorkerGone())
                self._answer.exception()  # marks it as retrieved if no caller waits any more

    def _take(self, text: bytes) -> None:
        match message := from_worker.decode(text):
            case Started():
                self.has_started, self.failure = True, message.failure
                self._on_news()
            case answer:
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(answer)
