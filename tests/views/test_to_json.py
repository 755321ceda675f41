"""JSON views agree with the rules: positions can be rebuilt, steps lose nothing."""

import msgspec
import pytest

from azulejos.rules import Position, Wall
from azulejos.rules import steps as happened
from azulejos.rules.tiles import LETTERS
from azulejos.views import shapes as views
from azulejos.views.shapes import BoardView, PositionView, StepView
from azulejos.views.to_json import position_view, step_views
from tests.server.positions import KINDS, random_game


def _row_text(row: list[views.ColourLetter | None]) -> str:
    text = "".join(tile or " " for tile in row)
    for gap in range(5, 0, -1):
        text = text.replace(" " * gap, str(gap))
    return text


def _board_text(board: BoardView) -> str:
    wall = "/".join(map(_row_text, board.wall))
    lines = "/".join(
        f"{line.colour}{line.filled}" if line.colour else "-" for line in board.pattern_lines
    )
    return f"{board.score}:{wall}:{lines}:{''.join(board.floor_line) or '-'}"


def _tiles(counts: views.TileCounts) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or "-"


def _text(view: PositionView) -> str:
    """The position text, from the parts of a view alone."""
    marker = "-" if view.start_marker is None else view.start_marker + 1
    return " ".join(
        [
            view.wall[0].upper(),
            view.phase,
            f"{view.round_number}" + (f"+{view.barren_rounds}" if view.barren_rounds else ""),
            "0" if view.turn is None else str(view.turn + 1),
            f"{view.first_seat + 1}{marker}",
            "/".join(map(_tiles, view.sources)),
            ",".join(map(str, view.bag)),
            ",".join(map(str, view.lid)),
            *map(_board_text, view.boards),
        ]
    )


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_position_view_says_what_the_text_says(seats: int, wall: Wall) -> None:
    for position, _ in random_game(seats, wall, seed=seats):
        sent = msgspec.json.encode(position_view(position))
        view = msgspec.json.decode(sent, type=PositionView)
        assert view.text == str(position) == _text(view)


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_every_step_survives_the_way(seats: int, wall: Wall) -> None:
    seen = set()
    for seed in range(4):
        for _, (_, steps) in random_game(seats, wall, seed):
            sent = msgspec.json.encode(step_views(steps))
            back = msgspec.json.decode(sent, type=list[StepView])
            for step, view in zip(steps, back, strict=True):
                assert type(step).__name__ == type(view).__name__
                seen.add(type(view))
                _assert_same(step, view)
    assert {views.TilesMoved, views.MarkerMoved, views.TilePlaced, views.FloorScored} <= seen


def _assert_same(step: happened.Step, view: StepView) -> None:
    """Compare field by field, whatever the field is called on both sides."""
    for field in view.__struct_fields__:
        ours, theirs = getattr(step, field), getattr(view, field)
        if field == "colour":
            assert theirs == LETTERS[ours]
        elif field in ("origin", "target"):
            assert (
                ours.area.value,
                ours.seat,
                ours.number,
                ours.column,
            ) == msgspec.structs.astuple(theirs)
        elif field in ("horizontal", "vertical"):
            assert [tuple(cell) for cell in ours] == [(cell.row, cell.column) for cell in theirs]
        else:
            assert (list(ours) if field in ("penalties", "tiles") else ours) == (
                list(theirs) if field in ("penalties", "tiles") else theirs
            )


@pytest.mark.parametrize("wall", list(Wall))
def test_closing_a_row_is_announced_before_it_ends_the_game(wall: Wall) -> None:
    announced = 0
    for seed in range(6):
        for position, (after, _) in random_game(2, wall, seed):
            if wall is Wall.COLOURED and after.outcome() is not None:
                closing = [board.closes_row for board in position_view(position).boards]
                # Only the last draft itself can add a closing line that was not announced.
                for seat, board in enumerate(after.boards):
                    if board.complete_rows() and seat != position.turn:
                        assert closing[seat]
                        announced += 1
            if any(board.closes_row for board in position_view(position).boards):
                announced += 1
    assert announced


def test_closes_row_needs_a_column_on_the_grey_wall() -> None:
    boards = "0:BYRK1/4W/5/5/5:W1/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    text = f"G draft 2 1 1- B/-/-/-/-/- 18,19,19,19,18 0,0,0,0,0 {boards}"
    position = Position.parse(text)
    assert not position_view(position).boards[0].closes_row
    free = Position.parse(text.replace("BYRK1/4W", "BYRK1/W4"))
    assert position_view(free).boards[0].closes_row
