"""One worker process, as its pool sees it: questions out, answers in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from functools import cache

from azulejos.players.levels import SearchKind
from azulejos.players.workers.messages import (
    Analysed,
    Cancel,
    Chosen,
    Compiling,
    Failed,
    Loaded,
    LoadFailed,
    Question,
    Ready,
    Warned,
    from_worker,
    line,
)

LONGEST_LINE = 1 << 20


@cache
def warn_once(sentence: str) -> None:
    """Log a warning of a worker once; all workers send the same ones."""
    logging.getLogger(__name__).warning(sentence)


class WorkerGone(Exception):  # noqa: N818 - it says what happened
    """The process has ended, or closed its pipe."""


class WorkerProcess:
    """A process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process, on_news: Callable[[], None]) -> None:
        """`on_news` is called when it has loaded or compiled something, and when it is gone."""
        self._process = process
        self._on_news = on_news
        self._loaded: set[SearchKind] = set()
        self.share = 0.0
        """The share that it has loaded, from 0 to 1."""
        self.is_compiling = False
        self.failure = ""
        """Why a search cannot be loaded; empty if it can, or is not known yet."""
        self.is_gone = False
        self._answer: asyncio.Future[Chosen | Analysed | Failed] | None = None
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def start(cls, order: Sequence[SearchKind], on_news: Callable[[], None]) -> WorkerProcess:
        """Start a process that loads its searches in this order, and do not wait for them."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "azulejos.players.workers.worker",
            *order,
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

    def has(self, search: SearchKind | None) -> bool:
        """Whether it has loaded a search; True for None, which stands for no search."""
        return not self.is_gone and (search is None or search in self._loaded)

    @property
    def is_ready(self) -> bool:
        """Whether it has loaded everything."""
        return self.share == 1.0 and not self.is_gone

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
            case Ready():
                self.share = 1.0
                self._on_news()
            case Loaded():
                self._loaded.add(message.search)
                self._on_news()
            case Compiling():
                self.is_compiling, self.share = True, message.share
                self._on_news()
            case LoadFailed():
                self.failure = message.reason
                self._on_news()
            case Warned():
                warn_once(message.sentence)
            case answer:
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(answer)
