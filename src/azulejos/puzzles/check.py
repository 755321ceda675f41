"""The check of puzzles: whether each of them is found again with the networks of this version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azulejos.puzzles.finder import Finder, Rejection
from azulejos.puzzles.shapes import Puzzle
from azulejos.review.judge import Judge
from azulejos.review.same import is_same
from azulejos.rules import Move

LEAST_SHARE: Final = 0.95
"""Of the puzzles without a proof, how many must hold."""
OTHER_ANSWER: Final = "other-answer"
NO_PROOF: Final = "no-proof"


class Checked(NamedTuple):
    """How many puzzles hold, and why the others do not, by id."""

    proved: int
    proved_held: int
    others: int
    others_held: int
    failures: dict[str, str]

    @property
    def passes(self) -> bool:
        """Whether all proved puzzles hold, and enough of the others."""
        return self.proved_held == self.proved and self.others_held >= LEAST_SHARE * self.others

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {**self._asdict(), "passes": self.passes}


def sample(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """A part of the puzzles that is always the same: those with the first ids."""
    return sorted(puzzles, key=lambda puzzle: puzzle.id)[:count]


def check_puzzles(puzzles: Sequence[Puzzle], nodes: int) -> Checked:
    """Search puzzles again as the finder does, with so many nodes for a quick search."""
    finder, failures = Finder(Judge(), {}, nodes), dict[str, str]()
    for puzzle in puzzles:
        reason = failure(finder, puzzle)
        if reason is not None:
            failures[puzzle.id] = reason
    proved = [puzzle for puzzle in puzzles if puzzle.proved]
    others = [puzzle for puzzle in puzzles if not puzzle.proved]
    return Checked(
        proved=len(proved),
        proved_held=sum(puzzle.id not in failures for puzzle in proved),
        others=len(others),
        others_held=sum(puzzle.id not in failures for puzzle in others),
        failures=failures,
    )


def failure(finder: Finder, puzzle: Puzzle) -> str | None:
    """Why a puzzle does not hold; None if it does."""
    found = finder.confirmed(puzzle.position)
    if isinstance(found, Rejection):
        return found.value
    if not is_same(puzzle.position, puzzle.answer, Move.parse(found.answer.move)):
        return OTHER_ANSWER
    return NO_PROOF if puzzle.proved and not found.proved else None
