"""Bots: choose moves for seats without a person.

The server asks them for moves and analyses. They think in other processes, so that the event loop
never waits.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final, NamedTuple, Protocol

from azulejos.players import LEVELS, ChosenMove, PlayerError
from azulejos.players.analysis import Analysis
from azulejos.players.characters import character_name
from azulejos.players.ratings import CHARACTER_RATINGS, shown_rating
from azulejos.players.workers.pool import BotPool
from azulejos.rules import Position
from azulejos.server import log
from azulejos.server.wire.analyses import move_views
from azulejos.server.wire.bodies import AnalysedMoveView, LevelView
from azulejos.table import Options

COMPARE_NODES: Final = 400
"""How many nodes a quick judgement of a move takes, three times: a fraction of a bot's pause."""
_COMPARE_S: Final = 10.0


class Thought(NamedTuple):
    """An analysis as the server passes it on."""

    moves: list[AnalysedMoveView]
    depth: int
    nodes: int
    complete: bool


class Bots(Protocol):
    """What the server asks of bots."""

    @property
    def status(self) -> str:
        """`ready`, or `failed` if the engine cannot be loaded."""

    async def start(self) -> None:
        """Start the bots; returns at once."""

    async def choose(self, position: str, level: str) -> ChosenMove:
        """A move for the seat to act, after as long as a person would take."""

    async def analyse(
        self, position: str, seconds: float, best: int, *, yields: bool = False
    ) -> Thought | None:
        """The best moves with reasons; None if no bot is free. Who yields comes after players."""

    async def compare(self, position: str, move: str) -> Thought | None:
        """The best move and this one, if it is another; None if no bot is free."""

    async def close(self) -> None:
        """Stop thinking."""


def levels() -> list[LevelView]:
    """The levels there are, the weakest first."""
    return [
        LevelView(level, character_name(level), shown_rating(CHARACTER_RATINGS[level]))
        for level in LEVELS
    ]


def known_level(level: str) -> str:
    """The level, or the usual one for absent people if a stored table names an unknown one."""
    return level if level in LEVELS else Options().stand_in


class PoolBots:
    """Bots in worker processes."""

    def __init__(self, workers: int) -> None:
        self._pool = BotPool(workers, _log_failure)
        self._starting: asyncio.Task[None] | None = None

    @property
    def status(self) -> str:
        """`ready`, or `failed` if no worker can load the engine."""
        return "failed" if self._pool.failure else "ready"

    async def start(self) -> None:
        """Start the workers in the background."""
        self._starting = asyncio.create_task(self._pool.start())

    async def choose(self, position: str, level: str) -> ChosenMove:
        """A move, as strong as the level says."""
        return await self._pool.choose(position, level)

    async def analyse(
        self, position: str, seconds: float, best: int, *, yields: bool = False
    ) -> Thought | None:
        """What a master thinks."""
        try:
            async with asyncio.timeout(seconds + 10):
                found = await self._pool.analyse(position, seconds, best, yields=yields)
        except (PlayerError, TimeoutError):
            return None
        return _thought(found)

    async def compare(self, position: str, move: str) -> Thought | None:
        """What a master thinks after a quick look."""
        try:
            async with asyncio.timeout(_COMPARE_S):
                return _thought(await self._pool.compare(position, move, COMPARE_NODES))
        except (PlayerError, TimeoutError):
            return None

    async def close(self) -> None:
        """End the workers."""
        if self._starting is not None:
            await asyncio.wait([self._starting])
        await self._pool.close()


def _thought(found: Analysis) -> Thought:
    moves = move_views(found.moves)
    return Thought(moves, found.depth, found.nodes, found.solved)


def _log_failure(reason: str) -> None:
    log.warn("bots", status="failed", reason=reason)


class RandomBots:
    """Bots that play any legal move at once, for tests and for measuring the server alone."""

    status = "ready"

    async def start(self) -> None:
        """They are always ready."""

    async def choose(self, position: str, level: str) -> ChosenMove:
        """Any legal move, at every level that there is."""
        if level not in LEVELS:
            raise PlayerError(f"there is no level {level!r}")
        return ChosenMove(random.choice(Position.parse(position).legal_moves()))

    async def analyse(
        self,
        position: str,  # noqa: ARG002
        seconds: float,  # noqa: ARG002
        best: int,  # noqa: ARG002
        *,
        yields: bool = False,  # noqa: ARG002
    ) -> Thought | None:
        """They have no opinion."""
        return None

    async def compare(self, position: str, move: str) -> Thought | None:  # noqa: ARG002
        """They have no opinion."""
        return None

    async def close(self) -> None:
        """Nothing to stop."""
