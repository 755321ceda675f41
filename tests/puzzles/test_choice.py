"""Choice: the next puzzle for a solver, and the puzzle of a day."""

import datetime
from dataclasses import replace

import pytest

from azulejos.puzzles.choice import OF_A_DAY, next_puzzle, puzzle_of_day
from azulejos.puzzles.progress import Progress
from azulejos.puzzles.shapes import Theme
from tests.puzzles.samples import sample_puzzles

PUZZLES = sample_puzzles(8)
"""Their difficulties are 1 to 8."""
DAY = datetime.date(2026, 12, 24)


def test_next_puzzle_is_as_difficult_as_the_solver_is_good() -> None:
    for difficulty in (1, 4, 8):
        found = next_puzzle(PUZZLES, Progress(difficulty=difficulty), None)
        assert found.difficulty == difficulty


def test_next_puzzle_is_a_new_one() -> None:
    progress, seen = Progress(), list[str]()
    for _ in PUZZLES:
        puzzle = next_puzzle(PUZZLES, progress, None)
        seen.append(puzzle.id)
        progress = progress.after(puzzle, is_right=True)
    assert len(set(seen)) == len(PUZZLES)
    assert next_puzzle(PUZZLES, progress, None).id == seen[0]


def test_theme_is_a_filter() -> None:
    column = replace(PUZZLES[7], themes=(Theme.COLUMN,))
    assert next_puzzle([*PUZZLES[:7], column], Progress(), Theme.COLUMN) == column
    with pytest.raises(ValueError, match="there is no puzzle with the theme marker"):
        next_puzzle(PUZZLES, Progress(), Theme.MARKER)


def test_no_puzzles_are_an_error() -> None:
    with pytest.raises(ValueError, match="there is no puzzle"):
        next_puzzle([], Progress(), None)
    with pytest.raises(ValueError, match="there is no puzzle"):
        puzzle_of_day([], DAY)


def test_day_has_its_puzzle() -> None:
    assert puzzle_of_day(PUZZLES, DAY) == puzzle_of_day(PUZZLES[::-1], DAY)


def test_days_in_succession_have_all_puzzles_of_middle_difficulty() -> None:
    days = [DAY + datetime.timedelta(days=number) for number in range(len(OF_A_DAY) + 1)]
    found = [puzzle_of_day(PUZZLES, day) for day in days]
    assert sorted(puzzle.difficulty for puzzle in found[1:]) == list(OF_A_DAY)
    assert found[0] == found[-1]


def test_all_puzzles_have_a_day_if_none_is_of_middle_difficulty() -> None:
    extreme = [PUZZLES[0], PUZZLES[7]]
    days = [DAY + datetime.timedelta(days=number) for number in range(2)]
    assert {puzzle_of_day(extreme, day).id for day in days} == {each.id for each in extreme}
