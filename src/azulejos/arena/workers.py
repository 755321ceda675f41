"""Games over all cores: processes that play fixtures, and what to do when one of them dies.

A file of its own because `cluster` does the same on many machines: both take fixtures and yield
results in any order.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, parent_process
from multiprocessing.queues import SimpleQueue

from azulejos.arena.game import GameResult, play_game
from azulejos.arena.schedule import Fixture, MatchSettings
from azulejos.players.named import make_player
from azulejos.players.player import Player, PlayerError
from azulejos.players.waiting import Tell, tell_nobody

LOOK = 0.2  # seconds between two looks at what players are waited for
MOST_DEATHS = 3  # how often a game may take its process with it before it is given up


@dataclass(slots=True)
class Bench:
    """The players of one process, made once: (name, seat) to player."""

    players: dict[tuple[str, int], Player] = field(default_factory=dict)
    closed: bool = False
    tell: Tell = tell_nobody

    def seat(self, name: str, seat: int) -> Player:
        """The player with this name for this seat."""
        if (name, seat) not in self.players:
            self.players[name, seat] = make_player(name, tell=self.tell)
            if self.closed:  # meanwhile, by another thread
                self.players[name, seat].close()
        return self.players[name, seat]

    def close(self) -> None:
        """Give all players back, for good."""
        self.closed = True
        for player in list(self.players.values()):
            player.close()


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


def _start_process(notes: SimpleQueue[str]) -> None:
    """Have a thread watch for the end: this one may be deep in compiled code."""
    _bench.tell = notes.put
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    ear, mouth = socket.socketpair()
    mouth.setblocking(False)
    signal.set_wakeup_fd(mouth.fileno())
    signal.signal(signal.SIGTERM, lambda *_: None)  # heard through the wake-up
    threading.Thread(target=_leave_when_told, args=(ear, mouth), daemon=True).start()


def _leave_when_told(ear: socket.socket, _mouth: socket.socket) -> None:
    """A match that has ended or was killed leaves nobody behind: engines are processes too."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel, ear])
    with contextlib.suppress(Exception):
        _bench.close()
    os._exit(1)


def _play_in_process(settings: MatchSettings, fixture: Fixture) -> GameResult:
    return play_fixture(_bench, settings, fixture)


def _pass_on(notes: SimpleQueue[str], told: set[str], tell: Tell) -> None:
    """Tell what the processes wrote, each sentence once."""
    while not notes.empty():
        sentence = notes.get()
        if sentence not in told:
            told.add(sentence)
            tell(sentence)


def play_local(
    settings: MatchSettings,
    fixtures: Iterable[Fixture],
    processes: int | None = None,
    tell: Tell = tell_nobody,
) -> Iterator[GameResult]:
    """Results as they come. A process that dies is replaced, its games are played again.

    `tell` hears once for which players it waits.
    """
    count = processes or os.cpu_count() or 1
    waiting, deaths, told = iter(fixtures), dict[int, int](), set[str]()
    left: dict[int, Fixture] = {}  # begun and not ended
    while True:
        spawning = get_context("spawn")
        notes: SimpleQueue[str] = spawning.SimpleQueue()
        pool = ProcessPoolExecutor(count, spawning, _start_process, (notes,))
        running: dict[Future[GameResult], Fixture] = {}
        again = list(left.values())
        try:
            while True:
                while len(running) < count and (
                    fixture := again.pop() if again else next(waiting, None)
                ):
                    left[fixture.number] = fixture
                    running[pool.submit(_play_in_process, settings, fixture)] = fixture
                if not running:
                    return
                done, _ = wait(running, LOOK, FIRST_COMPLETED)
                _pass_on(notes, told, tell)
                for future in done:
                    result = future.result()
                    del left[running.pop(future).number]
                    yield result
        except BrokenProcessPool:
            for fixture in running.values():
                deaths[fixture.number] = deaths.get(fixture.number, 0) + 1
                if deaths[fixture.number] >= MOST_DEATHS:
                    del left[fixture.number]
                    yield failed_result(fixture, None, "the playing process died")
        finally:
            # Taken before the shutdown, which forgets them: an interrupted game would go on to its
            # end, and the interpreter would wait for it.
            playing = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in playing:
                process.terminate()
