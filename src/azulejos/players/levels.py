"""The levels: how strong a player is, and what it overlooks. One table.

A file of its own because screens list it, docs/players.md shows it and a test compares the two.
Lower levels are weak in a human way: they look less far, do not see some kinds of worth at all, and
overlook some moves, the small ones rather than the big ones. The higher ones have learned: they
play by a network and a tree search inside the round.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from azulejos.search.limits import Limits


class SearchKind(StrEnum):
    """The compiled searches. Each is loaded on its own."""

    TREE = "tree"
    ROUND = "round"
    PLAYOUTS = "playouts"


@dataclass(frozen=True, slots=True)
class Level:
    """Settings of one level."""

    name: str
    description: str
    limits: Limits
    learned: bool = False
    """Whether it plays by the networks; if not, by the hand-written evaluation."""
    overlooks: float = 0.0
    """The share of moves that it does not see in a position."""
    blind_to: tuple[str, ...] = ()
    """Kinds of worth that it does not know of: `blindness` in search names them."""
    pause: tuple[float, float] = (0.0, 0.0)
    """Seconds that an answer to a person takes at least, from and to."""
    ladder_nodes: int | None = None
    """Nodes for a move in `azulejos ladder`, for a level that is limited in seconds."""

    @property
    def search(self) -> SearchKind | None:
        """The compiled search that it needs; None if it plays without compiled code."""
        return SearchKind.TREE if self.learned else SearchKind.ROUND


_TABLE: Final = (
    Level(
        "novice",
        "Fills lines as they come, minds neither bonuses nor the others, overlooks much.",
        Limits(depth=1),
        overlooks=0.42,
        blind_to=("columns", "colours", "marker"),
        pause=(0.7, 1.5),
    ),
    Level(
        "beginner",
        "Minds the floor line, forgets bonuses and the others.",
        Limits(depth=1),
        overlooks=0.25,
        blind_to=("columns", "colours", "marker"),
        pause=(0.7, 1.6),
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
        "regular",
        "Knows all bonuses, does not look at what the others need.",
        Limits(depth=1),
        overlooks=0.05,
        blind_to=("marker",),
        pause=(0.7, 1.6),
    ),
    Level(
        "skilled",
        "Plays by what it has learned, hardly calculates, and overlooks a move now and then.",
        Limits(nodes=6),
        learned=True,
        overlooks=0.1,
        pause=(0.7, 1.6),
    ),
    Level(
        "advanced",
        "Plays by what it has learned, looks briefly, and sometimes overlooks a move.",
        Limits(nodes=12),
        learned=True,
        overlooks=0.05,
        pause=(0.7, 1.6),
    ),
    Level(
        "strong",
        "Plays by what it has learned, looks briefly, and rarely overlooks a move.",
        Limits(nodes=40),
        learned=True,
        overlooks=0.02,
        pause=(0.7, 1.6),
    ),
    Level(
        "expert",
        "Has learned from games against itself, and thinks for the blink of an eye.",
        Limits(nodes=200),
        learned=True,
        pause=(0.7, 1.5),
    ),
    Level(
        "elite",
        "Has learned from games against itself, and looks far ahead.",
        Limits(nodes=800),
        learned=True,
        pause=(0.7, 1.6),
    ),
    Level(
        "champion",
        "Has learned from games against itself, and looks very far ahead.",
        Limits(nodes=3000),
        learned=True,
        pause=(0.7, 1.6),
    ),
    Level(
        "master",
        "Has learned from games against itself, and thinks for a second.",
        Limits(seconds=1.0),
        learned=True,
        pause=(0.7, 1.2),
        ladder_nodes=20_000,
    ),
)

LEVELS: Final = {level.name: level for level in _TABLE}

CLASSIC: Final = Level(
    "classic",
    "Searches the round as deep as time allows, by the hand-written evaluation.",
    Limits(seconds=1.0),
)
"""No level but an opponent to measure with: what a master was before it had learned."""
