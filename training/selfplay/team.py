"""Threads that step two halves of many games in turn, for steps of about a millisecond.

Waking a thread takes too long for such short work. So the helpers look for the next step inside
compiled code for a moment, and sleep in Python only if none comes. The caller works too, and all
take chunks one by one. A step needs no helper: it only waits for chunks that one has begun.

    control   NEXT   version << 32 | half << 20 | the next chunk that nobody has begun
              DONE   how many chunks of this step are done

The version changes with the settings, so that no helper goes on with old ones.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import numpy as np

from azulejos.fast import Int64s, compiled, raw
from azulejos.native.atomic import load, store, swap
from training.selfplay.games import Games, Settings
from training.selfplay.step import step_chunk

NEXT, DONE, CONTROL_WORDS = 0, 16, 32  # in different cache lines
VERSION_SHIFT, HALF_SHIFT, CHUNK_MASK = 32, 20, (1 << 20) - 1
PATIENCE = 30_000  # looks at a control word: about a millisecond
NAP = 20e-6  # seconds, while a helper that has begun a chunk waits for a processor


class Halves(NamedTuple):
    """Both halves of all games, with as many chunks each; they may be the same."""

    first: Games
    second: Games


@compiled
def take_chunks(
    halves: Halves, settings: Settings, control: Int64s, version: int, patience: int
) -> None:
    """Step chunks until there was none for a while, or until the settings have changed."""
    words, chunks, looks = raw(control), halves.first.out_count.size, 0
    while looks <= patience:
        ticket = load(words, NEXT)
        chunk = ticket & CHUNK_MASK
        if ticket >> VERSION_SHIFT != version:
            return
        if chunk >= chunks:
            looks += 1
        elif swap(words, NEXT, ticket, ticket + 1):
            if (ticket >> HALF_SHIFT) & 1:
                step_chunk(halves.second, chunk, settings)
            else:
                step_chunk(halves.first, chunk, settings)
            done = load(words, DONE)
            while not swap(words, DONE, done, done + 1):
                done = load(words, DONE)
            looks = 0


@compiled
def lead_step(halves: Halves, settings: Settings, control: Int64s, ticket: int) -> bool:
    """Begin a step and do what no helper does; False if a helper has not finished for a while."""
    words, chunks = raw(control), halves.first.out_count.size
    store(words, DONE, 0)
    store(words, NEXT, ticket)
    take_chunks(halves, settings, control, ticket >> VERSION_SHIFT, 0)
    looks = 0
    while load(words, DONE) < chunks:
        looks += 1
        if looks > PATIENCE:
            return False
    return True


class _Crew:
    """What the helpers share; it does not refer to the team, which ends with its owner."""

    def __init__(self) -> None:
        self.tasks: SimpleQueue[tuple[Any, ...] | None] = SimpleQueue()
        self.awake, self.lock = 0, threading.Lock()

    def wake(self, helpers: int, task: tuple[Any, ...]) -> None:
        """Give a task to every helper that sleeps."""
        with self.lock:
            sleeping, self.awake = helpers - self.awake, helpers
        for _ in range(sleeping):
            self.tasks.put(task)

    def work(self) -> None:
        """Do tasks until there is none any more."""
        while (task := self.tasks.get()) is not None:
            take_chunks(*task)
            with self.lock:
                self.awake -= 1


def _dismiss(crew: _Crew, threads: list[threading.Thread]) -> None:
    """End the helpers: compiled code must not run on when Python ends."""
    for _ in threads:
        crew.tasks.put(None)
    for thread in threads:
        if thread is not threading.current_thread():  # the garbage collector may run in a helper
            thread.join()


class StepTeam:
    """Steps one half of the games at a time, on all cores."""

    def __init__(self, first: Games, second: Games | None = None) -> None:
        self._halves: Final = Halves(first, first if second is None else second)
        self._control = np.zeros(CONTROL_WORDS, np.int64)
        self._chunks = first.out_count.size
        self._settings: Settings | None = None
        self._version = 0
        self._crew = _Crew()
        helpers = min(os.cpu_count() or 1, self._chunks) - 1
        self._threads = [
            threading.Thread(target=self._crew.work, daemon=True) for _ in range(helpers)
        ]
        for thread in self._threads:
            thread.start()
        weakref.finalize(self, _dismiss, self._crew, self._threads)

    def step(self, settings: Settings, half: int = 0) -> None:
        """Do one step of all games of a half."""
        if settings != self._settings:
            self._settings, self._version = settings, self._version + 1
        ticket = self._version << VERSION_SHIFT | half << HALF_SHIFT
        task = self._halves, settings, self._control, self._version, PATIENCE
        self._control[NEXT] = ticket | CHUNK_MASK  # of this version, and no chunk yet
        self._crew.wake(len(self._threads), task)
        if not lead_step(self._halves, settings, self._control, ticket):
            while self._control[DONE] < self._chunks:
                time.sleep(NAP)
