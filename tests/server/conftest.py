"""One real server for the tests of this folder that do not need a separate one."""

import contextlib
from collections.abc import Iterator

import pytest

from testing.servers import GENEROUS, RunningServer


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """A server on SQLite with generous limits."""
    with contextlib.closing(RunningServer("", *GENEROUS)) as running:
        running.start()
        yield running
