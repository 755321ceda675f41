"""Telling what is waited for, where it takes longer than a moment.

A file of its own because players get ready in two places, here and in programs of others, and
whoever waits for them should know what for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Tell: TypeAlias = Callable[[str], None]

PATIENCE = 1.0  # seconds that need no explanation


def tell_nobody(_sentence: str) -> None:
    """Keep it to oneself."""


@contextmanager
def telling(tell: Tell, sentence: str) -> Iterator[None]:
    """Tell the sentence, from a thread of its own, if the block takes longer than a moment."""
    timer = threading.Timer(PATIENCE, tell, [sentence])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
