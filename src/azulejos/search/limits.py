"""How long a search may think.

A file of its own because whoever asks a question needs limits, and no compiled code for them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MOST: Final = {"seconds": 86_400.0, "nodes": 1 << 60, "depth": 1000}  # nobody can wait for more


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds, nodes, plies: the search ends at whichever comes first; at least one is needed.

    A node is one move applied, of a tree search one visit. With nodes or plies alone the same seed
    gives the same answer.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None and self.depth is None:
            raise ValueError("a search needs a limit: seconds, nodes or depth")
        for name, most in MOST.items():
            value = getattr(self, name)
            if value is not None and not 0 < value <= most:
                raise ValueError(f"{name} must be more than 0 and at most {most:.0f}, not {value}")


def part_of(limits: Limits, share: float) -> Limits:
    """Limits of which so much is left."""
    seconds, nodes = limits.seconds, limits.nodes
    return replace(
        limits,
        seconds=share * seconds if seconds is not None else None,
        nodes=max(1, round(share * nodes)) if nodes is not None else None,
    )
