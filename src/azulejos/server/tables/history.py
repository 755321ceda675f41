"""Replays and records of tables, made outside the event loop.

Replaying a long game takes tens of milliseconds, which would hold up all other requests. So one
thread does it, one game after the other. The results are kept compressed.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from azulejos.players.characters import character_name
from azulejos.rules.record.several import read_first_game
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.replay import replay
from azulejos.table import State, record

Form: TypeAlias = Literal["record", "replay"]
Key: TypeAlias = tuple[Form, str, int, int]
T = TypeVar("T")

_MOST_WAITING: Final = 50
_MOST_KEPT: Final = 100
_GZIP_LEVEL: Final = 6


class Replays:
    """Replays games in a thread of its own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replays")
        self._waiting = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in the thread; raises `BusyError` if too much waits for it."""
        if self._waiting >= _MOST_WAITING:
            raise BusyError
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    async def load(self, text: str) -> bytes:
        """A record as a compressed `Replay`, of several games the first one.

        Raises `ValueError` if the record is wrong.
        """
        return await self.run(lambda: _compress(msgspec.json.encode(replay(read_first_game(text)))))

    def kept(self, state: State, form: Form) -> bytes | None:
        """The kept result for this state of a table, compressed; None if there is none."""
        key = _key(state, form)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, state: State, form: Form) -> bytes:
        """The game of a table, compressed; callers at the same time wait for the same one."""
        key = _key(state, form)
        task = self._making.get(key)
        if task is None:
            task = asyncio.create_task(self._make(key, state))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Key, state: State) -> bytes:
        made = await self.run(lambda: _compress(_encode(key[0], state)))
        self._kept[key] = made
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return made

    def forget(self, table: str) -> None:
        """Make the results of a table again, because a name in it is not shown any more."""
        for key in [key for key in self._kept if key[1] == table]:
            del self._kept[key]

    def close(self) -> None:
        """Stop; what waits is given up."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def hidden_names(state: State) -> int:
    """How many people of a table have deleted their names; it only grows."""
    return sum(seat.is_person and not seat.name for seat in state.seats)


def _key(state: State, form: Form) -> Key:
    # Names may be deleted at another process, which does not tell this one to forget.
    return form, state.table, state.number, hidden_names(state)


def _encode(form: Form, state: State) -> bytes:
    game = record(state, character_name)
    return str(game).encode() if form == "record" else msgspec.json.encode(replay(game))


def _compress(content: bytes) -> bytes:
    return gzip.compress(content, _GZIP_LEVEL, mtime=0)
