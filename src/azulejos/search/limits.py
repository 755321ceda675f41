"""Limits of a search: seconds and nodes. This module loads no compiled code."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MOST: Final = {"seconds": 86_400.0, "nodes": 1 << 60}  # more would not end


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds and nodes: the search ends at the first one reached; at least one is needed.

    A node is one visit of the tree search. With nodes alone, the same seed gives the same report.
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("a search needs a limit: seconds or nodes")
        for name, most in MOST.items():
            value = getattr(self, name)
            if value is not None and not 0 < value <= most:
                raise ValueError(f"{name} must be more than 0 and at most {most:.0f}, not {value}")


def part_of(limits: Limits, share: float) -> Limits:
    """A share of the limits."""
    seconds, nodes = limits.seconds, limits.nodes
    return replace(
        limits,
        seconds=share * seconds if seconds is not None else None,
        nodes=max(1, round(share * nodes)) if nodes is not None else None,
    )
