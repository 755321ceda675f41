"""Everything that can be wrong with a position: each with its code, several at once, none twice."""

from dataclasses import replace

import pytest
from hypothesis import given

from azulejos.rules import (
    START_MARKER,
    Board,
    Colour,
    InvalidPositionError,
    NotationError,
    PatternLine,
    Phase,
    Position,
    ProblemCode,
)
from tests.rules.games import positions
from tests.rules.texts import EMPTY, OPENING, filled

TABLE = "-/BBYR/-/-/-/-"
NOBODY = "-/-/-/-/-/-"


def codes(text: str) -> list[str]:
    with pytest.raises(InvalidPositionError) as caught:
        Position.parse(filled(text))
    assert str(caught.value)
    return [problem.code.value for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (OPENING.replace("16,15", "15,15"), "tile_count"),
        (OPENING.replace("16,15", "17,15"), "tile_count"),
        (f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:B2/-/-/-/-:- {EMPTY}", "overfull_line"),
        (f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/R6:- {EMPTY}", "overfull_line"),
        (
            f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/1B3/5/5/5:-/B1/-/-/-:- {EMPTY}",
            "line_colour_in_row",
        ),
        (
            f"G draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/4B/5/5/5:-/B1/-/-/-:- {EMPTY}",
            "line_colour_in_row",
        ),
        (
            f"G draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:BB3/5/5/5/5:-/-/-/-/-:- {EMPTY}",
            "colour_twice_in_row",
        ),
        (
            f"G draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:B4/5/B4/5/5:-/-/-/-/-:- {EMPTY}",
            "colour_twice_in_column",
        ),
        (f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:1B3/5/5/5/5:-/-/-/-/-:- {EMPTY}", "off_its_place"),
        (
            f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:BBBBBBBB {EMPTY}",
            "overfull_floor",
        ),
        (f"C draft 2 1 11 {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:** {EMPTY}", "marker"),
        (f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:* {EMPTY}", "marker"),
        (f"C draft 2 1 12 {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:* {EMPTY}", "marker"),
        (f"C draft 2 1 12 {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "marker"),
        (f"C draft 2 1 11 {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:BBB {EMPTY}", "marker"),
        (f"C tile 2 1 11 {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:BBB {EMPTY}", "marker"),
        (f"C deal 2 1 12 {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "marker"),
        (f"C deal 2 1 1- {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "phase"),
        (f"C tile 2 1 1- {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "phase"),
        (f"C end 2 0 1- {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "phase"),
        (f"C draft 2 1 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "phase"),
        (f"C draft 2 1 1- -/BBYRW/-/-/-/- ? 0,0,0,0,0 {EMPTY} {EMPTY}", "overfull_factory"),
        (
            f"C deal 2 1 1- {NOBODY} ? 0,0,0,0,0 0:BYRKW/5/5/5/5:-/-/-/-/-:- {EMPTY}",
            "row_complete",
        ),
        (
            f"C deal 2 1 1- {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:B {EMPTY}",
            "floor_not_settled",
        ),
        (f"C draft 2+3 1 1- {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "barren"),
        (f"C deal 2+3 1 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "barren"),
        (f"C draft 2 0 1- {TABLE} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "seat"),
        (f"G tile 2 0 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "seat"),
        (f"G tile 2 2 1- {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:B1/-/-/-/-:- {EMPTY}", "seat"),
        (f"G tile 2 2 1- {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:B {EMPTY}", "seat"),
        (f"C end 2 1 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "seat"),
        (f"C deal 2 2 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", "seat"),
    ],
)
def test_parse_refuses_what_cannot_be(text: str, code: str) -> None:
    assert set(codes(text)) == {code}


@pytest.mark.parametrize(
    "text",
    [
        f"C tile 2 0 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}",
        f"C tile 2 2 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}",
        f"C tile 2+3 0 12 {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}",
        f"C end 2+3 0 12 {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}",
        f"C draft 2 1 11 {TABLE} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:BBBBBBB {EMPTY}",
        f"C tile 2 0 11 {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:BBBBBBB {EMPTY}",
        f"C deal 9999 1 1- {NOBODY} ? 0,0,0,0,0 9999:5/5/5/5/5:-/-/-/-/-:- {EMPTY}",
        f"C draft 2 1 1- BBBBBBBBBBYYYYYYYYYY/-/-/-/-/- ? 0,0,0,0,0 {EMPTY} {EMPTY}",
        f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 0:BYRKW/5/5/5/5:-/-/-/-/-:- {EMPTY}",
        f"C deal 2 1 1- {NOBODY} ? 0,0,0,0,0 0:5/5/5/5/5:B1/-/-/-/-:- {EMPTY}",
    ],
)
def test_parse_accepts_what_no_rule_forbids(text: str) -> None:
    assert str(Position.parse(filled(text))) == filled(text)


def test_everything_found_is_reported_together() -> None:
    text = (
        "C draft 2+3 0 12 -/BBYRW/-/-/-/- 0,0,0,0,0 0,0,0,0,0 "
        "0:1B3/5/5/5/5:-/-/B1/-/-:** 0:5/1BB2/5/5/5:-/B3/-/-/-:BBBBBBBB"
    )
    found = codes(text)
    assert sorted(set(found)) == [
        "barren",
        "colour_twice_in_row",
        "line_colour_in_row",
        "marker",
        "off_its_place",
        "overfull_factory",
        "overfull_floor",
        "overfull_line",
        "seat",
        "tile_count",
    ]
    assert found.count("tile_count") == 5


def test_messages_name_the_seat_from_one() -> None:
    position = Position.parse(OPENING)
    board = replace(
        position.boards[1], pattern_lines=(PatternLine(Colour.RED, 2), *[PatternLine(None, 0)] * 4)
    )
    problems = replace(position, boards=(position.boards[0], board)).problems()
    assert [problem.message for problem in problems] == [
        "seat 2, line 1: more than 1 tiles",
        "22 red tiles instead of 20",
    ]


@pytest.mark.parametrize(
    "changes",
    [
        {"boards": (Board(),)},
        {"boards": (Board(),) * 5},
        {"boards": (Board(score=-1), Board())},
        {"boards": (Board(score=10_000), Board())},
        {"boards": (Board(wall=((None,) * 5,) * 4), Board())},
        {"boards": (Board(wall=((None,) * 4,) * 5), Board())},
        {"boards": (Board(pattern_lines=()), Board())},
        {"boards": (Board(pattern_lines=(PatternLine(None, 1),) * 5), Board())},
        {"boards": (Board(pattern_lines=(PatternLine(Colour.RED, 0),) * 5), Board())},
        {"boards": (Board(pattern_lines=(PatternLine(Colour.RED, -1),) * 5), Board())},
        {"turn": 2},
        {"turn": -1},
        {"first_seat": 7},
        {"start_marker": 2},
        {"round_number": 0},
        {"round_number": 10_000},
        {"barren_rounds": 4},
        {"barren_rounds": -1},
        {"bag": (21, 20, 20, 20, -1)},
        {"bag": (20, 20, 20)},
        {"sources": ((0, 0, 0, 0, 0),) * 7},
    ],
    ids=lambda changes: ",".join(changes),
)
def test_objects_that_are_no_positions_are_found_out(changes: dict[str, object]) -> None:
    position = replace(Position.start(), **changes)  # type: ignore[arg-type]
    assert {problem.code for problem in position.problems()} == {ProblemCode.SHAPE}
    assert read(str(position)) != position


def read(text: str) -> Position | None:
    try:
        return Position.parse(text)
    except (NotationError, InvalidPositionError):
        return None


@given(positions())
def test_positions_of_games_have_no_problems(position: Position) -> None:
    assert position.problems() == ()


@given(positions())
def test_markers_are_counted(position: Position) -> None:
    if position.phase is Phase.DRAFT:
        boards = [replace(b, floor_line=(*b.floor_line[:6], START_MARKER)) for b in position.boards]
        doubled = replace(position, boards=tuple(boards))
        assert ProblemCode.MARKER in {problem.code for problem in doubled.problems()}


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (
            OPENING.replace("16,15", "17,15"),
            {"count": 21, "colour": "B", "needed": 20},
        ),
        (
            f"C draft 2 1 1- {TABLE} ? 0,0,0,0,0 {EMPTY} 0:5/5/5/5/5:-/-/R4/-/-:-",
            {"seat": 2, "line": 3, "most": 3},
        ),
        (
            f"C deal 2 2 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}",
            {"case": "deal", "seat": 1},
        ),
        (f"C draft 2 1 1- {NOBODY} ? 0,0,0,0,0 {EMPTY} {EMPTY}", {"case": "empty"}),
    ],
)
def test_problem_has_the_values_of_its_message(text: str, values: dict[str, int | str]) -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Position.parse(filled(text))
    assert [problem.values for problem in caught.value.problems] == [values]
