"""Numbers of the rulebook: what the rules do, not what somebody typed."""

from azulejos.rulebook.facts import facts
from azulejos.rules import CounterGenerator, Position, draw_deal
from azulejos.rules.board import Board, capacity
from azulejos.rules.scoring import COLOUR_BONUS, COLUMN_BONUS, PENALTIES, ROW_BONUS
from azulejos.rules.tiles import SIDE


def test_numbers_of_the_table_are_those_of_a_new_game() -> None:
    told = facts()
    for seats, name in ((2, "two"), (3, "three"), (4, "four")):
        start = Position.start(seats)
        dealt = start.deal(draw_deal(start, CounterGenerator(1).below))
        assert told[f"factories-{name}"] == len(dealt.sources) - 1
        assert {sum(tiles) for tiles in dealt.sources[1:]} == {told["tiles-per-factory"]}
        assert told["tiles"] == sum(start.bag)
        assert set(start.bag) == {told["tiles-per-colour"]}
        assert len(start.bag) == told["colours"]


def test_numbers_of_the_board_are_those_of_the_rules() -> None:
    told = facts()
    board = Board()
    assert told["side"] == len(board.wall) == len(board.wall[0]) == len(board.pattern_lines)
    assert (told["shortest-line"], told["longest-line"]) == (capacity(0), capacity(SIDE - 1))
    assert told["floor-costs"] == list(PENALTIES)
    assert told["floor-spaces"] == len(PENALTIES)
    assert told["floor-total"] == sum(PENALTIES)
    assert (told["alone"], told["lowest-score"]) == (1, 0)


def test_bonuses_are_those_of_the_rules() -> None:
    told = facts()
    bonuses = (told["row-bonus"], told["column-bonus"], told["colour-bonus"])
    assert bonuses == (ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS)
    assert told["full-rounds"] == 5
