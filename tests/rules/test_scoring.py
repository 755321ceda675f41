"""Points: placements, floor costs, bonuses, winners."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.rules import (
    Board,
    BonusKind,
    BonusScored,
    Cell,
    Colour,
    Outcome,
    Phase,
    Position,
    Termination,
    Wall,
    add_bonuses,
)
from azulejos.rules.board import WallTiles
from azulejos.rules.scoring import (
    BARREN_LIMIT,
    FLOOR_COST,
    bonuses,
    outcome,
    placement_groups,
    placement_points,
    termination,
)
from tests.rules.building import Builder
from tests.rules.games import seeds


def wall_of(*rows: str) -> WallTiles:
    """A wall from five strings, `.` for a free space."""
    tiles = dict(zip("BYRKW", Colour, strict=True))
    return tuple(tuple(tiles.get(letter) for letter in row) for row in rows)


def test_floor_spaces_cost_what_the_board_says() -> None:
    assert FLOOR_COST == (0, 1, 2, 4, 6, 8, 11, 14)  # RULES [T6]


def test_the_limit_of_barren_rounds_is_three() -> None:
    assert BARREN_LIMIT == 3  # RULES [I11]


def test_groups_name_the_tiles_that_score() -> None:
    wall = wall_of(".....", "...R.", "KWB..", "...B.", ".....")
    across, down = placement_groups(wall, 2, 3)
    assert across == (Cell(2, 0), Cell(2, 1), Cell(2, 2), Cell(2, 3))
    assert down == (Cell(1, 3), Cell(2, 3), Cell(3, 3))
    assert placement_points(wall, 2, 3) == 7


def points_by_walking(taken: set[tuple[int, int]], row: int, column: int) -> int:
    """RULES [T5], counted cell by cell."""

    def along(down: int, right: int) -> int:
        for n in itertools.count(1):
            if (row + n * down, column + n * right) not in taken:
                return n - 1
        raise AssertionError

    across = along(0, 1) + along(0, -1)
    vertical = along(1, 0) + along(-1, 0)
    return (across + 1 if across else 0) + (vertical + 1 if vertical else 0) or 1


@given(seeds, st.integers(0, 100))
def test_points_are_those_counted_with_a_finger(seed: int, percent: int) -> None:
    wall = Builder(seed).wall(Wall.GREY, percent, rows_may_be_complete=True)
    cells = list(itertools.product(range(5), range(5)))
    taken = {(row, column) for row, column in cells if wall[row][column] is not None}
    for row, column in cells:
        if (row, column) not in taken:
            assert placement_points(wall, row, column) == points_by_walking(taken, row, column)


def test_bonuses_for_rows_columns_and_colours() -> None:
    wall = wall_of("BYRKW", "WB...", "KWB..", "RKWB.", "YRKWB")
    assert list(bonuses(wall)) == [  # RULES [E2]
        (BonusKind.ROW, 0, 2),
        (BonusKind.ROW, 4, 2),
        (BonusKind.COLUMN, 0, 7),
        (BonusKind.COLUMN, 1, 7),
        (BonusKind.COLOUR, Colour.BLUE, 10),
        (BonusKind.COLOUR, Colour.WHITE, 10),
    ]


def ended(*boards: Board, **changes: object) -> Position:
    start = Position.start(len(boards))
    values = {
        "wall": start.wall,
        "phase": Phase.TILE,
        "round_number": 5,
        "barren_rounds": 0,
        "turn": None,
        "first_seat": 0,
        "start_marker": 0,
        "sources": start.sources,
        "bag": start.bag,
        "lid": start.lid,
        "boards": boards,
    }
    return Position(**{**values, **changes})  # type: ignore[arg-type]


FULL = wall_of("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
ROW = wall_of("BYRKW", ".....", ".....", ".....", ".....")
TWO_ROWS = wall_of("BYRKW", "WBYRK", ".....", ".....", ".....")


def test_full_wall_brings_ninety_five() -> None:
    after, steps = add_bonuses(ended(Board(5, FULL), Board(3)))
    assert [board.score for board in after.boards] == [100, 3]
    assert after.phase is Phase.END
    assert len(steps) == 15
    assert steps[-1] == BonusScored(0, BonusKind.COLOUR, Colour.WHITE, 10, 100)


@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        ((Board(20, ROW), Board(30)), (1,)),
        ((Board(20, ROW), Board(22)), (0,)),  # 22 each, one row against none: RULES [E3]
        ((Board(20, ROW), Board(20, ROW)), (0, 1)),
        ((Board(20, ROW), Board(18, TWO_ROWS), Board(18, TWO_ROWS)), (1, 2)),
        ((Board(20, ROW), Board(9, TWO_ROWS), Board(22)), (0,)),  # rows count among the tied only
        ((Board(0), Board(0), Board(0), Board(0)), (0, 1, 2, 3)),
    ],
)
def test_winners(boards: tuple[Board, ...], winners: tuple[int, ...]) -> None:
    result = add_bonuses(ended(*boards, barren_rounds=3)).position.outcome()
    assert result is not None
    assert result.winners == winners


NOTHING = (0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (ended(Board(), Board()), None),
        (ended(Board(0, ROW), Board()), Termination.ROW),
        (ended(Board(), Board(), barren_rounds=2), None),
        (ended(Board(), Board(), barren_rounds=3), Termination.BARREN),
        (ended(Board(), Board(), bag=NOTHING), Termination.NO_TILES),
        (ended(Board(), Board(), bag=NOTHING, lid=(1, 0, 0, 0, 0)), None),
        (ended(Board(0, ROW), Board(), bag=NOTHING, barren_rounds=3), Termination.ROW),
    ],
)
def test_a_game_ends_for_one_reason(position: Position, expected: Termination | None) -> None:
    assert termination(position) is expected


def test_outcome_is_a_value() -> None:
    result = outcome(ended(Board(7, ROW), Board(9)))
    assert result == Outcome((7, 9), (1, 0), (1,), Termination.ROW)
    assert eval(repr(result), vars(azulejos)) == result
    assert len({result, outcome(ended(Board(7, ROW), Board(9)))}) == 1
    assert str(result.termination) == "row"
