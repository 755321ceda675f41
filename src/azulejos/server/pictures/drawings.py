"""PNG pictures: drawn one at a time in another process, and kept.

    client -> draw -> queue -> process -> all who wait for the same picture -> memory

The addresses take turns, so that one that asks for many pictures does not delay the others. A
picture that no client waits for any more is not drawn. The process is started for the first
picture, and ended after a while without any.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Final

from azulejos.server import log
from azulejos.server.line_process import ProcessFailedError
from azulejos.server.metrics import Metrics
from azulejos.server.on_demand_process import OnDemandProcess
from azulejos.server.pictures.process import Drawer, DrawingProcess
from azulejos.server.pictures.worker import DrawOrder
from azulejos.server.tables.tables import BusyError

MOST_OF_CALLER: Final = 10
"""Pictures that wait for one address."""
_MOST_WAITING: Final = 100
_MOST_KEPT: Final = 100
"""A picture has up to 300 kB."""
_ATTEMPTS: Final = 2
"""How often a picture is begun: the process may have ended or hung before."""


class DrawingFailedError(Exception):
    """The process could not draw the picture, or the server stops."""


class _Job:
    """A picture that is drawn or waits for its turn, for any number of clients."""

    def __init__(self, order: DrawOrder) -> None:
        self.order = order
        self.waiting = 0
        self.picture: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Drawings:
    """All PNG pictures of one server process."""

    def __init__(
        self, metrics: Metrics, start: Callable[[], Awaitable[Drawer]] = DrawingProcess.start
    ) -> None:
        self._metrics = metrics
        self._jobs: dict[DrawOrder, _Job] = {}
        self._lines: OrderedDict[str, deque[_Job]] = OrderedDict()
        """The pictures that wait, by the address that asked first; the next address first."""
        self._kept: OrderedDict[DrawOrder, bytes] = OrderedDict()
        self._process = OnDemandProcess(start, lambda: bool(self._lines), self._draw_next)

    async def draw(self, order: DrawOrder, caller: str) -> bytes:
        """A picture as PNG; a caller that is cancelled does not wait any more.

        Raises `BusyError` if too many pictures wait, and `DrawingFailedError`.
        """
        if order in self._kept:
            self._kept.move_to_end(order)
            return self._kept[order]
        job = self._jobs.get(order) or self._begin(order, caller)
        job.waiting += 1
        try:
            return await asyncio.shield(job.picture)
        finally:
            job.waiting -= 1
            if not job.waiting:
                self._leave(job)

    async def stop(self) -> None:
        """End all drawings and the process."""
        self._lines.clear()
        for job in list(self._jobs.values()):
            self._fail(job, "the server is stopping")
        await self._process.stop()

    def _begin(self, order: DrawOrder, caller: str) -> _Job:
        line = self._lines.get(caller, deque())
        if len(line) >= MOST_OF_CALLER or len(self._jobs) >= _MOST_WAITING:
            raise BusyError
        if self._process.is_stopping:
            raise BusyError
        job = self._jobs[order] = _Job(order)
        self._metrics.pictures_waiting.set(len(self._jobs))
        line.append(job)
        self._lines[caller] = line
        self._process.wake()
        return job

    def _leave(self, job: _Job) -> None:
        """No client waits for this picture any more; it is finished only if it is begun."""
        for caller, line in self._lines.items():
            if job in line:
                line.remove(job)
                self._forget(job)
                if not line:
                    del self._lines[caller]
                return

    def _next(self) -> _Job:
        """The first picture of the address whose turn it is, which then comes last."""
        caller, line = self._lines.popitem(last=False)
        job = line.popleft()
        if line:
            self._lines[caller] = line
        return job

    async def _draw_next(self) -> None:
        job = self._next()
        for attempt in range(_ATTEMPTS):
            try:
                drawer = await self._process.started()
                picture = await drawer.draw(job.order)
            except Exception as error:  # no error may keep the next picture from being drawn
                await self._process.close()
                if self._process.is_stopping:
                    return
                log.report("drawing_failed", error)
                self._metrics.errors.inc()
                is_over = attempt == _ATTEMPTS - 1 or not isinstance(error, ProcessFailedError)
                if is_over or not job.waiting:
                    self._fail(job, str(error))
                    return
            else:
                self._finish(job, picture)
                return

    def _finish(self, job: _Job, picture: bytes) -> None:
        self._kept[job.order] = picture
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        self._metrics.pictures_drawn.inc()
        self._forget(job)
        if not job.picture.done():
            job.picture.set_result(picture)

    def _fail(self, job: _Job, reason: str) -> None:
        self._forget(job)
        if not job.picture.done():
            job.picture.set_exception(DrawingFailedError(reason))
            job.picture.exception()  # marks it as retrieved if no client waits any more

    def _forget(self, job: _Job) -> None:
        self._jobs.pop(job.order, None)
        self._metrics.pictures_waiting.set(len(self._jobs))
