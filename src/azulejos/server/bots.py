"""Bots: who chooses moves for seats without a person, seen from the server.

A file of its own because the server only needs two questions answered, and must never think itself:
whoever answers does so in another process.
"""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple, Protocol

from azulejos.players import LEVELS, PlayerError
from azulejos.players.pool import BotPool
from azulejos.rules import Position
from azulejos.server import log
from azulejos.server.bodies import AnalysedMove, LevelView, ReasonView
from azulejos.table import Options


class Thought(NamedTuple):
    """An analysis as the server passes it on."""

    moves: list[AnalysedMove]
    depth: int
    nodes: int
    complete: bool


class Bots(Protocol):
    """What the server asks of bots."""

    @property
    def status(self) -> str:
        """`starting`, `compiling` (the first ever start takes a while) or `ready`."""

    async def start(self) -> None:
        """Get ready, without making anybody wait."""

    async def choose(self, position: str, level: str) -> str:
        """A move for the seat to act, after as long as a person would take."""

    async def analyse(self, position: str, seconds: float, best: int) -> Thought | None:
        """The best moves with reasons; None where nobody can think just now."""

    async def close(self) -> None:
        """Stop thinking."""


def levels() -> list[LevelView]:
    """The levels there are, the weakest first."""
    return [LevelView(level.name, level.description) for level in LEVELS.values()]


def known_level(level: str) -> str:
    """The level, or the usual stand-in's where a stored table names one that there is not."""
    return level if level in LEVELS else Options().stand_in


class PoolBots:
    """The players' wing: worker processes that search."""

    def __init__(self, workers: int) -> None:
        self.status = "starting"
        self._pool = BotPool(workers, self._on_status)
        self._starting: asyncio.Task[None] | None = None

    def _on_status(self, status: str) -> None:
        if status != self.status:
            log.info("bots", status=status)
        self.status = status

    async def start(self) -> None:
        """Start the workers beside everything else."""
        self._starting = asyncio.create_task(self._pool.start())

    async def choose(self, position: str, level: str) -> str:
        """A move, as strong as the level says."""
        return str((await self._pool.choose(position, level)).move)

    async def analyse(self, position: str, seconds: float, best: int) -> Thought | None:
        """What a master thinks."""
        try:
            async with asyncio.timeout(seconds + 10):
                found = await self._pool.analyse(position, seconds, best)
        except (PlayerError, TimeoutError):
            return None
        moves = [
            AnalysedMove(
                move=one.move,
                win_probability=list(one.wins),
                expected_score=list(one.scores),
                line=list(one.line),
                reasons=[ReasonView(reason.code, reason.numbers) for reason in one.reasons],
            )
            for one in found.moves
        ]
        return Thought(moves, found.depth, found.nodes, found.solved)

    async def close(self) -> None:
        """End the workers."""
        if self._starting is not None:
            await asyncio.wait([self._starting])
        await self._pool.close()


class RandomBots:
    """Bots that play any legal move at once, for tests and for measuring the server alone."""

    status = "ready"

    async def start(self) -> None:
        """They are always ready."""

    async def choose(self, position: str, level: str) -> str:
        """Any legal move, at every level that there is."""
        if level not in LEVELS:
            raise PlayerError(f"there is no level {level!r}")
        return str(random.choice(Position.parse(position).legal_moves()))

    async def analyse(self, position: str, seconds: float, best: int) -> Thought | None:  # noqa: ARG002
        """They have no opinion."""
        return None

    async def close(self) -> None:
        """Nothing to stop."""
