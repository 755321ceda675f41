"""Let players play a match, and tell how it went.

Players: random, greedy; the levels novice, beginner, casual, regular, capable, skilled,
advanced, veteran, strong, expert, elite, champion, master, or their names Sofia, Bruno, Marta,
Hugo, Rui, Leonor, Duarte, Paula, Clara, Nuno, Teresa, Vasco, Aurora; master:0.1s (seconds),
master:20000n (nodes: the same moves every time),
learned@FILE:0.1s (a master with other weights), engine:COMMAND, engine@0.5s:COMMAND. The levels
below master take no limit. Every deal is played from all seats. With fewer players than seats the
last one fills up; with more, every group of them plays every deal. Ctrl-C ends the match and tells
what there is.

An engine that cannot be started is an error, and no game is played. An engine that fails later
loses that game; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.commands.input import add_json
from azulejos.rules import Wall

if TYPE_CHECKING:
    from azulejos.arena.match import Play

FAILURES = 1  # the exit code of a match in which a player failed
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The players, the table and the machines."""
    parser.add_argument("players", nargs="+", metavar="PLAYER", help="two or more, see above")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        help="at least this many; all players play equally many (100)",
    )
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="seats at the table (2)")
    parser.add_argument(
        "--wall", choices=list(Wall), default=Wall.COLOURED, help="the kind (coloured)"
    )
    parser.add_argument("--seed", type=int, default=0, help="for the deals (0)")
    parser.add_argument("--jobs", type=int, help="games at once (one for each core)")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="save all games here")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: its address, or auto"
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    import msgspec

    from azulejos.arena.match import run_match
    from azulejos.arena.match_table import match_progress, print_match
    from azulejos.arena.schedule import MatchSettings, game_count

    settings = MatchSettings(
        players=tuple(options.players),
        games=options.games,
        seats=options.seats or 2,
        wall=Wall(options.wall),
        seed=options.seed,
        records=options.records is not None,
    )
    if options.jobs is not None and options.jobs < 1:
        raise ValueError(f"at least one job is needed, not {options.jobs}")
    if options.records:
        _prepare(options.records)
    if game_count(settings) > settings.games:
        print(f"{game_count(settings)} games, so that all play alike", file=sys.stderr)
    with match_progress(settings, quiet=not sys.stderr.isatty()) as progress:
        report, results = run_match(settings, _place(options), progress.show)
    if options.records:
        for result in filter(lambda result: result.record, results):
            name = f"game-{result.fixture.number + 1:05}.azul"
            (options.records / name).write_text(result.record, encoding="utf-8")
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print_match(report)
    if not report.complete:
        return INTERRUPTED
    return FAILURES if report.failures else 0


def _prepare(folder: Path) -> None:
    """Make the folder for the records; those of another match are not overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("game-*.azul")):
        raise ValueError(f"{folder} has the records of another match; name another folder")


def _place(options: argparse.Namespace) -> Play:
    """Where games are played: here, or on a cluster."""
    if options.ray:
        from functools import partial

        from azulejos.arena.cluster import play_on_ray

        return partial(play_on_ray, options.ray)
    from azulejos.arena.workers import play_local

    count = options.jobs or os.cpu_count() or 1
    return lambda settings, fixtures: play_local(settings, fixtures, count)
