"""Positions to packed states and back: nothing is lost and nothing is added."""

import pytest

from azulejos import fast
from azulejos.rules import CounterGenerator, Deal, Phase, Position, Wall, draw_deal
from tests.fast.games import KIND_NAMES, KINDS

kinds = pytest.mark.parametrize(("seats", "grey"), KINDS, ids=KIND_NAMES)

EMPTY = "0:5/5/5/5/5:-/-/-/-/-:-"
CORNERS = {
    "marker in front beside a full floor line": (
        "C draft 2 2 11 B/-/-/-/-/- 16,19,20,20,17 0,0,0,0,0 "
        "3:5/5/5/5/5:-/-/-/-/-:BBBYWWW 0:5/5/5/5/5:-/-/-/-/-:-"
    ),
    "marker in the middle of the floor line": (
        f"G draft 2+1 1 22 K/-/-/-/-/- 17,18,20,19,19 0,0,0,0,0 {EMPTY} "
        "7:5/5/5/5/5:-/-/-/-/-:BY*BYBW"
    ),
    "second seat is tiling, first is settled": (
        "G tile 3+2 2 11 -/-/-/-/-/- 20,17,20,20,20 0,0,0,0,0 "
        "12:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/Y2/-/-/-:Y"
    ),
    "coloured tiling, no seat has a choice": (
        f"C tile 1+1 0 1- -/-/-/-/-/- 20,18,20,20,20 0,0,0,0,0 {EMPTY} 0:5/5/5/5/5:-/Y2/-/-/-:-"
    ),
    "coloured tiling with a seat named": (
        f"C tile 1+1 2 1- -/-/-/-/-/- 20,18,20,20,20 0,0,0,0,0 {EMPTY} 0:5/5/5/5/5:-/Y2/-/-/-:-"
    ),
    "ended by barren rounds": (
        f"G end 5+3 0 2- -/-/-/-/-/- 20,20,20,20,20 0,0,0,0,0 {EMPTY} {EMPTY}"
    ),
    "coming round before its deal": (
        f"C deal 12 2 2- -/-/-/-/-/- 0,0,20,20,20 20,20,0,0,0 {EMPTY} 9999:5/5/5/5/5:-/-/-/-/-:-"
    ),
}


@pytest.mark.parametrize("text", CORNERS.values(), ids=CORNERS.keys())
def test_corner_positions_come_back_the_same(text: str) -> None:
    position = Position.parse(text)
    state = fast.from_position(position)
    assert str(fast.to_position(state)) == text
    assert fast.to_position(state) == position
    ids = [move.action_id for move in position.legal_moves()]
    assert [action for action in range(fast.ACTIONS) if fast.is_legal(state, action)] == ids
    assert fast.legal_count(state) == len(ids)


@kinds
def test_every_position_of_a_game_comes_back_the_same(seats: int, grey: bool) -> None:
    for seed in range(10):
        chance = CounterGenerator(seed)
        wall = Wall.GREY if grey else Wall.COLOURED
        position = Position.start(seats, wall, seed % seats)
        assert fast.from_position(position).tolist() == (
            fast.new_state(seats, grey, seed % seats).tolist()
        )
        while position.phase is not Phase.END:
            assert fast.to_position(fast.from_position(position)) == position
            if position.phase is Phase.DEAL:
                position = position.deal(draw_deal(position, chance.below))
            else:
                moves = position.legal_moves()
                position = position.play(moves[chance.below(len(moves))])
        assert fast.to_position(fast.from_position(position)) == position


def test_a_given_deal_is_the_deal_of_the_round() -> None:
    deal = Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW")
    state = fast.new_state(2)
    fast.deal_given(state, fast.deal_words(deal))
    assert fast.deal_of(state) == deal
    assert fast.to_position(state) == Position.start(2).deal(deal)
