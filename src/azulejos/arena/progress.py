"""The progress of a match and its final table, for the terminal.

Programs read the same figures as JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import TypeAlias

from rich.cells import cell_len
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from azulejos.arena.game import GameResult
from azulejos.arena.match import MatchReport
from azulejos.arena.match import report as make_report
from azulejos.arena.schedule import MatchSettings, game_count
from azulejos.arena.statistics import PlayerFigures

REFRESH = 0.5  # seconds between two updates
DRAWING = 20  # the least time between two updates, as a multiple of the time that drawing takes
GAP = 2  # cells between two columns
NARROWEST_NAME = 12  # cells; a longer name is wrapped if there is no more room
GIVE_WAY = ("ms/move", "rating", "points", "won-shared-lost")  # dropped in narrow terminals


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

    def tell(self, sentence: str) -> None:
        """Print a sentence above the figures, or alone if there are none."""
        if self._live is None:
            print(sentence, file=sys.stderr, flush=True)
        else:
            self._live.console.print(Text(sentence))

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


def match_progress(settings: MatchSettings, quiet: bool = False) -> Progress:
    """The progress of a match."""
    return Progress(
        game_count(settings),
        lambda results, width: _table(make_report(settings, results), width),
        quiet,
    )


def table(report: MatchReport, console: Console | None = None) -> None:
    """Print the figures of a match, and what went wrong in it."""
    console = console or Console()
    console.print(_table(report, console.width))
    if not report.complete:
        console.print(f"ended early: {report.games} of {report.planned} games")
    for line in failure_lines(report):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def failure_lines(report: MatchReport) -> Iterator[str]:
    """Which games a failure ended, and why."""
    for player in report.players:
        if player.failures:
            reasons = "; ".join(player.reasons)
            games = f"{player.failures} of {player.games} games"
            yield f"{player.name} lost {games} by failing: {reasons}"
    for reason in report.reasons:
        yield f"games that could not be played: {reason}"


def _table(report: MatchReport, width: int) -> Table:
    title = f"{report.games} games, {report.seats} seats, {report.wall} wall"
    grid = Table(title=title, title_justify="left", box=None, pad_edge=False)
    rows = [_row(player) for player in report.players]
    for name in _shown_columns(rows, width):
        if name == "player":
            grid.add_column(name, overflow="fold")
        else:
            grid.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*(Text(row[str(column.header)]) for column in grid.columns))
    return grid


def _row(player: PlayerFigures) -> dict[str, str]:
    low, high = player.ci95
    return {
        "player": player.name,
        "won-shared-lost": f"{player.wins}-{player.draws}-{player.losses}",
        "rate (95 %)": f"{player.win_rate:.3f} ({low:.3f}-{high:.3f})",
        "points": f"{player.mean_points:.1f}",
        "ms/move": f"{player.ms_per_move:.1f}",
        "rating": f"{player.rating:.1f}±{player.rating_error:.1f}",
    }


def _shown_columns(rows: Sequence[dict[str, str]], width: int) -> list[str]:
    """The columns that fit next to wrapped names: all of them in 80 columns."""
    needed = {name: max(map(cell_len, (name, *(row[name] for row in rows)))) for name in rows[0]}
    needed["player"] = min(needed["player"], NARROWEST_NAME)
    for name in GIVE_WAY:
        if sum(needed.values()) + GAP * (len(needed) - 1) <= width:
            break
        del needed[name]
    return list(needed)
