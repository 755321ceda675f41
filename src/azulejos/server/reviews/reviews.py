"""Reviews of games: made one at a time in another process, and kept.

    client -> ask -> queue -> process -> parts to all who wait -> memory and store

A review is made once: clients at the same time share it, and later ones get it from memory or, if
it is the game of a table, from the store. If all clients have left, it goes on, so that they find
it when they return, until another review is asked for. Addresses take turns.
The process is started for the first review, and ended after a while without any.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from azulejos.review.keys import game_hash, review_key
from azulejos.review.shapes import GameReview
from azulejos.rules import Game
from azulejos.server import log
from azulejos.server.fair_slots import FairSlots
from azulejos.server.metrics import Metrics
from azulejos.server.on_demand_process import OnDemandProcess
from azulejos.server.reviews.job import ReviewJob
from azulejos.server.reviews.process import ReviewMaker, ReviewProcess
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.reviews import ReviewProblem
from azulejos.store import Store, StoredReview, StoreError

_MOST_KEPT: Final = 50
_FAILED: Final = ReviewProblem("server/error", "The review failed; try again.", 1_000)
_STOPPING: Final = ReviewProblem("server/going_down", "The server is stopping; ask again.", 1_000)
_GIVEN_UP: Final = ReviewProblem(
    "server/busy", "Other addresses need the place of this review; ask again.", 10_000
)
_decoder: Final = msgspec.json.Decoder(GameReview)


class Reviews:
    """All reviews of one server process."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        nodes: int,
        most: int,
        start: Callable[[], Awaitable[ReviewMaker]] = ReviewProcess.start,
    ) -> None:
        """`most` is how many reviews may be under way or wait."""
        self._store, self._metrics = store, metrics
        self._nodes, self._most = nodes, most
        self._jobs: dict[str, ReviewJob] = {}
        self._slots: FairSlots[ReviewJob] = FairSlots(most)
        self._running: ReviewJob | None = None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._process = OnDemandProcess(start, self._is_waiting, self._make_next)

    @property
    def is_off(self) -> bool:
        """Whether this server makes no reviews."""
        return not self._most

    def key(self, game: Game) -> str:
        """What the review of a game is stored under: the hashes of all that it depends on."""
        return f"{game_hash(game)}-{review_key(game.start.seats, game.start.wall, self._nodes)}"

    async def find(self, key: str, table: str | None = None) -> bytes | None:
        """The finished review as compressed JSON, from memory or from the table's store."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if table is None:
            return None
        body = await asyncio.to_thread(self._stored, table, key)
        if body is not None:
            self._keep(key, body)
        return body

    def under_way(self, key: str) -> ReviewJob | None:
        """The review that is made or waits, None if there is none."""
        return self._jobs.get(key)

    def ask(self, game: Game, caller: str, table: str | None = None) -> ReviewJob:
        """Have a game reviewed; raises `BusyError` if too many reviews wait."""
        job = self._jobs.get(self.key(game))
        if job is None:
            job = self._add(game, caller)
        else:
            self._slots.join(job, caller)
        self._number()
        job.is_left = False
        if table is not None:
            job.tables.add(table)
        return job

    def _add(self, game: Game, caller: str) -> ReviewJob:
        self._cancel_left()
        if self._process.is_stopping:
            raise BusyError
        job = ReviewJob(self.key(game), game, self._nodes)
        if (given_up := self._slots.enter(job, caller)) is not None:
            self._cancel(given_up)
            given_up.fail(_GIVEN_UP)
        self._jobs[job.key] = job
        job.on_left = self._leave
        self._process.wake()
        return job

    async def stop(self) -> None:
        """End all reviews and the process; a client that asks again begins anew."""
        for job in self._jobs.values():
            job.fail(_STOPPING)
            self._slots.leave(job)
        self._jobs.clear()
        await self._process.stop()

    def _is_waiting(self) -> bool:
        return bool(self._slots.waiting)

    async def _make_next(self) -> None:
        await self._make(self._slots.waiting[0])

    async def _make(self, job: ReviewJob) -> None:
        self._metrics.reviews_running.set(1)
        self._running = job
        self._slots.begin(job)
        self._number()
        try:
            await self._stream(job)
        except Exception as error:  # no error may keep the next review from being made
            await self._process.close()
            if not (job.is_cancelled or self._process.is_stopping):
                log.report("review_failed", error)
                self._metrics.errors.inc()
                job.fail(_FAILED)
        finally:
            self._metrics.reviews_running.set(0)
            self._running = None
            self._slots.leave(job)
            if self._jobs.get(job.key) is job:
                del self._jobs[job.key]

    async def _stream(self, job: ReviewJob) -> None:
        maker = await self._process.started()
        if job.is_cancelled or self._process.is_stopping:
            return
        async for line in maker.review(job.order):
            job.add(line)
        if job.review is not None and not job.is_cancelled:
            await self._finish(job, job.review)

    async def _finish(self, job: ReviewJob, review: bytes) -> None:
        """Keep a review, then end the streams: a client that asks again finds it."""
        body = await asyncio.to_thread(gzip.compress, review.rstrip(b"\n"), mtime=0)
        self._keep(job.key, body)
        self._metrics.reviews_finished.inc()
        job.finish(review)
        for table in job.tables:
            try:
                promise = asyncio.get_running_loop().create_future()
                self._store.put_review(StoredReview(table, job.key, body), promise)
                await promise
            except StoreError as error:  # it is made again after a restart
                log.warn("review_not_stored", table=table, reason=str(error))

    def _leave(self, job: ReviewJob) -> None:
        """No client waits for this review any more: it goes on only if the process is free."""
        if job is self._running and not self._slots.waiting:
            job.is_left = True
        else:
            self._cancel(job)

    def _cancel_left(self) -> None:
        """Make room for a review that a client waits for."""
        if self._running is not None and self._running.is_left:
            self._cancel(self._running)

    def _cancel(self, job: ReviewJob) -> None:
        job.is_cancelled = True
        self._metrics.reviews_cancelled.inc()
        del self._jobs[job.key]
        self._slots.leave(job)
        self._number()
        if job is self._running and self._process.running is not None:
            self._process.running.cancel()

    def _number(self) -> None:
        """Tell every job how many are before it."""
        for ahead, job in enumerate(self._slots):
            job.ahead = ahead

    def _keep(self, key: str, body: bytes) -> None:
        self._kept[key] = body
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)

    def _stored(self, table: str, key: str) -> bytes | None:
        """The review in the store; a damaged one counts as none."""
        body = self._store.review(table, key)
        try:
            if body is not None:
                _decoder.decode(gzip.decompress(body))
        except (OSError, EOFError, zlib.error, msgspec.DecodeError):
            log.warn("review_is_damaged", table=table)
            return None
        return body
