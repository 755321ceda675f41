"""The measured accuracy of each level, and which level a seat plays like.

`python -m bench.review --levels` measured it, with 140 games of two seats on the coloured wall and
56 on the grey wall, and 48 games of every other kind of table: games between neighbouring levels,
reviewed. Neighbours that were out of order share one mean.

Levels are compared by accuracy and not by mean loss: one lost game in a single move would outweigh
all the other moves of a seat.
"""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Final, NamedTuple

from azulejos.players.levels import LEVELS
from azulejos.review.shapes import PlaysLike
from azulejos.rules import Wall

Z95: Final = 1.96
LEAST_DECISIONS: Final = 8
"""With fewer, no level is named."""


class Kind(NamedTuple):
    """A kind of table."""

    seats: int
    wall: Wall


ACCURACY: Final[dict[Kind, dict[str, float]]] = {
    Kind(2, Wall.COLOURED): {
        "novice": 75.1,
        "beginner": 77.6,
        "casual": 81.0,
        "regular": 83.2,
        "capable": 86.0,
        "skilled": 87.2,
        "advanced": 88.9,
        "veteran": 92.4,
        "strong": 93.0,
        "expert": 94.3,
        "elite": 95.8,
        "champion": 97.7,
        "master": 99.9,
    },
    Kind(2, Wall.GREY): {
        "novice": 80.5,
        "beginner": 84.2,
        "casual": 84.2,
        "regular": 87.0,
        "capable": 90.0,
        "skilled": 90.0,
        "advanced": 91.7,
        "veteran": 94.9,
        "strong": 95.9,
        "expert": 96.6,
        "elite": 97.2,
        "champion": 98.4,
        "master": 99.9,
    },
    Kind(3, Wall.COLOURED): {
        "novice": 79.7,
        "beginner": 80.9,
        "casual": 83.0,
        "regular": 87.9,
        "capable": 87.9,
        "skilled": 89.5,
        "advanced": 90.8,
        "veteran": 90.8,
        "strong": 91.2,
        "expert": 91.6,
        "elite": 91.6,
        "champion": 95.4,
        "master": 99.8,
    },
    Kind(3, Wall.GREY): {
        "novice": 85.2,
        "beginner": 86.8,
        "casual": 87.7,
        "regular": 89.9,
        "capable": 90.8,
        "skilled": 91.3,
        "advanced": 91.5,
        "veteran": 92.0,
        "strong": 92.5,
        "expert": 94.8,
        "elite": 96.3,
        "champion": 97.1,
        "master": 99.8,
    },
    Kind(4, Wall.COLOURED): {
        "novice": 73.4,
        "beginner": 74.7,
        "casual": 79.4,
        "regular": 81.4,
        "capable": 83.8,
        "skilled": 87.8,
        "advanced": 89.9,
        "veteran": 91.7,
        "strong": 94.0,
        "expert": 94.0,
        "elite": 94.0,
        "champion": 94.9,
        "master": 99.6,
    },
    Kind(4, Wall.GREY): {
        "novice": 83.4,
        "beginner": 84.3,
        "casual": 86.2,
        "regular": 89.1,
        "capable": 90.2,
        "skilled": 91.4,
        "advanced": 92.8,
        "veteran": 93.4,
        "strong": 94.3,
        "expert": 95.3,
        "elite": 95.9,
        "champion": 96.9,
        "master": 99.9,
    },
}
"""The mean accuracy of a decision for each level."""


def plays_like(accuracies: list[float], kind: Kind) -> PlaysLike | None:
    """The level whose mean accuracy is nearest to that of a seat's decisions.

    The interval has the levels within two standard errors of the seat's own mean.
    """
    table = ACCURACY.get(kind)
    if table is None or len(accuracies) < LEAST_DECISIONS:
        return None
    mean = fmean(accuracies)
    error = Z95 * stdev(accuracies) / math.sqrt(len(accuracies))
    return PlaysLike(
        nearest(table, mean), nearest(table, mean - error), nearest(table, mean + error)
    )


def nearest(table: dict[str, float], mean: float) -> str:
    """The level with the nearest mean accuracy; of several, the strongest."""
    order = [level for level in reversed(LEVELS) if level in table]
    return min(order, key=lambda level: abs(table[level] - mean))
