"""Lines of a streamed analysis, and analysed moves as the page shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from azulejos.players.analysis import AnalysedMove
from azulejos.players.contrast import MoveReason
from azulejos.server.wire.bodies import AnalysedMoveView, PositionText, ReasonView


class StreamAnalysis(Struct, frozen=True, kw_only=True):
    """A position to think about until the client leaves, and how many moves to name."""

    position: PositionText
    best: Annotated[int, Meta(ge=1, le=20)] = 3


class AnalysisReport(Struct, frozen=True, tag="report"):
    """The best moves so far, the best first; each report has searched more than the one before.

    `complete`: every line was followed to the end of the round. `final`: no other report follows.
    """

    moves: list[AnalysedMoveView]
    depth: int
    nodes: int
    complete: bool
    final: bool


class AnalysisProgress(Struct, frozen=True, tag="progress"):
    """No news: the search goes on, or waits for `others` that were asked for before."""

    others: int


class AnalysisProblem(Struct, frozen=True, tag="problem"):
    """The analysis ended early, and why. Ask again after so many milliseconds."""

    code: str
    sentence: str
    retry_after: int = 0


AnalysisLine: TypeAlias = AnalysisReport | AnalysisProgress | AnalysisProblem


def move_views(moves: Iterable[AnalysedMove]) -> list[AnalysedMoveView]:
    """Analysed moves as the server passes them on."""
    return [
        AnalysedMoveView(
            move=one.move,
            win_probability=list(one.wins),
            expected_score=list(one.scores),
            line=list(one.line),
            reasons=[reason_view(reason) for reason in one.reasons],
        )
        for one in moves
    ]


def reason_view(reason: MoveReason) -> ReasonView:
    """A reason as the server passes it on."""
    return ReasonView(reason.code, reason.numbers, reason.side.value)
