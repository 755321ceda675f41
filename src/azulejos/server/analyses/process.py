"""The process that analyses positions, seen from the server."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from azulejos.players.analysis import Analysis
from azulejos.players.workers.analyst import AnalysisOrder, CancelAnalysis
from azulejos.server.line_process import LineProcess

_decoder: Final = msgspec.json.Decoder(Analysis)


class Searcher(Protocol):
    """Searches one position at a time."""

    async def search(self, order: AnalysisOrder) -> Analysis:
        """What it finds; raises `ProcessFailedError`."""

    def cancel(self) -> None:
        """End the search that is under way; it answers soon with what it has found."""

    async def close(self) -> None:
        """End the process."""


class AnalysisProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: LineProcess) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> AnalysisProcess:
        """Start the process; it loads the engine at once."""
        return cls(await LineProcess.start("azulejos.players.workers.analyst"))

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    async def search(self, order: AnalysisOrder) -> Analysis:
        """What it finds; raises `ProcessFailedError`."""
        self._process.send(order)
        return _decoder.decode(await self._process.read())

    def cancel(self) -> None:
        """End the search that is under way."""
        self._process.send(CancelAnalysis())

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        await self._process.close()
