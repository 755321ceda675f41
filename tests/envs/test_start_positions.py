"""A position or its text becomes a state with a seat to act, or is refused with a reason."""

from dataclasses import replace

import pytest

from azulejos import fast
from azulejos.envs.start_positions import check_kind, is_grey_wall, state_from
from azulejos.rules import InvalidPositionError, NotationError, Position
from tests.envs.games import LAST_DRAFT

NOBODY_CHOOSES = (
    "C tile 2 0 12 -/-/-/-/-/- 17,18,19,20,20 1,0,0,0,0 "
    "3:B4/5/5/5/5:-/Y2/-/-/-:- 0:5/5/5/5/5:R1/-/-/-/-:B*"
)
OVER = (
    "C end 5 0 1- -/-/-/-/-/- 19,19,19,19,19 0,0,0,0,0 "
    "9:BYRKW/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
)
# Four seats hold all the tiles, on walls and in lines that are not complete.
NO_TILES = (
    "G deal 9 1 1- -/-/-/-/-/-/-/-/-/- 0,0,0,0,0 0,0,0,0,0 "
    "0:BYRK1/YRKW1/RKWB1/KWBY1/WBYR1:-/-/-/R3/K4:- 0:YRKW1/RKWB1/KWBY1/WBYR1/BYRK1:-/-/R1/-/W4:- "
    "0:RKWB1/KWBY1/WBYR1/BYRK1/YRKW1:-/-/-/-/B4:- 0:KWBY1/WBYR1/BYRK1/YRKW1/RKWB1:-/-/-/-/Y4:-"
)


def test_a_draft_is_read_as_it_is() -> None:
    assert str(fast.to_position(state_from(LAST_DRAFT, 2, False))) == LAST_DRAFT


def test_tiling_that_nobody_chooses_is_done() -> None:
    state = state_from(NOBODY_CHOOSES, 2, False)
    assert str(fast.to_position(state)).split()[:4] == ["C", "deal", "3", "2"]


def test_what_cannot_be_played_on_is_refused() -> None:
    with pytest.raises(ValueError, match="the game is over in this position"):
        state_from(OVER, 2, False)
    with pytest.raises(ValueError, match="the game is over in this position"):
        state_from(NO_TILES, 4, True)  # RULES [I9]
    with pytest.raises(ValueError, match="2 seats and coloured walls, the environment 2 and grey"):
        state_from(LAST_DRAFT, 2, True)
    with pytest.raises(NotationError):
        state_from("C draft", 2, False)


def test_a_position_is_taken_as_its_text_is() -> None:
    position = Position.parse(LAST_DRAFT)
    assert (state_from(position, 2, False) == state_from(LAST_DRAFT, 2, False)).all()
    with pytest.raises(InvalidPositionError):
        state_from(replace(position, bag=(20, 20, 20, 20, 20)), 2, False)


def test_walls_by_name() -> None:
    assert [is_grey_wall(wall) for wall in ("coloured", "grey")] == [False, True]
    assert check_kind(4, "grey", 3)
    with pytest.raises(ValueError, match="a wall is coloured or grey, not 'G'"):
        is_grey_wall("G")
