"""A match as it goes on, and its table at the end, for people.

A file of its own because programs read the same figures as JSON and need none of this.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from azulejos.arena.game import GameResult
from azulejos.arena.match import MatchReport
from azulejos.arena.match import report as make_report
from azulejos.arena.schedule import MatchSettings, game_count

REFRESH = 0.5  # seconds between two looks


class Progress:
    """Shows the figures while games come in; quiet where nobody looks."""

    def __init__(self, settings: MatchSettings, quiet: bool = False) -> None:
        self._settings = settings
        self._began = self._shown = time.monotonic()
        self._live = None
        if not quiet:
            self._live = Live(console=Console(stderr=True), transient=True, auto_refresh=False)

    def __enter__(self) -> Progress:
        if self._live is not None:
            self._live.start()
            self._live.update(Text(f"0 of {game_count(self._settings)} games ..."), refresh=True)
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
        """One more game has ended; the figures are worked out again now and then."""
        now = time.monotonic()
        if self._live is None or now - self._shown < REFRESH:
            return
        self._shown = now
        report = make_report(self._settings, results)
        left = (now - self._began) / report.games * (report.planned - report.games)
        grid = _table(report)
        filled = 40 * report.games // report.planned
        bar = "█" * filled + "░" * (40 - filled)
        grid.caption = f"{bar} {report.games} of {report.planned} games, {left:.0f} s left"
        self._live.update(grid, refresh=True)


def table(report: MatchReport, console: Console | None = None) -> None:
    """Print the figures of a match, and what went wrong in it."""
    console = console or Console()
    console.print(_table(report))
    if not report.complete:
        console.print(f"ended early: {report.games} of {report.planned} games")
    for player in report.players:
        for reason in player.reasons:
            console.print(f"{player.name} lost a game: {reason}", markup=False)


def _table(report: MatchReport) -> Table:
    title = f"{report.games} games, {report.seats} seats, {report.wall} wall"
    grid = Table(title=title, title_justify="left", box=None, pad_edge=False)
    grid.add_column("player", overflow="fold", min_width=8)
    for name in ("games", "won-shared-lost", "rate (95 %)", "points", "ms/move", "rating"):
        grid.add_column(name, justify="right", no_wrap=True)
    for player in report.players:
        low, high = player.ci95
        grid.add_row(
            Text(player.name),
            str(player.games),
            f"{player.wins}-{player.draws}-{player.losses}",
            f"{player.win_rate:.3f} ({low:.3f}-{high:.3f})",
            f"{player.mean_points:.1f}",
            f"{player.ms_per_move:.1f}",
            f"{player.rating:.1f}±{player.rating_error:.1f}",
        )
    return grid
