"""Threads that share the chunks of all games, for work that takes longer than waking a thread.

The thread that asks works too, and waits for no thread that has not begun.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

CORES: Final = os.cpu_count() or 1


@cache
def _helpers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(CORES, "self-play")


def share(parts: int, work: Callable[[int], None]) -> None:
    """Do the work for every number below `parts`, on all cores; return when all is done."""
    left = iter(range(parts))  # of all threads: each takes the next number when it is free

    def take() -> None:
        for part in left:
            work(part)

    helpers = [_helpers().submit(take) for _ in range(min(CORES, parts) - 1)]
    take()
    for helper in helpers:
        if not helper.cancel():
            helper.result()
