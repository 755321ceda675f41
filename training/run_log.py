"""The log of a run: one line of JSON for each event, in a file and in the terminal."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, TextIO


class RunLog:
    """Appends to `log.jsonl` in the folder of a run; times count from its creation."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.started = time.monotonic()
        self._file: TextIO = (folder / "log.jsonl").open("a", encoding="utf-8")

    def write(self, **facts: Any) -> None:
        """Write a line, to the file and to the terminal."""
        line = json.dumps({"at": round(time.monotonic() - self.started, 1)} | facts)
        print(line, flush=True)
        self._file.write(line + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
