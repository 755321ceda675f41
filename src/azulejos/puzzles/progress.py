"""What a solver has done: a streak, and the difficulty that follows the solver.

    <the user's data folder>/azulejos/puzzles.json

A damaged file counts as no progress, and a folder that cannot be written to only loses progress.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from azulejos.puzzles.shapes import MOST_DIFFICULT, Puzzle

FIRST_DIFFICULTY: Final = 4
MOST_TRIED: Final = 5000
"""How many puzzles are remembered."""


class Progress(msgspec.Struct, frozen=True):
    """The puzzles that were tried, the last one at the end, and how it goes."""

    tried: tuple[str, ...] = ()
    streak: int = 0
    longest_streak: int = 0
    difficulty: int = FIRST_DIFFICULTY

    def after(self, puzzle: Puzzle, *, is_right: bool) -> Progress:
        """The progress after an answer; only the first answer to a puzzle counts."""
        others = tuple(each for each in self.tried if each != puzzle.id)
        tried = (*others, puzzle.id)[-MOST_TRIED:]
        if puzzle.id in self.tried:
            return msgspec.structs.replace(self, tried=tried)
        streak = self.streak + 1 if is_right else 0
        difficulty = self.difficulty + 1 if is_right else self.difficulty - 1
        return Progress(
            tried=tried,
            streak=streak,
            longest_streak=max(streak, self.longest_streak),
            difficulty=min(max(difficulty, 1), MOST_DIFFICULT),
        )


def progress_file() -> Path:
    """The file of the progress."""
    return user_data_path("azulejos", appauthor=False) / "puzzles.json"


def stored_progress() -> Progress:
    """The progress so far."""
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return Progress()


def store_progress(progress: Progress) -> None:
    """Write the progress: all of it or nothing."""
    file = progress_file()
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as writing:
                writing.write(msgspec.json.encode(progress))
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
