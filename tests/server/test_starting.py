"""The start waits for promised nonces, but not for long."""

import asyncio

from tests.server.client import Client
from tests.server.running import RunningServer
from tests.server.tables import make_table


def test_start_without_a_promised_nonce_waits_no_longer_than_it_says(
    server: RunningServer,
) -> None:
    """It says five seconds; a table that nobody tends would be found after thirty."""

    async def play() -> None:
        table = make_table(server, None, None)
        async with Client(server.url, table.name, table.tokens[0]) as client:
            client.patience = 20
            await client.ask("StartGame", nonces=table.nonces(table.tokens[0]))
            while client.view["state"] == "starting":
                await client.receive()
            assert client.view["state"] == "playing"

    asyncio.run(play())
