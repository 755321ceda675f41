"""What a plain player sees, and what its level misses."""

from dataclasses import replace

import pytest

from azulejos.players.levels import LEVELS, Handicap
from azulejos.players.plain import PlainPlayer
from azulejos.players.sight import EVERYTHING, Sight, Sights, bonus_worth, worths
from azulejos.rules import Board, Colour, Position, Wall, previews
from azulejos.rules.board import WallTiles
from tests.players.positions import game_positions

MISSING = {
    "novice": set(Sight),
    "beginner": set(Sight),
    "casual": set(Sight) - {Sight.COLUMNS},
    "regular": {Sight.AHEAD},
    "capable": set[Sight](),
}
B, Y, R, K, W = Colour


def points(position: Position, sees: Sights) -> list[float]:
    return [one.points for one in worths(position, previews(position), sees)]


def chosen(level: str, position: Position) -> str:
    return str(PlainPlayer(LEVELS[level], seed=5).choose(position).move)


def without_others(position: Position) -> Position:
    """The same position with empty boards for the opponents; the bag is not counted again."""
    boards = list(position.boards)
    for seat in range(position.seats):
        if seat != position.turn:
            boards[seat] = Board()
    return replace(position, boards=tuple(boards))


def test_levels_miss_what_the_page_says() -> None:
    assert {name: EVERYTHING - (LEVELS[name].sees or set()) for name in MISSING} == MISSING
    assert all(level.sees is None for name, level in LEVELS.items() if name not in MISSING)


WALL: WallTiles = (
    (None, None, R, None, None),
    (None, None, Y, None, None),
    (None, None, None, None, None),
    (None, None, None, None, None),
    (None, None, None, None, None),
)


def test_column_is_worth_more_to_those_who_see_columns() -> None:
    sees, misses = frozenset({Sight.COLUMNS}), frozenset[Sight]()
    assert bonus_worth(WALL, 4, 2, W, sees) > bonus_worth(WALL, 4, 1, W, sees)
    assert bonus_worth(WALL, 4, 2, W, misses) == bonus_worth(WALL, 4, 1, W, misses)


def test_colour_is_worth_more_to_those_who_see_colours() -> None:
    sees, misses = frozenset({Sight.COLOURS}), frozenset[Sight]()
    assert bonus_worth(WALL, 4, 0, R, sees) > bonus_worth(WALL, 4, 0, K, sees)
    assert bonus_worth(WALL, 4, 0, R, misses) == bonus_worth(WALL, 4, 0, K, misses)


@pytest.mark.parametrize("wall", Wall)
def test_marker_is_only_a_cost_to_those_who_miss_it(wall: Wall) -> None:
    takes = 0
    for position in game_positions(2, wall, seed=8, every=5):
        sees, misses = points(position, EVERYTHING), points(position, EVERYTHING - {Sight.MARKER})
        for preview, more, less in zip(previews(position), sees, misses, strict=True):
            assert (more > less) == preview.takes_marker
            takes += preview.takes_marker
    assert takes


def test_supply_decides_only_for_those_who_see_it() -> None:
    text = "C draft 1 1 1- {} {} 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    few = Position.parse(text.format("-/BBBY/YRKK/YYRK/RRRW/YYWW", "17,14,15,17,17"))
    many = Position.parse(text.format("-/BBBY/BBKK/YYRK/RRRW/YYWW", "15,15,16,17,17"))
    move = next(i for i, each in enumerate(few.legal_moves()) if str(each) == "1B5")
    misses = EVERYTHING - {Sight.SUPPLY}
    assert points(few, misses)[move] == points(many, misses)[move]
    assert points(few, EVERYTHING)[move] < points(many, EVERYTHING)[move]


@pytest.mark.parametrize("level", ["novice", "beginner", "casual"])
def test_lower_levels_do_not_look_at_the_others(level: str) -> None:
    sees = LEVELS[level].sees or frozenset()
    for position in game_positions(3, seed=4, every=7):
        assert points(position, sees) == points(without_others(position), sees)


def test_regular_looks_at_the_others_and_capable_at_the_end_of_the_round() -> None:
    positions = [each for each in game_positions(2, seed=4, every=3) if each.phase.value == "draft"]
    regular = [chosen("regular", each) for each in positions]
    assert regular != [chosen("regular", without_others(each)) for each in positions]
    capable = replace(LEVELS["capable"], handicap=Handicap())
    assert regular != [str(PlainPlayer(capable, seed=5).choose(each).move) for each in positions]
