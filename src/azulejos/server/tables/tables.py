"""Tables: requests are decided here, one after the other for each table, and stored.

An answer is only sent after it is on disk. If another process has written to the table first, the
request is decided again with the newer state. This module knows nothing about sockets and HTTP.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Container, Sequence
from typing import Final

from azulejos.server import log
from azulejos.server.metrics import Metrics
from azulejos.server.tables.ids import is_table_name, new_token
from azulejos.server.tables.rated_guard import RatedGuard
from azulejos.server.tables.room.room import Change, Room
from azulejos.server.tables.store_probe import StoreProbe
from azulejos.server.wire.messages import Reacted
from azulejos.store import Lease, Store, StoreError, Unit, token_hash, unit_of
from azulejos.table import (
    Accepted,
    Answer,
    Entry,
    Happening,
    Refusal,
    Request,
    State,
    decide,
    fold,
)
from azulejos.table.refusals import Code
from azulejos.table.requests import Asked, NoteOutages

LEASE_MS: Final = 30_000
"""How long other processes leave a table alone after this one has written to it."""

_IDLE_MS: Final = 60_000
_PATIENCE_MS: Final = 20_000
"""A request that has waited this long for others at its table waits no longer for the store."""
MOST_TRIES: Final = 20


class NoSuchTableError(LookupError):
    """There is no table with this name."""


class BusyError(RuntimeError):
    """Other processes were first too often, or too much work waits; the caller may try again."""


class Tables:
    """All tables, seen from one process."""

    def __init__(self, store: Store, metrics: Metrics, *, is_alone: bool = True) -> None:
        self.store = store
        self.clock = store.clock
        self.probe = StoreProbe(store)
        self.rated_guard = RatedGuard(store)
        self.is_alone = is_alone
        """Whether no other process writes to the store."""
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.blind_until = 0
        """Until when it is not known who is connected to other processes."""
        self.on_change: list[Callable[[Change], None]] = []
        """Called when events of a table are on disk."""
        self.on_presence: list[Callable[[Room], object]] = []
        """Called when another process has told who is connected to it."""
        self.on_hidden: list[Callable[[Room], None]] = []
        """Called when a name is not shown any more."""
        self.on_reaction: list[Callable[[Room, Reacted], None]] = []
        """Called when a person reacted at another process."""

    @property
    def is_blind(self) -> bool:
        """Whether a person who seems to be away may be connected to another process."""
        return self.clock() < self.blind_until

    async def room(self, table: str) -> Room:
        """The table in memory; it is read from the store if necessary."""
        room = self.rooms.get(table)
        if room is None:
            room = await self._load(table)
        room.touch()
        return room

    async def _load(self, table: str) -> Room:
        """Read a table; requests at the same time share one read."""
        if not is_table_name(table):
            raise NoSuchTableError(table)
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _read(self, table: str) -> Room:
        stored = await asyncio.to_thread(self.store.load, table)
        if stored is None:
            raise NoSuchTableError(table)
        state: State | None = None
        for entry in stored.entries:
            state = fold(state, entry)
        assert state is not None
        room = Room(state, stored.seed, self.clock)
        if not state.is_over:
            # If this cannot be written now, it will be before the next request is decided.
            for outage in stored.outages:
                room.outages.add(outage)
        self.store.keep_up(max([state.at, *(outage.until for outage in stored.outages)]))
        self.keep(room)
        await self.note_outages(room)
        return room

    def keep(self, room: Room) -> None:
        """Keep a table in memory from now on."""
        self.rooms[room.state.table] = room
        self.metrics.tables.set(len(self.rooms))

    def hide_name(self, table: str, guest: int) -> None:
        """Show a guest without a name from now on, also at a table in memory."""
        room = self.rooms.get(table)
        if room is not None:
            self._hide_names(room, (guest,))

    def _hide_names(self, room: Room, guests: Collection[int]) -> None:
        if guests and room.hide_names(guests):
            for tell in self.on_hidden:
                tell(room)

    def forget_idle(self, busy: Container[Room]) -> list[Room]:
        """Drop rooms that are not in use and not among the busy ones; return them."""
        before = self.clock() - _IDLE_MS
        idle = [
            room
            for room in self.rooms.values()
            if room.is_idle and room.used_at < before and room not in busy
        ]
        for room in idle:
            del self.rooms[room.state.table]
        self.metrics.tables.set(len(self.rooms))
        return idle

    async def guest_of(self, table: str, token: str) -> int | None:
        """The guest whose token this is."""
        return await asyncio.to_thread(self.store.guest_of, table, token)

    async def ask(self, room: Room, request: Request, guest: int | None = None) -> Answer:
        """Decide a request; an accepted one is on disk when this returns."""
        name = request.id if isinstance(request, Asked) else ""
        began = self.clock()
        async with room.lock:
            if self.store.is_away and self.clock() - began > _PATIENCE_MS:
                raise StoreError("the store did not answer to those before")
            refused = room.refusals.get(guest, name) if name else None
            if refused is not None:
                return refused
            self.store.notice_gap()
            await self._note_outages(room)
            answer = await self._settle(room, request, guest)
            if isinstance(answer, Refusal) and answer.code is Code.TIME_IS_UP:
                # Clocks stop while the store is away; then this raises and the refusal is not kept.
                await self.probe.need_answer()
                await self._note_outages(room)
                answer = await self._settle(room, request, guest)
            if name and isinstance(answer, Refusal):
                room.refusals.put(guest, name, answer)
            return answer

    async def note_outages(self, room: Room) -> None:
        """Note at a table that the store was away, so that no clock ran meanwhile."""
        async with room.lock:
            await self._note_outages(room)

    async def _note_outages(self, room: Room) -> None:
        pending = room.outages.pending
        if pending:
            await self._settle(room, NoteOutages(pending), None)
            room.outages.drop(len(pending))

    async def _settle(self, room: Room, request: Request, guest: int | None) -> Answer:
        """Decide until the decision is stored or refused; the caller holds the room's lock."""
        for _ in range(MOST_TRIES):
            now = self.clock()
            answer = decide(room.state, request, now, room.seed, guest)
            if not isinstance(answer, Accepted):
                if await self.is_news(room):
                    continue
                return answer
            if await self._commit(room, answer, now):
                return answer
            await self.catch_up_held(room)
        raise BusyError

    async def is_news(self, room: Room) -> bool:
        """Whether another process has written something that may change a refusal."""
        return not self.is_alone and await self.catch_up_held(room)

    async def admit(
        self, room: Room, request: Request, chosen: str | None = None
    ) -> tuple[Answer, int, str]:
        """Decide a request of a new guest; returns the answer, the guest and the token.

        A client that chose the token and got no answer may ask again: it is the same guest.
        """
        token = chosen or new_token()
        async with room.lock:
            for _ in range(MOST_TRIES):
                known = await self.guest_of(room.state.table, token) if chosen else None
                if known is not None:
                    return await self._settle(room, request, known), known, token
                now, guest = self.clock(), room.state.guests
                answer = decide(room.state, request, now, room.seed, guest)
                if not isinstance(answer, Accepted):
                    if await self.is_news(room):
                        continue
                    return answer, guest, token
                if await self._commit(room, answer, now, ((token_hash(token), guest),)):
                    return answer, guest, token
                await self.catch_up_held(room)
        raise BusyError

    async def _commit(
        self, room: Room, accepted: Accepted, now: int, tokens: tuple[tuple[bytes, int], ...] = ()
    ) -> bool:
        """Write a decision and publish it; False if another process was first."""
        until = now + LEASE_MS
        unit = unit_of(accepted, tokens=tokens, lease=Lease(until, room.wake.known))
        if not await self.append(unit):
            self.metrics.conflicts.inc()
            return False
        room.wake.on_written(unit)
        room.touch()
        self.advance(room, accepted.happened, now, own=True)
        return True

    def advance(self, room: Room, happened: Sequence[Happening], now: int, *, own: bool) -> None:
        """Follow events that are on disk, and tell the other parts of the server."""
        change = Change(room, room.state, happened, now, own)
        room.advance(happened)
        for tell in self.on_change:
            tell(change)

    async def append(self, unit: Unit) -> bool:
        """Write a unit; False if another process was first."""
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.store.append(unit, promise)
        won = await promise
        if won:
            self.metrics.events.inc(len(unit.entries))
        return won

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have written."""
        async with room.lock:
            await self.catch_up_held(room)

    async def catch_up_held(self, room: Room) -> bool:
        """Read new events, holding the room's lock; whether there were any."""
        state = room.state
        news = await asyncio.to_thread(self.store.news, state.table, state.number)
        self._hide_names(room, news.hidden)  # they may have been deleted at another process
        if not news.entries:
            return False
        self._follow(room, news.entries)
        return True

    def take_in(self, room: Room, entries: Sequence[Entry]) -> bool:
        """Follow entries that another process says it has stored; False: the store must be read."""
        new = [entry for entry in entries if entry.number > room.state.number]
        if not new:
            return True
        if room.lock.locked() or new[0].number != room.state.number + 1:
            return False
        try:
            self._follow(room, new)
        except ValueError:  # not what the store has
            log.warn("entries_do_not_follow", table=room.state.table)
            return False
        return True

    def _follow(self, room: Room, entries: Sequence[Entry]) -> None:
        state, happened = room.state, []
        for entry in entries:
            state = fold(state, entry)
            happened.append(Happening(entry, state))
        self.store.keep_up(state.at)
        room.wake.on_written_elsewhere()
        self.advance(room, happened, self.clock(), own=False)
