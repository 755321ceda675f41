"""The summary of each seat, and the key moments of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azulejos.review.grades import ERRORS, accuracy_of, in_even_shares
from azulejos.review.levels import Kind, plays_like
from azulejos.review.shapes import DealLuck, ReviewedMove, SeatReview, Shares
from azulejos.rules import Game, Position

KEY_MOMENTS: Final = 3


def key_moments(moves: Sequence[ReviewedMove], seat: int | None = None) -> tuple[int, ...]:
    """The plies of the largest errors of all seats or of one, the largest first."""
    errors = [move for move in moves if move.grade in ERRORS and seat in (None, move.seat)]
    errors.sort(key=lambda move: -move.loss)
    return tuple(move.ply for move in errors[:KEY_MOMENTS])


def luck_of_being_first(start: Position, deals: Sequence[DealLuck]) -> Shares:
    """What the order of the seats is worth before the first deal; zeros without a first deal."""
    is_new = start == Position.start(start.seats, start.wall, start.first_seat)
    if not is_new or not deals:
        return (0.0,) * start.seats
    return tuple(share - 1 / start.seats for share in deals[0].expected)


def results(game: Game) -> Shares | None:
    """Each seat's share of the win; None if the game has no winner."""
    winners = game.winners()
    if not winners:
        return None
    return tuple((seat in winners) / len(winners) for seat in range(game.start.seats))


def seat_reviews(
    game: Game, moves: Sequence[ReviewedMove], deals: Sequence[DealLuck], first: Shares
) -> tuple[SeatReview, ...]:
    """The summaries, seat by seat."""
    won = results(game)
    return tuple(
        _seat_review(
            [move.loss for move in moves if move.seat == seat and move.grade is not None],
            first[seat] + sum(each.luck[seat] for each in deals),
            None if won is None else won[seat],
            Kind(game.start.seats, game.start.wall),
        )
        for seat in range(game.start.seats)
    )


def _seat_review(losses: list[float], luck: float, result: float | None, kind: Kind) -> SeatReview:
    relative = [in_even_shares(loss, kind.seats) for loss in losses]
    count = len(losses)
    accuracies = [accuracy_of(loss, kind.seats) for loss in losses]
    return SeatReview(
        decisions=count,
        accuracy=sum(accuracies) / count if count else None,
        mean_loss=sum(relative) / count if count else None,
        luck=luck,
        result=result,
        result_without_luck=None if result is None else result - luck,
        plays_like=plays_like(accuracies, kind),
    )
