"""A server that is killed at any moment loses nothing that it acknowledged."""

import asyncio
import contextlib
import random

import pytest

from testing.chaos import FREE, check, kill_and_restart, play_under
from testing.servers import RunningServer

KILLS = 20


@pytest.mark.long
def test_killed_server_loses_nothing() -> None:
    with contextlib.closing(RunningServer("", *FREE)) as server:
        server.start()
        played = play_under(kill_and_restart(server), KILLS, [server], 5, random.Random(7))
        noted, breaks = asyncio.run(played)
        server.stop()
        assert "unexpected_error" not in server.log()
        assert check(server.store, noted) > noted.count > 0
        assert breaks >= KILLS
