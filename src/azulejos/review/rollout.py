"""A second opinion on blunders with three and four seats: both lines, followed into the next round.

A search ends with the round, and the network says what lies behind it. With two seats it says so
well. With more seats, a part of what looked like blunders were none: so deals are drawn after both
lines and searched, and the smaller loss counts.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from azulejos.fast import from_position
from azulejos.review.grades import Grade, grade_of
from azulejos.review.judge import Judge, Verdict
from azulejos.review.keys import text_seed
from azulejos.review.luck import NODES_SHARE, DealEffort, expected_wins
from azulejos.review.shapes import JudgedMove, Shares
from azulejos.rules import Move, Phase, Position

LEAST_SEATS: Final = 3
SAMPLES: Final = 24


def checked_blunder(judge: Judge, position: Position, verdict: Verdict, nodes: int) -> Verdict:
    """The same verdict, or a milder one if deals after both lines do not confirm a blunder."""
    if verdict.grade is not Grade.BLUNDER or position.seats < LEAST_SEATS:
        return verdict
    effort, seed = DealEffort(SAMPLES, max(1, nodes // NODES_SHARE)), text_seed(str(position))
    played = wins_after(judge, position, verdict.played, seed, effort)
    best = wins_after(judge, position, verdict.best, seed, effort)
    loss = max(0.0, best[position.turn or 0] - played[position.turn or 0])
    if loss >= verdict.loss:
        return verdict
    return verdict._replace(
        played=replace(verdict.played, wins=played),
        best=replace(verdict.best, wins=best),
        loss=loss,
        grade=grade_of(loss, position.seats),
    )


def wins_after(
    judge: Judge, position: Position, judged: JudgedMove, seed: int, effort: DealEffort
) -> Shares:
    """The win shares after the line of a move, on average over deals from the bag."""
    for text in judged.line:
        position = position.play(Move.parse(text))
    state = from_position(position)
    if position.phase is Phase.END:
        return judge.wins(state, 0)
    return expected_wins(judge, state, seed, effort)
