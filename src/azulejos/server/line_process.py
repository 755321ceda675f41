"""A process of the server that is told what to do, and answers, in lines of JSON.

Between the answers it sends a heartbeat (`players/workers/heartbeat.py`). Without one it counts as
hanging: `read` raises, and the caller ends the process and starts another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

from azulejos.players.workers.heartbeat import HEARTBEAT

PATIENCE_S: Final = 20.0
"""How long a process may be silent. It may be slow behind everything else on a busy machine, and a
library may hold its interpreter lock for a while."""
_LONGEST_LINE: Final = 4_000_000  # a whole review in one line
_LONGEST_START_S: Final = 60.0
"""How long the first heartbeat may take: Python must start and load the module."""
_LONGEST_WORK_S: Final = 900.0
"""How long one answer may take: a long search, behind everything else on the machine."""


class ProcessFailedError(RuntimeError):
    """The process has ended, or does not answer."""


class LineProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: asyncio.subprocess.Process, patience: float) -> None:
        self._process = process
        self._patience = patience
        self._has_started = False

    @classmethod
    async def start(cls, module: str, patience: float = PATIENCE_S) -> LineProcess:
        """Start a module as a process; after so many seconds of silence it counts as hanging."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,  # so that Ctrl-C at the server does not reach it
        )
        return cls(process, patience)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def send(self, message: msgspec.Struct) -> None:
        """Send a message; if the process is gone, the next `read` says so."""
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError, RuntimeError):
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")

    async def read(self) -> bytes:
        """The next answer; raises `ProcessFailedError` if the process has ended or hangs."""
        try:
            async with asyncio.timeout(_LONGEST_WORK_S):
                while (line := await self._line()) == HEARTBEAT:
                    self._has_started = True
        except TimeoutError:
            raise ProcessFailedError("the process does not answer") from None
        if not line.endswith(b"\n"):
            raise ProcessFailedError("the process has ended")
        return line

    async def _line(self) -> bytes:
        """The next answer or heartbeat; raises `TimeoutError` after a long silence."""
        assert self._process.stdout is not None
        async with asyncio.timeout(self._patience if self._has_started else _LONGEST_START_S):
            return await self._process.stdout.readline()

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        assert self._process.stdin is not None
        # Otherwise its destructor would complain after the loop has ended.
        self._process.stdin.close()
