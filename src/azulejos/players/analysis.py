"""An analysis of a position: the best moves with values, expected lines and reasons.

User interfaces and programs read it as JSON; docs/players.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from azulejos.players.reasons import MoveReason, reasons
from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.plain import PlainPlayer
    from azulejos.players.thinking import ThinkingPlayer


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
    warming_up: bool = False
    """Whether a plain player answered because the search was not loaded yet."""


def analyse(
    player: ThinkingPlayer | PlainPlayer,
    position: Position,
    limits: Limits | None,
    best: int,
    stop_signal: StopSignal | None = None,
) -> Analysis:
    """Search for the best moves until the limits or the stop signal, and give reasons for them."""
    report = player.report(position, limits, best, stop_signal)
    moves = []
    for candidate in report.candidates:
        move = Move.from_action_id(candidate.action)
        line = tuple(str(Move.from_action_id(action)) for action in candidate.line)
        moves.append(
            AnalysedMove(str(move), candidate.wins, candidate.scores, line, reasons(position, move))
        )
    return Analysis(str(position), tuple(moves), report.nodes, report.depth, report.solved)
