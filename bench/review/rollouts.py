"""A second opinion on an error: both lines are followed into the next round.

A search ends with the round, and the network says what lies behind it. More nodes do not change
what the network says. Here many deals are drawn after each line and searched instead.
"""

from __future__ import annotations

from azulejos.review.judge import Judge
from azulejos.review.luck import DealEffort
from azulejos.review.rollout import wins_after
from azulejos.review.shapes import ReviewedMove
from azulejos.rules import Position

EFFORT = DealEffort(samples=48, nodes=1000)


def rolled_out_loss(judge: Judge, move: ReviewedMove) -> float:
    """The win share that a move gave away, by deals drawn after both lines."""
    position = Position.parse(move.position)
    best, played = (
        wins_after(judge, position, judged, move.ply, EFFORT)[move.seat]
        for judged in (move.best, move.played)
    )
    return best - played
