"""The guard of rated games: refuses advice about their positions while they run.

The store knows the rated games that go on, so all processes that share it refuse the same, and a
table that nobody looks at is not forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from azulejos.rules import Move, Position
from azulejos.store import Store, rated_games
from azulejos.table import Request, State
from azulejos.table.protected import RatedRound
from azulejos.table.requests import PlayMove, StartGame

CODE: Final = "server/rated_game"
SENTENCE: Final = "A rated game is at this position; it can be analysed when the game is over."
_KEPT_POSITIONS: Final = 1_024


class RatedGuard:
    """Which positions may be analysed now."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def protects(self, positions: Iterable[Position]) -> bool:
        """Whether a rated game that goes on is at one of these positions, or close to one."""
        return await asyncio.to_thread(self._protects, positions)

    async def protects_table(self, state: State, positions: Iterable[Position]) -> bool:
        """The same for positions of a table: only a training table can have those of another."""
        return state.start is not None and await self.protects(positions)

    async def refuses(self, state: State, request: Request) -> bool:
        """Whether a request would let bots of a training table play at such a position."""
        if state.start is None:
            return False
        match request:
            case StartGame():
                return await self.protects([state.start])
            case PlayMove(move=move) if state.position is not None:
                return await self.protects(_around(state.position, move))
            case _:
                return False

    def _protects(self, positions: Iterable[Position]) -> bool:
        rounds = self._rounds()
        return bool(rounds) and any(
            one.protects(position) for position in positions for one in rounds
        )

    def _rounds(self) -> list[RatedRound]:
        found = self._store.read(rated_games.running)
        return [RatedRound(_parsed(one.round_start), _parsed(one.position)) for one in found]


def _around(position: Position, move: str) -> list[Position]:
    """The position before a move and the one after it; the table refuses a wrong move itself."""
    try:
        return [position, position.play(Move.parse(move))]
    except ValueError:
        return [position]


@lru_cache(maxsize=_KEPT_POSITIONS)
def _parsed(text: str) -> Position:
    return Position.parse(text)
