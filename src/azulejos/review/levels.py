"""The measured accuracy of each level, and which level a seat plays like.

`python -m bench.review --levels` measured it, with 140 games of two seats on the coloured wall and
56 on the grey wall: games between neighbouring levels, reviewed. Neighbours that were out of order
share one mean. Other kinds of table are not measured yet, so no seat there plays like a level.

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
        "novice": 80.9,
        "beginner": 85.1,
        "casual": 85.1,
        "regular": 87.3,
        "capable": 92.0,
        "skilled": 92.5,
        "advanced": 94.1,
        "veteran": 95.0,
        "strong": 95.8,
        "expert": 95.8,
        "elite": 96.6,
        "champion": 97.7,
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
