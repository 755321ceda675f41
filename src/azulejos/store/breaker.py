"""A circuit breaker: while a database is silent, only one caller at a time waits for it.

Otherwise each caller would wait for its own deadline, one after the other in a few threads.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from azulejos.store.errors import StoreError

_SILENT_S: Final = 1.0
"""A call that fails later than this has waited for an answer that did not come."""
_TURN_S: Final = 0.1
"""How long the others wait for the caller that asks; a database that is back answers sooner."""


class CircuitBreaker:
    """Refuses calls while an earlier one finds out whether the database answers again."""

    def __init__(self) -> None:
        self._is_silent = False
        self._asking = threading.Lock()

    @contextlib.contextmanager
    def call(self) -> Iterator[None]:
        """A call to the database; raises `StoreError` if it is silent and another caller asks."""
        asks = self._is_silent
        if asks and not self._asking.acquire(timeout=_TURN_S):
            raise StoreError("the store does not answer")
        began = time.monotonic()
        try:
            yield
        except (DBAPIError, PoolTimeoutError):
            self._is_silent = asks or time.monotonic() - began > _SILENT_S
            raise
        else:
            self._is_silent = False
        finally:
            if asks:
                self._asking.release()
