"""Inputs for the sources, and how tiles fit lines: hand-made positions, and games of all kinds."""

import numpy as np
import pytest

from azulejos import Draft, Phase, Position, Wall
from azulejos.fast import from_position
from azulejos.net.inputs import layout
from azulejos.net.inputs.inputs import features
from azulejos.net.inputs.sources import CONTENTS
from azulejos.rules.drafting import legal_drafts
from tests.players.positions import game_positions

# Two factories hold the same; the centre has two blue tiles.
MIDDLE = Position.parse(
    "C draft 3 2 11 BB/-/YRKK/-/YRKK/- 10,10,12,10,12 5,4,3,3,8 "
    "9:B4/1B3/2B2/5/5:-/Y2/-/R1/-:* 20:2R2/2YR1/5/5/5:Y1/-/-/K3/-:-"
)


def rest(position: Position) -> np.ndarray:
    return features(from_position(position))[layout.rest_begin(position.seats) :]


def fits(position: Position, place: int) -> np.ndarray:
    """By line and colour: one source fills it, several do, one has too many, one too few."""
    begin = layout.SEAT_FEATURES * place + layout.FITS
    return features(from_position(position))[begin : begin + 100].reshape(5, 5, 4)


def test_census_counts_factories_with_just_so_many_tiles() -> None:
    census = rest(MIDDLE)[layout.CENSUS : layout.CENSUS + 60].reshape(5, 4, 3)
    found = {tuple(map(int, place)) for place in np.argwhere(census)}
    # Yellow and red once on each of two factories, black twice on each; the centre does not count.
    assert found == {(1, 0, 1), (2, 0, 1), (3, 1, 1)}


def test_contents_count_factories_that_hold_the_same() -> None:
    held = rest(MIDDLE)[layout.HOLDS : layout.HOLDS + 70]
    assert {CONTENTS[kind]: int(held[kind]) for kind in np.flatnonzero(held)} == {(1, 2, 3, 3): 2}


def test_lines_know_what_fills_them() -> None:
    mover = fits(MIDDLE, 0)  # lines: a yellow one, complete; three black ones on the fourth
    assert not mover[0].any()
    assert mover[3].tolist() == [[0] * 4, [0] * 4, [0] * 4, [0, 0, 1, 0], [0] * 4]  # it lacks one
    assert mover[1, 0].tolist() == [1, 0, 0, 0]  # two blue in the centre
    assert mover[1, 3].tolist() == [0, 1, 0, 0]  # two black on both factories
    assert not mover[2, :, :3].any()  # no source has three of a colour
    assert mover[2, :, 3].tolist() == [1, 1, 1, 1, 0]  # white lies nowhere
    other = fits(MIDDLE, 1)  # lines: two yellow of two, complete; one red on the fourth
    assert not other[1].any()
    assert other[0, 1].tolist() == [0, 1, 0, 0]
    assert other[0, 0].tolist() == [0] * 4  # blue is on the wall
    assert other[0, 3].tolist() == [0, 0, 1, 0]


def expected_fits(position: Position, seat: int) -> np.ndarray:
    """The same by the rules: what each draft of a seat would leave open, or drop."""
    board = position.boards[seat]
    exact, spills, lacking = (np.zeros((5, 5), int) for _ in range(3))
    for move in legal_drafts(position, board):
        assert isinstance(move, Draft)
        if move.line < 5:
            lacks = move.line + 1 - board.pattern_lines[move.line].filled
            taken = position.sources[move.source][move.colour]
            exact[move.line, move.colour] += taken == lacks
            spills[move.line, move.colour] += taken > lacks
            lacking[move.line, move.colour] += taken < lacks
    return np.stack([exact == 1, exact > 1, spills > 0, lacking > 0], axis=2).astype(np.uint8)


@pytest.mark.parametrize("wall", list(Wall))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fits_are_what_the_rules_say(seats: int, wall: Wall) -> None:
    for position in game_positions(seats, wall, seed=6, every=3):
        for place in range(seats):
            found = fits(position, place)
            if position.phase is Phase.DRAFT:
                seat = ((position.turn or 0) + place) % seats
                assert found.tolist() == expected_fits(position, seat).tolist()
            else:
                assert not found.any()
