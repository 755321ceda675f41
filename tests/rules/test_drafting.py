"""Corner cases of drafting: the marker, the floor line, what a line accepts. See also scenarios."""

import pytest

from azulejos.rules import (
    Area,
    Colour,
    Draft,
    IllegalMoveError,
    MarkerMoved,
    Move,
    Phase,
    Place,
    Position,
    Reason,
    TilesMoved,
)
from azulejos.rules.drafting import open_lines
from tests.rules.texts import OPENING, position

FULL_FLOOR = (
    "C draft 3 1 2- RRW/-/-/-/-/- 17,19,17,20,17 0,0,0,0,0 "
    "9:5/5/5/5/5:-/-/-/-/-:BBYRWWB 4:5/5/5/5/5:-/-/-/-/-:-"
)


def play(text: str, *moves: str) -> Position:
    position = Position.parse(text)
    for move in moves:
        position = position.play(Move.parse(move))
    return position


def test_opening_has_ninety_moves() -> None:
    assert len(Position.parse(OPENING).legal_moves()) == 90


def test_rest_of_a_factory_goes_to_the_centre() -> None:
    assert play(OPENING, "1B2").sources[:2] == ((0, 1, 1, 0, 0), (0, 0, 0, 0, 0))


def test_steps_of_a_draft_are_told_in_the_order_of_hands() -> None:
    after, steps = play(OPENING, "1B2").transition(Move.parse("CY1"))
    centre = Place(Area.SOURCE, number=0)
    assert steps == (
        MarkerMoved(centre, Place(Area.FLOOR, 1, 0)),
        TilesMoved(Colour.YELLOW, 1, centre, Place(Area.LINE, 1, 0)),
    )
    assert (after.start_marker, after.turn) == (1, 0)


def test_marker_without_a_free_space_lies_in_front() -> None:
    after, steps = Position.parse(FULL_FLOOR).transition(Move.parse("CR3"))  # RULES [I1]
    assert after.start_marker == 0
    assert after.boards[0].floor_line == Position.parse(FULL_FLOOR).boards[0].floor_line
    assert steps[0] == MarkerMoved(Place(Area.SOURCE, number=0), Place(Area.FRONT, 0))
    assert after.lid == (0, 0, 0, 0, 0)
    assert Position.parse(str(after)) == after


def test_excess_beyond_a_full_floor_line_goes_to_the_lid() -> None:
    after, steps = Position.parse(FULL_FLOOR).transition(Move.parse("CR1"))
    assert after.lid == (0, 0, 1, 0, 0)
    assert steps[-1] == TilesMoved(Colour.RED, 1, Place(Area.SOURCE, number=0), Place(Area.LID))


def test_marker_takes_the_last_space_before_the_tiles_of_the_same_draft() -> None:
    six = FULL_FLOOR.replace("17,19,17,20,17", "18,19,17,20,17").replace("BBYRWWB", "BBYRWW")
    after = play(six, "CRF")
    assert str(after).split()[8].endswith(":BBYRWW*")  # RULES [D6]
    assert after.lid == (0, 0, 2, 0, 0)


def test_second_seat_to_take_from_the_centre_gets_no_marker() -> None:
    after = play(OPENING, "1B2", "CY1", "CR1")
    assert after.start_marker == 1
    assert after.boards[0].floor_line == ()


def test_only_the_row_rule_restricts_drafting_on_the_grey_wall() -> None:
    # Every column has blue already but row 5 has a free space: RULES [I4].
    text = (
        "G draft 5 1 1- -/BKKK/-/-/-/- 15,20,20,17,20 0,0,0,0,0 "
        "0:B4/1B3/2B2/3B1/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    moves = [str(move) for move in Position.parse(text).legal_moves()]
    assert [move for move in moves if move.startswith("1B")] == ["1B5", "1BF"]


def test_open_lines_know_colour_row_and_space() -> None:
    before = position(
        "C draft 5 1 1- -/BKKK/-/-/-/- ? 0,0,0,0,0 "
        "0:B4/5/5/5/5:-/R2/K1/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    lines = open_lines(before.boards[0])
    assert lines[Colour.BLUE] == [3, 4, 5]
    assert lines[Colour.RED] == [0, 3, 4, 5]  # line 2 is complete: RULES [I3]
    assert lines[Colour.BLACK] == [0, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("6B1", Reason.NO_SUCH_SOURCE),
        ("CB1", Reason.NOT_IN_SOURCE),
        ("1WF", Reason.NOT_IN_SOURCE),
        ("T11", Reason.WRONG_PHASE),
    ],
)
def test_illegal_drafts_have_a_reason(move: str, reason: Reason) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        play(OPENING, move)
    assert caught.value.reason is reason
    assert str(caught.value)


def test_last_draft_of_the_grey_wall_asks_who_tiles_first() -> None:
    text = (
        "G draft 5+2 2 1- -/BBB/-/-/-/- 15,20,20,20,20 0,0,0,0,0 "
        "0:5/5/5/5/5:-/B2/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    after = play(text, "1B3")
    assert (after.phase, after.turn, after.barren_rounds) == (Phase.TILE, 0, 3)
    assert [str(move) for move in after.legal_moves()] == ["T21", "T22", "T23", "T24", "T25"]


def test_something_that_is_no_move_is_no_move() -> None:
    with pytest.raises(TypeError, match="not a move or a deal: '3R2'"):
        Position.parse(OPENING).play("3R2")  # type: ignore[arg-type]
    assert isinstance(Move.parse("3R2"), Draft)
