"""Colours, walls, phases and counts of tiles."""

import pytest

from azulejos.rules import Colour, Marker, Phase, Wall
from azulejos.rules.tiles import FULL_BAG, factory_count, minus, plus, plus_tiles


def test_colours_are_numbered_in_the_order_of_the_notation() -> None:
    assert "".join(colour.letter for colour in Colour) == "BYRKW"
    assert [int(colour) for colour in Colour] == [0, 1, 2, 3, 4]


def test_walls_have_letters() -> None:
    assert [wall.letter for wall in Wall] == ["C", "G"]


@pytest.mark.parametrize("value", [*Colour, *Wall, *Phase, *Marker], ids=repr)
def test_repr_names_the_member(value: object) -> None:
    names = {"Colour": Colour, "Wall": Wall, "Phase": Phase, "Marker": Marker}
    assert eval(repr(value), names) is value


def test_factories_follow_the_number_of_seats() -> None:
    assert [factory_count(seats) for seats in (2, 3, 4)] == [5, 7, 9]  # RULES [S2]


def test_heaps_add_and_subtract() -> None:
    assert FULL_BAG == (20, 20, 20, 20, 20)
    assert plus((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)) == (6, 6, 6, 6, 6)
    assert minus((1, 2, 3, 4, 5), (2, 2, 2, 2, 2)) == (-1, 0, 1, 2, 3)
    assert plus_tiles((0, 0, 0, 0, 0), Colour.BLACK, 3) == (0, 0, 0, 3, 0)
