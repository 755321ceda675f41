"""Analyses that deepen while clients look at them.

    client -> begin -> the job with the shortest next search -> process -> a report to its client

One process searches for all clients, at low priority. Every job searches in stages, and the job
with the shortest next stage comes first, so that a new client has a first answer at once: a long
search of another client is ended for it and done again later. A job ends when its client leaves.
Addresses share the slots: each gets one before any gets a second.
The process is started for the first analysis, and ended after a while without any.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from azulejos.players.analysis import Analysis
from azulejos.server import log
from azulejos.server.analyses.job import AnalysisJob
from azulejos.server.analyses.process import AnalysisProcess, Searcher
from azulejos.server.fair_slots import FairSlots
from azulejos.server.metrics import Metrics
from azulejos.server.on_demand_process import OnDemandProcess
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.analyses import AnalysisProblem, AnalysisReport, move_views

_FAILED: Final = AnalysisProblem("server/error", "The analysis failed; try again.", 1_000)
_STOPPING: Final = AnalysisProblem("server/going_down", "The server is stopping; ask again.", 1_000)
_GIVEN_UP: Final = AnalysisProblem(
    "server/busy", "Another address needs the slot of this analysis; ask again.", 5_000
)
_REPLACED: Final = AnalysisProblem("server/too_fast", "Other analyses of yours came after this.")


class Analyses:
    """All analyses of one server process."""

    def __init__(
        self,
        metrics: Metrics,
        most: int,
        most_per_caller: int,
        start: Callable[[], Awaitable[Searcher]] = AnalysisProcess.start,
    ) -> None:
        """`most` is how many analyses may be under way."""
        self._metrics = metrics
        self._most, self._most_per_caller = most, most_per_caller
        self._jobs: FairSlots[AnalysisJob] = FairSlots(most)
        self._running: AnalysisJob | None = None
        self._is_cancelled = False
        """Whether the search that is under way was told to end early."""
        self._process = OnDemandProcess(start, self._has_jobs, self._search_next)

    @property
    def is_off(self) -> bool:
        """Whether this server makes no analyses of this kind."""
        return not self._most

    def begin(self, position: str, best: int, caller: str) -> AnalysisJob:
        """Have a position analysed; raises `BusyError` if there are too many analyses.

        A caller who has too many loses the oldest, and one who has more than others the newest.
        """
        if self._process.is_stopping:
            raise BusyError
        mine = [job for job in self._jobs if job.caller == caller]
        if len(mine) >= self._most_per_caller:
            self._end(mine[0], _REPLACED)
        job = AnalysisJob(position, best, caller)
        if (given_up := self._jobs.enter(job, caller)) is not None:
            self._end(given_up, _GIVEN_UP)
        job.on_left = self._leave
        job.others = len(self._jobs) - 1
        self._metrics.analyses_running.set(len(self._jobs))
        if self._running is not None and self._running.stage > job.stage:
            self._cancel()
        self._process.wake()
        return job

    async def stop(self) -> None:
        """End all analyses and the process."""
        for job in list(self._jobs):
            self._end(job, _STOPPING)
        await self._process.stop()

    def _end(self, job: AnalysisJob, problem: AnalysisProblem) -> None:
        job.fail(problem)
        self._leave(job)

    def _leave(self, job: AnalysisJob) -> None:
        """The client has left, or the analysis is over."""
        self._jobs.leave(job)
        self._metrics.analyses_running.set(len(self._jobs))
        if self._running is job:
            self._cancel()

    def _cancel(self) -> None:
        if self._process.running is not None:
            self._is_cancelled = True
            self._process.running.cancel()

    def _has_jobs(self) -> bool:
        return bool(self._jobs)

    async def _search_next(self) -> None:
        await self._advance(min(self._jobs, key=lambda job: job.stage))

    async def _advance(self, job: AnalysisJob) -> None:
        """Do the next search of a job, unless another job must come first."""
        try:
            searcher = await self._process.started()
            if job in self._jobs:
                self._running, self._is_cancelled = job, False
                self._report(job, await searcher.search(job.order))
        except Exception as error:  # no error may keep the next analysis from being made
            await self._process.close()
            if not (job.is_over or self._process.is_stopping):
                log.report("analysis_failed", error)
                self._metrics.errors.inc()
            self._end(job, _FAILED)
        finally:
            self._running = None
            self._metrics.analyses_running.set(len(self._jobs))

    def _report(self, job: AnalysisJob, found: Analysis) -> None:
        """Send what was found, unless the search was ended for another job or the client left."""
        if self._is_cancelled or job not in self._jobs:
            return
        is_final = job.is_last_stage or found.solved
        facts = (found.depth, found.nodes, found.solved, is_final)
        job.tell(AnalysisReport(move_views(found.moves), *facts), final=is_final)
        if is_final:
            self._jobs.leave(job)
        else:
            job.stage += 1
