"""The table of a ladder for the terminal. Programs read the same figures as JSON."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from azulejos.arena.ladder import (
    LadderReport,
    LadderSettings,
    LevelFigures,
    PairFigures,
    ladder_report,
)
from azulejos.arena.progress import Progress

WIDE = 72  # cells; a narrower terminal has no column for the time


def ladder_progress(settings: LadderSettings, quiet: bool = False) -> Progress:
    """The progress of a ladder."""
    return Progress(
        settings.planned,
        lambda results, width: ladder_table(ladder_report(settings, results), width),
        quiet,
    )


def print_ladder(report: LadderReport, console: Console | None = None) -> None:
    """Print the ladder, the strongest level first, and what went wrong."""
    console = console or Console()
    console.print(ladder_table(report, console.width))
    if not report.complete:
        console.print(f"ended early: {report.games} of {report.planned} games")
    for reason in report.reasons:
        text = f"{report.failures} of {report.games} games failed: {reason}"
        console.print(text, markup=False, highlight=False, soft_wrap=True)


def ladder_table(report: LadderReport, width: int) -> Table:
    """One row for each level, the strongest first."""
    title = f"{report.games} games, {report.seats} seats, {report.wall} wall"
    grid = Table(title=title, title_justify="left", box=None, pad_edge=False)
    heads = ("level", f"against lower (even: {1 / report.seats:.2f})", "rating (95 %)", "ms/move")
    shown = heads if width >= WIDE else heads[:-1]
    for head in shown:
        grid.add_column(head, justify="left" if head == "level" else "right", no_wrap=True)
    for level in reversed(report.levels):
        grid.add_row(*map(Text, _row(level)[: len(shown)]))
    return grid


def _row(level: LevelFigures) -> tuple[str, str, str, str]:
    low, high = level.rating_ci95
    rating = f"{level.rating:.1f} ({low:.1f}-{high:.1f})"
    return level.level, _score(level.against_lower), rating, f"{level.ms_per_move:.1f}"


def _score(pair: PairFigures | None) -> str:
    if pair is None or not pair.score.games:
        return "-"
    low, high = pair.score.ci95
    return f"{pair.score.rate:.3f} ({low:.3f}-{high:.3f})"
