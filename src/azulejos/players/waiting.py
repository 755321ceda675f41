"""Messages for people while players get ready: long waits, and warnings of workers."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Tell: TypeAlias = Callable[[str], None]

PATIENCE = 1.0  # seconds; shorter waits need no explanation


def ignore_message(_sentence: str) -> None:
    """Ignore the message."""


class TellHandler(logging.Handler):
    """Passes warnings on from a process whose standard error is not shown."""

    def __init__(self, tell: Tell) -> None:
        super().__init__(logging.WARNING)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        """Pass the message on."""
        self._tell(record.getMessage())


def pass_on_warnings(tell: Tell) -> None:
    """Pass on all warnings of this project in this process."""
    logger = logging.getLogger("azulejos")
    logger.handlers = [TellHandler(tell)]
    logger.propagate = False


@contextmanager
def report_long_wait(tell: Tell, sentence: str) -> Iterator[None]:
    """Report the sentence, from a separate thread, if the block takes longer than `PATIENCE`."""
    timer = threading.Timer(PATIENCE, tell, [sentence])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
