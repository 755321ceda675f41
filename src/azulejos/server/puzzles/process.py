"""The process that explains puzzles, seen from the server."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from azulejos.puzzles.worker import ExplainOrder, Explanation
from azulejos.server.line_process import LineProcess

_decoder: Final = msgspec.json.Decoder(Explanation)


class Explainer(Protocol):
    """Explains one move at a time."""

    async def explain(self, order: ExplainOrder) -> Explanation:
        """What three moves lead to; raises `ProcessFailedError`."""

    async def close(self) -> None:
        """End the process."""


class ExplainerProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: LineProcess) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> ExplainerProcess:
        """Start the process; it loads its code at once."""
        return cls(await LineProcess.start("azulejos.puzzles.worker"))

    async def explain(self, order: ExplainOrder) -> Explanation:
        """What three moves lead to; raises `ProcessFailedError`."""
        self._process.send(order)
        return _decoder.decode(await self._process.read())

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        await self._process.close()
