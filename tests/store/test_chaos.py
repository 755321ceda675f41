"""Killed at any moment, the store has every event that it acknowledged, once and in order."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.store import Store
from azulejos.table.events import MovePlayed
from tests.store.scribe import TABLES

ROOT = Path(__file__).parents[2]
LIVES = int(os.environ.get("AZULEJOS_STORE_KILLS", "20"))  # on each database


@pytest.fixture
def nursery() -> Iterator[subprocess.Popen[str]]:
    """A process whose children write; it has already imported everything."""
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.store.scribe"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    yield parent
    parent.communicate()
    assert parent.returncode == 0


def _live_and_die(
    nursery: subprocess.Popen[str], url: str, life: int, count: int
) -> Iterator[tuple[str, int, str]]:
    """Start a writer, kill it after this many acknowledgements, and return them."""
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    nursery.stdin.write(f"{url} {life}\n")
    child = int(nursery.stdout.readline())
    lines = [nursery.stdout.readline() for _ in range(count)]
    os.kill(child, signal.SIGKILL)
    while not lines or not lines[-1].endswith("dead\n"):
        lines.append(nursery.stdout.readline())
    for line in lines[:-1]:  # the line that it was writing when it died does not count
        table, number, move = line.split()
        yield table, int(number), move


def test_nothing_acknowledged_is_lost_or_doubled(
    store_url: str, nursery: subprocess.Popen[str]
) -> None:
    chance = random.Random(0)
    acknowledged: dict[tuple[str, int], str] = {}
    for life in range(LIVES):
        # Every fourth may die before it has written anything.
        count = chance.randrange(1, 200) if life % 4 else 0
        for table, number, move in _live_and_die(nursery, store_url, life, count):
            assert (table, number) not in acknowledged
            acknowledged[table, number] = move
    store = Store(store_url)
    for name in (f"t{n}" for n in range(TABLES)):
        entries = store.since(name, 0)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry.number: getattr(entry.event, "move", "created") for entry in entries}
        kept = {number: move for (table, number), move in acknowledged.items() if table == name}
        assert kept.items() <= stored.items()
        assert all(isinstance(entry.event, MovePlayed) for entry in entries[1:])
    assert len(acknowledged) > LIVES
    assert len(store.tables()) == TABLES
    store.close()
