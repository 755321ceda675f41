"""Boards: pattern lines, walls and the tiles on them."""

from azulejos.rules import FLOOR, START_MARKER, Board, Colour, PatternLine
from azulejos.rules.board import EMPTY_WALL, NO_LINE, capacity, home_column


def test_a_line_holds_one_tile_more_than_the_one_above() -> None:
    assert [capacity(line) for line in range(5)] == [1, 2, 3, 4, 5]  # RULES [D4]
    assert capacity(FLOOR) == 0


def test_coloured_wall_has_each_colour_once_in_every_row_and_column() -> None:
    pattern = [[home_column(row, colour) for colour in Colour] for row in range(5)]
    assert pattern == [  # RULES [T4]
        [0, 1, 2, 3, 4],
        [1, 2, 3, 4, 0],
        [2, 3, 4, 0, 1],
        [3, 4, 0, 1, 2],
        [4, 0, 1, 2, 3],
    ]


def test_new_board_is_empty() -> None:
    board = Board()
    assert (board.score, board.wall, board.floor_line) == (0, EMPTY_WALL, ())
    assert board.complete_lines() == ()
    assert board.complete_rows() == 0
    assert board.tiles() == (0, 0, 0, 0, 0)


def test_complete_lines_are_the_full_ones_from_the_top() -> None:
    lines = (
        PatternLine(Colour.RED, 1),
        PatternLine(Colour.RED, 1),
        PatternLine(Colour.BLUE, 3),
        NO_LINE,
        PatternLine(Colour.WHITE, 4),
    )
    assert Board(pattern_lines=lines).complete_lines() == (0, 2)


def test_rows_are_complete_with_five_tiles() -> None:
    full, nearly = tuple(Colour), (*list(Colour)[:4], None)
    assert Board(wall=(full, nearly, full, nearly, nearly)).complete_rows() == 2


def test_with_tile_and_with_line_change_one_thing() -> None:
    board = Board(wall=Board().with_tile(2, 3, Colour.YELLOW))
    assert board.wall[2] == (None, None, None, Colour.YELLOW, None)
    assert board.wall[:2] + board.wall[3:] == EMPTY_WALL[:4]
    lines = board.with_line(4, PatternLine(Colour.BLACK, 2))
    assert lines == (NO_LINE, NO_LINE, NO_LINE, NO_LINE, PatternLine(Colour.BLACK, 2))


def test_tiles_counts_wall_lines_and_floor_but_not_the_marker() -> None:
    board = Board(
        wall=Board().with_tile(0, 0, Colour.BLUE),
        pattern_lines=Board().with_line(4, PatternLine(Colour.BLACK, 2)),
        floor_line=(Colour.WHITE, START_MARKER, Colour.BLUE),
    )
    assert board.tiles() == (2, 0, 0, 2, 1)
