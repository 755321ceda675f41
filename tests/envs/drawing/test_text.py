"""The text picture shows the whole table; the docstring of the module has a new game."""

from azulejos.envs.drawing.text import heading, sketch
from azulejos.rules import Position
from tests.envs.games import LAST_DRAFT, Twin
from tests.envs.test_start_positions import OVER


def test_tiles_lie_on_lines_walls_and_floors() -> None:
    assert sketch(Position.parse(LAST_DRAFT)).splitlines() == [
        "Round 2: seat 1 drafts   bag B17 Y18 R19 K19 W20, lid B1",
        "factories  1 .      2 .      3 .      4 .      5 K",
        "centre     C .",
        "",
        "> Seat 1                 3       Seat 2                 0",
        "1         .  | B y r k w       1         R  | b y r k w",
        "2       Y Y  | w b y r k       2       . .  | w b y r k",
        "3     . . .  | k w b y r       3     . . .  | k w b y r",
        "4   . . . .  | r k w b y       4   . . . .  | r k w b y",
        "5 . . . . .  | y r k w b       5 . . . . .  | y r k w b",
        "floor . . . . . . .            floor B * . . . . .  -2",
    ]


def test_a_grey_wall_has_no_places_of_colours() -> None:
    assert "1         .  | . . . . ." in sketch(Twin(3, "grey", 1).position)


def test_headings_name_the_phase() -> None:
    assert heading(Position.parse(OVER)) == "Over after round 5"
    assert heading(Position.start(2)) == "Round 1: tiles are dealt"
