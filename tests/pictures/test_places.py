"""Where things are in a picture: nothing overlaps, and everything is inside."""

from itertools import combinations

import pytest

from azulejos.pictures.places import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    FLOOR_TILE,
    PLATE,
    TILE,
    Layout,
    Point,
    lay_out,
)
from azulejos.rules.scoring import PENALTIES
from azulejos.rules.tiles import SIDE, factory_count

Box = tuple[Point, float, float]
TABLES = [
    (tuple(range(shown)), factories)
    for shown in (1, 2, 3, 4)
    for factories in (0, *map(factory_count, (2, 3, 4)))
]


def boxes(layout: Layout) -> list[Box]:
    """Boards, factories and the spaces of the centre."""
    found: list[Box] = [
        (Point(*place), BOARD_WIDTH, BOARD_HEIGHT) for place in layout.boards.values()
    ]
    if layout.sources is not None:
        plates = range(1, layout.sources.factories + 1)
        found += [(layout.sources.factory(number), PLATE, PLATE) for number in plates]
        found += [(layout.sources.centre(number), TILE, TILE) for number in range(SIDE + 1)]
    return found


def are_apart(one: Box, other: Box) -> bool:
    (a, width, height), (b, other_width, other_height) = one, other
    beside = a.x + width <= b.x or b.x + other_width <= a.x
    return beside or a.y + height <= b.y or b.y + other_height <= a.y


@pytest.mark.parametrize(("seats", "factories"), TABLES)
def test_nothing_overlaps_and_all_is_inside(seats: tuple[int, ...], factories: int) -> None:
    layout = lay_out(seats, factories)
    found = boxes(layout)
    assert all(are_apart(one, other) for one, other in combinations(found, 2))
    for at, width, height in found:
        assert 0 < at.x < at.x + width < layout.width
        assert 0 < at.y < at.y + height < layout.height


def test_spaces_of_a_board_do_not_overlap() -> None:
    (place,) = lay_out((0,), 5).boards.values()
    found: list[Box] = [
        (place.line_tile(line, number), TILE, TILE)
        for line in range(SIDE)
        for number in range(line + 1)
    ]
    found += [
        (place.wall_tile(row, column), TILE, TILE) for row in range(SIDE) for column in range(SIDE)
    ]
    found += [(place.floor_tile(n), FLOOR_TILE, FLOOR_TILE) for n in range(len(PENALTIES))]
    assert all(are_apart(one, other) for one, other in combinations(found, 2))
    assert all(place.left <= at.x and at.x + width <= place.right for at, width, _ in found)


@pytest.mark.parametrize("shown", [1, 2, 3, 4])
def test_pictures_have_a_sensible_size(shown: int) -> None:
    layout = lay_out(tuple(range(shown)), factory_count(max(shown, 2)))
    assert layout.width <= 1100
    assert layout.height <= 1000
