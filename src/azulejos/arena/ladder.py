"""The ladder: all levels against each other, and how much stronger each is than the one below.

With two seats every pair of levels plays. With three and four seats, one player of a level plays
against players of the level below, so only neighbours meet. Levels are limited by nodes, never by
seconds, so a slow machine finds the same ratings as a fast one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

import msgspec

from azulejos.arena.game import GameResult
from azulejos.arena.match import OnResult, Play, collect
from azulejos.arena.schedule import Fixture, MatchSettings, deal_count, table_fixtures
from azulejos.arena.statistics import Z95, PlayerFigures, Score, figures, score
from azulejos.players.characters import level_of
from azulejos.players.levels import LEVELS
from azulejos.rules import Wall

TWO_SEATS = 2


@dataclass(frozen=True, slots=True)
class LadderSettings:
    """Which levels play, with which seats and wall; `games` is the least for each pair."""

    levels: tuple[str, ...] = tuple(LEVELS)
    games: int = 100
    seats: int = TWO_SEATS
    wall: Wall = Wall.COLOURED
    seed: int = 0
    neighbours: bool = False

    @property
    def match(self) -> MatchSettings:
        """The same as a match of all levels; players are known by their index in it."""
        players = tuple(map(ladder_player, self.levels))
        return MatchSettings(players, self.games, self.seats, self.wall, self.seed)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The indices of the weaker and the stronger level of each pair that plays."""
        numbers = range(len(self.levels))
        if self.neighbours or self.seats > TWO_SEATS:
            return tuple(pairwise(numbers))
        return tuple(combinations(numbers, 2))

    @property
    def planned(self) -> int:
        """The number of games of the whole ladder."""
        return self.deals * len(self.pairs) * self.seats

    @property
    def deals(self) -> int:
        """The number of deals that each pair plays from all seats."""
        return deal_count(self.games, [(0,) * self.seats])


class PairFigures(msgspec.Struct, frozen=True):
    """What the stronger level won against the weaker; equals would win `even`."""

    stronger: str
    weaker: str
    even: float
    score: Score


class LevelFigures(msgspec.Struct, frozen=True):
    """One level of the ladder; `rating` is computed from all its games."""

    level: str
    player: str
    games: int
    rating: float
    rating_ci95: tuple[float, float]
    ms_per_move: float
    failures: int
    against_lower: PairFigures | None


class LadderReport(msgspec.Struct, frozen=True):
    """The results of a ladder so far, the weakest level first."""

    levels: tuple[LevelFigures, ...]
    pairs: tuple[PairFigures, ...]
    games: int
    planned: int
    complete: bool
    seats: int
    wall: str
    seed: int
    failures: int
    reasons: tuple[str, ...]


def sort_levels(names: Sequence[str]) -> tuple[str, ...]:
    """Return levels by strength, the weakest first; raises `ValueError` for an unknown level.

    A level may be given by the name of its character.
    """
    wanted = [level_of(name) for name in names]
    for name in wanted:
        if name not in LEVELS:
            raise ValueError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return tuple(level for level in LEVELS if level in wanted)


def ladder_player(name: str) -> str:
    """Return the player of a level limited by nodes: `master=master:20000n`."""
    nodes = LEVELS[name].ladder_nodes
    return name if nodes is None else f"{name}={name}:{nodes}n"


def ladder_fixtures(settings: LadderSettings) -> Iterator[Fixture]:
    """All games, deal by deal, so that an interrupted ladder has games of every pair."""
    others = settings.seats - 1
    tables = [(stronger,) + (weaker,) * others for weaker, stronger in settings.pairs]
    return table_fixtures(tables, settings.deals, settings.seed)


def run_ladder(
    settings: LadderSettings, play: Play, on_result: OnResult | None = None
) -> LadderReport:
    """Play a ladder to its end or until Ctrl-C; then the report covers the games so far."""
    games = play(settings.match, ladder_fixtures(settings))
    return ladder_report(settings, collect(games, on_result))


def ladder_report(settings: LadderSettings, results: Sequence[GameResult]) -> LadderReport:
    """The figures of the games played so far."""
    pairs = tuple(_pairs(settings, results))
    below = {pair.stronger: pair for pair in pairs if _are_neighbours(settings, pair)}
    players = figures(settings.levels, results)
    return LadderReport(
        levels=tuple(_level(player, below.get(player.name)) for player in players),
        pairs=pairs,
        games=len(results),
        planned=settings.planned,
        complete=len(results) == settings.planned,
        seats=settings.seats,
        wall=settings.wall.value,
        seed=settings.seed,
        failures=sum(result.termination == "failure" for result in results),
        reasons=tuple(sorted({result.failure for result in results if result.failure})),
    )


def _are_neighbours(settings: LadderSettings, pair: PairFigures) -> bool:
    return (pair.weaker, pair.stronger) in pairwise(settings.levels)


def _pairs(settings: LadderSettings, results: Sequence[GameResult]) -> Iterator[PairFigures]:
    played: dict[tuple[int, ...], list[GameResult]] = {pair: [] for pair in settings.pairs}
    for result in results:
        played[tuple(sorted(set(result.fixture.seating)))].append(result)
    for (weaker, stronger), games in played.items():
        name = settings.levels[stronger]
        won = score(name, settings.levels, games)
        yield PairFigures(name, settings.levels[weaker], 1 / settings.seats, won)


def _level(player: PlayerFigures, against_lower: PairFigures | None) -> LevelFigures:
    error = Z95 * player.rating_error
    return LevelFigures(
        level=player.name,
        player=ladder_player(player.name),
        games=player.games,
        rating=player.rating,
        rating_ci95=(player.rating - error, player.rating + error),
        ms_per_move=player.ms_per_move,
        failures=player.failures,
        against_lower=against_lower,
    )
