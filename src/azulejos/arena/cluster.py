"""Games on a Ray cluster: the same match on many machines.

The extra `cluster` installs Ray. Every game is a task. Ray runs a task again if its process or
machine is lost, so the result is complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from azulejos.arena.game import GameResult
from azulejos.arena.roster import Roster, check_players, play_fixture
from azulejos.arena.schedule import Fixture, MatchSettings

AHEAD = 2  # games waiting for each core, so that none is idle

_roster = Roster()


def _play(settings: MatchSettings, fixture: Fixture) -> GameResult:
    return play_fixture(_roster, settings, fixture)


def _check(settings: MatchSettings) -> str:
    """What is wrong with the players, as text, because Ray wraps errors in its own."""
    try:
        check_players(_roster, settings)
    except ValueError as error:
        return str(error)
    return ""


def play_on_ray(
    address: str, settings: MatchSettings, fixtures: Iterable[Fixture]
) -> Iterator[GameResult]:
    """Yield results as they come from the cluster at this address; `auto` finds a running one.

    Raises `ValueError` before the first game if an engine cannot be started.
    """
    ray = _connect(address)
    try:
        # A game has no side effects, so it can be played again whenever a process dies.
        if problem := ray.get(ray.remote(num_cpus=1)(_check).remote(settings)):
            raise ValueError(problem)
        task = ray.remote(num_cpus=1, max_retries=-1)(_play)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting, running = iter(fixtures), list[Any]()
        while True:
            while len(running) < AHEAD * cores and (fixture := next(waiting, None)):
                running.append(task.remote(settings, fixture))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise ValueError("--ray needs the extra: pip install 'azulejos[cluster]'") from error
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError) as error:
        raise ValueError(f"no Ray cluster at {address!r}: {error}") from error
    return ray
