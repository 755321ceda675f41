"""What an engine wrote last on standard error: it says why the engine failed."""

from __future__ import annotations

import contextlib
import threading
from typing import IO, Final

_MOST_LINES: Final = 3
_MOST_CHARACTERS: Final = 300
_PIECE: Final = 4_096


class LastWords:
    """The last lines of a stream that a thread reads to its end, however much comes."""

    def __init__(self, stream: IO[str]) -> None:
        self._tail = ""
        self._reader = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    def text(self, seconds: float) -> str:
        """The last lines as one line, after the end of the stream or after so many seconds."""
        self._reader.join(seconds)
        lines = [line.strip() for line in self._tail.splitlines() if line.strip()]
        said = " | ".join(lines[-_MOST_LINES:])
        return said if len(said) <= _MOST_CHARACTERS else "..." + said[-_MOST_CHARACTERS:]

    def _read(self, stream: IO[str]) -> None:
        with stream, contextlib.suppress(OSError, ValueError):
            while text := stream.readline(_PIECE):
                self._tail = (self._tail + text)[-_PIECE:]
