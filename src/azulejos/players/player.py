"""The player interface: a player answers a position with a move.

Levels, external engines and the players of the arena all implement it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.report import Report


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A player's answer. `win` is the mover's probability of winning, as the player sees it."""

    move: Move
    win: float | None = None
    nodes: int = 0
    depth: int = 0
    seconds: float = 0.0

    @classmethod
    def best_of(cls, report: Report, position: Position, seconds: float) -> ChosenMove:
        """The best move of a report for a position."""
        move, win = Move.from_action_id(report.best.action), report.best.wins[position.turn or 0]
        return cls(move, win, report.nodes, report.depth, seconds)


class PlayerError(Exception):
    """A player cannot answer: it crashed, hangs or sent an invalid answer. The text says which."""


class Player(Protocol):
    """Answers positions in which a seat has a choice. It never sees the order of the bag."""

    name: str

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """A legal move; without limits, the player's own apply. Raises `PlayerError`."""

    def new_game(self, seed: int) -> None:
        """Begin another game; the same seed gives the same game."""

    def close(self) -> None:
        """Release what the player holds, such as a process."""
