"""A worker process on its own."""

import subprocess
import sys

from azulejos.players.workers.messages import Question, line
from tests.players.positions import opening

FAILING = """
from azulejos.players.workers import worker

def fail(*_): raise RuntimeError("a defect")

worker.level_player = fail
worker.Worker().run()
"""


def test_unexpected_error_ends_the_process() -> None:
    """A worker whose thinking thread has died would never answer again."""
    question = line(Question(1, str(opening()), "novice"))
    with subprocess.Popen(
        [sys.executable, "-c", FAILING],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        assert worker.stdin is not None
        assert worker.stderr is not None
        worker.stdin.write(question)
        worker.stdin.flush()
        assert worker.wait() == 1
        assert b"RuntimeError: a defect" in worker.stderr.read()
