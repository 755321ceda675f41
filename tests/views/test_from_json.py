"""Positions survive a round trip through JSON, and contradictions are refused."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given

from azulejos.rules import InvalidPositionError, Position
from azulejos.views.from_json import read_position
from azulejos.views.to_json import position_view
from tests.rules.games import positions
from tests.rules.texts import OPENING


def _view(position: Position) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position_view(position)))
    return view


@given(positions())
def test_view_is_read_back(position: Position) -> None:
    assert read_position(_view(position)) == position


@given(positions())
def test_what_follows_may_be_left_out(position: Position) -> None:
    view = _view(position)
    del view["text"]
    for board in view["boards"]:
        del board["floor_cost"], board["closes_row"]
        for line in board["pattern_lines"]:
            del line["capacity"]
    assert read_position(view) == position


def _set(view: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    *way, last = path.split(".")
    place: Any = view
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[last] = value
    return view


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("text", "C deal", "at `$.text`"),
        ("boards.1.closes_row", True, "at `$.boards[1].closes_row`"),
        ("boards.0.pattern_lines.2.capacity", 4, "at `$.boards[0].pattern_lines[2].capacity`"),
        ("boards.0.pattern_lines.2.filled", 1, "at `$.boards[0].pattern_lines[2].filled`"),
        ("boards.0.colour", "B", "unknown field `colour`"),
        ("boards.0.score", -1, "at `$.boards[0].score`"),
        ("boards.0.wall", [], "at `$.boards[0].wall`"),
        ("turn", "me", "at `$.turn`"),
    ],
)
def test_contradiction_is_told_with_its_place(path: str, value: object, fault: str) -> None:
    view = _set(_view(Position.parse(OPENING)), path, value)
    with pytest.raises(msgspec.ValidationError, match=re.escape(fault)):
        read_position(view)


def test_problems_of_the_rules_are_found() -> None:
    view = _set(_view(Position.parse(OPENING)), "bag", [16, 15, 14, 17, 17])
    with pytest.raises(InvalidPositionError, match="19 white tiles"):
        read_position(view)
