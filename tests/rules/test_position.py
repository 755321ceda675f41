"""Positions as values, and as the entry point to the rules."""

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given

import azulejos
from azulejos.rules import Deal, IllegalMoveError, Move, Phase, Position, Wall
from tests.rules.games import KIND_NAMES, KINDS, positions
from tests.rules.texts import OPENING


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
def test_start_is_a_new_game(seats: int, wall: Wall) -> None:
    for first in range(seats):
        position = Position.start(seats, wall, first)
        assert (position.seats, position.wall, position.phase) == (seats, wall, Phase.DEAL)
        assert (position.round_number, position.turn, position.first_seat) == (1, first, first)
        assert len(position.sources) == 2 * seats + 2
        assert position.legal_moves() == ()
        assert position.outcome() is None
        assert position.problems() == ()


@pytest.mark.parametrize(("seats", "first"), [(1, 0), (5, 0), (2, 2), (2, -1), (0, 0)])
def test_no_such_table_is_refused(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        Position.start(seats, Wall.COLOURED, first)


def test_start_knows_its_wall_by_name() -> None:
    assert Position.start(2, "grey") == Position.start(2, Wall.GREY)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="blue"):
        Position.start(2, "blue")  # type: ignore[arg-type]


@given(positions())
def test_positions_are_values(position: Position) -> None:
    again = eval(repr(position), vars(azulejos))
    assert again == position
    assert hash(again) == hash(position)
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    assert len({again, position}) == 1


@given(positions())
def test_copies_play_like_the_original(position: Position) -> None:
    again = pickle.loads(pickle.dumps(position))
    assert again.legal_moves() == position.legal_moves()
    for move in position.legal_moves()[:3]:
        assert again.play(move) == position.play(move)


def test_positions_cannot_be_changed() -> None:
    position = Position.parse(OPENING)
    with pytest.raises(FrozenInstanceError):
        position.turn = 1  # type: ignore[misc]


def test_position_is_the_same_after_an_illegal_move() -> None:
    position = Position.parse(OPENING)
    with pytest.raises(IllegalMoveError):
        position.play(Move.parse("CB1"))
    with pytest.raises(IllegalMoveError):
        position.deal(Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW"))
    assert str(position) == OPENING


def test_different_positions_differ() -> None:
    starts = {Position.start(seats, wall, first) for seats, wall in KINDS for first in range(2)}
    assert len(starts) == 12
