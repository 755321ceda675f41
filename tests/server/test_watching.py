"""Bots among themselves play while somebody watches, and wait while nobody does."""

import asyncio

from tests.server.client import Client
from tests.server.running import RunningServer

SHOW_MS = 2_000


def test_bots_among_themselves_wait_for_somebody_to_watch(server: RunningServer) -> None:
    async def play() -> None:
        body = {"seats": ["novice", "novice"], "options": {"show_ms": SHOW_MS}}
        made = server.post("/api/tables", body)
        name = made["table"]["id"]
        async with Client(server.url, name, made["token"]) as host:
            assert (await host.ask("StartGame"))["type"] == "Acknowledged"
            number = host.number
        await asyncio.sleep(2 * SHOW_MS / 1000)  # the deal has been shown, a bot could play
        assert server.get(f"/api/tables/{name}")["number"] == number
        async with Client(server.url, name) as spectator:
            await spectator.hear_until(number + 1)
            assert spectator.events[number + 1]["by"] == "bot"

    asyncio.run(play())
