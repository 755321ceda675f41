"""The levels: how strong a player is, and what it overlooks. One table.

A file of its own because screens list it, docs/players.md shows it and a test compares the two.
Lower levels are weak in a human way: they look less far, do not see some kinds of worth at all, and
overlook some moves, the small ones rather than the big ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azulejos.search.limits import Limits


@dataclass(frozen=True, slots=True)
class Level:
    """Settings of one level."""

    name: str
    description: str
    limits: Limits
    overlooks: float = 0.0
    """The share of moves that it does not see in a position."""
    blind_to: tuple[str, ...] = ()
    """Kinds of worth that it does not know of: `blindness` in search names them."""
    pause: tuple[float, float] = (0.0, 0.0)
    """Seconds that an answer to a person takes at least, from and to."""


_TABLE: Final = (
    Level(
        "novice",
        "Fills lines as they come, minds neither bonuses nor the others, overlooks much.",
        Limits(depth=1),
        overlooks=0.36,
        blind_to=("columns", "colours", "marker"),
        pause=(0.7, 1.5),
    ),
    Level(
        "casual",
        "Looks at the own board and what it will score, sometimes overlooks a move.",
        Limits(depth=1),
        overlooks=0.13,
        blind_to=("supply", "marker"),
        pause=(0.7, 1.6),
    ),
    Level(
        "skilled",
        "Knows what everything is worth and expects the next reply.",
        Limits(depth=2),
        overlooks=0.08,
        pause=(0.7, 1.6),
    ),
    Level(
        "expert",
        "Thinks several moves ahead and overlooks nothing within its sight.",
        Limits(nodes=12_000),
        pause=(0.7, 1.5),
    ),
    Level(
        "master",
        "Searches the round as deep as a second allows, to its end where it can.",
        Limits(seconds=1.0),
        pause=(0.7, 1.2),
    ),
)

LEVELS: Final = {level.name: level for level in _TABLE}
