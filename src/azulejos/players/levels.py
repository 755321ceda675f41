"""The levels: what each one sees, how far it looks, and what it overlooks.

User interfaces list this table, docs/players.md shows it, and `azulejos ladder` measures it. The
first five levels are plain players (see `plain`): each sees one thing more than the level below,
the way people learn the game. The other levels use a network that learned from self-play. They
differ in how many positions they look at, and the first two of them also overlook moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from azulejos.players.sight import EVERYTHING, Sight, Sights
from azulejos.rules import Position, Wall
from azulejos.search.limits import Limits


class Handicap(NamedTuple):
    """The share of drafts that a player overlooks: with two seats, and with three and four."""

    two_coloured: float = 0.0
    two_grey: float = 0.0
    more_coloured: float = 0.0
    more_grey: float = 0.0

    def at(self, position: Position) -> float:
        """The share for the seats and the wall of this position."""
        is_grey = position.wall is Wall.GREY
        if position.seats > TWO_SEATS:
            return self.more_grey if is_grey else self.more_coloured
        return self.two_grey if is_grey else self.two_coloured


TWO_SEATS: Final = 2
_NOTHING: Final = Handicap()
_ONE_NODE: Final = Limits(nodes=1)


@dataclass(frozen=True, slots=True)
class Level:
    """The settings of one level."""

    name: str
    description: str
    limits: Limits = _ONE_NODE
    sees: Sights | None = None
    """What a plain player sees of a move; None for a player that searches."""
    handicap: Handicap = _NOTHING
    pause: tuple[float, float] = (0.7, 1.6)
    """The shortest time in seconds that an answer to a person takes: between these two."""
    ladder_nodes: int | None = None
    """Nodes for each move in `azulejos ladder`, for a level that is limited in seconds."""


_NEAR: Final = frozenset({Sight.COLUMNS})
_OWN_AND_NEXT: Final = EVERYTHING - {Sight.AHEAD}

_TABLE: Final = (
    Level(
        "novice",
        "Sees what a line scores now and overlooks half of the moves.",
        sees=frozenset(),
        handicap=Handicap(0.55, 0.55, 0.55, 0.55),
    ),
    Level(
        "beginner",
        "Sees what a line scores now and overlooks many moves.",
        sees=frozenset(),
        handicap=Handicap(0.34, 0.34, 0.3, 0.3),
    ),
    Level(
        "casual",
        "Builds columns. Misses colours, the start marker and what the others do.",
        sees=_NEAR,
        handicap=Handicap(0.05, 0.05, 0.05, 0.25),
    ),
    Level(
        "regular",
        "Knows every bonus and what the next player wants. Misses how the round will end.",
        sees=_OWN_AND_NEXT,
        handicap=Handicap(more_grey=0.14),
    ),
    Level(
        "capable",
        "Plays the round out in the head. Misses what lies behind it.",
        sees=EVERYTHING,
        handicap=Handicap(two_grey=0.25, more_grey=0.12),
    ),
    Level(
        "skilled",
        "Has learned what is worth having, does not calculate, and overlooks a third of the moves.",
        Limits(nodes=1),
        handicap=Handicap(0.35, 0.42, 0.18, 0.26),
    ),
    Level(
        "advanced",
        "Has learned what is worth having, does not calculate, and overlooks a move now and then.",
        Limits(nodes=1),
        handicap=Handicap(0.14, 0.2, 0.05, 0.1),
    ),
    Level("veteran", "Looks at 6 positions before it moves.", Limits(nodes=6)),
    Level("strong", "Looks at 17 positions before it moves.", Limits(nodes=17)),
    Level("expert", "Looks at 50 positions before it moves.", Limits(nodes=50)),
    Level("elite", "Looks at 175 positions before it moves.", Limits(nodes=175)),
    Level("champion", "Looks at 900 positions before it moves.", Limits(nodes=900)),
    Level(
        "master",
        "Thinks for a second: more than 50,000 positions on most machines.",
        Limits(seconds=1.0),
        pause=(0.7, 1.2),
        ladder_nodes=20_000,
    ),
)

LEVELS: Final = {level.name: level for level in _TABLE}
