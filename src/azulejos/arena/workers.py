"""Games over all cores: processes that play fixtures, and what to do when one of them dies.

A file of its own because `cluster` does the same on many machines: both take fixtures and yield
results in any order.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process

from azulejos.arena.game import GameResult, play_game
from azulejos.arena.schedule import Fixture, MatchSettings
from azulejos.players.named import make_player
from azulejos.players.player import Player, PlayerError

MOST_DEATHS = 3  # how often a game may take its process with it before it is given up


@dataclass(slots=True)
class Bench:
    """The players of one process, made once: (name, seat) to player."""

    players: dict[tuple[str, int], Player] = field(default_factory=dict)

    def seat(self, name: str, seat: int) -> Player:
        """The player with this name for this seat."""
        if (name, seat) not in self.players:
            self.players[name, seat] = make_player(name)
        return self.players[name, seat]

    def close(self) -> None:
        """Give all players back."""
        for player in self.players.values():
            player.close()
        self.players.clear()


def play_fixture(bench: Bench, settings: MatchSettings, fixture: Fixture) -> GameResult:
    """Play one game with the players of this process."""
    names = [settings.line_up[number] for number in fixture.seating]
    players: list[Player] = []
    for seat, name in enumerate(names):
        try:
            players.append(bench.seat(name, seat))
        except (PlayerError, OSError) as error:
            return failed_result(fixture, seat, str(error))
    return play_game(fixture, players, settings.wall, settings.records)


def failed_result(fixture: Fixture, seat: int | None, reason: str) -> GameResult:
    """A game that could not be played; with no seat to blame everybody shares it."""
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


_bench = Bench()


def _start_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A match that was killed leaves nobody behind: its processes would wait for games for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        with contextlib.suppress(Exception):
            _bench.close()  # engines are processes too
        os._exit(1)


def _play_in_process(settings: MatchSettings, fixture: Fixture) -> GameResult:
    return play_fixture(_bench, settings, fixture)


def play_local(
    settings: MatchSettings, fixtures: Sequence[Fixture], processes: int | None = None
) -> Iterator[GameResult]:
    """Results as they come. A process that dies is replaced, its games are played again."""
    count = min(processes or os.cpu_count() or 1, len(fixtures))
    left = {fixture.number: fixture for fixture in fixtures}
    deaths: dict[int, int] = {}
    while left:
        pool = ProcessPoolExecutor(count, get_context("spawn"), _start_process)
        running: dict[Future[GameResult], Fixture] = {}
        waiting = iter(list(left.values()))
        try:
            while True:
                while len(running) < count and (fixture := next(waiting, None)):
                    running[pool.submit(_play_in_process, settings, fixture)] = fixture
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    del left[running.pop(future).number]
                    yield result
        except BrokenProcessPool:
            for fixture in running.values():
                deaths[fixture.number] = deaths.get(fixture.number, 0) + 1
                if deaths[fixture.number] >= MOST_DEATHS and fixture.number in left:
                    del left[fixture.number]
                    yield failed_result(fixture, None, "the playing process died")
        finally:
            # Taken before the shutdown, which forgets them: an interrupted game would go on to its
            # end, and the interpreter would wait for it.
            playing = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in playing:
                process.terminate()
