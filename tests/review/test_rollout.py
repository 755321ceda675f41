"""Blunders with three and four seats are checked by deals after both lines."""

import pytest

from azulejos.review.grades import Grade, grade_of
from azulejos.review.judge import Judge, Verdict
from azulejos.review.rollout import checked_blunder
from azulejos.rules import Move, Position
from tests.players.positions import opening


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


def blunder(judge: Judge, position: Position, loss: float) -> Verdict:
    """The verdict on a bad move, as if it had lost so much."""
    verdict = judge.compared(position, Move.parse("1BF"), 40)
    assert verdict.loss > 0
    return verdict._replace(loss=loss, grade=Grade.BLUNDER)


@pytest.mark.parametrize("seats", [3, 4])
def test_exaggerated_blunder_is_graded_by_its_deals(judge: Judge, seats: int) -> None:
    position = opening(seats, seed=7)
    exaggerated = blunder(judge, position, 0.99)
    checked = checked_blunder(judge, position, exaggerated, 80)
    assert checked.loss < 0.99
    assert checked.grade is grade_of(checked.loss, seats)
    lost = checked.best.wins[0] - checked.played.wins[0]
    assert checked.loss == max(0.0, lost)
    assert checked.played.line == exaggerated.played.line
    assert checked_blunder(judge, position, exaggerated, 80) == checked


def test_loss_never_grows(judge: Judge) -> None:
    position = opening(3)
    small = blunder(judge, position, -1.0)
    assert checked_blunder(judge, position, small, 80) == small


def test_two_seats_and_other_grades_are_not_checked(judge: Judge) -> None:
    two = blunder(judge, opening(2), 0.99)
    assert checked_blunder(judge, opening(2), two, 80) is two
    mistake = blunder(judge, opening(3), 0.99)._replace(grade=Grade.MISTAKE)
    assert checked_blunder(judge, opening(3), mistake, 80) is mistake
