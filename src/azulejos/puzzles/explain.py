"""What moves of a puzzle lead to, and why: the answer, the second move and one more."""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.players.analysis import explain
from azulejos.players.contrast import MoveReason
from azulejos.puzzles import finder
from azulejos.puzzles.finder import COMPARED, different
from azulejos.puzzles.shapes import Puzzle
from azulejos.review.judge import Judge
from azulejos.review.review import moves_of
from azulejos.review.shapes import JudgedMove
from azulejos.rules import Move

NODES: Final = finder.CONFIRMED * finder.NODES
"""For each of the moves: as many as the finder used, so that the reasons agree with the themes."""


class ExplainedMove(NamedTuple):
    """A move with what it leads to, and the reasons for and against it."""

    judged: JudgedMove
    reasons: tuple[MoveReason, ...]


def explained_moves(
    judge: Judge, puzzle: Puzzle, given: Move, nodes: int = NODES
) -> tuple[ExplainedMove, ...]:
    """The answer, the second move, and the given move or another good one."""
    position = puzzle.position
    moves = different(position, [puzzle.answer, puzzle.second, given])
    if len(moves) < COMPARED:
        found = judge.report(position, nodes, COMPARED).candidates
        others = [Move.from_action_id(each.action) for each in found]
        moves = different(position, [*moves, *others])[:COMPARED]
    judged = [judge.judged(position, move, nodes)[0] for move in moves]
    lines = [moves_of(each) for each in judged]
    return tuple(
        ExplainedMove(each, explain(position, lines, place)) for place, each in enumerate(judged)
    )
