"""The process that draws pictures, seen from the server."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from azulejos.server.line_process import LineProcess
from azulejos.server.pictures.worker import DrawnPicture, DrawOrder

_decoder: Final = msgspec.json.Decoder(DrawnPicture)


class Drawer(Protocol):
    """Draws one picture at a time."""

    async def draw(self, order: DrawOrder) -> bytes:
        """A picture as PNG; raises `ProcessFailedError`."""

    async def close(self) -> None:
        """End the process."""


class DrawingProcess:
    """A process that runs until it is closed."""

    def __init__(self, process: LineProcess) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> DrawingProcess:
        """Start the process."""
        return cls(await LineProcess.start("azulejos.server.pictures.worker"))

    async def draw(self, order: DrawOrder) -> bytes:
        """A picture as PNG; raises `ProcessFailedError`."""
        self._process.send(order)
        return _decoder.decode(await self._process.read()).png

    async def close(self) -> None:
        """End the process by force; nothing in it is worth keeping."""
        await self._process.close()
