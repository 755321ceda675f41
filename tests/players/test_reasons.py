"""Reasons are facts: each is checked against the position by playing it out."""

import pytest

from azulejos import Draft, Phase, Position, Tiling, Wall
from azulejos.players.reasons import MoveReason, reasons
from azulejos.rules import START_MARKER, TilePlaced, Transition
from azulejos.rules.scoring import FLOOR_COST
from azulejos.rules.steps import FloorScored
from azulejos.rules.tiling import open_columns
from tests.players.positions import game_positions
from tests.rules.test_preview import STUCK
from tests.rules.texts import position as read

KINDS = [(seats, wall) for seats in (2, 4) for wall in Wall]
CODES = {
    "completes_line", "line_falls", "begins_line", "continues_line", "row", "column", "colour",
    "ends_game", "takes_marker", "drops", "denies", "last_draft",
}  # fmt: skip


def sample(seats: int, wall: Wall) -> list[Position]:
    return [p for seed in (1, 2, 3) for p in game_positions(seats, wall, seed, every=5)]


def check_draft(position: Position, move: Draft, found: dict[str, dict[str, int]]) -> None:
    """Check every reason of a draft against the position after it."""
    seat = position.turn
    assert seat is not None
    before, after = position.boards[seat], position.transition(move)
    taken = position.sources[move.source][move.colour]
    assert ("last_draft" in found) == (sum(map(sum, position.sources)) == taken)
    first_from_centre = move.source == 0 and position.start_marker is None
    assert ("takes_marker" in found) == first_from_centre
    if "last_draft" not in found:
        check_lines(position, move, found, after)
    if "denies" in found:
        other = position.boards[found["denies"]["seat"]]
        assert found["denies"]["tiles"] == taken
        lines = enumerate(other.pattern_lines)
        spaces = [i + 1 - n for i, (c, n) in lines if c in (None, move.colour)]
        assert taken in spaces
        assert any(
            open_columns(position.wall, other, line, move.colour)
            for line, (colour, n) in enumerate(other.pattern_lines)
            if colour in (None, move.colour) and line + 1 - n == taken
        )
    if move.line != 5:
        filled = before.pattern_lines[move.line].filled
        assert ("begins_line" in found) <= (filled == 0)
        assert ("continues_line" in found) <= (filled > 0)


def check_lines(
    position: Position, move: Draft, found: dict[str, dict[str, int]], after: Transition
) -> None:
    """Check the reasons about the line and the floor line."""
    seat = position.turn
    assert seat is not None
    before, board = position.boards[seat], after.position.boards[seat]
    marker = "takes_marker" in found and START_MARKER in board.floor_line
    fallen = len(board.floor_line) - len(before.floor_line) - marker
    assert ("drops" in found) == (fallen > 0)
    if "drops" in found:
        assert found["drops"]["tiles"] >= fallen
    cost = FLOOR_COST[len(board.floor_line)] - FLOOR_COST[len(before.floor_line)]
    told = [found[code]["points"] for code in ("takes_marker", "drops") if code in found]
    assert sum(told) == cost
    complete = move.line in board.complete_lines()
    fits = complete and bool(open_columns(position.wall, board, move.line, move.colour))
    assert ("completes_line" in found) == fits
    assert ("line_falls" in found) == (complete and not fits)
    for code in ("begins_line", "continues_line"):
        if code in found:
            now, then = before.pattern_lines[move.line], board.pattern_lines[move.line]
            assert found[code]["tiles"] == then.filled - now.filled
            free = move.line + 1 - (now.filled if code == "begins_line" else then.filled)
            assert found[code]["space"] == free


def as_dict(found: tuple[MoveReason, ...]) -> dict[str, dict[str, int]]:
    return {reason.code: reason.numbers for reason in found}


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_reasons_of_drafts_are_true_of_the_position(seats: int, wall: Wall) -> None:
    seen: set[str] = set()
    for position in sample(seats, wall):
        for move in position.legal_moves():
            if isinstance(move, Draft):
                found = as_dict(reasons(position, move))
                seen |= found.keys()
                check_draft(position, move, found)
    assert seen <= CODES
    assert {"completes_line", "begins_line", "continues_line", "drops", "denies"} <= seen


def test_points_and_progress_come_true_when_the_round_ends() -> None:
    checked = 0
    for position in [p for seed in range(12) for p in game_positions(seed=seed)]:
        seat = position.turn
        assert seat is not None
        for move in position.legal_moves():
            found = as_dict(reasons(position, move))
            if not {"last_draft", "completes_line"} <= found.keys():
                continue
            assert isinstance(move, Draft)
            after = position.transition(move)
            placed = [s for s in after.steps if isinstance(s, TilePlaced) and s.seat == seat]
            (own,) = (step for step in placed if step.line == move.line)
            assert own.points == found["completes_line"]["points"]
            wall = after.position.boards[seat].wall
            if "column" in found:
                column = found["column"]["column"]
                tiles = sum(row[column] is not None for row in wall)
                assert found["column"] == {"column": own.column, "tiles": tiles}
            if "row" in found:
                assert sum(t is not None for t in wall[move.line]) == found["row"]["tiles"]
            if "colour" in found:
                tiles = sum(tile is move.colour for row in wall for tile in row)
                assert tiles == found["colour"]["tiles"]
            if "ends_game" in found:
                assert after.position.phase is Phase.END
            if "drops" in found:
                floors = [s for s in after.steps if isinstance(s, FloorScored) and s.seat == seat]
                assert sum(floors[0].penalties) >= found["drops"]["points"]
            checked += 1
    assert checked > 10


def test_reasons_of_tilings_are_true_of_the_wall() -> None:
    checked = 0
    for position in [p for seed in range(4) for p in game_positions(2, Wall.GREY, seed)]:
        for move in position.legal_moves():
            if isinstance(move, Tiling) and move.column < 5:
                found = as_dict(reasons(position, move))
                steps = position.transition(move).steps
                placed = next(step for step in steps if isinstance(step, TilePlaced))
                assert placed.points == found["completes_line"]["points"]
                checked += 1
    assert checked > 20


def test_line_that_fits_nowhere_is_called_so() -> None:
    found = as_dict(reasons(read(STUCK), Draft.parse("1R5")))
    assert found["line_falls"] == {"line": 4, "tiles": 5, "points": 12}
    assert found["drops"] == {"tiles": 2, "points": 2}
    assert "completes_line" not in found


def test_line_that_fits_nowhere_is_not_denied() -> None:
    other = "0:R4/5/5/5/1BYKW:-/-/-/B1/R1:-"
    own = "0:5/5/5/5/5:B1/B1/B1/B1/B1:-"
    text = f"G draft 3 2 1- RRRR/-/-/-/-/- ? 0,0,0,0,0 {other} {own}"
    assert "denies" not in as_dict(reasons(read(text), Draft.parse("CRF")))
    free = text.replace("R4/5/5/5/1BYKW", "5/5/5/5/1BYKW")
    assert as_dict(reasons(read(free), Draft.parse("CRF")))["denies"]["seat"] == 0


def test_docs_list_every_code() -> None:
    from pathlib import Path

    page = (Path(__file__).parent.parent.parent / "docs" / "players.md").read_text("utf-8")
    assert [code for code in CODES if f"| `{code}` |" not in page] == []
