"""Let all levels play each other, and rate them.

Every pair of levels plays the same deals, from both seats. With three and four seats, one player
of each level sits among players of the level below. The table has for each level its score against
the level below and its rating from all games, with 95 % intervals. Levels think by nodes, so the
result does not depend on the speed of the machine. Ctrl-C ends the ladder and prints the table of
the games so far.
"""

from __future__ import annotations

import argparse
import os
import sys

from azulejos.commands.input import add_json
from azulejos.rules import Wall

FAILURES = 1  # the exit code of a ladder in which a player failed
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which levels play, and at which table."""
    parser.add_argument(
        "--games", type=int, default=100, help="for each pair of levels, at least (100)"
    )
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, help="at the table (2)")
    parser.add_argument(
        "--wall", choices=list(Wall), default=Wall.COLOURED, help="the kind (coloured)"
    )
    parser.add_argument(
        "--levels", metavar="A,B,C", help="two levels or more, or their names (all)"
    )
    parser.add_argument(
        "--neighbours", action="store_true", help="each level meets the next one only"
    )
    parser.add_argument("--jobs", type=int, help="games at once (one for each core)")
    parser.add_argument("--seed", type=int, default=0, help="for the deals (0)")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    import msgspec

    from azulejos.arena.ladder import LadderSettings, run_ladder, sort_levels
    from azulejos.arena.ladder_table import ladder_progress, print_ladder
    from azulejos.arena.workers import play_local
    from azulejos.players import LEVELS

    if options.jobs is not None and options.jobs < 1:
        raise ValueError(f"at least one job is needed, not {options.jobs}")
    names = options.levels.split(",") if options.levels else list(LEVELS)
    settings = LadderSettings(
        levels=sort_levels([name.strip() for name in names]),
        games=options.games,
        seats=options.seats,
        wall=Wall(options.wall),
        seed=options.seed,
        neighbours=options.neighbours,
    )
    jobs = options.jobs or os.cpu_count() or 1
    with ladder_progress(settings, quiet=not sys.stderr.isatty()) as progress:
        report = run_ladder(
            settings,
            lambda match, games: play_local(match, games, jobs),
            progress.show,
        )
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print_ladder(report)
    if not report.complete:
        return INTERRUPTED
    return FAILURES if report.failures else 0
