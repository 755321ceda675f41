"""A process of the server that is told what to do, and answers, in lines of JSON."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

_LONGEST_LINE: Final = 4_000_000  # a whole review in one line
_LONGEST_SILENCE_S: Final = 900.0
"""With an empty cache the first answer compiles code, behind everything else on the machine."""


class ProcessFailedError(RuntimeError):
    """The process has ended, or does not answer."""


class LineProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str) -> LineProcess:
        """Start a module as a process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
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

    def send(self, message: msgspec.Struct) -> None:
        """Send a message; if the process is gone, the next `read` says so."""
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError, RuntimeError):
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")

    async def read(self) -> bytes:
        """The next line; raises `ProcessFailedError`."""
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(_LONGEST_SILENCE_S):
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise ProcessFailedError("the process does not answer") from None
        if not line.endswith(b"\n"):
            raise ProcessFailedError("the process has ended")
        return line

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        assert self._process.stdin is not None
        # Otherwise its destructor would complain after the loop has ended.
        self._process.stdin.close()
