"""A lock on a file, so that two processes do not compile the same function at the same time.

The second process waits and then finds the machine code on disk. The kernel releases the lock of a
process that dies. If files cannot be locked, both compile, and the later one overwrites.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class CompileLock:
    """The lock of one function in this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    def acquire(self) -> None:
        """Wait until no other process compiles the function."""
        if self._file is not None or fcntl is None:
            return
        with suppress(OSError):  # compiling twice does no harm
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def release(self) -> None:
        """Let other processes continue; the machine code is on disk by now."""
        if self._file is None:
            return
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
            fcntl.flock(self._file, fcntl.LOCK_UN)  # a child may have the file open too
        os.close(self._file)
        self._file = None
