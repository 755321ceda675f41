"""Two players without a search: a random one and a greedy one.

All other players are measured against them.
"""

from __future__ import annotations

from azulejos.players.player import ChosenMove
from azulejos.rules import CounterGenerator, Position, Preview, previews
from azulejos.search.limits import Limits


class RandomPlayer:
    """Plays a uniform random legal move."""

    def __init__(self, name: str = "random", seed: int = 0) -> None:
        self.name = name
        self._chance = CounterGenerator(seed)

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """A uniform legal move."""
        del limits
        moves = position.legal_moves()
        return ChosenMove(moves[self._chance.below(len(moves))])

    def new_game(self, seed: int) -> None:
        """Start another random stream."""
        self._chance = CounterGenerator(seed)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class GreedyPlayer:
    """Plays the move with the best immediate result of the round, and looks no further."""

    def __init__(self, name: str = "greedy", seed: int = 0) -> None:
        self.name = name
        self._chance = CounterGenerator(seed)

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """The move that brings most points in this round; a random one among equals."""
        del limits
        choices = previews(position)
        best = max(map(_result, choices))
        equal = [choice.move for choice in choices if _result(choice) == best]
        return ChosenMove(equal[self._chance.below(len(equal))])

    def new_game(self, seed: int) -> None:
        """Start another random stream."""
        self._chance = CounterGenerator(seed)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def _result(choice: Preview) -> tuple[float, int]:
    """Points less penalty, with a share for an incomplete line; then the number of tiles placed."""
    space = max(choice.fits, 1) if choice.completes else getattr(choice.move, "line", 0) + 1
    part = 1.0 if choice.completes else 0.5 * choice.fits / space
    penalty = choice.penalty + choice.line_penalty
    return choice.points * part - penalty, choice.fits - choice.falls
