"""The finder: decides whether a position is a puzzle, and says why if it is not.

A quick search rejects most positions. The moves that look best are then judged with 20 times the
nodes, each by a search of the position after it. The best one must still be the best and clearly
better than all others. With three and four seats, deals drawn after both lines must confirm it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from azulejos.fast import from_position
from azulejos.players.player import Player
from azulejos.puzzles.difficulty import difficulty_of
from azulejos.puzzles.shapes import Puzzle
from azulejos.puzzles.themes import themes_of
from azulejos.review.grades import in_even_shares
from azulejos.review.judge import Judge
from azulejos.review.keys import text_seed
from azulejos.review.luck import NODES_SHARE, DealEffort
from azulejos.review.rollout import LEAST_SEATS, SAMPLES, wins_after
from azulejos.review.same import is_same
from azulejos.review.shapes import JudgedMove
from azulejos.rules import Move, Phase, Position
from azulejos.search.last_rounds import must_end

NODES: Final = 800
"""For the quick search of a position."""
CONFIRMED: Final = 20
"""How many times the nodes the confirming searches have."""
COMPARED: Final = 3
"""How many of the best moves of a search are judged."""
LEAST_DRAFTS: Final = 4
"""With fewer different drafts, a position is no puzzle."""
LEAST_TILINGS: Final = 3
"""With fewer columns for a tile of the grey wall, a position is no puzzle."""
LEAST_LOSS: Final = 0.30
"""What the second move has to lose, in even shares."""
WON: Final = 0.95
"""A move decides the game if it wins with this probability, and the second move ..."""
OPEN: Final = 0.85
"""... with this one at most."""


class Rejection(StrEnum):
    """Why a position is not a puzzle."""

    FEW_MOVES = "few-moves"
    NO_CLEAR_BEST = "no-clear-best"
    OTHER_BEST = "other-best"
    NOT_CONFIRMED = "not-confirmed"
    NOT_PROVED = "not-proved"
    DEALS = "deals"
    OBVIOUS = "obvious"
    SAME_ROUND = "same-round"
    ALIKE = "alike"
    TOO_LONG = "too-long"


class Confirmed(NamedTuple):
    """The answer and the second move after the confirming searches, and whether it is a proof."""

    answer: JudgedMove
    second: JudgedMove
    proved: bool


class Finder:
    """Examines one position at a time."""

    def __init__(self, judge: Judge, solvers: Mapping[str, Player], nodes: int = NODES) -> None:
        self._judge, self._solvers, self._nodes = judge, solvers, nodes

    def examine(self, position: Position) -> Puzzle | Rejection:
        """The puzzle in a position, or why there is none."""
        found = self.confirmed(position)
        if isinstance(found, Rejection):
            return found
        answer, second = Move.parse(found.answer.move), Move.parse(found.second.move)
        difficulty = difficulty_of(position, answer, self._solvers)
        if not difficulty:
            return Rejection.OBVIOUS
        lines = [tuple(map(Move.parse, each.line)) for each in found[:2]]
        return Puzzle(
            position=position,
            answer=answer,
            second=second,
            loss=loss_of(position, found.answer.wins, found.second.wins),
            themes=themes_of(position, *lines, proved=found.proved),
            difficulty=difficulty,
            proved=found.proved,
        )

    def confirmed(self, position: Position) -> Confirmed | Rejection:
        """The answer and the second move, without the difficulty."""
        if not has_enough_moves(position):
            return Rejection.FEW_MOVES
        first = self._judge.report(position, self._nodes, COMPARED)
        quick = different(position, [Move.from_action_id(each.action) for each in first.candidates])
        wins = {Move.from_action_id(each.action): each.wins for each in first.candidates}
        if len(quick) < 2 or not is_clear(position, wins[quick[0]], wins[quick[1]]):
            return Rejection.NO_CLEAR_BEST
        return self._confirm(position, quick)

    def _confirm(self, position: Position, quick: Sequence[Move]) -> Confirmed | Rejection:
        nodes, seat = CONFIRMED * self._nodes, position.turn
        assert seat is not None
        report = self._judge.report(position, nodes, COMPARED)
        deep = [Move.from_action_id(each.action) for each in report.candidates]
        if not is_same(position, quick[0], deep[0]):
            return Rejection.OTHER_BEST
        moves = different(position, [*deep, *quick])
        judged = [self._judge.judged(position, move, nodes) for move in moves]
        answer, *others = [move for move, _ in judged]
        second = max(others, key=lambda other: other.wins[seat])
        if not is_clear(position, answer.wins, second.wins):
            return Rejection.NOT_CONFIRMED
        if must_end(from_position(position)):
            solved = report.solved and all(is_solved for _, is_solved in judged)
            return Confirmed(answer, second, True) if solved else Rejection.NOT_PROVED
        if not self._deals_confirm(position, answer, second):
            return Rejection.DEALS
        return Confirmed(answer, second, False)

    def _deals_confirm(self, position: Position, answer: JudgedMove, second: JudgedMove) -> bool:
        """Whether deals after both lines confirm the answer; with two seats, none are drawn."""
        if position.seats < LEAST_SEATS:
            return True
        effort = DealEffort(SAMPLES, max(1, self._nodes // NODES_SHARE))
        seed = text_seed(str(position))
        best, other = (
            wins_after(self._judge, position, judged, seed, effort) for judged in (answer, second)
        )
        return is_clear(position, best, other)


def is_clear(position: Position, best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether a move with the first win shares is clearly better than one with the others."""
    seat = position.turn
    assert seat is not None
    decides = best[seat] >= WON and other[seat] <= OPEN
    return decides or loss_of(position, best, other) >= LEAST_LOSS


def loss_of(position: Position, best: Sequence[float], other: Sequence[float]) -> float:
    """What the seat to act loses with the other move, in even shares."""
    seat = position.turn
    assert seat is not None
    return in_even_shares(best[seat] - other[seat], position.seats)


def has_enough_moves(position: Position) -> bool:
    """Whether there is enough to choose from."""
    least = LEAST_DRAFTS if position.phase is Phase.DRAFT else LEAST_TILINGS
    return len(different_moves(position)) >= least


def different_moves(position: Position) -> list[Move]:
    """The legal moves that do different things."""
    return different(position, position.legal_moves())


def different(position: Position, moves: Sequence[Move]) -> list[Move]:
    """The moves in order, each only once; two factories may have the same tiles."""
    kept = list[Move]()
    for move in moves:
        if not any(is_same(position, move, other) for other in kept):
            kept.append(move)
    return kept
