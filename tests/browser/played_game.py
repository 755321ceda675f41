"""A game that somebody plays without a browser, as fast as the server can, while pages watch it."""

import asyncio
import threading

from testing.client import Client, moves_of


class PlayedGame:
    """Claims the first seat of a table, starts the game, and plays when somebody watches.

    It runs in a thread of its own: Playwright has an event loop in the thread of the test.
    """

    def __init__(self, url: str, table: str, token: str) -> None:
        self.url, self.table, self.token = url, table, token
        self.is_begun = threading.Event()
        self.is_watched = threading.Event()

    def play(self) -> None:
        """Play to the end."""
        asyncio.run(self._play())

    async def _play(self) -> None:
        async with Client(self.url, self.table, self.token) as client:
            await client.ask("ClaimSeat", seat=0, name="Anna")
            answer = await client.ask("StartGame", nonces={})
            assert answer["type"] == "Acknowledged", answer
            await client.my_turn()
            self.is_begun.set()
            await asyncio.to_thread(self.is_watched.wait)
            # The first tiles to the first line: that completes a row within few rounds.
            while turn := await client.my_turn():
                await client.play(moves_of(turn)[0])
