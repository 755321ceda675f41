"""Where rated games are: written with their moves, and removed when they are over."""

from azulejos.store import Store, Unit, rated_games, unit_of
from azulejos.store.units import RatedPositions
from azulejos.table import Accepted, Happening, Options
from azulejos.table.requests import Resign
from tests.table.harness import Host, alone


def _write(store: Store, host: Host, after: int = 0) -> None:
    happened = tuple(Happening(entry, host.state) for entry in host.entries[after:])
    seed = None if after else host.seed
    unit: Unit = unit_of(Accepted(happened), seed=seed)
    assert store.append(unit).result()


def test_rated_game_is_known_from_its_start_to_its_end(store: Store) -> None:
    host = alone(2, Options(rated=True))
    _write(store, host)
    first = str(host.state.position)
    assert store.read(rated_games.running) == [RatedPositions(first, first)]
    stored = host.state.number
    host.play()
    host.play()
    _write(store, host, stored)
    now = RatedPositions(first, str(host.state.position))
    assert store.read(rated_games.running) == [now]
    stored = host.state.number
    host.ask(Resign(host.name(), 0), 0)
    _write(store, host, stored)
    assert store.read(rated_games.running) == []


def test_other_games_are_not_written(store: Store) -> None:
    _write(store, alone(2))
    lobby = Host(2, Options(rated=True), table="lobby")
    _write(store, lobby)
    assert store.read(rated_games.running) == []
