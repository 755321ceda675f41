"""An analysis of a position: the best moves with values, expected lines and reasons.

User interfaces and programs read it as JSON; docs/players.md describes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from azulejos.players.contrast import MoveReason, Side, contrast
from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.plain import PlainPlayer
    from azulejos.players.thinking import ThinkingPlayer


LEAST_COMPARED: Final = 3
"""How many moves are looked for at least, so that the best one can be explained."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """One move. `wins` and `scores` are the results of each seat expected at the end."""

    move: str
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    line: tuple[str, ...]
    reasons: tuple[MoveReason, ...]


class Analysis(msgspec.Struct, frozen=True):
    """The result of a search for a position; the best move comes first."""

    position: str
    moves: tuple[AnalysedMove, ...]
    nodes: int
    depth: int
    solved: bool


def analyse(
    player: ThinkingPlayer | PlainPlayer,
    position: Position,
    limits: Limits | None,
    best: int,
    stop_signal: StopSignal | None = None,
) -> Analysis:
    """Search for the best moves until the limits or the stop signal, and give reasons for them.

    The best move is explained by contrast with others, so some are looked for in any case.
    """
    report = player.report(position, limits, max(best, LEAST_COMPARED), stop_signal)
    moves = _explained(position, report.candidates, best)
    return Analysis(str(position), moves, report.nodes, report.depth, report.solved)


def compare(
    player: ThinkingPlayer | PlainPlayer,
    position: Position,
    move: Move,
    limits: Limits | None,
    stop_signal: StopSignal | None = None,
) -> Analysis:
    """The best move and another one, each judged by a search of the position after it.

    A search that chooses a move knows the others less well. The other move is left out if it is the
    best one, or if the round ends with it.
    """
    report = player.report(position, limits, 1, stop_signal)

    def judged(action: int) -> Candidate | None:
        after = position.play(Move.from_action_id(action))
        if not after.legal_moves():
            return None
        found = player.report(after, limits, 1, stop_signal).best
        return Candidate(action, found.wins, found.scores, (action, *found.line))

    best, other = report.best, None
    if move.action_id != best.action:
        other = judged(move.action_id)
    if other is not None:
        best = judged(best.action) or best
    moves = _explained(position, (best,) if other is None else (best, other), 2)
    return Analysis(str(position), moves, report.nodes, report.depth, report.solved)


def _explained(
    position: Position, candidates: Sequence[Candidate], most: int
) -> tuple[AnalysedMove, ...]:
    lines = [tuple(map(Move.from_action_id, each.line)) for each in candidates]
    return tuple(
        AnalysedMove(
            str(lines[place][0]),
            candidate.wins,
            candidate.scores,
            tuple(map(str, lines[place])),
            explain(position, lines, place),
        )
        for place, candidate in enumerate(candidates[:most])
    )


def explain(
    position: Position, lines: Sequence[Sequence[Move]], place: int
) -> tuple[MoveReason, ...]:
    """The reasons for and against one of several lines, of which the first is the best.

    The best one is compared with the first line against which the largest difference speaks for
    it, or at least something, and the others with the best one. A line without an alternative is
    compared with the position.
    """
    if place:
        return contrast(position, lines[place], lines[0], side=Side.COST)
    others = lines[1:] or [()]
    found = [contrast(position, lines[0], other, side=Side.GAIN) for other in others]
    return max(found, key=_rank)


def _rank(reasons: Sequence[MoveReason]) -> int:
    """How well reasons explain a best move; the first of several with the same rank is taken."""
    sides = [reason.side for reason in reasons]
    return (Side.GAIN in sides[:1]) + (Side.GAIN in sides)
