"""Grades of moves, from best to blunder, and the accuracy of a move.

A loss is the win share that a move gave away. Grades and accuracy measure it in even shares: an
even share is a half with two seats and a quarter with four. So the words mean the same at every
table.

>>> grade_of(0.06, seats=2), grade_of(0.06, seats=4)
(<Grade.INACCURACY: 'inaccuracy'>, <Grade.MISTAKE: 'mistake'>)
"""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Final


class Grade(StrEnum):
    """How good a move was; a forced move has no grade."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST_LOSS: Final = {
    Grade.BEST: 0.0,
    Grade.GOOD: 0.03,  # less is within the noise of a search
    Grade.INACCURACY: 0.10,
    Grade.MISTAKE: 0.20,
    Grade.BLUNDER: 0.40,
}
"""From which loss on a move has a grade, as a part of an even share."""

ERRORS: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
STEEPNESS: Final = 2.2
"""How fast accuracy falls: a move that loses a fifth of an even share has 64."""


def in_even_shares(loss: float, seats: int) -> float:
    """A loss of win share as a part of an even share."""
    return loss * seats


def grade_of(loss: float, seats: int) -> Grade:
    """The grade of a move that lost so much of the win share."""
    lost = in_even_shares(loss, seats)
    return [grade for grade, least in LEAST_LOSS.items() if lost >= least][-1]


def accuracy_of(loss: float, seats: int) -> float:
    """The accuracy of a move: 100 if it lost nothing.

    >>> [round(accuracy_of(loss, seats=2)) for loss in (0.0, 0.05, 0.1, 0.2, 0.5)]
    [100, 80, 64, 41, 11]
    """
    return 100 * math.exp(-STEEPNESS * in_even_shares(loss, seats))
