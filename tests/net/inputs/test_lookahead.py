"""Lookahead inputs of hand-made positions before the last round, when the bag is all there is."""

import numpy as np
import pytest

from azulejos import Position, Wall
from azulejos.fast import from_position
from azulejos.net.inputs import layout
from azulejos.net.inputs.inputs import features
from tests.players.positions import game_positions

SUPPLY = layout.rest_begin(2) + layout.SUPPLY

# Blue 6, yellow 3, red 1, black 4, white 6 are left. The first seat is the mover.
LAST = Position.parse(
    "C deal 5 1 1- -/-/-/-/-/- 6,3,1,4,6 6,11,13,11,10 "
    "29:BYRK1/1BYRK/1WB1R/4Y/5:-/-/-/-/B3:- 28:1YRKW/1BYRK/2B2/2W1Y/1RKW1:-/-/-/-/-:-"
)


def block(position: Position, place: int, part: int, size: int) -> np.ndarray:
    """A part of the lookahead inputs of a seat, counted from the mover."""
    begin = layout.SEAT_FEATURES * place + layout.LOOKAHEAD + part
    return features(from_position(position))[begin : begin + size]


def kinds(position: Position, place: int, part: int) -> dict[int, int]:
    """Column or colour to its kind."""
    found = np.flatnonzero(block(position, place, part, 40))
    return {int(index) // 8: int(index) % 8 for index in found}


def test_bag_is_counted_one_by_one() -> None:
    row = features(from_position(LAST))
    bag = row[SUPPLY : SUPPLY + layout.SUPPLY_FEATURES].reshape(5, 20)
    assert np.flatnonzero(bag.any(axis=1)).tolist() == [0, 1, 2, 3, 4]
    assert (bag.argmax(axis=1) + 1).tolist() == [6, 3, 1, 4, 6]


def test_lines_know_which_colours_are_scarce() -> None:
    scarce = block(LAST, 0, layout.SCARCE, 100).reshape(5, 5, 4)
    assert scarce[0, 4].tolist() == [0, 0, 0, 1]  # one white of six
    assert scarce[3, 2].tolist() == [1, 0, 0, 0]  # needs four red, there is one
    assert scarce[3, 3].tolist() == [0, 1, 0, 0]  # needs four black, all there are
    assert scarce[4, 0].tolist() == [0, 0, 0, 1]  # needs two more blue of six
    assert not scarce[4, 1:].any()  # its line is blue
    assert not scarce[0, :4].any()  # on the wall already


def test_columns_in_reach_tell_their_tiles() -> None:
    # The fifth column lacks white (one tile) and blue (two more); the fourth lacks three cells, one
    # of them in the line that is blue.
    found = kinds(LAST, 0, layout.COLUMN_TILES)
    assert found[4] == 1
    assert found[3] == 7
    other = kinds(LAST, 1, layout.COLUMN_TILES)
    assert other[1] == 3  # three white and four black
    assert other[4] == 6  # three red and five blue: there is one red
    assert 0 not in other  # five cells are missing


def test_colours_in_reach_tell_their_tiles() -> None:
    assert kinds(LAST, 0, layout.COLOUR_TILES)[0] == 4  # four blue and two more: all there are
    text = str(LAST).replace("/4Y/5:-/-/-/-/B3:-", "/3BY/5:-/-/-/-/B3:-")
    for bag, kind in ((6, 0), (4, 4), (1, 5)):  # two more blue are needed
        counts = f" {bag},3,1,4,{12 - bag} {11 - bag},11,13,11,{4 + bag} "
        blue = Position.parse(text.replace(" 6,3,1,4,6 6,11,13,11,10 ", counts))
        assert kinds(blue, 0, layout.COLOUR_TILES)[0] == kind


def test_best_cells_carry_their_share_of_bonuses() -> None:
    best = block(LAST, 0, layout.BEST, 5).tolist()
    # White: five in the row and four in the column, two for the row, half of seven; less one.
    assert best[0] == 4 * (5 + 4 + 2) + 14 - 4
    # Blue: three above it in the column and itself, half of seven, half of ten; less one.
    assert best[4] == 4 * 4 + 14 + 20 - 4


def test_plans_choose_the_lines_that_pay() -> None:
    few, some, many = block(LAST, 0, layout.PLAN, 3).tolist()
    assert 0 < few <= some <= many
    best = block(LAST, 0, layout.BEST, 5) + 4
    assert few >= int(best[0] + best[1] + best[4]) // 4  # one, two and two tiles


def test_lid_counts_before_a_deal_that_needs_it() -> None:
    text = str(LAST).replace(" 6,3,1,4,6 6,11,13,11,10 ", " 0,0,0,0,0 12,14,14,15,16 ")
    scarce = block(Position.parse(text), 0, layout.SCARCE, 100)
    assert not scarce.any()


def test_complete_lines_count_as_done() -> None:
    text = str(LAST).replace("-/-/-/-/B3", "W1/-/-/-/B3").replace(" 6,3,1,4,6", " 2,3,1,4,5")
    full = Position.parse(text.replace("C deal 5 1 1- -/-", "C draft 5 1 1- -/BBBB"))
    assert not block(full, 0, layout.SCARCE, 20).any()  # its row is complete
    assert kinds(full, 0, layout.COLUMN_TILES)[4] == 0  # two more blue


@pytest.mark.parametrize("wall", list(Wall))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_has_one_kind_each_and_growing_plans(seats: int, wall: Wall) -> None:
    for position in game_positions(seats, wall, seed=8, every=3):
        row = features(from_position(position))
        for place in range(seats):
            lookahead = row[layout.SEAT_FEATURES * place + layout.LOOKAHEAD :]
            plans = lookahead[layout.PLAN : layout.PLAN + 3]
            assert plans[0] <= plans[1] <= plans[2]
            for part in (layout.COLUMN_TILES, layout.COLOUR_TILES):
                assert lookahead[part : part + 40].reshape(5, 8).sum(axis=1).max() <= 1
