"""Statistics of a match: win rates with intervals, mean points, time, ratings.

Games on one deal are not independent, so intervals are computed over deals, each with all its
rotations.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from openskill.models import PlackettLuce

from azulejos.arena.game import GameResult

Z95 = 1.959964


class Score(msgspec.Struct, frozen=True):
    """The wins of one player; `ci95` is the interval of `rate`. A shared win counts as a share."""

    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    ci95: tuple[float, float]


class PlayerFigures(msgspec.Struct, frozen=True):
    """The figures of one player; `ci95` is the interval of `win_rate`. Shared wins are split."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    ci95: tuple[float, float]
    mean_points: float
    ms_per_move: float
    rating: float
    rating_error: float
    failures: int
    reasons: tuple[str, ...]


def figures(line_up: Sequence[str], results: Iterable[GameResult]) -> tuple[PlayerFigures, ...]:
    """One entry for each different name, in the order of the line-up."""
    ordered = sorted(results, key=lambda result: result.fixture.number)
    rated = ratings(line_up, ordered)
    names = list(dict.fromkeys(line_up))
    return tuple(_player(name, line_up, ordered, rated[name]) for name in names)


def _player(
    name: str,
    line_up: Sequence[str],
    results: Sequence[GameResult],
    rating: tuple[float, float],
) -> PlayerFigures:
    seats = list(_seats(name, line_up, results))
    won = score(name, line_up, results)
    moves = sum(result.moves[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    failed = [result.failure for result, seat in seats if result.failed_seat == seat]
    count = max(len(seats), 1)
    return PlayerFigures(
        name=name,
        games=won.games,
        wins=won.wins,
        draws=won.draws,
        losses=won.losses,
        win_rate=won.rate,
        ci95=won.ci95,
        mean_points=sum(result.points[seat] for result, seat in seats) / count,
        ms_per_move=1000 * seconds / max(moves, 1),
        rating=rating[0],
        rating_error=rating[1],
        failures=len(failed),
        reasons=tuple(sorted(set(failed))[:10]),
    )


def _seats(
    name: str, line_up: Sequence[str], results: Iterable[GameResult]
) -> Iterator[tuple[GameResult, int]]:
    """Each game of a player with its seat; a game occurs once for each seat of the player."""
    for result in results:
        for seat, number in enumerate(result.fixture.seating):
            if line_up[number] == name:
                yield result, seat


def score(name: str, line_up: Sequence[str], results: Iterable[GameResult]) -> Score:
    """What a player won in these games."""
    groups: dict[int, list[float]] = defaultdict(list)
    for result, seat in _seats(name, line_up, results):
        groups[result.fixture.group].append(result.shares[seat])
    shares = [share for group in groups.values() for share in group]
    return Score(
        games=len(shares),
        wins=sum(share == 1 for share in shares),
        draws=sum(0 < share < 1 for share in shares),
        losses=sum(share == 0 for share in shares),
        rate=sum(shares) / max(len(shares), 1),
        ci95=interval([sum(group) / len(group) for group in groups.values()], len(shares)),
    )


def interval(means: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of the mean of groups; Wilson's if all are equal."""
    if not means:
        return (0.0, 1.0)
    mean = sum(means) / len(means)
    spread = sum((value - mean) ** 2 for value in means)
    if len(means) < 2 or spread == 0:
        return wilson(mean, games)
    error = Z95 * math.sqrt(spread / (len(means) - 1) / len(means))
    return (max(0.0, mean - error), min(1.0, mean + error))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate over this many games."""
    square = Z95 * Z95
    centre = (rate + square / (2 * games)) / (1 + square / games)
    error = Z95 / (1 + square / games)
    error *= math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return (max(0.0, centre - error), min(1.0, centre + error))


def ratings(
    line_up: Sequence[str], results: Sequence[GameResult]
) -> dict[str, tuple[float, float]]:
    """Openskill ratings (mean, error); all begin with 25, and the order of games matters."""
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in dict.fromkeys(line_up)}
    for result in results:
        names = [line_up[number] for number in result.fixture.seating]
        if len(set(names)) == 1:
            continue
        teams = [[known[name]] for name in names]
        ranks = [1.0 - share for share in result.shares]
        rated = model.rate(teams, ranks=ranks)
        updates: dict[str, list[float]] = defaultdict(list)
        sigmas: dict[str, list[float]] = defaultdict(list)
        for name, (rating,) in zip(names, rated, strict=True):
            updates[name].append(rating.mu)
            sigmas[name].append(rating.sigma)
        for name, mus in updates.items():  # a name on several seats gets the mean of its updates
            known[name] = model.create_rating(
                [sum(mus) / len(mus), sum(sigmas[name]) / len(mus)], name=name
            )
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
