"""The players of one process: created once, checked before the first game, then reused."""

from __future__ import annotations

from dataclasses import dataclass, field

from azulejos.arena.game import GameResult, play_game
from azulejos.arena.schedule import Fixture, MatchSettings
from azulejos.native.library import EngineError
from azulejos.players.engines.player import EnginePlayer
from azulejos.players.named import PlayerName, make_player
from azulejos.players.player import Player, PlayerError


@dataclass(slots=True)
class Roster:
    """The players of one process, created once, by name and seat."""

    players: dict[tuple[str, int], Player] = field(default_factory=dict)
    closed: bool = False

    def seat(self, name: str, seat: int) -> Player:
        """The player with this name for this seat."""
        if (name, seat) not in self.players:
            self.players[name, seat] = make_player(name)
            if self.closed:  # by another thread in the meantime
                self.players[name, seat].close()
        return self.players[name, seat]

    def close(self) -> None:
        """Close all players for good."""
        self.closed = True
        for player in list(self.players.values()):
            player.close()


def engines(settings: MatchSettings) -> list[str]:
    """The players of a match that are external engines, each once."""
    names = dict.fromkeys(settings.players)
    return [name for name in names if PlayerName.parse(name).who == "engine"]


def check_players(roster: Roster, settings: MatchSettings) -> None:
    """Start all engines of a match; raises `ValueError` if one cannot be started.

    They stay in the roster, ready for their first game.
    """
    for name in engines(settings):
        player = roster.seat(name, 0)
        assert isinstance(player, EnginePlayer)
        try:
            player.start()
        except PlayerError as error:
            raise ValueError(f"{player.name} cannot play: {error}") from None


def play_fixture(roster: Roster, settings: MatchSettings, fixture: Fixture) -> GameResult:
    """Play one game with the players of this process; raises EngineError, as `play_game` does."""
    names = [settings.line_up[number] for number in fixture.seating]
    players: list[Player] = []
    for seat, name in enumerate(names):
        try:
            players.append(roster.seat(name, seat))
        except EngineError:
            raise
        except (PlayerError, OSError) as error:
            return failed_result(fixture, seat, str(error))
    return play_game(fixture, players, settings.wall, settings.records)


def failed_result(fixture: Fixture, seat: int | None, reason: str) -> GameResult:
    """The result of a game that could not be played; without a seat, all players share it."""
    seats = len(fixture.seating)
    winners = [other for other in range(seats) if other != seat]
    return GameResult(
        fixture,
        (0,) * seats,
        tuple((other in winners) / len(winners) for other in range(seats)),
        (0,) * seats,
        (0.0,) * seats,
        "failure",
        seat,
        reason,
    )
