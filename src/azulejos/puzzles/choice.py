"""Which puzzle is next for a solver, and the puzzle of a day."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence
from typing import Final

from azulejos.puzzles.progress import Progress
from azulejos.puzzles.shapes import Puzzle, Theme

OF_A_DAY: Final = range(3, 7)
"""The difficulties of the puzzle of a day, which is for everyone."""


def next_puzzle(puzzles: Sequence[Puzzle], progress: Progress, theme: Theme | None) -> Puzzle:
    """A puzzle that was not tried yet, with the difficulty nearest to the solver's.

    If all were tried, the one that was tried first. Raises `ValueError` if no puzzle has the theme.
    """
    themed = [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]
    if not themed:
        raise ValueError("there is no puzzle" + (f" with the theme {theme}" if theme else ""))
    turns = {name: turn for turn, name in enumerate(progress.tried)}
    new = [puzzle for puzzle in themed if puzzle.id not in turns]
    if not new:
        return min(themed, key=lambda puzzle: turns[puzzle.id])
    return min(new, key=lambda each: (abs(each.difficulty - progress.difficulty), each.id))


def puzzle_of_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day: each of them once, in a fixed order, before the first one comes again.

    Only puzzles of middle difficulty (`OF_A_DAY`) have a day, or all if there is none of them.
    Raises `ValueError` if there is no puzzle.
    """
    if not puzzles:
        raise ValueError("there is no puzzle")
    middle = [each for each in puzzles if each.difficulty in OF_A_DAY]
    order = sorted(middle or puzzles, key=lambda each: hashlib.sha256(each.id.encode()).hexdigest())
    return order[day.toordinal() % len(order)]
