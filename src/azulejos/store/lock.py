"""The lock on a SQLite file: one server at a time.

Operating systems differ here. The lock belongs to the process, so it is released when the process
ends, for whatever reason.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from azulejos.store.errors import StoreBusyError


class FileLock:
    """An exclusive lock on `PATH.lock`, held from creation to `release`."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(f"{path.name}.lock").open("a+b")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            words = f"another server uses {path}; stop it, or name another store with --store"
            raise StoreBusyError(words) from None

    def release(self) -> None:
        """Let the next server use the file."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
