"""Stopping: what must end before the web server waits for the last answers.

The web server stops the application only after every answer is complete, and a stream could go on
for minutes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable


class Stopping:
    """The services that end as soon as the server is told to stop."""

    def __init__(self) -> None:
        self.first: list[Callable[[], Awaitable[None]]] = []

    async def __call__(self) -> None:
        """End them."""
        for stop in self.first:
            await stop()
