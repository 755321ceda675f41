"""The measured losses of each level, and which level a seat plays like.

`python -m bench.review --levels --kinds 2C --games 140` measured them: games between neighbouring
levels, reviewed. Other kinds of table are not measured yet, so no seat there plays like a level.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from azulejos.players.levels import LEVELS
from azulejos.review.shapes import PlaysLike
from azulejos.rules import Wall

Z95: Final = 1.96
LEAST_DECISIONS: Final = 8
"""With fewer, a seat plays like nobody."""


class Kind(NamedTuple):
    """A kind of table."""

    seats: int
    wall: Wall


MEAN_LOSS: Final[dict[Kind, dict[str, float]]] = {
    Kind(2, Wall.COLOURED): {
        "novice": 0.2110,
        "beginner": 0.1737,
        "casual": 0.1371,
        "regular": 0.1189,
        "capable": 0.0973,
        "skilled": 0.0973,
        "advanced": 0.0862,
        "veteran": 0.0495,
        "strong": 0.0485,
        "expert": 0.0402,
        "elite": 0.0298,
        "champion": 0.0154,
        "master": 0.0004,
    },
}
"""The mean loss of a decision in even shares, for each level."""


def plays_like(losses: list[float], kind: Kind) -> PlaysLike | None:
    """The level whose mean loss is nearest to these losses of a seat, in even shares.

    The interval has the levels within two standard errors of the seat's own mean.
    """
    table = MEAN_LOSS.get(kind)
    if table is None or len(losses) < LEAST_DECISIONS:
        return None
    mean = sum(losses) / len(losses)
    variance = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    error = Z95 * math.sqrt(variance / len(losses))
    return PlaysLike(
        nearest(table, mean), nearest(table, mean + error), nearest(table, max(0.0, mean - error))
    )


def nearest(table: dict[str, float], mean: float) -> str:
    """The level with the nearest mean loss; of several, the strongest."""
    order = [level for level in reversed(LEVELS) if level in table]
    return min(order, key=lambda level: abs(table[level] - mean))
