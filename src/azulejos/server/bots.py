"""Bots: who chooses moves for seats without a person, seen from the server.

A file of its own because the server only needs two questions answered, and must never think itself:
whoever answers does so in another process.
"""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple, Protocol

from azulejos.rules import Position
from azulejos.server.bodies import AnalysedMove, LevelView


class Thought(NamedTuple):
    """An analysis as the players' wing gives it."""

    moves: list[AnalysedMove]
    depth: int
    nodes: int
    complete: bool


class Bots(Protocol):
    """What the server asks of bots."""

    def levels(self) -> list[LevelView]:
        """The levels there are, the weakest first."""

    async def choose(self, position: str, level: str) -> str:
        """A move for the seat to act."""

    async def analyse(self, position: str, seconds: float, best: int) -> Thought | None:
        """The best moves with reasons; None where nobody can think just now."""

    async def close(self) -> None:
        """Stop thinking."""


class RandomBots:
    """Bots that play any legal move, for servers without the players' wing and for tests."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def levels(self) -> list[LevelView]:
        """The usual names, all of which play alike."""
        names = ("novice", "casual", "skilled", "expert", "master")
        return [LevelView(name, "any legal move") for name in names]

    async def choose(self, position: str, level: str) -> str:  # noqa: ARG002
        """Any legal move."""
        return await asyncio.to_thread(self._any_move, position)

    def _any_move(self, position: str) -> str:
        return str(self._random.choice(Position.parse(position).legal_moves()))

    async def analyse(self, position: str, seconds: float, best: int) -> Thought | None:  # noqa: ARG002
        """They have no opinion."""
        return None

    async def close(self) -> None:
        """Nothing to stop."""
