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
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from azulejos.store.appending import append_all, append_group
from azulejos.store.errors import StoreError, TableBusyError, first_line
from azulejos.store.once import Once
from azulejos.store.units import Unit

LARGEST_GROUP: Final = 400
PATIENCE_S: Final = 25.0
"""How long after it was submitted a job is tried again when the database does not answer.

The last try may take some seconds, so callers get an error after about half a minute.
"""
_SILENT: Final = "the store does not answer"
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


class _Job(NamedTuple):
    work: Unit | Once
    promise: Promise
    since: float
    """When it was submitted."""

    @property
    def until(self) -> float:
        """When to stop trying."""
        return self.since + PATIENCE_S


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
        self._failed_at = 0.0
        """When the last job failed because the database was away; 0 if it has answered since."""
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
        self._queue.put(_Job(unit, promise, time.monotonic()))
        return promise

    def submit(self, task: Task, promise: Promise | None = None) -> Any:
        """Run a task in a separate transaction; the promise gets its return value."""
        promise = Future() if promise is None else promise
        self._queue.put(_Job(Once(task), promise, time.monotonic()))
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
            units = [job for job in jobs if isinstance(job.work, Unit)]
            if units:
                self._finish(self._commit_units(units))
            self._do_tasks([job for job in jobs if isinstance(job.work, Once)])

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

    def _do_tasks(self, jobs: list[_Job]) -> None:
        failed: StoreError | None = None
        for job in jobs:
            # If one fails, the others would fail in the same way, and moves would wait for them.
            answer = failed or self._do_task(job)
            failed = answer if isinstance(answer, StoreError) else None
            self._finish([(job.promise, answer)])

    def _do_task(self, job: _Job) -> Any:
        assert isinstance(job.work, Once)
        # While the database is away, beats and the like must not delay moves.
        answer = self._attempt(job.work, job.until if self._waiting_since is None else 0)
        if isinstance(answer, StoreError) and job.work.may_be_done:
            return self._attempt(job.work, job.until)
        return answer

    def _commit_units(self, jobs: list[_Job]) -> list[_Outcome]:
        """Write units, and give up those whose time is over while the database is away."""
        late = [job for job in jobs if self._is_late(job)]
        if late:
            waiting = [job for job in jobs if job not in late]
            return self._fail(late, StoreError(_SILENT)) + self._commit_units(waiting)
        if not jobs:
            return []
        first = min(jobs, key=lambda job: job.since)
        won = self._write([job.work for job in jobs if isinstance(job.work, Unit)], first.until)
        if isinstance(won, StoreError):
            others = [job for job in jobs if job is not first]
            return self._fail([first], won) + self._commit_units(others)
        if not isinstance(won, BaseException):
            self._land(jobs)
            return [(job.promise, answer) for job, answer in zip(jobs, won, strict=True)]
        if len(jobs) == 1:
            return self._fail(jobs, won)
        # One of them fails; it must not affect the others.
        return [outcome for job in jobs for outcome in self._commit_units([job])]

    def _is_late(self, job: _Job) -> bool:
        """Whether a job has waited long enough for others that failed meanwhile."""
        return job.since < self._failed_at and job.until < time.monotonic()

    def _write(self, units: list[Unit], until: float) -> Any:
        """For each unit whether it won, or the exception that they failed with."""
        won = self._attempt(lambda connection: append_all(connection, units, self._process), until)
        if isinstance(won, IntegrityError):  # another writer was first for a unit
            won = self._attempt(
                lambda connection: append_group(connection, units, self._process), until
            )
        return won

    def _fail(self, jobs: list[_Job], error: BaseException) -> list[_Outcome]:
        self._land(jobs)
        return [(job.promise, error) for job in jobs]

    def _land(self, jobs: list[_Job]) -> None:
        for job in jobs:
            if isinstance(job.work, Unit):
                self._in_flight.discard(job.work.table)
                self._in_flight.difference_update(other.table for other in job.work.also)

    def _attempt(self, task: Task, until: float) -> Any:
        """What the task returned after its commit, or the exception that it failed with."""
        pause = 0.02
        if self._waiting_since is None:
            self._waiting_since = self._clock()
        while True:
            try:
                return self._answered(self._in_transaction(task))
            except DBAPIError as error:
                if not may_pass(error):
                    return self._answered(error)
                if time.monotonic() > until:
                    self._failed_at = time.monotonic()
                    failed = StoreError(f"{_SILENT}: {first_line(error.orig)}")
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
        self._failed_at = 0.0
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
            if may_pass(error):
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


def may_pass(error: DBAPIError) -> bool:
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
