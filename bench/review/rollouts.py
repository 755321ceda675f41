"""A second opinion on an error: both lines are followed into the next round.

A search ends with the round, and the network says what lies behind it. More nodes do not change
what the network says. Here many deals are drawn after each line and searched instead.
"""

from __future__ import annotations

from azulejos.fast import from_position
from azulejos.review.judge import Judge
from azulejos.review.luck import DealEffort, expected_wins
from azulejos.review.shapes import JudgedMove, ReviewedMove
from azulejos.rules import Move, Phase, Position

EFFORT = DealEffort(samples=48, nodes=1000)


def rolled_out_loss(judge: Judge, move: ReviewedMove) -> float:
    """The win share that a move gave away, by deals drawn after both lines."""
    best, played = (_win_share(judge, move, each) for each in (move.best, move.played))
    return best - played


def _win_share(judge: Judge, move: ReviewedMove, judged: JudgedMove) -> float:
    position = Position.parse(move.position)
    for text in judged.line:
        position = position.play(Move.parse(text))
    if position.phase is Phase.END:
        return judge.wins(from_position(position), 0)[move.seat]
    return expected_wins(judge, from_position(position), move.ply, EFFORT)[move.seat]
