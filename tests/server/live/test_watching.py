"""Bots play each other while a spectator watches, and wait while there is none."""

import asyncio

from testing.client import Client
from testing.servers import RunningServer

SHOW_MS = 500


async def bots_that_show_a_deal(server: RunningServer) -> tuple[str, int]:
    """Start a game of bots only, and leave; return its name and its last event."""
    body = {"seats": ["novice", "novice"], "options": {"show_ms": SHOW_MS}}
    made = server.post("/api/tables", body)
    async with Client(server.url, made["table"]["id"], made["token"]) as host:
        assert (await host.ask("StartGame"))["type"] == "Acknowledged"
        return host.table, host.number


def test_bots_among_themselves_wait_for_somebody_to_watch(server: RunningServer) -> None:
    async def play() -> None:
        unwatched, number = await bots_that_show_a_deal(server)
        watched, later = await bots_that_show_a_deal(server)
        async with Client(server.url, watched) as spectator:
            await spectator.hear_until(later + 1)
            assert spectator.events[later + 1]["by"] == "bot"
        # So the bots of the table that began earlier could have played too.
        assert server.get(f"/api/tables/{unwatched}")["number"] == number
        async with Client(server.url, unwatched) as spectator:
            await spectator.hear_until(number + 1)
            assert spectator.events[number + 1]["by"] == "bot"

    asyncio.run(play())
