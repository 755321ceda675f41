"""The check: puzzles that do not hold are found and named."""

from dataclasses import replace

import pytest

from azulejos import Move
from azulejos.puzzles.check import Checked, check_puzzles, failure, sample
from azulejos.puzzles.file import parse_puzzle, shipped_puzzles
from azulejos.puzzles.finder import Finder
from tests.puzzles.samples import SaidJudge, Values, sample_puzzles
from tests.rules.texts import OPENING

PUZZLE = parse_puzzle(f"{OPENING}|1B2|2K2|40|3|-|-")
CLEAR = {"1B2": 0.6, "2K2": 0.4, "1Y1": 0.3}


def finder(values: Values = CLEAR) -> Finder:
    return Finder(SaidJudge(values, values, values), {}, 10)


def test_puzzle_that_is_found_again_holds() -> None:
    assert failure(finder(), PUZZLE) is None


def test_other_second_move_is_no_failure() -> None:
    assert failure(finder(), replace(PUZZLE, second=Move.parse("1Y1"))) is None


def test_failures_are_named() -> None:
    assert failure(finder({"1B2": 0.6, "2K2": 0.55}), PUZZLE) == "no-clear-best"
    assert failure(finder(), replace(PUZZLE, answer=Move.parse("2K2"))) == "other-answer"
    assert failure(finder(), replace(PUZZLE, proved=True)) == "no-proof"


@pytest.mark.parametrize(
    ("counts", "passes"),
    [
        ((3, 3, 20, 19), True),
        ((3, 3, 20, 18), False),
        ((3, 2, 20, 20), False),
        ((0, 0, 0, 0), True),
    ],
)
def test_proved_puzzles_must_hold_and_most_of_the_others(
    counts: tuple[int, int, int, int], passes: bool
) -> None:
    checked = Checked(*counts, failures={})
    assert checked.passes is passes
    assert checked.figures()["passes"] is passes


def test_sample_is_always_the_same() -> None:
    puzzles = sample_puzzles(6)
    assert sample(puzzles, 3) == sample(puzzles[::-1], 3)
    assert len(sample(puzzles, 3)) == 3
    assert len(sample(puzzles, 9)) == 6


def test_shipped_proofs_hold() -> None:
    """Other networks must prove them, too; the long test checks the others."""
    file = shipped_puzzles()
    proved = [puzzle for puzzle in file.puzzles if puzzle.proved]
    checked = check_puzzles(proved, file.header.nodes)
    assert (checked.proved, checked.failures) == (len(proved), {})


@pytest.mark.long
def test_sample_of_the_shipped_puzzles_holds() -> None:
    file = shipped_puzzles()
    assert check_puzzles(sample(file.puzzles, 60), file.header.nodes).passes
