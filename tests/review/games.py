"""Games to review: short searches, so that the tests are quick."""

from functools import cache

from azulejos.review.review import review_game
from azulejos.review.shapes import GameReview
from azulejos.rules import Game, Wall
from azulejos.search.limits import Limits
from tests.rules.games import off_the_floor, recorded

FEW = Limits(nodes=60)


@cache
def sample_game(seats: int = 2, wall: Wall = Wall.COLOURED, seed: int = 3) -> Game:
    """A whole game of players that build but do not think."""
    return recorded(seats, wall, seed, off_the_floor)


@cache
def sample_review(seats: int = 2, wall: Wall = Wall.COLOURED) -> GameReview:
    """Its review with few nodes."""
    return review_game(sample_game(seats, wall), FEW)
