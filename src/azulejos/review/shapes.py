"""The review of a game as data, which is read and written as JSON.

Tuples of numbers have one item for each seat. Moves and positions are texts; seats count from 0.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from azulejos.players.contrast import MoveReason
from azulejos.review.grades import Grade

Shares: TypeAlias = tuple[float, ...]


class JudgedMove(msgspec.Struct, frozen=True):
    """A move with the results expected after it, and the line to the end of the round."""

    move: str
    wins: Shares
    scores: tuple[float, ...]
    line: tuple[str, ...]


class ReviewedMove(msgspec.Struct, frozen=True, tag="move"):
    """One decision. `ply` is the number of the move among the events of the game."""

    ply: int
    round: int
    seat: int
    position: str
    played: JudgedMove
    best: JudgedMove
    loss: float
    """The win share that the move gave away, 0 or more."""
    loss_points: float
    """How many points fewer the seat can expect; less than 0 if the played move scores more."""
    grade: Grade | None
    """None if there was only one legal move."""
    solved: bool
    """Whether every line was followed to the end of the round. In a last round, this is exact."""
    final: bool = True
    """False for a first, quick grade in a stream."""
    why: tuple[MoveReason, ...] = ()
    """What the played move gives and lacks compared with the best one; only for errors."""


class DealLuck(msgspec.Struct, frozen=True, tag="deal"):
    """What a deal changed: win shares after it, and on average over deals from the same bag."""

    ply: int
    round: int
    wins: Shares
    expected: Shares

    @property
    def luck(self) -> Shares:
        """The luck of each seat; the sum is 0."""
        return tuple(now - mean for now, mean in zip(self.wins, self.expected, strict=True))


class PlaysLike(msgspec.Struct, frozen=True):
    """The level whose accuracy is nearest, and the levels between which it probably is."""

    level: str
    lowest: str
    highest: str


class SeatReview(msgspec.Struct, frozen=True):
    """The summary of one seat."""

    decisions: int
    """Moves that were not forced."""
    accuracy: float | None
    """From 0 to 100; None without decisions."""
    mean_loss: float | None
    """Of a decision, in even shares."""
    luck: float
    """The win share that deals, and being first, gave to the seat."""
    result: float | None
    """Its share of the win; None if the game has no result."""
    result_without_luck: float | None
    """The result less the luck. It can be below 0 or above 1; only its mean over games counts."""
    plays_like: PlaysLike | None
    """None if there are no measurements for this kind of table, or too few decisions."""


class GameReview(msgspec.Struct, frozen=True, tag="game"):
    """The whole review."""

    version: int
    network: str
    """The hash of the network file."""
    nodes: int
    moves: tuple[ReviewedMove, ...]
    deals: tuple[DealLuck, ...]
    first: Shares
    """The luck of sitting first, second and so on; zeros if the game began in the middle."""
    seats: tuple[SeatReview, ...]
    key_moments: tuple[int, ...]
    """The plies of the largest errors, the largest first."""


ReviewPart: TypeAlias = ReviewedMove | DealLuck | GameReview
