"""What a search answers: the best moves with their values and expected lines.

A file of its own because every kind of search gives this answer, and no compiled code is needed to
read it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Candidate:
    """One move at the root. `wins` and `scores` are per seat, after the expected line."""

    action: int
    wins: tuple[float, ...]
    """The probability that each seat wins; a shared win counts in parts."""
    scores: tuple[float, ...]
    """The expected final score of each seat."""
    line: tuple[int, ...]
    """The expected actions, this one first, at most to the end of the round."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was found: candidates from the best on; at least one."""

    candidates: tuple[Candidate, ...]
    nodes: int
    depth: int
    """Plies that were searched completely; of a tree the longest line."""
    solved: bool
    """Whether every line was followed to the end of the round."""

    @property
    def best(self) -> Candidate:
        """The move to play."""
        return self.candidates[0]
