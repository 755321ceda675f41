"""The store of a server: everything that is stored, and the thread that writes it.

It combines schema, lock, writer and reader, and writes regularly that this process is alive.
"""

from __future__ import annotations

import contextlib
import threading
import uuid
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from azulejos.store import processes, reviews, wakes
from azulejos.store.clock import SteadyClock
from azulejos.store.engines import (
    accepts_connections,
    parse_url,
    reading_engine,
    sqlite_path,
    writing_engine,
)
from azulejos.store.errors import StoreAwayError, StoreError, first_line
from azulejos.store.lock import FileLock
from azulejos.store.processes import Outage
from azulejos.store.reading import Reader, T
from azulejos.store.reviews import StoredReview
from azulejos.store.units import Unit
from azulejos.store.upgrade import prepare
from azulejos.store.wakes import ClaimedWake
from azulejos.store.writer import OUTAGE_MS, Promise, Writer, may_pass


def _locked(path: Path) -> FileLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path)
    except OSError as error:
        raise StoreError(f"the store cannot be opened: {error}") from error


class Store(Reader):
    """A store that this process reads and writes, from `open` to `close`.

    `append`, `claim`, `postpone` and `put_review` return a future at once, or accept one as
    `promise`.
    """

    def __init__(
        self,
        url: str,
        *,
        deliver: Callable[[Callable[[], None]], Any] | None = None,
        clock: SteadyClock | None = None,
    ) -> None:
        parsed = parse_url(url)
        path = sqlite_path(parsed)
        self.url = parsed
        self.process = uuid.uuid4().hex
        self.clock = clock or SteadyClock()
        """The clock for everything that is decided here; it never steps back."""
        self._lock = None
        if path is not None:
            self._lock = _locked(path)
        engine = writing_engine(parsed)
        try:
            self._enter(engine)
        except BaseException:
            engine.dispose()
            self._unlock()
            raise
        super().__init__(reading_engine(parsed))
        self.on_outage: Callable[[Outage], None] = lambda _: None
        """Called, through `deliver`, when the database is back after an outage."""
        self._awake_at = self.clock()
        self._untold = 0
        """Outages that are stored, but that `on_outage` has not been told yet."""
        self._counting = threading.Lock()
        self._deliver = deliver or (lambda run: run())
        self._writer = Writer(
            engine, self.process, deliver, clock=self.clock, on_outage=self._note_outage
        )
        self._stopping = threading.Event()
        self._beats = threading.Thread(target=self._beat, name="azulejos-beat", daemon=True)
        self._beats.start()

    def _enter(self, engine: Engine) -> None:
        try:
            prepare(engine)
            with engine.begin() as connection:
                alone = self._lock is not None
                self.clock.advance(processes.newest(connection))
                processes.register(connection, self.process, self.clock(), alone=alone)
        except DBAPIError as error:
            kind = StoreAwayError if self._is_away_now(error) else StoreError
            raise kind(f"the store cannot be opened: {first_line(error.orig)}") from error

    def _is_away_now(self, error: DBAPIError) -> bool:
        """Whether opening the store failed only because the database server is down."""
        if self._lock is not None:
            return False
        if getattr(error.orig, "sqlstate", None) is not None:
            return may_pass(error)
        # The server's answer to a connection comes without a code: it may be a wrong password.
        return not accepts_connections(self.url)

    @property
    def is_away(self) -> bool:
        """Whether writing has failed for a while, or `on_outage` has not been told yet."""
        return self._writer.is_waiting or self._untold > 0

    def keep_up(self, at: int) -> None:
        """Advance the clock to a time that was written by a process whose clock is ahead of ours.

        The time that is skipped is an outage, because no decision was possible in it.
        """
        before = self.clock()
        if at - before > OUTAGE_MS:
            self._note_outage(before, at)
        else:
            self.clock.advance(at)

    def _note_outage(self, since: int, until: int) -> None:
        outage = Outage(since, until)
        self._count_untold(1)  # before the clock advances: nothing may be decided in between
        self.clock.advance(until)
        self._keep_outage(outage)
        try:
            self._deliver(lambda: self._tell(outage))
        except RuntimeError:  # no event loop, so no clock runs
            self._count_untold(-1)

    def _tell(self, outage: Outage) -> None:
        try:
            self.on_outage(outage)
        finally:
            self._count_untold(-1)

    def _count_untold(self, more: int) -> None:
        with self._counting:
            self._untold += more

    def _keep_outage(self, outage: Outage) -> None:
        self._writer.submit(lambda connection: processes.note_outage(connection, outage))

    def notice_gap(self) -> None:
        """Note an outage if this process was frozen, for example because a laptop was closed.

        Call this before deciding by the clock, in the thread that `deliver` delivers to. The beat
        calls it there too, so that a gap is time in which no caller could have asked.
        """
        before, now = self._awake_at, self.clock()
        self._awake_at = now
        if now - before > processes.DEAD_MS:
            outage = Outage(before, now)
            self._keep_outage(outage)
            self.on_outage(outage)

    def append(self, unit: Unit, promise: Promise | None = None) -> Any:
        """Write a unit. The promise is fulfilled when it is on disk: True, or False if another
        writer was first and nothing of the unit was written.
        """
        return self._writer.append(unit, promise)

    def claim(self, now: int, until: int, limit: int = 50, promise: Promise | None = None) -> Any:
        """Promise a list of `ClaimedWake`: tables that are due and now claimed by this process."""
        return self._writer.submit(
            lambda connection: wakes.claim(connection, self.process, now, until, limit), promise
        )

    def postpone(self, wake: ClaimedWake, to: int, promise: Promise | None = None) -> Any:
        """Check a claimed table again later, because nothing had to be done."""
        return self._writer.submit(lambda connection: wakes.postpone(connection, wake, to), promise)

    def put_review(self, review: StoredReview, promise: Promise | None = None) -> Any:
        """Write a review, after the units that wait; promise False if the table was deleted."""
        now = self.clock()
        return self._writer.submit(lambda connection: reviews.put(connection, review, now), promise)

    def change(self, task: Callable[[Connection], T], promise: Promise | None = None) -> Any:
        """Change something besides tables in a separate transaction; promise what it returns."""
        return self._writer.submit(task, promise)

    def close(self) -> None:
        """Write everything, deregister this process, and release the lock."""
        self._stopping.set()
        self._beats.join()
        last = self.clock()
        self._writer.submit(lambda connection: processes.depart(connection, self.process, last))
        self._writer.close()
        super().close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def beat(self, promise: Promise | None = None) -> Any:
        """Write that this process is alive, and promise the last sign of life of any process.

        When the promise is fulfilled, `on_outage` has been told every earlier outage.
        """

        def write(connection: Connection) -> int:
            processes.beat(connection, self.process, self.clock())
            return processes.newest(connection)

        return self._writer.submit(write, promise)

    def _beat(self) -> None:
        pause = processes.BEAT_MS if self._lock is None else processes.ALONE_BEAT_MS
        while not self._stopping.wait(pause / 1000):
            beat: Future[int] = Future()
            beat.add_done_callback(self._on_beat)
            self.beat(beat)
            with contextlib.suppress(RuntimeError):  # no event loop, so no decision is pending
                self._deliver(self.notice_gap)

    def _on_beat(self, beat: Future[int]) -> None:
        if beat.exception() is None:
            self.keep_up(beat.result())
