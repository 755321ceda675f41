"""The output of an engine, read line by line with limits.

A thread reads, so that the caller can give up on a silent engine when its time is over. An engine
may write only so much between two answers; if it writes more, it is flooding and reading ends.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import IO, Final

from azulejos.players.player import PlayerError

LONGEST_LINE: Final = 10_000
"""Characters of a line that are kept; the rest of it is skipped."""
MOST_LINES: Final = 100_000
MOST_CHARACTERS: Final = 10_000_000
"""How many lines and characters may come between two answers; skipped characters count too."""


class OutputEnded(Exception):  # noqa: N818 (it says what happened)
    """The engine has closed its output, or reading ended because the engine flooded."""


class EngineOutput:
    """The lines that an engine writes."""

    def __init__(self, stream: IO[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()  # bounded by `_count`
        self._lock = threading.Lock()
        self._line_count = self._character_count = 0  # since the last answer
        self.is_flooding = False
        self._reader = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    def wait_for(self, words: tuple[str, ...], seconds: float) -> str:
        """The next line that starts with one of the words; others, such as `info`, are skipped.

        Raises `PlayerError` if none comes in time, and `OutputEnded`.
        """
        deadline = self._clock() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - self._clock()))
            except queue.Empty:
                raise self._hangs(words, seconds) from None
            if line is None:
                raise OutputEnded
            if line.split(" ", 1)[0] in words:
                self._reset_counts()
                return line
            if self._clock() > deadline:
                raise self._hangs(words, seconds)

    def join(self, seconds: float) -> None:
        """Wait until the engine and the processes that it started have closed their output."""
        self._reader.join(seconds)

    def _hangs(self, words: tuple[str, ...], seconds: float) -> PlayerError:
        return PlayerError(f"hangs: no {words[0]} within {seconds:g} s")

    def _read(self, stream: IO[str]) -> None:
        """Queue lines until the end or a flood, then close the stream."""
        with stream, contextlib.suppress(OSError, ValueError):
            starts_line = True
            while (text := stream.readline(LONGEST_LINE)) and self._count(text):
                if starts_line:
                    self._lines.put(text.strip())
                starts_line = text.endswith("\n")
        self._lines.put(None)

    def _count(self, text: str) -> bool:
        """Count some output; False if it is too much."""
        with self._lock:
            self._line_count += 1
            self._character_count += len(text)
            self.is_flooding = (
                self._line_count > MOST_LINES or self._character_count > MOST_CHARACTERS
            )
            return not self.is_flooding

    def _reset_counts(self) -> None:
        with self._lock:
            self._line_count = self._character_count = 0
