"""A server of an installed package, and a person who plays with its bot."""

import asyncio
import contextlib
import random
import subprocess

from testing.client import Client
from testing.servers import GENEROUS, FreshServer, RunningServer
from testing.tables import make_table, start_game
from tests.install.environments import Environment


class InstalledServer(FreshServer):
    """A server from an environment, with bots that think."""

    def __init__(self, environment: Environment, store: str = "", *options: str) -> None:
        super().__init__(store, *options, "--bots=players", *GENEROUS)
        self._environment = environment

    def launch(self) -> None:
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                [str(self._environment.bin / "azulejos"), *self.arguments()],
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                env=self._environment.variables(self.folder),
            )


def serve_and_play(server: RunningServer) -> str:
    """Start, play with a bot and stop; return the log."""
    with contextlib.closing(server):
        server.start()
        assert server.get("/api/health")["status"] == "ok"
        assert "<title>" in server.get("/")
        assert asyncio.run(play_with_a_bot(server)) > 4
        assert server.get("/api/health")["bots"] == "ready"
        server.stop()
        assert "Traceback" not in server.log()
        return server.log()


async def play_with_a_bot(server: RunningServer) -> int:
    """Play a few moves against a bot that searches; return how many moves there were."""
    table = make_table(server, None, "skilled")
    async with Client(server.url, table.name, table.tokens[0]) as client:
        await start_game(table, client)
        await client.play_on(random.Random(1), moves=3)
        return client.number
