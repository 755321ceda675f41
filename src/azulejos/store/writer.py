"""The writer thread: everything that changes the store goes through it, in groups.

A future is fulfilled only when its data is on disk. While one group waits for the disk, the next
one gathers, so many tables share one commit.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from azulejos.store.appending import append_all, append_group
from azulejos.store.errors import StoreError, TableBusyError, first_line
from azulejos.store.units import Unit

LARGEST_GROUP: Final = 400
PATIENCE_S: Final = 30.0
"""How long to retry when the database does not answer."""
OUTAGE_MS: Final = 1_000
"""A commit that takes longer, with all retries, means that the database was away."""

Task: TypeAlias = Callable[[Connection], Any]


class Promise(Protocol):
    """A future of `concurrent.futures` or of `asyncio`."""

    def done(self) -> bool:
        """Whether no caller waits any more."""

    def set_result(self, result: Any, /) -> None:
        """Report that the data is on disk."""

    def set_exception(self, exception: BaseException, /) -> None:
        """Report that the data could not be written."""


_Job: TypeAlias = tuple[Unit | Task, Promise]
_Outcome: TypeAlias = tuple[Promise, Any]


class Writer:
    """A thread with the only writing connection of this process.

    `deliver` runs a function that fulfils the promises of a whole group; an event loop passes
    `loop.call_soon_threadsafe`, so that it is woken once for each group. `on_outage` is called in
    the writer's thread with the times between which the database was away, before any promise of
    that time is fulfilled.
    """

    def __init__(
        self,
        engine: Engine,
        process: str,
        deliver: Callable[[Callable[[], None]], Any] | None = None,
        *,
        clock: Callable[[], int],
        on_outage: Callable[[int, int], None],
    ) -> None:
        self._engine = engine
        self._process = process
        self._clock = clock
        self._on_outage = on_outage
        self._waiting_since: int | None = None
        self._deliver = deliver or (lambda run: run())
        self._connection: Connection | None = None
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._in_flight: set[str] = set()
        self._thread = threading.Thread(target=self._run, name="azulejos-writer", daemon=True)
        self._thread.start()

    def append(self, unit: Unit, promise: Promise | None = None) -> Any:
        """Write a unit; once it is on disk, the promise tells whether it won its key.

        Only one unit of a table at a time: the next one depends on the result of the last one.
        """
        promise = Future() if promise is None else promise
        tables = {unit.table, *(other.table for other in unit.also)}
        if self._in_flight & tables:
            raise TableBusyError(f"table {unit.table} has a unit on its way")
        self._in_flight |= tables
        self._queue.put((unit, promise))
        return promise

    def submit(self, task: Task, promise: Promise | None = None) -> Any:
        """Run a task in a separate transaction; the promise gets its return value."""
        promise = Future() if promise is None else promise
        self._queue.put((task, promise))
        return promise

    @property
    def is_waiting(self) -> bool:
        """Whether the database has not answered for a while."""
        since = self._waiting_since
        return since is not None and self._clock() - since > OUTAGE_MS

    def close(self) -> None:
        """Write everything that was submitted, then stop."""
        self._queue.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs, open_ = self._gather()
            units = [job for job in jobs if isinstance(job[0], Unit)]
            if units:
                self._finish(self._commit_units(units))
            for task, promise in jobs:
                if not isinstance(task, Unit):
                    # While the database is away, beats and the like must not delay moves.
                    patience = PATIENCE_S if self._waiting_since is None else 0
                    self._finish([(promise, self._attempt(task, patience))])

    def _gather(self) -> tuple[list[_Job], bool]:
        """The waiting jobs, at least one; and whether more can come."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit_units(self, jobs: list[_Job]) -> list[_Outcome]:
        units = [unit for unit, _ in jobs if isinstance(unit, Unit)]
        won = self._patiently(lambda connection: append_all(connection, units, self._process))
        if isinstance(won, IntegrityError):  # another writer was first for a unit
            won = self._patiently(lambda connection: append_group(connection, units, self._process))
        if isinstance(won, StoreError) or not isinstance(won, BaseException):
            self._land(units)
            answers = [won] * len(jobs) if isinstance(won, StoreError) else won
            return [(promise, answer) for (_, promise), answer in zip(jobs, answers, strict=True)]
        if len(jobs) == 1:
            self._land(units)
            return [(jobs[0][1], won)]
        # One of them fails; it must not affect the others.
        return [outcome for job in jobs for outcome in self._commit_units([job])]

    def _land(self, units: list[Unit]) -> None:
        for unit in units:
            self._in_flight.discard(unit.table)
            self._in_flight.difference_update(other.table for other in unit.also)

    def _patiently(self, task: Task) -> Any:
        return self._attempt(task, PATIENCE_S)

    def _attempt(self, task: Task, patience: float) -> Any:
        """What the task returned after its commit, or the exception that it failed with."""
        until = time.monotonic() + patience
        pause = 0.02
        if self._waiting_since is None:
            self._waiting_since = self._clock()
        while True:
            try:
                return self._answered(self._in_transaction(task))
            except DBAPIError as error:
                if not _may_pass(error):
                    return self._answered(error)
                if time.monotonic() > until:
                    failed = StoreError(f"the store does not answer: {first_line(error.orig)}")
                    failed.__cause__ = error
                    return failed
                time.sleep(pause)
                pause = min(1.0, 2 * pause)
            except Exception as error:  # no error may end the thread
                return self._answered(error)

    def _answered(self, answer: Any) -> Any:
        """Note that the database answers, whatever the answer is."""
        since, now = self._waiting_since, self._clock()
        if since is not None and now - since > OUTAGE_MS:
            self._on_outage(since, now)
        self._waiting_since = None  # last: until the outage is noted, the database counts as away
        return answer

    def _in_transaction(self, task: Task) -> Any:
        """Run a task and commit, on a connection that is kept for the next one."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return task(self._connection)
        except DBAPIError as error:
            if _may_pass(error):
                # The next try needs a clean connection: a COMMIT that failed leaves SQLite's
                # transaction open, and a read-only PostgreSQL may be the wrong server.
                if _is_read_only(error):
                    self._connection.invalidate()
                self._connection.close()
                self._connection = None
            raise

    def _finish(self, outcomes: list[_Outcome]) -> None:
        def fulfil() -> None:
            for promise, outcome in outcomes:
                if promise.done():
                    continue
                if isinstance(outcome, BaseException):
                    promise.set_exception(outcome)
                else:
                    promise.set_result(outcome)

        try:
            self._deliver(fulfil)
        except RuntimeError:  # the event loop is gone, and all waiting callers with it
            return


def _may_pass(error: DBAPIError) -> bool:
    """Whether a retry can help: a lost connection, a lock, a server restart, a full disk.

    Drivers raise `OperationalError` for everything that is not the fault of the statement.
    """
    if isinstance(error, OperationalError) or error.connection_invalidated or _is_read_only(error):
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return str(state)[:2] in ("08", "40", "53", "55", "57")
    return "connection" in str(error.orig)


def _is_read_only(error: DBAPIError) -> bool:
    """Whether this PostgreSQL is read-only: a standby during a failover, or one without space."""
    return getattr(error.orig, "sqlstate", None) == "25006"
