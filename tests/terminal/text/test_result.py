"""The end of a game in words: result, winners and sources of points."""

from dataclasses import replace

import pytest

from azulejos import Game, Position
from azulejos.locales.catalogue import catalogue_of
from azulejos.terminal.text.result import result_lines
from tests.rules.texts import position

ENGLISH = catalogue_of("en")
LAST = (
    "C draft 5 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 "
    "{}:BY1KW/5/5/5/5:R1/-/-/-/-:- {}:BY1KW/5/5/5/5:R1/-/-/-/-:-"
)


def ended(first: int, second: int) -> list[str]:
    before = position(LAST.format(first, second))
    game = Game(before).with_event(before.legal_moves()[-1])
    return list(result_lines(game, ["Anna", "Bo"], ENGLISH))


def test_winner_comes_first_and_the_sheet_adds_up() -> None:
    assert ended(1, 30) == [
        "Game over. A horizontal row is complete.",
        "",
        "                Bo  Anna",
        "Before         +30    +1",
        "Placed tiles    +5    +5",
        "Floor line       0    −2",
        "Rows            +2    +2",
        "Columns          0     0",
        "Colours          0     0",
        "Total           37     6",
        "",
        "Bo wins the game",
    ]


def test_shared_victory_names_all_winners() -> None:
    assert ended(4, 2)[-1] == "Anna and Bo share the victory"


@pytest.mark.parametrize(
    ("ending", "told"),
    [
        ("resign 2", "Bo gave up."),
        ("time 1", "Anna ran out of time."),
        ("abandoned", "Everybody left the table."),
        (None, "The game is not finished."),
    ],
)
def test_early_ends_are_told(ending: str | None, told: str) -> None:
    game = replace(Game(Position.start()), ended_early=ending)
    assert list(result_lines(game, ["Anna", "Bo"], ENGLISH)) == [told]
