"""Games of the levels: line-ups, and the same game for the same number."""

import pytest

from azulejos.players.levels import LEVELS
from azulejos.puzzles.games import KINDS, line_up, played_game
from tests.rules.games import KIND_NAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_line_ups_are_neighbours_and_have_every_level(seats: int) -> None:
    count = len(LEVELS) + seats - 1
    found = [line_up(number, seats) for number in range(count)]
    assert {level for levels in found for level in levels} == set(LEVELS)
    assert sorted(line_up(1 + count, seats)) == sorted(line_up(1, seats))
    assert line_up(1 + count, seats) != line_up(1, seats)


def test_same_number_gives_the_same_game() -> None:
    assert list(KINDS) == KIND_NAMES
    assert played_game(KINDS["2G"], 0) == played_game(KINDS["2G"], 0)
