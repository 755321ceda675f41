"""One real server for the tests of this folder that do not need one of their own."""

import contextlib
from collections.abc import Iterator

import pytest

from testing.servers import GENEROUS, RunningServer


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """A server on SQLite that is not in anybody's way."""
    with contextlib.closing(RunningServer("", *GENEROUS)) as running:
        running.start()
        yield running
