"""Waiting for a condition: the only module of tests, tools and benchmarks that sleeps.

A sleep that stands in for a condition is too short on a busy machine and too long on an idle one.
So wait for what the test needs: a line in a log, a file, a figure, an answer.
tests/test_patience.py refuses sleeps elsewhere.
"""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Protocol

PATIENCE_S = 300.0
"""When to give up. It is long, because only a test that fails waits that long."""
_PAUSE_S = 0.02


class HasTimeout(Protocol):
    """A page of Playwright, which handles what the browser says while it waits."""

    def wait_for_timeout(self, timeout: float) -> None:
        """Wait for this many milliseconds."""


def wait_until(
    condition: Callable[[], object],
    what: Callable[[], str] | str = "it did not happen",
    *,
    page: HasTimeout | None = None,
) -> None:
    """Return when the condition is true; if it never is, raise with `what`.

    Name the page if the condition asks a browser.
    """
    give_up_at = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > give_up_at:
            raise AssertionError(what if isinstance(what, str) else what())
        if page is None:
            time.sleep(_PAUSE_S)
        else:
            page.wait_for_timeout(_PAUSE_S * 1000)


async def wait_until_async(
    condition: Callable[[], object], what: Callable[[], str] | str = "it did not happen"
) -> None:
    """Do the same while the event loop runs."""
    give_up_at = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > give_up_at:
            raise AssertionError(what if isinstance(what, str) else what())
        await asyncio.sleep(_PAUSE_S)


async def random_moment(rng: random.Random, longest_s: float) -> None:
    """Wait for a random time, so that harm is done at any moment; nothing may depend on it."""
    await asyncio.sleep(rng.uniform(0.01, longest_s))
