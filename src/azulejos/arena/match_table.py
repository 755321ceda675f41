"""The table of a match for the terminal. Programs read the same figures as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from azulejos.arena.match import MatchReport
from azulejos.arena.match import report as make_report
from azulejos.arena.progress import Progress
from azulejos.arena.schedule import MatchSettings, game_count
from azulejos.arena.statistics import PlayerFigures

GAP = 2  # cells between two columns
NARROWEST_NAME = 12  # cells; a longer name is wrapped if there is no more room
GIVE_WAY = ("ms/move", "rating", "points", "won-shared-lost")  # dropped in narrow terminals


def match_progress(settings: MatchSettings, quiet: bool = False) -> Progress:
    """The progress of a match."""
    return Progress(
        game_count(settings),
        lambda results, width: match_table(make_report(settings, results), width),
        quiet,
    )


def print_match(report: MatchReport, console: Console | None = None) -> None:
    """Print the figures of a match, and what went wrong in it."""
    console = console or Console()
    console.print(match_table(report, console.width))
    if not report.complete:
        console.print(f"ended early: {report.games} of {report.planned} games")
    for line in _failure_lines(report):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _failure_lines(report: MatchReport) -> Iterator[str]:
    """Which games a failure ended, and why."""
    for player in report.players:
        if player.failures:
            reasons = "; ".join(player.reasons)
            games = f"{player.failures} of {player.games} games"
            yield f"{player.name} lost {games} by failing: {reasons}"
    for reason in report.reasons:
        yield f"games that could not be played: {reason}"


def match_table(report: MatchReport, width: int) -> Table:
    """One row for each player; narrow terminals have fewer columns."""
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
