"""Position texts: one canonical form, read and written."""

import pytest
from hypothesis import given

from azulejos.rules import InvalidPositionError, NotationError, Position
from tests.rules.games import positions
from tests.rules.texts import EMPTY, OPENING


@given(positions())
def test_text_round_trips(position: Position) -> None:
    text = str(position)
    assert Position.parse(text) == position
    assert len(text) < 450
    assert text.isascii()
    assert text.isprintable()


def test_example_has_ninety_moves() -> None:
    position = Position.parse(OPENING)
    assert str(position) == OPENING
    assert len(position.legal_moves()) == 90


def test_new_game_is_written_in_full() -> None:
    assert str(Position.start(3, first_seat=1)) == (
        f"C deal 1 2 2- -/-/-/-/-/-/-/- 20,20,20,20,20 0,0,0,0,0 {EMPTY} {EMPTY} {EMPTY}"
    )


def field(number: int, value: str) -> str:
    fields = OPENING.split(" ")
    fields[number - 1] = value
    return " ".join(fields)


def board(value: str) -> str:
    return field(9, value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "C",
        OPENING.lower(),
        f" {OPENING}",
        f"{OPENING} ",
        f"{OPENING}\n",
        OPENING.replace(" ", "  ", 1),
        OPENING.replace(" ", "\t", 1),
        OPENING.replace(" ", "\u00a0", 1),
        OPENING + f" {EMPTY}" * 3,
        " ".join(OPENING.split(" ")[:9]),
        field(1, "X"),
        field(1, "CG"),
        field(2, "drafting"),
        field(3, "0"),
        field(3, "01"),
        field(3, "1+0"),
        field(3, "1+4"),
        field(3, "1+"),
        field(3, "+1"),
        field(3, "1+01"),
        field(3, "-1"),
        field(3, "10000"),
        field(3, "1e3"),
        field(3, "１"),
        field(3, "²"),
        field(4, "3"),
        field(4, "-"),
        field(4, ""),
        field(4, "١"),
        field(5, "1"),
        field(5, "--"),
        field(5, "3-"),
        field(5, "13"),
        field(5, "1-2"),
        field(5, "10"),
        field(6, "-/BBYR/YRKK/BYRK/RRRW"),
        field(6, "-/RBBY/YRKK/BYRK/RRRW/BYYW"),
        field(6, "/BBYR/YRKK/BYRK/RRRW/BYYW"),
        field(6, "-/BBYR/YRKK/BYRK/RRRW/BYYW/"),
        field(7, "16,15,14,17"),
        field(7, "16,15,14,17,018"),
        field(7, "16,15,14,17,18,0"),
        field(7, "16,15,14,17,-18"),
        field(7, "16,15,14,17,"),
        field(7, "16,15,14,17,1_8"),
        field(7, "16,15,14,17,99999"),
        board("0:5/5/5/5/5:-/-/-/-/-"),
        board("0:5/5/5/5/5:-/-/-/-/-:-:"),
        board("00:5/5/5/5/5:-/-/-/-/-:-"),
        board(":5/5/5/5/5:-/-/-/-/-:-"),
        board("-1:5/5/5/5/5:-/-/-/-/-:-"),
        board("10000:5/5/5/5/5:-/-/-/-/-:-"),
        board("0:5/5/5/5:-/-/-/-/-:-"),
        board("0:5/5/5/5/5/5:-/-/-/-/-:-"),
        board("0:14/5/5/5/5:-/-/-/-/-:-"),
        board("0:05/5/5/5/5:-/-/-/-/-:-"),
        board("0:6/5/5/5/5:-/-/-/-/-:-"),
        board("0:4/5/5/5/5:-/-/-/-/-:-"),
        board("0:/5/5/5/5:-/-/-/-/-:-"),
        board("0:5/5/5/5/5:-/-/-/-:-"),
        board("0:5/5/5/5/5:B/-/-/-/-:-"),
        board("0:5/5/5/5/5:B0/-/-/-/-:-"),
        board("0:5/5/5/5/5:B01/-/-/-/-:-"),
        board("0:5/5/5/5/5:/-/-/-/-:-"),
        board("0:5/5/5/5/5:1B/-/-/-/-:-"),
        board("0:5/5/5/5/5:-/-/-/-/B²:-"),
        board("0:5/5/5/5/5:-/-/-/-/-:"),
        board("0:5/5/5/5/5:-/-/-/-/-:--"),
        board("0:5/5/5/5/5:-/-/-/-/-:B-"),
        board("0:5/5/5/5/5:-/-/-/-/-:M"),
    ],
)
def test_only_the_canonical_form_is_read(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert 0 <= caught.value.at <= len(text)
    assert "expected" in str(caught.value)


def test_gap_written_in_two_pieces_is_not_canonical() -> None:
    text = OPENING.replace("16,15", "15,14").replace("0:5/", "0:BY12/", 1)
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert caught.value.at == text.index("BY12") + 2


def test_error_tells_the_place_in_the_line() -> None:
    text = field(7, "16,15,x,17,18")
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert caught.value.at == text.index("x")
    assert caught.value.expected == "a number of at most four digits"


def test_problems_come_after_what_cannot_be_read() -> None:
    with pytest.raises(InvalidPositionError, match="15 blue tiles instead of 20"):
        Position.parse(OPENING.replace("16,15", "11,15"))
