"""Errors say where, what and why, and can be pickled."""

import pickle

import pytest

import azulejos
from azulejos.rules import (
    IllegalMoveError,
    InvalidPositionError,
    NotationError,
    Problem,
    ProblemCode,
    Reason,
)

ERRORS = [
    NotationError("3X2", 1, "a colour"),
    IllegalMoveError(Reason.LINE_COMPLETE, "line 2 is complete"),
    InvalidPositionError((Problem(ProblemCode.PHASE, "a"), Problem(ProblemCode.SEAT, "b"))),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_are_value_errors_that_can_be_sent(error: ValueError) -> None:
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
    rebuilt = eval(repr(error), vars(azulejos))
    assert str(rebuilt) == str(error)


def test_notation_error_points_at_the_place() -> None:
    assert str(NotationError("3X2", 1, "a colour")) == (
        "cannot read '3X2' at character 2: expected a colour"
    )


def test_notation_error_shows_only_a_piece_of_a_long_text() -> None:
    message = str(NotationError("x" * 1_000_000, 500_000, "y"))
    assert message == (f"cannot read ...'{'x' * 60}'... at character 500001: expected y")


def test_notation_error_counts_lines() -> None:
    message = str(NotationError("one\ntwo\nthree\n", 10, "four"))
    assert message == "cannot read 'three' at line 3, character 3: expected four"


def test_illegal_move_is_a_sentence_with_a_code() -> None:
    error = IllegalMoveError(Reason.LINE_COMPLETE, "line 2 is complete")
    assert (str(error), error.reason.value) == ("line 2 is complete", "line_complete")


def test_invalid_position_says_everything() -> None:
    assert str(ERRORS[2]) == "a; b"
