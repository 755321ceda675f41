"""Grades mean the same at every table, and accuracy falls with the loss."""

from itertools import pairwise

import pytest

from azulejos.review.grades import LEAST_LOSS, Grade, accuracy_of, grade_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_grades_follow_the_table(seats: int) -> None:
    for grade, least in LEAST_LOSS.items():
        assert grade_of(least / seats + 1e-9, seats) is grade
    for worse, grade in pairwise(reversed(LEAST_LOSS)):
        assert grade_of(LEAST_LOSS[worse] / seats - 1e-9, seats) is grade


def test_everything_lost_is_a_blunder() -> None:
    assert grade_of(1.0, 2) is Grade.BLUNDER


def test_table_is_in_order() -> None:
    assert list(LEAST_LOSS) == list(Grade)
    assert all(less < more for less, more in pairwise(LEAST_LOSS.values()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_accuracy_is_100_to_0(seats: int) -> None:
    values = [accuracy_of(loss / 100, seats) for loss in range(101)]
    assert values[0] == 100
    assert all(more > less > 0 for more, less in pairwise(values))
    assert accuracy_of(1 / seats, seats) == accuracy_of(1 / 2, 2)
