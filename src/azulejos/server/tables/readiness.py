"""Readiness: whether the store answers, found out within a second.

Load balancers and container engines ask this often and wait briefly.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from azulejos.store import Store, StoreError

_WITHIN_S: Final = 0.8


class Readiness:
    """Asks the store in a thread of its own; callers at the same time share one question."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "readiness")
        self._asking: asyncio.Future[None] | None = None

    async def need_answer(self) -> None:
        """Return when the store can be read and written, else raise `StoreError` soon."""
        if self._store.is_away:  # it may well be readable: a full disk is
            raise StoreError("nothing can be written")
        if self._asking is None:
            loop = asyncio.get_running_loop()
            self._asking = loop.run_in_executor(self._thread, self._store.need_answer)
            self._asking.add_done_callback(self._on_answer)
        asking = self._asking
        await asyncio.wait([asking], timeout=_WITHIN_S)
        if not asking.done():
            raise StoreError("the store has not answered yet")
        asking.result()

    def close(self) -> None:
        """Ask no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _on_answer(self, asked: asyncio.Future[None]) -> None:
        self._asking = None
        if not asked.cancelled():
            asked.exception()  # nobody may wait for it any more
