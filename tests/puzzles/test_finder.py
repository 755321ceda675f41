"""The finder: a position is a puzzle only if every condition holds."""

import pytest

from azulejos import Move, Phase, Position, Wall
from azulejos.players.player import ChosenMove
from azulejos.puzzles import finder as finder_module
from azulejos.puzzles.finder import (
    CONFIRMED,
    LEAST_DRAFTS,
    LEAST_TILINGS,
    Confirmed,
    Finder,
    Rejection,
    different,
    different_moves,
    has_enough_moves,
    is_clear,
)
from azulejos.puzzles.shapes import Puzzle, Theme
from azulejos.review.judge import Judge
from azulejos.search.limits import Limits
from tests.players.positions import game_positions
from tests.puzzles.samples import SaidJudge, Values
from tests.rules.texts import OPENING

POSITION = Position.parse(OPENING)
CLEAR = {"1B2": 0.6, "2K2": 0.4, "1Y1": 0.3}
"""The second move loses 40 % of an even share."""
CLOSE = {"1B2": 0.6, "2K2": 0.46, "1Y1": 0.3}
"""The second move loses 28 % of an even share."""


class Fixed:
    """A player that always plays the same move."""

    def __init__(self, move: str) -> None:
        self.name, self._move = "fixed", Move.parse(move)

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        del position, limits
        return ChosenMove(self._move)

    def new_game(self, seed: int) -> None:
        del seed

    def close(self) -> None:
        pass


MISSES = {"novice": Fixed("1BF"), "expert": Fixed("1B2")}


def examined(
    quick: Values = CLEAR, deep: Values = CLEAR, after: Values = CLEAR, *, solved: bool = False
) -> Puzzle | Rejection:
    return Finder(SaidJudge(quick, deep, after, solved=solved), MISSES, 10).examine(POSITION)


def test_clearly_best_move_is_a_puzzle() -> None:
    found = examined()
    assert isinstance(found, Puzzle)
    assert (str(found.answer), str(found.second)) == ("1B2", "2K2")
    assert found.loss == pytest.approx(0.4)
    assert (found.difficulty, found.proved) == (1, False)


def test_quick_search_must_see_a_clearly_best_move() -> None:
    assert examined(quick=CLOSE) is Rejection.NO_CLEAR_BEST


def test_only_one_move_to_compare_is_not_enough() -> None:
    assert examined(quick={"1B2": 0.6}) is Rejection.NO_CLEAR_BEST


def test_other_best_move_with_more_nodes_is_rejected() -> None:
    assert examined(deep={"2K2": 0.7, "1B2": 0.4}) is Rejection.OTHER_BEST


def test_best_move_must_be_clear_with_more_nodes() -> None:
    assert examined(after=CLOSE) is Rejection.NOT_CONFIRMED


def test_move_that_only_the_quick_search_listed_counts_too() -> None:
    deep = {"1B2": 0.6, "1Y1": 0.3}
    assert examined(deep=deep, after=CLOSE) is Rejection.NOT_CONFIRMED


def test_confirming_searches_have_twenty_times_the_nodes() -> None:
    judge = SaidJudge(CLEAR, CLEAR, CLEAR)
    Finder(judge, MISSES, 10).examine(POSITION)
    assert CONFIRMED == 20
    assert judge.report_nodes == [10, 200]
    assert set(judge.judged_nodes) == {200}


def test_move_that_every_level_finds_is_obvious() -> None:
    solvers = {"novice": Fixed("1B2")}
    found = Finder(SaidJudge(CLEAR, CLEAR, CLEAR), solvers, 10).examine(POSITION)
    assert found is Rejection.OBVIOUS


def test_position_with_few_moves_is_rejected() -> None:
    few = [one for one in game_positions() if len(different_moves(one)) == LEAST_DRAFTS - 1]
    found = Finder(SaidJudge(CLEAR, CLEAR, CLEAR), MISSES).examine(few[0])
    assert found is Rejection.FEW_MOVES


@pytest.mark.parametrize(
    ("phase", "least"), [(Phase.DRAFT, LEAST_DRAFTS), (Phase.TILE, LEAST_TILINGS)]
)
def test_tiling_needs_fewer_moves_than_a_draft(phase: Phase, least: int) -> None:
    positions = [
        one
        for seed in (1, 2, 3)
        for one in game_positions(wall=Wall.GREY, seed=seed)
        if one.phase is phase
    ]
    counts = {len(different_moves(one)): has_enough_moves(one) for one in positions}
    assert (counts[least - 1], counts[least]) == (False, True)


def test_last_round_must_be_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder_module, "must_end", lambda _: True)
    assert examined() is Rejection.NOT_PROVED
    found = examined(solved=True)
    assert isinstance(found, Puzzle)
    assert found.proved
    assert Theme.LAST_ROUND in found.themes


def test_solved_round_that_is_not_the_last_is_no_proof() -> None:
    found = examined(solved=True)
    assert isinstance(found, Puzzle)
    assert not found.proved
    assert Theme.LAST_ROUND not in found.themes


@pytest.mark.parametrize(("drawn", "is_puzzle"), [(0.2, True), (0.5, False)])
def test_deals_confirm_the_answer_with_more_seats(
    monkeypatch: pytest.MonkeyPatch, drawn: float, is_puzzle: bool
) -> None:
    monkeypatch.setattr(finder_module, "LEAST_SEATS", 2)
    wins = iter([(0.6, 0.4), (drawn, 1 - drawn)])
    monkeypatch.setattr(finder_module, "wins_after", lambda *_: next(wins))
    assert isinstance(examined(), Puzzle) is is_puzzle


def test_rejection_by_deals_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder_module, "LEAST_SEATS", 2)
    monkeypatch.setattr(finder_module, "wins_after", lambda *_: (0.5, 0.5))
    assert examined() is Rejection.DEALS


@pytest.mark.parametrize(
    ("best", "other", "clear"),
    [
        (0.66, 0.5, True),
        (0.64, 0.5, False),
        (0.96, 0.84, True),  # decides the game
        (0.96, 0.86, False),
        (0.94, 0.84, False),
    ],
)
def test_clear_is_a_part_of_an_even_share_or_a_decided_game(
    best: float, other: float, clear: bool
) -> None:
    assert is_clear(POSITION, (best, 1 - best), (other, 1 - other)) is clear


def test_even_share_depends_on_the_seats() -> None:
    four = next(iter(game_positions(seats=4)))
    assert four.turn == 0
    assert is_clear(four, (0.38, 0.2, 0.2, 0.22), (0.3, 0.2, 0.2, 0.3))


def test_same_tiles_of_two_factories_are_one_move() -> None:
    text = OPENING.replace("BBYR/YRKK/BYRK", "BBYR/BBYR/BYRK").replace("16,15,14,17", "14,15,14,19")
    moves = [Move.parse(move) for move in ("1B2", "2B2", "3B2")]
    assert list(map(str, different(Position.parse(text), moves))) == ["1B2", "3B2"]


def test_real_search_rejects_an_opening() -> None:
    found = Finder(Judge(), {}, 30).confirmed(POSITION)
    assert not isinstance(found, Confirmed)
