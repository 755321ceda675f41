"""The puzzles of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from azulejos.puzzles.file import shipped_puzzles
from azulejos.puzzles.shapes import Puzzle


class PuzzleCollection:
    """Puzzles by id: given ones, or those of the package, which are read when they are needed."""

    def __init__(self, puzzles: Sequence[Puzzle] | None) -> None:
        self._by_id = None if puzzles is None else _by_id(puzzles)

    async def load(self) -> Mapping[str, Puzzle]:
        """All puzzles; reading a thousand takes a second, so a thread does it."""
        if self._by_id is None:
            file = await asyncio.to_thread(shipped_puzzles)
            self._by_id = _by_id(file.puzzles)
        return self._by_id


def _by_id(puzzles: Sequence[Puzzle]) -> Mapping[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles}
