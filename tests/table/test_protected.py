"""Protected positions: a position of a rated game is known again, and others are left alone."""

import random
from dataclasses import replace

import pytest

from azulejos.rules import Phase, Position, Wall
from azulejos.table.protected import MANY_TILES, RatedRound, moves_between
from tests.marks import first_row_is_short
from tests.table.disguises import DISGUISES, disguised
from tests.table.harness import position_after

PLIES = 60
GAMES = 8


def _game(seed: int, seats: int = 2, wall: Wall = Wall.COLOURED) -> list[Position]:
    """The positions of a random game in which a seat has a choice."""
    found = [position_after(plies, seats, wall, seed) for plies in range(1, PLIES)]
    return [position for position in found if position.phase is not Phase.DEAL]


def _rounds(positions: list[Position]) -> list[list[Position]]:
    numbers = sorted({position.round_number for position in positions})
    return [[one for one in positions if one.round_number == number] for number in numbers]


@pytest.mark.parametrize("disguise", DISGUISES)
def test_position_is_known_in_every_disguise(disguise: str) -> None:
    for played in _rounds(_game(1))[:2]:
        for now in played:
            protected = RatedRound(played[0], now)
            assert all(protected.protects(one) for one in disguised(now, (disguise,)))


@pytest.mark.parametrize(
    ("seats", "wall"),
    first_row_is_short([(2, Wall.GREY), (2, Wall.COLOURED), (3, Wall.COLOURED), (4, Wall.GREY)]),
)
def test_round_so_far_and_what_comes_next_are_protected(seats: int, wall: Wall) -> None:
    for played in _rounds(_game(2, seats, wall)):
        for number, now in enumerate(played):
            protected = RatedRound(played[0], now)
            assert all(protected.protects(one) for one in played[: number + 4])


def test_every_move_and_every_answer_to_it_is_protected() -> None:
    now = position_after(4)
    protected = RatedRound(position_after(1), now)
    choice = random.Random(1)
    for move in now.legal_moves():
        after = now.play(move)
        assert protected.protects(after)
        assert protected.protects(after.play(choice.choice(after.legal_moves())))


def test_boards_do_not_matter_while_there_are_many_tiles() -> None:
    now = position_after(4)
    assert sum(map(sum, now.sources)) >= MANY_TILES
    other = replace(now, boards=position_after(30).boards)
    assert RatedRound(position_after(1), now).protects(other)


def test_positions_of_other_games_are_not_protected() -> None:
    games = [_game(seed) for seed in range(GAMES)]
    for number, game in enumerate(games):
        for played in _rounds(game):
            protected = RatedRound(played[0], played[len(played) // 2])
            for other in (*games[:number], *games[number + 1 :]):
                assert not any(protected.protects(position) for position in other)


def test_positions_of_the_next_round_are_not_protected() -> None:
    first, second, *_ = _rounds(_game(3))
    protected = RatedRound(first[0], first[1])
    assert not any(protected.protects(position) for position in second)


def test_no_moves_lead_back() -> None:
    before, after = position_after(4), position_after(6)
    assert moves_between(before, after) == 2
    assert moves_between(before, before) == 0
    assert moves_between(after, before) is None
