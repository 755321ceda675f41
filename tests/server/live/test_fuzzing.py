"""Some of what `make hostile` does."""

import asyncio

from testing.fuzzing import run
from testing.servers import RunningServer


def test_hostile_client_gets_nothing_and_breaks_nothing(server: RunningServer) -> None:
    answers = asyncio.run(run(server, 2_000, seed=1))
    assert answers["server/bad_message"] > 500
    assert answers["server/bad_token"] > 0
    assert answers["table/not_your_seat"] > 0
