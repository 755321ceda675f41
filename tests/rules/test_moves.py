"""Moves as values, as text and as action numbers."""

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.rules import FLOOR, Colour, Draft, Move, NotationError, Tiling
from azulejos.rules.moves import ACTIONS, MOVES, TILING_ACTIONS

LETTERS = "CT0123456789BYRKWFXc \n٣²é"


@pytest.mark.parametrize(
    ("text", "move", "action"),
    [
        ("3R2", Draft(3, Colour.RED, 1), (3 * 5 + 2) * 6 + 1),
        ("CB4", Draft(0, Colour.BLUE, 3), 3),
        ("5WF", Draft(5, Colour.WHITE, FLOOR), (5 * 5 + 4) * 6 + 5),
        ("CB1", Draft(0, Colour.BLUE, 0), 0),
        ("9WF", Draft(9, Colour.WHITE, FLOOR), 299),
        ("T24", Tiling(1, 3), 300 + 6 + 3),
        ("T2F", Tiling(1, FLOOR), 300 + 6 + 5),
        ("T11", Tiling(0, 0), 300),
        ("T5F", Tiling(4, FLOOR), 329),
    ],
)
def test_text_value_and_number_are_the_same_move(text: str, move: Move, action: int) -> None:
    assert Move.parse(text) == move
    assert str(move) == text
    assert move.action_id == action
    assert Move.from_action_id(action) == move


def test_every_action_number_is_one_move() -> None:
    assert (TILING_ACTIONS, ACTIONS) == (300, 330)
    for action in range(ACTIONS):
        move = Move.from_action_id(action)
        assert move.action_id == action
        assert Move.parse(str(move)) == move
        assert eval(repr(move), vars(azulejos)) == move
        assert pickle.loads(pickle.dumps(move)) == move
    assert len(set(MOVES)) == len({str(move) for move in MOVES}) == ACTIONS


def test_two_and_three_seats_use_the_lower_numbers() -> None:
    assert Draft(5, Colour.WHITE, FLOOR).action_id == 179
    assert Draft(7, Colour.WHITE, FLOOR).action_id == 239


@pytest.mark.parametrize("action", [-1, 330, 10**20])
def test_other_numbers_are_refused(action: int) -> None:
    with pytest.raises(ValueError, match="0 to 329"):
        Move.from_action_id(action)


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, "a factory 1 to 9, C or T"),
        ("0R2", 0, "a factory 1 to 9, C or T"),
        ("c", 0, "a factory 1 to 9, C or T"),
        ("٣R2", 0, "a factory 1 to 9, C or T"),
        ("3", 1, "a colour of BYRKW"),
        ("33R2", 1, "a colour of BYRKW"),
        ("3G2", 1, "a colour of BYRKW"),
        ("3R", 2, "a line 1 to 5 or F"),
        ("3R6", 2, "a line 1 to 5 or F"),
        ("3R²", 2, "a line 1 to 5 or F"),
        ("3R2 ", 3, "the end of the move"),
        ("3R2\n", 3, "the end of the move"),
        ("T", 1, "a line 1 to 5"),
        ("T0F", 1, "a line 1 to 5"),
        ("T2", 2, "a column 1 to 5 or F"),
        ("T26", 2, "a column 1 to 5 or F"),
        ("T244", 3, "the end of the move"),
    ],
)
def test_unreadable_moves_say_where_and_what(text: str, at: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert (caught.value.at, caught.value.expected) == (at, expected)


@given(st.text(LETTERS, max_size=4) | st.text(max_size=8))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "make", [lambda: Draft(10, Colour.RED, 0), lambda: Draft(0, Colour.RED, 6)]
)
def test_no_such_draft_cannot_be_made(make: Callable[[], Draft]) -> None:
    with pytest.raises(ValueError, match="no such draft"):
        make()


def test_draft_of_a_plain_number_holds_the_colour() -> None:
    draft = Draft(3, 2, 1)  # type: ignore[arg-type]
    assert draft.colour is Colour.RED
    assert str(draft) == "3R2"
    with pytest.raises(ValueError, match="5 is not a valid Colour"):
        Draft(3, 5, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("line", "column"), [(5, 0), (-1, 0), (0, 6), (0, -1)])
def test_no_such_tiling_cannot_be_made(line: int, column: int) -> None:
    with pytest.raises(ValueError, match="no such tiling"):
        Tiling(line, column)


def test_drafts_and_tilings_differ() -> None:
    assert isinstance(Move.parse("3R2"), Draft)
    assert isinstance(Move.parse("T24"), Tiling)
    assert len({Move.parse("3R2"), Move.parse("3R2"), Draft(3, Colour.RED, 1)}) == 1
