"""Ratings of people who play against characters, on the scale of the ladder.

The characters are the fixed points: their ratings were measured (docs/players.md) and never change.
A person's rating is openskill's, with an error that shrinks from game to game. Screens show
`shown_rating`, which is a round number in the range that people know from other games.

>>> first = Rating()
>>> won = updated(first, ["novice"], [0, 1])
>>> lost = updated(first, ["novice"], [1, 0])
>>> lost.mean < first.mean < won.mean
True
>>> shown_rating(CHARACTER_RATINGS["master"])
3030
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

CHARACTER_RATINGS: Final = {
    "novice": -11.8,
    "beginner": -4.5,
    "casual": 4.2,
    "regular": 9.0,
    "capable": 14.7,
    "skilled": 19.5,
    "advanced": 31.4,
    "veteran": 34.6,
    "strong": 44.6,
    "expert": 48.4,
    "elite": 57.7,
    "champion": 62.7,
    "master": 67.8,
}
"""From the whole ladder with two seats on the coloured wall, 7800 games."""

_ANCHOR_ERROR: Final = 2.0  # the 95 % intervals of the ladder are 4 wide on each side
_FIRST_MEAN: Final = 9.0  # a person who knows the rules plays about like `regular`
_FIRST_ERROR: Final = 14.0  # and may be anything from `novice` to `elite`
_SCALE: Final = 25.0 / 6  # openskill's own beta, with which the ladder was measured
_DRIFT: Final = 0.5  # people learn, so the error never becomes very small
_POINTS: Final = 30  # a difference that is one point of Elo after this factor
_ZERO: Final = 1000


class Rating(NamedTuple):
    """A rating on the scale of the ladder, and its error (one standard deviation)."""

    mean: float = _FIRST_MEAN
    error: float = _FIRST_ERROR


def updated(person: Rating, levels: Sequence[str], ranks: Sequence[int]) -> Rating:
    """The rating of a person after a game against characters.

    The first rank is the person's, the others belong to the levels in their order; 0 is the best.
    """
    # Loaded when a rated game ends: it takes as long as the rest of a server's start.
    from openskill.models import PlackettLuce

    model = PlackettLuce(beta=_SCALE, tau=_DRIFT)
    anchors = [[model.create_rating([CHARACTER_RATINGS[level], _ANCHOR_ERROR])] for level in levels]
    own = model.create_rating([person.mean, person.error])
    rated = model.rate([[own], *anchors], ranks=list(map(float, ranks)))
    return Rating(rated[0][0].mu, rated[0][0].sigma)


def shown_rating(mean: float) -> int:
    """A rating as screens show it: a multiple of ten, because no rating is more exact."""
    return round((_ZERO + _POINTS * mean) / 10) * 10
