"""One real server for the tests of this folder that do not need one of their own."""

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer

GENEROUS = [
    f"--limit={name}=100000"
    for name in (
        "requests_per_second",
        "requests_burst",
        "tables_per_minute",
        "tables_burst",
        "messages_per_second",
        "messages_burst",
        "connections_per_address",
    )
]


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """A server on SQLite that is not in anybody's way."""
    with contextlib.closing(RunningServer("", *GENEROUS)) as running:
        running.start()
        yield running
