"""Games on all cores: processes that play fixtures, and recovery when one of them dies.

`cluster` does the same on many machines. Both take fixtures and yield results in any order.
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
from multiprocessing import connection, get_context, parent_process

from azulejos.arena.game import GameResult
from azulejos.arena.roster import Roster, check_players, engines, failed_result, play_fixture
from azulejos.arena.schedule import Fixture, MatchSettings

LOOK = 0.2  # seconds; on Windows, Ctrl-C does not end a wait without a limit
MOST_DEATHS = 3  # how many processes may die with the same game before it is given up


_roster = Roster()


def _start_process() -> None:
    """Start a thread that waits for the end: this one may be deep in compiled code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    if hasattr(signal, "pthread_sigmask"):  # blocked while this process was started
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    ear, mouth = socket.socketpair()
    mouth.setblocking(False)
    signal.set_wakeup_fd(mouth.fileno())
    signal.signal(signal.SIGTERM, lambda *_: None)  # noticed through the wake-up socket
    threading.Thread(target=_leave_when_told, args=(ear, mouth), daemon=True).start()


def _leave_when_told(ear: socket.socket, _mouth: socket.socket) -> None:
    """Exit when the match has ended or was killed, and end the engines, which are processes too."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel, ear])
    with contextlib.suppress(Exception):
        _roster.close()
    os._exit(1)


def _check_in_process(settings: MatchSettings) -> None:
    check_players(_roster, settings)


def _play_in_process(settings: MatchSettings, fixture: Fixture) -> GameResult:
    return play_fixture(_roster, settings, fixture)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Deliver Ctrl-C only after the block; a process started inside it does not get it.

    Until it has set its own handler, a new process would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Pool:
    """Processes that play games; they end with the block."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, get_context("spawn"), _start_process)

    def __enter__(self) -> _Pool:
        return self

    def __exit__(self, *_: object) -> None:
        # Ended first, because the shutdown would wait for an interrupted game. It waits for the
        # pool's thread: at exit, Python 3.11 may otherwise write to a pipe that the thread closed.
        for process in list((getattr(self._pool, "_processes", None) or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def check(self, settings: MatchSettings) -> None:
        """Raise `ValueError` if a player cannot be started."""
        with interrupts_held():
            checking = self._pool.submit(_check_in_process, settings)
        while not wait([checking], LOOK).done:
            pass
        try:
            checking.result()
        except BrokenProcessPool:
            raise ValueError("the process that starts the players died") from None

    def play(self, settings: MatchSettings, fixture: Fixture) -> Future[GameResult]:
        """Start a game."""
        with interrupts_held():
            return self._pool.submit(_play_in_process, settings, fixture)


def play_local(
    settings: MatchSettings, fixtures: Iterable[Fixture], processes: int | None = None
) -> Iterator[GameResult]:
    """Yield results as they come. A process that dies is replaced, and its games are played again.

    Raises `ValueError` before the first game if an engine cannot be started.
    """
    count, unchecked = processes or os.cpu_count() or 1, bool(engines(settings))
    waiting, deaths = iter(fixtures), dict[int, int]()
    left: dict[int, Fixture] = {}  # started and not finished
    while True:
        running: dict[Future[GameResult], Fixture] = {}
        again = list(left.values())
        try:
            with _Pool(count) as pool:
                if unchecked:
                    pool.check(settings)
                    unchecked = False
                while True:
                    while len(running) < count and (
                        fixture := again.pop() if again else next(waiting, None)
                    ):
                        left[fixture.number] = fixture
                        running[pool.play(settings, fixture)] = fixture
                    if not running:
                        return
                    for future in wait(running, LOOK, FIRST_COMPLETED).done:
                        result = future.result()
                        del left[running.pop(future).number]
                        yield result
        except BrokenProcessPool:
            for fixture in running.values():
                deaths[fixture.number] = deaths.get(fixture.number, 0) + 1
                if deaths[fixture.number] >= MOST_DEATHS:
                    del left[fixture.number]
                    yield failed_result(fixture, None, "the playing process died")
