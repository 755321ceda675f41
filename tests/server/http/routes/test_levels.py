"""An unknown level is refused, and does not harm games that were stored with it."""

import asyncio
import contextlib

from azulejos.table.requests import SeatBot
from testing.client import Client
from testing.review_client import store_game
from testing.servers import RunningServer
from testing.tables import make_table
from tests.table.harness import Host


def test_stand_in_of_an_unknown_level_is_refused(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, "novice")
        async with Client(server.url, table.name, table.tokens[0]) as host:
            refused = await host.ask("ChangeOptions", options={"stand_in": "nosuchlevel"})
            assert (refused["type"], refused["code"]) == ("Refused", "server/no_such_level")
            known = await host.ask("ChangeOptions", options={"stand_in": "novice"})
            assert known["type"] == "Acknowledged"

    asyncio.run(play())


def test_stored_game_with_an_unknown_level_goes_on() -> None:
    host = Host()
    host.claim(0, 0)
    host.ask(SeatBot("b", 1, "nosuchlevel"), 0)
    host.start()
    while host.state.turn == 0:
        host.play()
    with contextlib.closing(RunningServer()) as running:
        store_game(running.store, host.entries, host.seed)
        running.start()
        asyncio.run(_hear_the_bot(running, len(host.entries)))
        assert "bot_failed" not in running.log()


async def _hear_the_bot(running: RunningServer, number: int) -> None:
    async with Client(running.url, "test") as spectator:
        await spectator.hear_until(number + 1)
        assert spectator.view["state"] == "playing"
