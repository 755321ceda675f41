"""The progress display of a match or a ladder: its table while games are played."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TypeAlias

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from azulejos.arena.game import GameResult

REFRESH = 0.5  # seconds between two updates
DRAWING = 20  # the least time between two updates, as a multiple of the time that drawing takes

Draw: TypeAlias = Callable[[Sequence[GameResult], int], Table]
"""A table of the games so far, for a terminal of this width."""


class Progress:
    """Shows the figures while games are played; quiet if the output is not a terminal."""

    def __init__(self, planned: int, draw: Draw, quiet: bool = False) -> None:
        self._planned, self._draw = planned, draw
        self._rest = REFRESH
        self._began = self._shown = time.monotonic()
        self._live = None
        if not quiet:
            self._live = Live(console=Console(stderr=True), transient=True, auto_refresh=False)

    def __enter__(self) -> Progress:
        if self._live is not None:
            self._live.start()
            self._live.update(Text(f"0 of {self._planned} games ..."), refresh=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def show(self, results: Sequence[GameResult]) -> None:
        """Count one more game; the figures are updated now and then."""
        now = time.monotonic()
        if self._live is None or now - self._shown < self._rest:
            return
        grid = self._draw(results, self._live.console.width)
        grid.caption = self._caption(len(results), now - self._began)
        self._live.update(grid, refresh=True)
        self._shown = time.monotonic()
        self._rest = max(REFRESH, DRAWING * (self._shown - now))

    def _caption(self, games: int, seconds: float) -> str:
        left = seconds / games * (self._planned - games)
        filled = 40 * games // self._planned
        bar = "█" * filled + "░" * (40 - filled)
        return f"{bar} {games} of {self._planned} games, {left:.0f} s left"
