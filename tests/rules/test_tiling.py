"""Corner cases of tiling: order, stuck lines, floor lines, the next round. See also scenarios."""

import pytest

from azulejos.rules import (
    FLOOR,
    Area,
    BonusScored,
    Colour,
    FloorScored,
    IllegalMoveError,
    MarkerMoved,
    Move,
    Phase,
    Place,
    Position,
    Reason,
    Termination,
    TilePlaced,
    TilesMoved,
    advance_tiling,
    settle_floor,
    tile_line,
)
from tests.rules.texts import position

COLOURED = (
    "C tile 2 0 12 -/-/-/-/-/- 17,20,17,20,18 0,0,0,0,0 "
    "3:B4/5/5/5/5:R1/B2/R2/-/-:W 1:5/5/5/5/5:-/-/-/-/-:*W"
)
GREY = (
    "G tile 2 1 12 -/-/-/-/-/- 12,20,20,20,19 0,0,0,0,0 "
    "3:B4/5/5/5/5:-/B2/-/-/B5:W 1:5/5/5/5/5:-/-/-/-/-:*"
)


def test_tile_line_does_one_line_and_nothing_else() -> None:
    before = Position.parse(COLOURED)
    after, steps = tile_line(before, 0, 0)
    assert after.phase is Phase.TILE
    assert [type(step) for step in steps] == [TilePlaced]
    assert after.boards[0].score == 3 + 1
    assert after.boards[0].complete_lines() == (1,)
    assert after.boards[1] == before.boards[1]


def test_lines_may_be_looked_at_in_any_order_but_score_by_the_wall_as_it_is() -> None:
    before = Position.parse(COLOURED)
    _, (placed, *_) = tile_line(before, 0, 1)
    assert isinstance(placed, TilePlaced)
    assert (placed.points, placed.horizontal, placed.vertical) == (1, (), ())


@pytest.mark.parametrize("line", [2, 3])
def test_line_that_is_not_complete_is_not_tiled(line: int) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        tile_line(Position.parse(COLOURED), 0, line)
    assert caught.value.reason is Reason.LINE_NOT_COMPLETE


@pytest.mark.parametrize(
    ("column", "reason"),
    [(1, Reason.NOT_ITS_SPACE), (0, Reason.SPACE_TAKEN), (FLOOR, Reason.TILE_FITS)],
)
def test_coloured_wall_has_one_space_for_a_tile(column: int, reason: Reason) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        tile_line(Position.parse(COLOURED), 0, 0, column)
    assert caught.value.reason is reason


def test_settle_floor_takes_points_and_clears() -> None:
    after, steps = settle_floor(Position.parse(COLOURED), 1)
    assert steps[0] == FloorScored(seat=1, penalties=(1, 1), lost=1, score=0)  # RULES [T8]
    assert steps[-1] == MarkerMoved(Place(Area.FLOOR, 1, 0), Place(Area.FRONT, 1))  # RULES [T9]
    assert after.boards[1].floor_line == ()
    assert (after.lid, after.start_marker) == ((0, 0, 0, 0, 1), 1)


def test_settling_an_empty_floor_line_changes_nothing() -> None:
    settled = settle_floor(Position.parse(COLOURED), 0).position
    assert settle_floor(settled, 0) == (settled, ())


def test_advance_does_the_whole_coloured_round() -> None:
    after, steps = advance_tiling(Position.parse(COLOURED))
    assert after.phase is Phase.DEAL
    assert (after.round_number, after.turn, after.first_seat) == (3, 1, 1)
    assert [board.score for board in after.boards] == [3 + 1 + 1 - 1, 0]
    assert after.lid == (1, 0, 0, 0, 2)
    assert [step.seat for step in steps if isinstance(step, FloorScored)] == [0, 1]


def test_coloured_round_may_be_written_with_a_seat_to_act() -> None:
    with_seat = Position.parse(COLOURED.replace("tile 2 0", "tile 2 2"))
    assert with_seat.legal_moves() == ()
    assert advance_tiling(with_seat).position == advance_tiling(Position.parse(COLOURED)).position


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("T51", Reason.NOT_TOP_LINE),
        ("T11", Reason.LINE_NOT_COMPLETE),
        ("T21", Reason.COLUMN_HAS_COLOUR),
        ("T2F", Reason.TILE_FITS),
        ("3R2", Reason.WRONG_PHASE),
    ],
)
def test_illegal_tilings_have_a_reason(move: str, reason: Reason) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position.parse(GREY).play(Move.parse(move))
    assert caught.value.reason is reason
    assert str(caught.value)


def test_no_tiling_move_on_the_coloured_wall() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position.parse(COLOURED.replace("tile 2 0", "tile 2 1")).play(Move.parse("T13"))
    assert caught.value.reason is Reason.WRONG_PHASE


def test_grey_tiling_goes_on_seat_by_seat() -> None:
    before = Position.parse(GREY)
    assert [str(move) for move in before.legal_moves()] == ["T22", "T23", "T24", "T25"]
    between = before.play(Move.parse("T22"))
    assert (between.phase, between.turn) == (Phase.TILE, 0)
    after, steps = between.transition(Move.parse("T53"))
    assert after.phase is Phase.DEAL
    assert [step.seat for step in steps if isinstance(step, FloorScored)] == [0, 1]


def test_stuck_line_falls_and_that_is_the_only_move() -> None:
    stuck = position(
        "G tile 4+1 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:K 1:5/5/5/5/5:-/-/-/-/Y5:-"
    )
    assert [str(move) for move in stuck.legal_moves()] == ["T5F"]  # RULES [G3]
    after, steps = stuck.transition(Move.parse("T5F"))
    fallen = TilesMoved(Colour.BLUE, 5, Place(Area.LINE, 0, 4), Place(Area.FLOOR, 0, 1))
    assert steps[:2] == (fallen, FloorScored(0, (1, 1, 2, 2, 2, 3), lost=9, score=0))
    assert (after.turn, after.barren_rounds) == (1, 1)
    assert after.lid == (5, 0, 0, 1, 0)


def test_stuck_line_that_finds_no_floor_space_goes_to_the_lid() -> None:
    stuck = position(
        "G tile 4+1 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:KKKKK 1:5/5/5/5/5:-/-/-/-/Y5:-"
    )
    after, steps = tile_line(stuck, 0, 4)
    assert after.boards[0].floor_line == (*[Colour.BLACK] * 5, Colour.BLUE, Colour.BLUE)
    assert steps[-1] == TilesMoved(Colour.BLUE, 3, Place(Area.LINE, 0, 4), Place(Area.LID))
    assert after.lid == (3, 0, 0, 0, 0)  # RULES [D9]


def test_choice_can_block_a_later_line() -> None:
    # Blue on lines 1 and 5; column 5 is the last free one of row 5: RULES [I6].
    text = (
        "G tile 2 1 1- -/-/-/-/-/- 14,19,19,19,19 0,0,0,0,0 "
        "0:5/5/5/5/YRKW1:B1/-/-/-/B5:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    after = Position.parse(text).play(Move.parse("T15"))
    assert [str(move) for move in after.legal_moves()] == ["T5F"]


def end_of_round(text: str) -> Position:
    return advance_tiling(Position.parse(text)).position


def test_marker_that_nobody_took_leaves_the_start_where_it_was() -> None:
    text = (
        "C tile 2 0 2- -/-/-/-/-/- 20,20,20,20,16 0,0,0,0,0 "
        "0:5/5/5/5/5:-/-/-/W4/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    after, steps = advance_tiling(Position.parse(text))
    assert (after.phase, after.turn, after.first_seat) == (Phase.DEAL, 1, 1)  # RULES [I5]
    assert steps[-1] == MarkerMoved(Place(Area.SOURCE, number=0), Place(Area.FRONT, 1))


def test_third_barren_round_ends_the_game() -> None:
    text = (
        "C tile 6+3 0 12 -/-/-/-/-/- 15,20,20,20,20 0,0,0,0,0 "
        "8:B4/1B3/2B2/3B1/4B:-/-/-/-/-:- 4:5/5/5/5/5:-/-/-/-/-:*"
    )
    after, steps = advance_tiling(Position.parse(text))
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.termination, outcome.scores) == (Termination.BARREN, (18, 3))  # RULES [I11]
    assert isinstance(steps[-1], BonusScored)
    assert str(after).startswith("C end 6+3 0 12 ")


def test_tile_on_any_wall_takes_the_barren_rounds_back() -> None:
    text = (
        "C tile 6+3 0 12 -/-/-/-/-/- 19,20,20,20,20 0,0,0,0,0 "
        "8:5/5/5/5/5:-/-/-/-/-:- 4:5/5/5/5/5:B1/-/-/-/-:*"
    )
    after = end_of_round(text)
    assert (after.phase, after.barren_rounds) == (Phase.DEAL, 0)


def test_no_tile_for_a_new_round_ends_the_game() -> None:
    seat = "{}:1YRKW/WB1RK/KW1YR/1KWBY/YR1WB:-/Y1/B2/R1/K1:-"
    boards = " ".join(seat.format(score) for score in (40, 35, 38, 20))
    text = f"C tile 9 0 12 -/-/-/-/-/-/-/-/-/- 0,0,0,0,0 0,0,0,0,0 {boards}"
    outcome = end_of_round(text).outcome()
    assert outcome is not None
    assert outcome.termination is Termination.NO_TILES  # RULES [I9]
    assert (outcome.scores, outcome.winners) == ((71, 66, 69, 51), (0,))


def test_row_ends_the_game_after_everybody_has_tiled() -> None:
    text = (
        "C tile 6 0 12 -/-/-/-/-/- 17,19,19,19,19 0,0,0,0,0 "
        "8:1YRKW/5/5/5/5:B1/-/-/-/-:- 4:5/5/5/5/5:-/B2/-/-/-:*"
    )
    after = end_of_round(text)
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.ROW  # RULES [E1]
    assert outcome.scores == (8 + 5 + 2, 4 + 1 - 1)
    assert outcome.complete_rows == (1, 0)
