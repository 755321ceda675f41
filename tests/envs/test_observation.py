"""The bytes of an observation agree with the position of the rules, for every seat."""

import random

import numpy as np
import pytest

from azulejos import fast
from azulejos.envs.features import observation_high, observation_size
from azulejos.envs.observation import legal_action_mask, observation, write_mask, write_observation
from azulejos.rules import Position
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, Twin, observation_of

kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)


@kinds
def test_every_seat_sees_the_position(seats: int, wall: str) -> None:
    twin, chance = Twin(seats, wall, 11), random.Random(1)
    high = observation_high(seats, wall == "grey")
    while twin.position.outcome() is None:
        state = fast.from_position(twin.position)
        for seat in range(seats):
            seen = observation(state, seat)
            assert seen.tolist() == observation_of(twin.position, seat)
            assert (seen <= high).all()
        assert np.flatnonzero(legal_action_mask(state)).tolist() == twin.legal()
        twin.play(chance.choice(twin.legal()))
    over = fast.from_position(twin.position)
    assert observation(over, 1).tolist() == observation_of(twin.position, 1)
    assert not legal_action_mask(over).any()


@kinds
def test_nothing_is_written_beside_the_row(seats: int, wall: str) -> None:
    state = fast.from_position(Twin(seats, wall, 3).position)
    size = observation_size(seats, wall == "grey")
    around = np.full(size + 16, 77, np.uint8)
    write_observation(state, 0, around[8 : 8 + size])
    assert set(around[:8]) | set(around[-8:]) == {77}
    mask = legal_action_mask(state)
    around = np.full(len(mask) + 16, 77, np.uint8)
    write_mask(state, around[8 : 8 + len(mask)])
    assert set(around[:8]) | set(around[-8:]) == {77}


def test_high_numbers_are_cut_off_at_a_byte() -> None:
    text = LAST_DRAFT.replace("draft 2 ", "draft 300 ").replace(" 3:B4", " 999:B4")
    seen = observation(fast.from_position(Position.parse(text)), 0)
    assert seen.tolist() == observation_of(Position.parse(text), 0)
    assert seen[0] == 255


def test_no_action_is_legal_before_a_deal() -> None:
    state = fast.new_state(2)
    assert not legal_action_mask(state).any()
    assert observation(state, 0)[3:7].tolist() == [1, 0, 0, 0]
