"""The summaries of the seats, and the key moments."""

import pytest

from azulejos.review.grades import Grade, grade_of
from azulejos.review.seats import key_moments, seat_reviews
from azulejos.review.shapes import DealLuck, JudgedMove, ReviewedMove
from azulejos.rules import Game, Position
from tests.review.games import sample_game

_MOVE = JudgedMove("1B1", (0.5, 0.5), (40.0, 40.0), ("1B1",))


def moved(ply: int, seat: int, loss: float, *, forced: bool = False) -> ReviewedMove:
    """A reviewed move of which only the loss matters."""
    grade = None if forced else grade_of(loss, 2)
    return ReviewedMove(ply, 1, seat, "", _MOVE, _MOVE, loss, 0.0, grade, solved=False)


MOVES = [moved(1, 0, 0.3), moved(2, 1, 0.0), moved(3, 0, 0.1), moved(4, 1, 0.2), moved(5, 0, 0.06)]


def test_key_moments_are_the_largest_errors() -> None:
    assert key_moments(MOVES) == (1, 4, 3)
    assert key_moments(MOVES, seat=0) == (1, 3, 5)
    assert key_moments(MOVES, seat=1) == (4,)


def test_good_moves_are_no_key_moments() -> None:
    assert key_moments([moved(1, 0, 0.02), moved(2, 1, 0.0)]) == ()


def test_summary_of_a_seat() -> None:
    deals = [DealLuck(0, 1, (0.6, 0.4), (0.5, 0.5)), DealLuck(9, 2, (0.3, 0.7), (0.5, 0.5))]
    game = Game(Position.start())
    first, second = seat_reviews(
        game, [*MOVES, moved(6, 1, 0.0, forced=True)], deals, (0.05, -0.05)
    )
    assert first.luck == pytest.approx(-0.05)
    assert second.luck == pytest.approx(0.05)
    assert (first.decisions, second.decisions) == (3, 2)
    assert first.mean_loss == pytest.approx(2 * (0.3 + 0.1 + 0.06) / 3)
    assert second.accuracy == pytest.approx((100 + 41.478) / 2, abs=0.01)
    assert (first.result, first.result_without_luck) == (None, None)


def test_seat_without_decisions_has_no_accuracy() -> None:
    _, second = seat_reviews(Game(Position.start()), [moved(1, 0, 0.1)], [], (0.0, 0.0))
    assert (second.accuracy, second.mean_loss, second.plays_like) == (None, None, None)


def test_resignation_is_a_result() -> None:
    game = sample_game()
    left = Game(game.start, game.events[:4], ended_early="resign 1")
    first, second = seat_reviews(left, [], [], (0.1, -0.1))
    assert (first.result, second.result) == (0.0, 1.0)
    assert second.result_without_luck == pytest.approx(1.1)


def test_grades_of_the_samples() -> None:
    assert [move.grade for move in MOVES] == [
        Grade.BLUNDER,
        Grade.BEST,
        Grade.MISTAKE,
        Grade.BLUNDER,
        Grade.INACCURACY,
    ]
