"""Positions set up by hand: the bag gets the rest, and problems stay."""

import msgspec

from azulejos.rules import Position, ProblemCode
from azulejos.views.set_up import SetUpPosition, set_up
from azulejos.views.to_json import position_view
from tests.rules.texts import OPENING


def _given(text: str, **changes: object) -> SetUpPosition:
    view = msgspec.to_builtins(position_view(Position.parse(text)))
    return msgspec.convert({**view, **changes}, SetUpPosition)


def test_bag_gets_the_rest() -> None:
    assert set_up(_given(OPENING)) == Position.parse(OPENING)


def test_colour_with_too_many_tiles_is_the_problem() -> None:
    position = set_up(_given(OPENING, lid=[21, 0, 0, 0, 0]))
    assert position.bag[0] == 0
    assert [problem.code for problem in position.problems()] == [ProblemCode.TILE_COUNT]
