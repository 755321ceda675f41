"""Worked examples: all nineteen of the printed rulebooks, as the rules play them."""

import json
from pathlib import Path
from typing import Any

import pytest

from azulejos.rulebook.examples import EXAMPLES, NAMES, Frame
from azulejos.rules.errors import Reason
from azulejos.rules.steps import BonusScored, FloorScored, TilePlaced
from azulejos.rules.tiles import LETTERS
from tests.rules.scenarios import position_of

FILE = Path(__file__).parents[1] / "rules" / "scenarios.json"
SCENARIOS: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in json.loads(FILE.read_text(encoding="utf-8"))["scenarios"]
    if case["basis"] == "example"
}
# Which frames of which example show a scenario: before its actions, and after them.
SHOWN = {
    "DRAFT-EX-1": ("first-turns", 0, 1),
    "DRAFT-EX-2": ("first-turns", 1, 2),
    "DRAFT-EX-3": ("first-turns", 2, 3),
    "DRAFT-EX-ALL": ("first-turns", 0, 3),
    "OPTIONS-LIST": ("options", 0, 0),
    "OPTIONS-A": ("options", 0, 1),
    "OPTIONS-B": ("options", 0, 2),
    "OPTIONS-C": ("options", 0, 3),
    "OPTIONS-NOT-1": ("options", 0, 4),
    "OPTIONS-NOT-2": ("options", 0, 5),
    "OPTIONS-NOT-3": ("options", 0, 6),
    "TILE-EX": ("tiling-lines", 0, 3),
    "SCORE-EX-1": ("score-alone", 0, 1),
    "SCORE-EX-H3": ("score-row", 0, 1),
    "SCORE-EX-V3": ("score-column", 0, 1),
    "SCORE-EX-V2-GERMAN": ("score-pair", 0, 1),
    "SCORE-EX-7": ("score-both", 0, 1),
    "FLOOR-EX-8": ("floor-marker-first", 0, 1),
    "FLOOR-EX-8-MARKER-LAST": ("floor-marker-last", 0, 1),
}


def test_every_worked_example_of_the_rulebooks_is_shown() -> None:
    assert SHOWN.keys() == SCENARIOS.keys()
    assert len(SHOWN) == 19


@pytest.mark.parametrize("case", SHOWN)
def test_example_begins_where_the_scenario_does(case: str) -> None:
    name, before, _ = SHOWN[case]
    assert EXAMPLES[name].frames[before].position == position_of(SCENARIOS[case]["state"])


@pytest.mark.parametrize("case", SHOWN)
def test_example_ends_as_the_scenario_expects(case: str) -> None:
    name, _, after = SHOWN[case]
    frame, expect = EXAMPLES[name].frames[after], SCENARIOS[case]["expect"]
    if expect.get("legal") is False:
        assert frame.refused in (Reason.ROW_HAS_COLOUR, Reason.LINE_HAS_OTHER_COLOUR)
    if "points" in expect:
        assert frame.values["points"] == expect["points"]
    for seat, wanted in expect.get("state", {}).get("players", {}).items():
        assert _seen(frame, int(seat), wanted) == wanted


def _seen(frame: Frame, seat: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """What a frame shows of a player, as scenarios write it; only what one of them mentions."""
    board = frame.position.boards[seat]
    letters = [["." if tile is None else LETTERS[tile] for tile in row] for row in board.wall]
    lines = [[None if c is None else LETTERS[c], n] for c, n in board.pattern_lines]
    seen = {
        "score": board.score,
        "wall": ["".join(row) for row in letters],
        "lines": lines,
        "floor": [LETTERS[x] if isinstance(x, int) else "M" for x in board.floor_line],
    }
    return {name: seen[name] for name in wanted}


def test_options_are_all_that_the_rules_allow() -> None:
    moves = map(str, EXAMPLES["options"].frames[0].position.legal_moves())
    assert sorted(move for move in moves if move.startswith("1Y")) == ["1Y1", "1Y5", "1YF"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers_of_a_caption_are_those_of_the_steps(name: str) -> None:
    for frame in EXAMPLES[name].frames:
        for step in frame.steps:
            if isinstance(step, TilePlaced):
                assert frame.values["points"] == step.points
                across, down = len(step.horizontal), len(step.vertical)
                assert (frame.values["across"], frame.values["down"]) == (across, down)
            if isinstance(step, FloorScored):
                assert (frame.values["costs"], frame.values["lost"]) == (
                    list(step.penalties),
                    step.lost,
                )
        points = [step.points for step in frame.steps if isinstance(step, BonusScored)]
        assert frame.values.get("bonus", 0) == sum(points)
        if frame.seat is not None and "before" in frame.values:
            assert frame.values["score"] == frame.position.boards[frame.seat].score


def test_people_have_our_own_names() -> None:
    assert not {"Peter", "Martin", "Andrea"} & set(NAMES)


def test_grey_line_that_fits_nowhere_falls_whole() -> None:
    before, fallen, paid = EXAMPLES["grey-falls"].frames
    assert before.position.boards[0].complete_lines() == (4,)
    assert fallen.values["falls"] == 5
    assert paid.values["score"] == before.position.boards[0].score - 8
