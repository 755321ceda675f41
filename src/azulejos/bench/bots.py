"""Benchmarks of a bot's process: first move, start time and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from azulejos.players.workers.messages import Question, Started, from_worker, line
from azulejos.rules import CounterGenerator, Position, draw_deal

COMMAND = [sys.executable, "-m", "azulejos.players.workers.worker"]
LEVELS_ASKED = ("master", "expert", "casual")
FIRST_MOVE = """
import time
began = time.perf_counter()
from azulejos.players.levels import LEVELS
from azulejos.players.thinking import ThinkingPlayer, sample_position
from azulejos.search.limits import Limits
ThinkingPlayer(LEVELS["master"]).choose(sample_position(), Limits(nodes=2000))
print(time.perf_counter() - began)
"""


@contextmanager
def _ready_worker() -> Iterator[subprocess.Popen[bytes]]:
    # Let Python cache its bytecode, even if the environment forbids it.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, env=environment) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert from_worker.decode(worker.stdout.readline()) == Started()
        yield worker
        worker.stdin.close()


def start_seconds() -> float:
    """The time from starting the process until it has loaded the engine."""
    began = time.perf_counter()
    with _ready_worker():
        return time.perf_counter() - began


def memory_megabytes() -> float:
    """The peak memory of a process after a second of thinking for each number of seats."""
    with _ready_worker() as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for seats in (2, 3, 4):
            position = Position.start(seats)
            dealt = position.deal(draw_deal(position, CounterGenerator(1).below))
            for level in LEVELS_ASKED:
                worker.stdin.write(line(Question(seats, str(dealt), level)))
                worker.stdin.flush()
                worker.stdout.readline()
        status = Path(f"/proc/{worker.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def first_move_seconds() -> float:
    """The time from the first import of a fresh process to its first move."""
    command = [sys.executable, "-c", FIRST_MOVE]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)
