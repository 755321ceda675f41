"""Bot turns: asking a bot for a move and playing it, once for each turn."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from azulejos.players.characters import character_name
from azulejos.server import log
from azulejos.server.tables.bots import Bots, known_level
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import Tables
from azulejos.table import Accepted, Due, State
from azulejos.table.requests import BotMove

_LOOK_S: Final = 1.0
"""How often to look whether a bot still has to wait for a rated game."""


class BotTurns:
    """The turns of bots at the tables of one process."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking: WeakKeyDictionary[Room, int] = WeakKeyDictionary()
        """The game event at which a bot thinks in each room."""

    @property
    def busy(self) -> set[Room]:
        """The rooms in which a bot thinks.

        They must stay in memory: the move would not reach the connections of a room that was loaded
        meanwhile.
        """
        return set(self._thinking)

    def is_thinking(self, room: Room) -> bool:
        """Whether a bot already thinks about this turn."""
        return self._thinking.get(room) == room.state.game_number

    async def _must_wait(self, state: State) -> bool:
        """Whether the move would be advice for a rated game: then the bot waits for its end."""
        assert state.position is not None
        return await self._tables.rated_guard.protects_table(state, [state.position])

    async def play(self, room: Room, turn: Due) -> bool:
        """Let a bot choose a move and play it; whether the table moved on."""
        if self.is_thinking(room):
            return False
        state, level = room.state, known_level(turn.level)
        assert state.position is not None
        assert turn.seat is not None
        self._thinking[room] = state.game_number
        try:
            if await self._must_wait(state):
                await asyncio.sleep(_LOOK_S)
                return False
            chosen = await self._bots.choose(str(state.position), level)
        except Exception:
            if self._bots.status != "failed":  # else the log has the reason, once for all turns
                name = character_name(level)
                log.error("bot_failed", table=state.table, bot=name, bot_level=level)
                self._tables.metrics.errors.inc()
            await asyncio.sleep(1)
            return False
        finally:
            if self._thinking.get(room) == state.game_number:  # else another bot thinks by now
                del self._thinking[room]
        self._tables.metrics.bot_moves.inc()
        request = BotMove(turn.seat, str(chosen.move), state.game_number)
        return isinstance(await self._tables.ask(room, request), Accepted)
