"""The schedule of a match: every deal is played from all seats.

A seat is worth several points of win rate, so every player plays from every seat equally often, on
the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count
from math import comb

from azulejos.players.named import PlayerName
from azulejos.rules import CounterGenerator, Wall

MIN_PLAYERS = 2
MIN_SEATS, MAX_SEATS = 2, 4


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """What is played. With too few players the last one fills up; with too many all groups play."""

    players: tuple[str, ...]
    games: int
    seats: int = 2
    wall: Wall = Wall.COLOURED
    seed: int = 0
    records: bool = False

    def __post_init__(self) -> None:
        if len(self.players) < MIN_PLAYERS:
            raise ValueError(f"a match needs {MIN_PLAYERS} players or more")
        names = {player: PlayerName.parse(player).text for player in self.players}
        if len(set(names.values())) < len(names):
            raise ValueError("two different players have the same name")
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {self.seats}")
        if self.games < 1:
            raise ValueError(f"a match has at least one game, not {self.games}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in the line-up."""
        return tuple(PlayerName.parse(player).text for player in self.line_up)

    @property
    def line_up(self) -> tuple[str, ...]:
        """All players, filled up with the last one."""
        missing = max(0, self.seats - len(self.players))
        return self.players + (self.players[-1],) * missing


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play: the players by seat (as indices in the line-up), and the seed."""

    number: int
    group: int  # games on the same deal by the same players
    seating: tuple[int, ...]
    deal_seed: int
    player_seed: int


def fixtures(settings: MatchSettings) -> Iterator[Fixture]:
    """All games of a match, rotation by rotation; every group of players plays every deal."""
    tables = list(combinations(range(len(settings.line_up)), settings.seats))
    return table_fixtures(tables, deal_count(settings.games, tables), settings.seed)


def table_fixtures(
    tables: Sequence[tuple[int, ...]], deals: int, seed: int = 0
) -> Iterator[Fixture]:
    """Every table plays every deal from all seats, deal by deal."""
    numbers = count()
    for group in range(deals * len(tables)):
        deal, table = group // len(tables), tables[group % len(tables)]
        deal_seed = CounterGenerator(seed ^ 0xA2E7A << 40, deal).word()
        for turn in range(len(table)):
            number, seating = next(numbers), table[turn:] + table[:turn]
            yield Fixture(number, group, seating, deal_seed, CounterGenerator(number).word())


def deal_count(games: int, tables: Sequence[tuple[int, ...]]) -> int:
    """The number of deals needed for at least this many games in total."""
    return -(-games // (len(tables) * len(tables[0])))


def game_count(settings: MatchSettings) -> int:
    """The number of games asked for, rounded up until all players have played alike."""
    whole = comb(len(settings.line_up), settings.seats) * settings.seats
    return -(-settings.games // whole) * whole
