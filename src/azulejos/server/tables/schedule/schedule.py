"""Schedule: what the server does at tables without a request: bots, clocks, absences, expiry.

A table that this process wrote last has a timer here. Every other table is found in the store when
its wake is due, even if the process that wrote it has died. If two processes do the same, the key
of the next event decides.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from azulejos.server import log
from azulejos.server.tables.background import BackgroundTasks
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.room.room import Change, Room
from azulejos.server.tables.schedule.bot_turns import BotTurns
from azulejos.server.tables.schedule.nonces import overdue_at, overdue_seats
from azulejos.server.tables.schedule.rated_absence import RatedAbsences
from azulejos.server.tables.tables import LEASE_MS, BusyError, NoSuchTableError, Tables
from azulejos.store import ClaimedWake, StoreError
from azulejos.table import Accepted, Due, DueKind, due
from azulejos.table.requests import (
    Expire,
    LapseTakeBack,
    NoteOverdue,
    ReplaceAbsent,
    ServerRequest,
    TimeUp,
)

LOOK_S: Final = 0.5
"""How often the store is asked for due tables that no process handles."""
SWEEP_S: Final = 20.0
_PATIENCE_MS: Final = 2_000
_EMPTY_MS: Final = 60_000
"""How often an empty game is checked, because people may be at another process."""
_SIMPLE: Final[dict[DueKind, ServerRequest]] = {
    DueKind.CLOCK: TimeUp(),
    DueKind.VOTE: LapseTakeBack(),
    DueKind.EXPIRY: Expire(),
}


@dataclass(slots=True)
class _Plan:
    """What this process plans to do at one table."""

    is_scheduled: bool = False
    """Whether this process has promised to do what is due."""
    timer: asyncio.TimerHandle | None = None

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Schedule:
    """Everything that this server does unasked."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self._tables = tables
        self._bot_turns = BotTurns(tables, bots)
        self._rated_absences = RatedAbsences(tables)
        self._plans: WeakKeyDictionary[Room, _Plan] = WeakKeyDictionary()
        self._tasks = BackgroundTasks(tables.metrics)
        tables.on_change.append(self._plan)

    def start(self) -> None:
        """Look after tables from now on."""
        self._tasks.start(self._look())
        self._tasks.start(self._sweep())

    async def stop(self) -> None:
        """Stop; other processes or the next start find everything in the store."""
        await self._tasks.stop()

    def _now(self) -> int:
        return self._tables.clock()

    async def _look(self) -> None:
        """Find due tables that no process handles."""
        before = ""
        while True:
            await asyncio.sleep(LOOK_S)
            reason = "nothing can be written" if self._tables.store.is_away else ""
            try:
                await self._claim()
            except Exception as error:  # the loop must go on after any error
                reason = str(error) or type(error).__name__
                self._tables.metrics.errors.inc(not isinstance(error, StoreError))
            if reason and not before:  # one line for an outage, however long
                log.warn("store_does_not_answer", reason=reason)
            before = reason

    async def _claim(self) -> None:
        store, now = self._tables.store, self._now()
        store.notice_gap()
        while await asyncio.to_thread(store.is_due, now):
            promise: asyncio.Future[list[ClaimedWake]] = asyncio.get_running_loop().create_future()
            store.claim(now, now + LEASE_MS, promise=promise)
            claimed = await promise
            for wake in claimed:
                self._tasks.start(self._take_over(wake))
            if not claimed:
                return

    async def _take_over(self, wake: ClaimedWake) -> None:
        try:
            room = await self._tables.room(wake.table)
        except NoSuchTableError:
            return
        except StoreError:  # any process may try again soon, instead of when the claim runs out
            self._tables.store.postpone(wake, self._now() + _PATIENCE_MS)
            return
        room.wake.on_stored(wake.at)
        self._plan_of(room).is_scheduled = True
        acted = await self._tend(room)
        if not acted and (coming := self._next(room)) is not None:
            room.wake.on_stored(coming)
            self._tables.store.postpone(wake, coming)
        self._set_timer(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            self.forget_idle()

    def forget_idle(self) -> None:
        """Drop rooms that are not in use from memory."""
        for room in self._tables.forget_idle(self._bot_turns.busy):
            self._plan_of(room).cancel_timer()

    def _plan_of(self, room: Room) -> _Plan:
        return self._plans.setdefault(room, _Plan())

    def _plan(self, change: Change) -> None:
        """A table has moved on: this process schedules it if it wrote last."""
        room = change.room
        is_scheduled = change.is_own or _is_show(room) or bool(overdue_at(room))
        self._plan_of(room).is_scheduled = is_scheduled
        self._set_timer(room)

    def plan_again(self, room: Room) -> None:
        """Plan again after a person came or went: absences and games between bots depend on it."""
        if self._rated_absences.is_news(room):
            self._tasks.start(self._rated_absences.note_news(room))
        is_needed = _is_show(room) or _is_waiting(room) or bool(overdue_at(room))
        self._plan_of(room).is_scheduled |= is_needed
        self._set_timer(room)

    def _set_timer(self, room: Room) -> None:
        plan = self._plan_of(room)
        plan.cancel_timer()
        if not plan.is_scheduled or _is_far(room, self._now()):
            return
        coming = self._next(room)
        if coming is not None and (delay := coming - self._now()) <= LEASE_MS:
            loop = asyncio.get_running_loop()
            plan.timer = loop.call_later(max(0, delay) / 1000, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._plan_of(room).timer = None
        self._tasks.start(self._on_time(room))

    async def _on_time(self, room: Room) -> None:
        if not await self._tend(room):
            self._set_timer(room)

    def _next(self, room: Room) -> int | None:
        """When this table has to be looked at again."""
        now = self._now()
        times = [self._look_at(room, one) for one in _all_due(room)]
        if self._bot_turns.is_thinking(room):
            return now + LEASE_MS
        return min(times, default=None)

    def _look_at(self, room: Room, one: Due) -> int:
        if one.kind is DueKind.ABSENCE:
            return self._absence_at(room, one)
        if one.kind is DueKind.RATED_ABSENCE:
            return self._rated_absences.look_at(room, one)
        if one.kind is DueKind.START:  # `plan_again` is called when a person comes
            return min(overdue_at(room).values(), default=self._now() + _EMPTY_MS)
        return one.at

    def _absence_at(self, room: Room, absence: Due) -> int:
        """When to replace a person who is away, or to check again.

        It is only checked again while no other person waits (`plan_again` is called when one
        comes), or while it is not known who is connected to other processes.
        """
        assert absence.seat is not None
        guest = room.state.seats[absence.seat].guest
        patience = room.state.options.absence_ms
        assert guest is not None
        if self._tables.is_blind or not _is_waiting(room):
            least = _PATIENCE_MS if room.presence.guests else _EMPTY_MS
            return max(absence.at, self._now() + max(patience, least))
        return max(absence.at, room.presence.away_since(guest) + patience)

    async def _tend(self, room: Room) -> bool:
        """Do what is due; whether the table moved on."""
        now = self._now()
        for one in _all_due(room):
            if one.at > now:
                break
            try:
                if await self._act(room, one):
                    return True
            except (BusyError, StoreError):
                log.error("tending_failed", table=room.state.table, kind=one.kind.value)
        return False

    async def _act(self, room: Room, one: Due) -> bool:
        if one.kind is DueKind.BOT:
            return await self._bot_turns.play(room, one)
        if self._tables.store.is_away:  # no clock runs
            room.presence.restart_waiting()
            await asyncio.sleep(LOOK_S)
            return False
        await self._tables.probe.need_answer()
        if one.kind is DueKind.ABSENCE:
            if self._tables.is_blind:
                return False
            return await self._replace_absent(room, one)
        if one.kind is DueKind.RATED_ABSENCE:
            return await self._rated_absences.note(room)
        if one.kind is DueKind.START:
            return await self._note_overdue(room)
        answer = await self._tables.ask(room, _SIMPLE[one.kind])
        return isinstance(answer, Accepted)

    async def _note_overdue(self, room: Room) -> bool:
        seats = overdue_seats(room, self._now())
        return bool(seats) and isinstance(
            await self._tables.ask(room, NoteOverdue(seats)), Accepted
        )

    async def _replace_absent(self, room: Room, absence: Due) -> bool:
        assert absence.seat is not None
        guest = room.state.seats[absence.seat].guest
        assert guest is not None
        request = ReplaceAbsent(room.presence.guests, room.presence.away_since(guest))
        return isinstance(await self._tables.ask(room, request), Accepted)


def _all_due(room: Room) -> list[Due]:
    """What is due at a table; games between bots only go on while they are watched."""
    unwatched = not room.presence.connections_here and _is_without_people(room)
    return [one for one in due(room.state) if not (unwatched and one.kind is DueKind.BOT)]


def _is_show(room: Room) -> bool:
    """Whether only bots play and there are spectators here; another process may not see them."""
    return bool(room.presence.connections_here) and _is_without_people(room)


def _is_without_people(room: Room) -> bool:
    return not any(seat.is_person for seat in room.state.seats)


def _is_waiting(room: Room) -> bool:
    """Whether a person is connected and waits for one who is not."""
    state, present = room.state, room.presence.guests
    if state.turn is None or not state.seats[state.turn].is_active:
        return False
    guest = state.seats[state.turn].guest
    return guest not in present and not present.isdisjoint(state.active_guests())


def _is_far(room: Room, now: int) -> bool:
    """Whether the next due time is beyond the lease, so that the wake in the store is enough."""
    return room.wake.due_at is not None and room.wake.due_at > now + LEASE_MS
