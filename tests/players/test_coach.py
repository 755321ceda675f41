"""The coach warns before a move only when it matters."""

import pytest

from azulejos.players.coach import warnings
from azulejos.rules import CounterGenerator, Position, draw_deal
from tests.rules.texts import EMPTY
from tests.rules.texts import position as read


def _codes(text: str) -> list[tuple[str, dict[str, int]]]:
    return [(reason.code, reason.numbers) for reason in warnings(read(text))]


def test_first_move_of_a_game_needs_no_warning() -> None:
    position = Position.start()
    position = position.deal(draw_deal(position, CounterGenerator(1).below))
    assert warnings(position) == ()
    assert warnings(Position.start()) == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_row_that_will_end_the_game_is_told(seat: int) -> None:
    boards = [EMPTY, EMPTY]
    boards[seat] = "9:5/WBYR1/5/5/5:-/K2/-/-/-:-"
    text = f"C draft 4 1 1- -/BYRK/-/-/-/- ? 0,0,0,0,0 {' '.join(boards)}"
    assert _codes(text) == [("ends_game", {"seat": seat, "row": 1})]


def test_line_that_is_not_complete_ends_nothing() -> None:
    text = f"C draft 4 1 1- -/BYRK/-/-/-/- ? 0,0,0,0,0 9:5/WBYR1/5/5/5:-/K1/-/-/-:- {EMPTY}"
    assert _codes(text) == []


def test_floor_line_that_fills_is_told_with_its_price() -> None:
    text = f"C draft 1 1 11 B/YYYY/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:*RR {EMPTY}"
    assert _codes(text) == [("floor_fills", {"seat": 0, "points": 4, "more": 2})]


@pytest.mark.parametrize("floor", ["*R", "*RRRRRR"])
def test_floor_line_with_little_or_with_everything_is_not_told(floor: str) -> None:
    text = f"C draft 1 1 11 B/YYYY/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:{floor} {EMPTY}"
    assert _codes(text) == []


@pytest.mark.parametrize(
    ("centre", "mine", "cheap"),
    [
        ("BB", "-/-/-/-/-:-", True),  # fits on a line
        ("B", "-/B1/-/-/-:-", True),  # completes a line
        ("B", "B1/-/-/-/-:-", False),  # a single tile that completes nothing
        ("BBBBBB", "-/-/-/-/-:-", False),  # some fall in any case
        ("BB", "-/-/-/-/-:RR", False),  # the third space costs more
    ],
)
def test_cheap_marker_is_told_if_its_tiles_all_fit(centre: str, mine: str, cheap: bool) -> None:
    text = f"C draft 1 1 1- {centre}/YYYY/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:{mine} {EMPTY}"
    assert _codes(text) == ([("marker_cheap", {"seat": 0, "points": 1})] if cheap else [])


def test_marker_is_not_told_when_another_seat_holds_it() -> None:
    text = f"C draft 1 1 12 BB/YYYY/-/-/-/- ? 0,0,0,0,0 {EMPTY} 0:5/5/5/5/5:-/-/-/-/-:*"
    assert _codes(text) == []
