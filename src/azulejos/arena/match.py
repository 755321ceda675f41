"""A whole match: plays the games and reports figures at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from typing import TypeAlias

import msgspec

from azulejos.arena.game import GameResult
from azulejos.arena.schedule import Fixture, MatchSettings, fixtures, game_count
from azulejos.arena.statistics import PlayerFigures, figures

Play: TypeAlias = Callable[[MatchSettings, Iterable[Fixture]], Iterator[GameResult]]
OnResult: TypeAlias = Callable[[Sequence[GameResult]], None]


class MatchReport(msgspec.Struct, frozen=True):
    """The results of a match so far; `complete` says whether all its games were played.

    `failures` counts the games that ended with a failure. `reasons` says why, if no player is to
    blame; each player's figures include its own failures.
    """

    players: tuple[PlayerFigures, ...]
    games: int
    planned: int
    complete: bool
    seats: int
    wall: str
    seed: int
    terminations: dict[str, int]
    failures: int = 0
    reasons: tuple[str, ...] = ()


def run_match(
    settings: MatchSettings,
    play: Play,
    on_result: OnResult | None = None,
) -> tuple[MatchReport, tuple[GameResult, ...]]:
    """Play a match to its end or until Ctrl-C; then the report covers the games so far.

    `on_result` gets all results so far, after every game.
    """
    results = collect(play(settings, fixtures(settings)), on_result)
    return report(settings, results), tuple(results)


def collect(games: Iterator[GameResult], on_result: OnResult | None = None) -> list[GameResult]:
    """All results in the order of the schedule, or those so far if Ctrl-C comes."""
    results: list[GameResult] = []
    try:
        with closing(games) as coming:  # type: ignore[type-var]
            for result in coming:
                results.append(result)
                if on_result is not None:
                    on_result(results)
    except KeyboardInterrupt:
        pass
    results.sort(key=lambda result: result.fixture.number)
    return results


def report(settings: MatchSettings, results: Sequence[GameResult]) -> MatchReport:
    """The figures of the games played so far."""
    endings = [result.termination for result in results]
    planned = game_count(settings)
    unblamed = {game.failure for game in results if game.failure and game.failed_seat is None}
    return MatchReport(
        players=figures(settings.names, results),
        games=len(results),
        planned=planned,
        complete=len(results) == planned,
        seats=settings.seats,
        wall=settings.wall.value,
        seed=settings.seed,
        terminations={ending: endings.count(ending) for ending in sorted(set(endings))},
        failures=endings.count("failure"),
        reasons=tuple(sorted(unblamed)),
    )
