"""Steps are values that a program can keep, compare and write."""

import pickle

import pytest

import azulejos.rules
from azulejos.rules import Area, LidPoured, Move, Place, Position, Step, advance_tiling
from tests.rules.texts import position

ROUND = position(
    "C tile 6 0 12 -/-/-/-/-/- ? 0,0,0,0,0 8:1YRKW/5/5/5/5:B1/-/R3/-/-:WW 4:5/5/5/5/5:-/B2/-/-/-:*"
)
STEPS: list[Step] = [*advance_tiling(ROUND).steps, LidPoured((1, 2, 3, 4, 5))]


def test_a_round_tells_all_kinds_of_steps() -> None:
    kinds = {type(step).__name__ for step in STEPS}
    bonus = {"TilePlaced", "TilesMoved", "FloorScored", "MarkerMoved", "BonusScored"}
    assert kinds == bonus | {"LidPoured"}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_steps_are_values(step: Step) -> None:
    assert eval(repr(step), vars(azulejos.rules)) == step
    assert pickle.loads(pickle.dumps(step)) == step
    assert hash(step) == hash(eval(repr(step), vars(azulejos.rules)))


def test_places_say_only_what_they_mean() -> None:
    assert Place(Area.BAG) == Place(Area.BAG, None, None, None)
    assert str(Area.FLOOR) == "floor"


def test_transitions_unpack() -> None:
    after, steps = Position.start().transition(
        azulejos.rules.Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW")
    )
    assert len(after.legal_moves()) == 90
    assert isinstance(Move.parse("3R2"), Move)
    assert steps
