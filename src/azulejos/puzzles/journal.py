"""The journal of a search for puzzles: what was found in each game, so that it can be continued.

The first line says what the findings depend on. Each other line has the findings of one game. An
unfinished last line, as after a crash, is left out.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from azulejos.puzzles.findings import GameFindings


class JournalError(ValueError):
    """A journal that does not belong to this search."""


class Journal:
    """A file that grows by one line for each game."""

    def __init__(self, file: Path, settings: str) -> None:
        """Open a journal or begin one; raises `JournalError` if it has other settings."""
        self._file = file
        self.findings = dict[tuple[str, int], GameFindings]()
        if file.exists():
            self._read(settings)
        else:
            file.write_text(f"{settings}\n", encoding="utf-8")

    def add(self, found: GameFindings) -> None:
        """Write the findings of a game."""
        self.findings[found.kind, found.number] = found
        with self._file.open("ab") as writing:
            writing.write(msgspec.json.encode(found) + b"\n")

    def _read(self, settings: str) -> None:
        content = self._file.read_bytes()
        complete = content[: content.rfind(b"\n") + 1]
        first, *lines = complete.decode(errors="replace").splitlines() or [""]
        if first != settings:
            raise JournalError(f"{self._file} has the findings of another search; name another")
        for number, line in enumerate(lines, 2):
            try:
                found = msgspec.json.decode(line, type=GameFindings)
            except msgspec.DecodeError as error:
                raise JournalError(f"{self._file}, line {number}: {error}") from None
            self.findings[found.kind, found.number] = found
        if complete != content:
            self._file.write_bytes(complete)
