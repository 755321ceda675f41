"""The report of a search: the best moves with their values and expected lines.

All searches return it. This module loads no compiled code.
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
    """What a search found: at least one candidate, best first."""

    candidates: tuple[Candidate, ...]
    nodes: int
    depth: int
    """Plies that were searched completely; the longest line of a tree search."""
    solved: bool
    """Whether every line was followed to the end of the round."""

    @property
    def best(self) -> Candidate:
        """The move to play."""
        return self.candidates[0]
