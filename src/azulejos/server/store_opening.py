"""Opening the store: a server that starts before its database waits for it.

Meanwhile nothing listens on the port, so that a proxy sends clients to other processes.
"""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from types import FrameType
from typing import Final

from azulejos.server import log
from azulejos.server.tables.delivery import Delivery
from azulejos.store import Store, StoreAwayError, StoreError

_AGAIN_S: Final = 1.0


def open_store(url: str, delivery: Delivery) -> Store | None:
    """The store, as soon as its database answers; None if the server is told to stop before.

    Raises `StoreError` if anything but an absent database is wrong.
    """
    try:
        with _stoppable():
            return _wait_for_store(url, delivery)
    except KeyboardInterrupt:
        return None


def _wait_for_store(url: str, delivery: Delivery) -> Store:
    since, has_said, was_away = time.monotonic(), False, False
    while True:
        try:
            store = Store(url, deliver=delivery)
        except StoreAwayError as error:
            if not has_said:  # one line, however long it takes
                log.warn("waiting_for_store", reason=str(error))
            has_said = was_away = True
        except StoreError:
            if not was_away:
                raise
            was_away = False  # it may have come just now: this has to happen twice
        else:
            if has_said:
                log.info("store_answers", waited_ms=round(1000 * (time.monotonic() - since)))
            return store
        time.sleep(_AGAIN_S)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def _stoppable() -> Iterator[None]:
    """SIGTERM ends the wait as Ctrl-C does, also in a container, where it has no effect else."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
