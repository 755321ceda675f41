"""Score sheets add up to the scores, at every moment of every kind of game."""

import pytest

from azulejos.rules import Position, Wall
from azulejos.views.score_sheet import Tally
from tests.server.positions import KINDS, random_game


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_sheets_explain_every_score(seats: int, wall: Wall) -> None:
    tally = Tally(Position.start(seats, wall))
    for _, (position, steps) in random_game(seats, wall, seed=40 + seats):
        tally.add(steps)
        assert [sheet.total for sheet in tally.sheets()] == [b.score for b in position.boards]


def test_points_at_the_start_are_a_source_of_their_own() -> None:
    positions = (position for position, _ in random_game(2, Wall.COLOURED, seed=3))
    late = next(position for position in positions if any(b.score for b in position.boards))
    sheets = Tally(late).sheets()
    assert [(sheet.before, sheet.total) for sheet in sheets] == [
        (board.score, board.score) for board in late.boards
    ]
