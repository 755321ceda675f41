"""The board in plain text."""

import pytest

from azulejos import Position
from azulejos.locales.catalogue import catalogue_of
from azulejos.terminal.board import draw
from azulejos.terminal.style import Style
from tests.rules.texts import position

NAMES = ["Anna", "Bo", "Cleo", "Dag"]
ENGLISH = catalogue_of("en")
MIDDLE = position(
    "C draft 3 2 11 RRW/BBYR/-/-/-/- ? 1,0,0,0,0 "
    "12:B4/5/5/5/5:-/R1/-/-/B4:*R 104:5/5/5/5/5:-/-/-/-/-:-"
)

DRAWN = """\
Round 3   bag 85, lid 1
factories  1 BBYR   2 ·      3 ·      4 ·      5 ·
centre     C RRW

  Anna                  12     ▶ Bo                   104
1         ·  │ B y r k w       1         ·  │ b y r k w
2       · R  │ w b y r k       2       · ·  │ w b y r k
3     · · ·  │ k w b y r       3     · · ·  │ k w b y r
4   · · · ·  │ r k w b y       4   · · · ·  │ r k w b y
5 · B B B B  │ y r k w b       5 · · · · ·  │ y r k w b
floor * R · · · · ·  −2        floor · · · · · · ·"""


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_table_is_drawn() -> None:
    assert lines(draw(MIDDLE, NAMES[:2], Style(), ENGLISH)) == DRAWN.splitlines()


def test_plain_signs_where_there_are_no_others() -> None:
    drawn = draw(MIDDLE, NAMES[:2], Style(unicode=False), ENGLISH)
    assert drawn.isascii()
    assert "> Bo" in drawn
    assert "floor * R . . . . .  -2" in drawn


def test_colours_leave_the_letters() -> None:
    drawn = draw(MIDDLE, NAMES[:2], Style(colours=True), ENGLISH)
    assert "\x1b[48;5;160;38;5;231;1mR\x1b[0m" in drawn
    assert "\x1b[2mb\x1b[0m" in drawn


@pytest.mark.parametrize(
    ("seats", "columns", "rows"),
    [(2, 80, 1), (2, 40, 2), (3, 80, 2), (3, 100, 1), (4, 100, 2), (4, 130, 1)],
)
def test_boards_stand_side_by_side_where_they_fit(seats: int, columns: int, rows: int) -> None:
    drawn = lines(draw(Position.start(seats), NAMES[:seats], Style(), ENGLISH, columns))
    assert sum(line.startswith("floor") for line in drawn) == rows
    assert max(map(len, drawn)) <= columns
    assert sum("▶" in line for line in drawn) == 1


def test_factories_find_room_on_a_narrow_screen() -> None:
    drawn = lines(draw(MIDDLE, NAMES[:2], Style(), catalogue_of("de"), 50))
    assert drawn[1:3] == [
        "Manufakturplättchen  1 BBYR   2 ·      3 ·",
        "                     4 ·      5 ·",
    ]
    assert max(map(len, drawn)) <= 50


def test_grey_wall_shows_free_spaces() -> None:
    grey = position(
        "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 0:R4/5/5/5/5:-/B2/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    drawn = lines(draw(grey, NAMES[:2], Style(), ENGLISH))
    assert drawn[3].startswith("               1 2 3 4 5")
    assert drawn[4].startswith("1         ·  │ R · · · ·")
    assert drawn[3].rindex("1") == drawn[5].rindex("│") + 2
    assert not any(line.startswith("centre") for line in drawn)


def test_long_names_are_cut() -> None:
    drawn = lines(draw(MIDDLE, ["A" * 30, "Bo"], Style(), ENGLISH))
    assert f"  {'A' * 17}…" in drawn[4]
    assert len(drawn[4]) == len(DRAWN.splitlines()[4])
