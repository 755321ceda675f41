"""Which line a move is compared with, to say why it is good or bad."""

from azulejos.players.analysis import explain
from azulejos.players.contrast import Side, contrast
from azulejos.rules import Move
from tests.players.contrast.test_examples import COLUMN, ROW, THREE_RED
from tests.rules.texts import position as read


def line(text: str) -> list[Move]:
    return [Move.parse(move) for move in text.split()]


def test_best_move_is_compared_with_one_that_it_beats() -> None:
    position = read(COLUMN)
    best, worse = line("1Y5"), line("1YF")
    assert explain(position, [best, best, worse], 0) == contrast(position, best, worse)
    assert explain(position, [best, worse, best], 0) == contrast(position, best, worse)


def test_other_moves_are_compared_with_the_best_one_and_have_a_cost() -> None:
    position = read(THREE_RED)
    best, worse = line("1R4 CK2 CB1"), line("CK3 1R4 CB1")
    found = explain(position, [best, worse], 1)
    assert found == contrast(position, worse, best)
    assert found[0].side is Side.COST


def test_only_move_is_compared_with_the_position() -> None:
    position, only = read(ROW), line("CB1")
    found = explain(position, [only], 0)
    assert found == contrast(position, only, ())
    assert [reason.code for reason in found] == ["ends_game", "completes"]
