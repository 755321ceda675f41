"""What a player is: somebody who answers a position with a move.

A file of its own because everything that plays meets here: levels, other programs, the arena.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.report import Report


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A player's answer. `win` is the mover's probability to win as the player sees it."""

    move: Move
    win: float | None = None
    nodes: int = 0
    depth: int = 0
    seconds: float = 0.0
    stand_in: bool = False
    """Whether a plain player answered because the code of the real one was not loaded yet."""

    @classmethod
    def best_of(cls, report: Report, position: Position, seconds: float) -> ChosenMove:
        """The best move of a report about a position."""
        move, win = Move.from_action_id(report.best.action), report.best.wins[position.turn or 0]
        return cls(move, win, report.nodes, report.depth, seconds)


class PlayerError(Exception):
    """A player that cannot answer: it has crashed, hangs or talks nonsense; says which."""


class Player(Protocol):
    """Answers positions in which somebody chooses. Nobody shows it the order of the bag."""

    name: str

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """A legal move; without limits the player's own apply. Raises `PlayerError`."""

    def new_game(self, seed: int) -> None:
        """Another game begins: with the same seed it will be played the same way."""

    def close(self) -> None:
        """Give back what the player holds, such as a process."""
