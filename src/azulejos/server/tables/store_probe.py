"""Asks the store for an answer before a clock may run out.

Clocks stop while the store is away, and an outage is only known when it is over. So a clock may
only run out after the store has answered a question from after the deadline: then all earlier
outages are known.
"""

from __future__ import annotations

import asyncio

from azulejos.store import Store, StoreError


class StoreProbe:
    """Waits for an answer of the store; callers at the same time share one question."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = -1
        """When the last question was asked that has been answered."""
        self._asking: asyncio.Task[None] | None = None

    async def need_answer(self) -> None:
        """Return when the store has answered a question asked from now on, else `StoreError`."""
        now = self._store.clock()
        while self._asked_at < now:
            if self._store.is_away:
                raise StoreError("the store does not answer")
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask())
                self._asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
            await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        try:
            asked_at = self._store.clock()
            promise: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._store.beat(promise)
            await promise
            self._asked_at = asked_at
        finally:
            self._asking = None
