"""Bodies of the coach's route: what a newcomer is told about a turn, or about a move."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from azulejos.server.wire.bodies import ReasonView
from azulejos.views.shapes import SeatNumber


class AskCoach(Struct, frozen=True):
    """Ask the coach before one's `turn`, or about one's last `move` in this round."""

    seat: SeatNumber
    about: Literal["turn", "move"]


class BetterMoveView(Struct, frozen=True, kw_only=True):
    """A move that would have been much better than the one that was played.

    `number` is the event of the played move; `tiles` is how many tiles the better one takes.
    """

    number: int
    played: str
    move: str
    tiles: int
    reasons: list[ReasonView]


class CoachView(Struct, frozen=True, kw_only=True):
    """What matters, the most important first; nothing of it for a move that was good enough."""

    game_event: int
    warnings: list[ReasonView] = []
    better: BetterMoveView | None = None
