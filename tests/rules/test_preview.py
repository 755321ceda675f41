"""Previews agree with what happens when the move is played, step by step."""

from dataclasses import replace

from hypothesis import given

from azulejos.rules import (
    CENTRE,
    FLOOR,
    Area,
    Draft,
    MarkerMoved,
    Move,
    PatternLine,
    Phase,
    Position,
    Preview,
    TilePlaced,
    TilesMoved,
    Tiling,
    Wall,
    advance_tiling,
    previews,
    tile_line,
)
from azulejos.rules.board import capacity
from azulejos.rules.drafting import apply_draft
from azulejos.rules.scoring import FLOOR_COST
from azulejos.rules.tiles import NO_TILES
from azulejos.rules.tiling import open_columns
from tests.rules.games import positions
from tests.rules.texts import OPENING, position


def told(text: str, move: str) -> Preview:
    found = {preview.move: preview for preview in previews(position(text))}
    return found[Move.parse(move)]


def test_opening_tells_all_ninety_moves() -> None:
    found = previews(Position.parse(OPENING))
    assert len(found) == 90
    assert found[0] == Preview(Move.parse("1B1"), 1, 1, True, 1, 1, False)


TABLE = (
    "C draft 3 1 1- RRRW/BBBB/-/-/-/- ? 0,0,0,0,0 "
    "9:1Y3/5/1W3/5/5:B1/-/R2/-/-:KK 0:5/5/5/5/5:-/-/-/-/-:-"
)


def test_tiles_that_fall_and_the_marker_cost() -> None:
    assert told(TABLE, "CR3") == Preview(Move.parse("CR3"), 1, 2, True, 1, 6, True)
    assert told(TABLE, "CRF") == Preview(Move.parse("CRF"), 0, 3, False, 0, 9, True)
    assert told(TABLE, "1BF") == Preview(Move.parse("1BF"), 0, 4, False, 0, 9, False)


def test_points_count_the_complete_lines_above() -> None:
    # Line 1 will put blue next to yellow and above column 1: line 2's white goes below it.
    assert told(TABLE, "CW2").points == 2


STUCK = (  # red has no column left in row 5: the only free one has red in row 1
    "G draft 3 1 1- RRRW/RRRR/BBBB/-/-/- ? 0,0,0,0,0 "
    "9:R4/5/5/5/1BYKW:-/-/-/-/R3:- 0:5/5/5/5/5:-/-/-/-/-:-"
)


def test_line_that_fits_nowhere_will_fall() -> None:
    found = told(STUCK, "1R5")
    assert found == Preview(Move.parse("1R5"), 2, 2, True, 0, 2, False, 5, 12)
    assert told(STUCK, "CR5") == Preview(Move.parse("CR5"), 2, 1, True, 0, 2, True, 5, 12)
    assert told(STUCK, "1R4") == Preview(Move.parse("1R4"), 4, 0, True, 2, 0, False)


def test_line_that_fits_nowhere_stays_while_it_is_not_complete() -> None:
    fewer = STUCK.replace("RRRW/RRRR", "RW/R").replace("R3:- 0", "R1:- 0")
    assert told(fewer, "1R5") == Preview(Move.parse("1R5"), 1, 0, False, 0, 0, False)


def test_nothing_is_told_when_nobody_chooses() -> None:
    assert previews(Position.start()) == ()
    after = position(
        "C tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 " + " ".join(["0:5/5/5/5/5:-/-/-/-/-:-"] * 2)
    )
    assert previews(after) == ()
    assert previews(replace(after, phase=Phase.END, turn=None)) == ()


@given(positions())
def test_previews_agree_with_what_happens(before: Position) -> None:
    for preview in previews(before):
        if isinstance(preview.move, Draft):
            check_draft(before, preview, preview.move)
        else:
            assert isinstance(preview.move, Tiling)
            check_tiling(before, preview, preview.move)


def check_draft(before: Position, preview: Preview, move: Draft) -> None:
    seat = before.turn or 0
    after, steps = apply_draft(before, seat, move)
    moved = [step for step in steps if isinstance(step, TilesMoved)]
    own = [step for step in moved if step.target.seat == seat or step.target.area is Area.LID]
    assert preview.fits == sum(s.count for s in own if s.target.area is Area.LINE)
    assert preview.falls == sum(s.count for s in own if s.target.area is not Area.LINE)
    assert preview.takes_marker == any(isinstance(step, MarkerMoved) for step in steps)
    assert preview.takes_marker <= (move.source == CENTRE)
    floors = [len(p.boards[seat].floor_line) for p in (before, after)]
    assert preview.penalty == FLOOR_COST[floors[1]] - FLOOR_COST[floors[0]]
    if move.line == FLOOR:
        assert (preview.completes, preview.points) == (False, 0)
        return
    filled = after.boards[seat].pattern_lines[move.line].filled
    assert preview.completes == (filled == capacity(move.line))
    assert preview.points == points_now(after, seat, move)
    assert (preview.line_falls, preview.line_penalty) == falling_later(after, seat, move)


def falling_later(after: Position, seat: int, move: Draft) -> tuple[int, int]:
    """What a complete line that fits nowhere drops when it is tiled, and what that costs."""
    board = after.boards[seat]
    is_complete = move.line in board.complete_lines()
    if not is_complete or open_columns(after.wall, board, move.line, move.colour):
        return 0, 0
    floor = tile_line(replace(after, phase=Phase.TILE), seat, move.line, FLOOR).position
    costs = [FLOOR_COST[len(p.boards[seat].floor_line)] for p in (after, floor)]
    return capacity(move.line), costs[1] - costs[0]


def points_now(after: Position, seat: int, move: Draft) -> int:
    """What the line scores if it were complete and the round over."""
    board = after.boards[seat]
    line = PatternLine(move.colour, capacity(move.line))
    board = replace(board, pattern_lines=board.with_line(move.line, line))
    boards = (*after.boards[:seat], board, *after.boards[seat + 1 :])
    sources = (NO_TILES,) * len(after.sources)
    now = replace(after, phase=Phase.TILE, turn=None, sources=sources, boards=boards)
    if now.wall is Wall.GREY:
        columns = open_columns(Wall.GREY, board, move.line, move.colour)
        steps = [tile_line(now, seat, move.line, column).steps[0] for column in columns]
        return max((step.points for step in steps if isinstance(step, TilePlaced)), default=0)
    for step in advance_tiling(now).steps:
        if isinstance(step, TilePlaced) and (step.seat, step.line) == (seat, move.line):
            return step.points
    raise AssertionError("a complete line is tiled")


def check_tiling(before: Position, preview: Preview, move: Tiling) -> None:
    seat = before.turn or 0
    after, (first, *_) = tile_line(before, seat, move.line, move.column)
    if isinstance(first, TilePlaced):
        assert preview == Preview(move, 1, 0, True, first.points, 0, False)
        return
    floors = [len(p.boards[seat].floor_line) for p in (before, after)]
    cost = FLOOR_COST[floors[1]] - FLOOR_COST[floors[0]]
    assert preview == Preview(move, 0, capacity(move.line), True, 0, cost, False)
