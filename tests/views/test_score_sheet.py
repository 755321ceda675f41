"""Score sheets add up to the scores, at every moment of every kind of game."""

import pytest

from azulejos.rules import Wall
from azulejos.views.score_sheet import Tally
from tests.server.positions import KINDS, random_game


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_sheets_explain_every_score(seats: int, wall: Wall) -> None:
    tally = Tally(seats)
    for _, (position, steps) in random_game(seats, wall, seed=40 + seats):
        tally.add(steps)
        assert [sheet.total for sheet in tally.sheets()] == [b.score for b in position.boards]
