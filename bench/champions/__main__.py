"""Matches against frozen champions: `python -m bench.champions [--games N] [--kinds 3C,3G]`.

Every outside program loses every game, so progress is measured against our own networks of earlier
commits. Each plays as an engine from a git worktree of its commit (in build/champions), with the
same time for each move. With three and four seats one player of this checkout sits among
champions: the even share is 33 % and 25 %. Run it in a checkout with its whole history, on an idle
machine.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from azulejos.arena.match import MatchReport, run_match
from azulejos.arena.match_table import match_progress
from azulejos.arena.schedule import MatchSettings
from azulejos.arena.workers import play_local
from azulejos.puzzles.games import KINDS
from bench.champions.frozen import CHAMPIONS, Champion
from bench.champions.worktrees import ChampionError, engine_command, own_command

FAILED: Final = 1
INTERRUPTED: Final = 130


class ChampionResult(msgspec.Struct, frozen=True):
    """How this checkout scores against one champion; `ci95` is the interval of `win_rate`."""

    champion: str
    commit: str
    kind: str
    games: int
    win_rate: float
    ci95: tuple[float, float]
    even_share: float
    complete: bool
    failures: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    options = _parser().parse_args(arguments)
    kinds = options.kinds.split(",")
    if unknown := set(kinds) - KINDS.keys():
        print(f"bench.champions: there is no kind {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    results = []
    for kind in kinds:
        for champion in _chosen(KINDS[kind].seats, options.oldest):
            try:
                results.append(_play(champion, kind, options))
            except ChampionError as error:
                print(f"bench.champions: {error}", file=sys.stderr)
                return 2
            if not options.json:
                print(_line(results[-1]), flush=True)
            if not results[-1].complete:
                return INTERRUPTED
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    return FAILED if any(result.failures for result in results) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.champions", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each match, at least (200)")
    parser.add_argument("--time", type=float, default=0.1, help="seconds for each move (0.1)")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"of {','.join(KINDS)}")
    parser.add_argument("--oldest", action="store_true", help="play the older champions too")
    parser.add_argument("--player", help="measure another player, as `azulejos match` names it")
    parser.add_argument("--seed", type=int, default=0, help="for the deals (0)")
    parser.add_argument("--jobs", type=int, help="games at once (half of the cores)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _chosen(seats: int, oldest: bool) -> Sequence[Champion]:
    """The newest champion for this number of seats, or all, the newest first."""
    found = [champion for champion in reversed(CHAMPIONS) if champion.seats == seats]
    return found if oldest else found[:1]


def _play(champion: Champion, kind: str, options: argparse.Namespace) -> ChampionResult:
    seats, wall = KINDS[kind]
    engine = f"engine@{options.time}s"
    settings = MatchSettings(
        players=(
            f"now={options.player or f'{engine}:{own_command()}'}",
            f"{champion.name}={engine}:{engine_command(champion)}",
        ),
        games=options.games,
        seats=seats,
        wall=wall,
        seed=options.seed,
    )
    jobs = options.jobs or max(1, (os.cpu_count() or 2) // 2)
    with match_progress(settings, quiet=not sys.stderr.isatty()) as progress:
        report, _ = run_match(
            settings,
            lambda settings, fixtures: play_local(settings, fixtures, jobs),
            progress.show,
        )
    return _result(champion, kind, report)


def _result(champion: Champion, kind: str, report: MatchReport) -> ChampionResult:
    now = report.players[0]
    return ChampionResult(
        champion=champion.name,
        commit=champion.commit[:12],
        kind=kind,
        games=report.games,
        win_rate=now.win_rate,
        ci95=now.ci95,
        even_share=1 / report.seats,
        complete=report.complete,
        failures=report.failures,
    )


def _line(result: ChampionResult) -> str:
    low, high = result.ci95
    failed = f", {result.failures} failed" if result.failures else ""
    return (
        f"{result.kind} against {result.champion} ({result.commit}): {result.win_rate:.1%} "
        f"({low:.1%} to {high:.1%}), even share {result.even_share:.1%}, "
        f"{result.games} games{failed}"
    )


if __name__ == "__main__":
    sys.exit(main())
