"""A server whose bots still compile: a warm-up player moves, hints and analyses, and is marked."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from azulejos.rules import Game
from testing.servers import GENEROUS, FreshServer, RunningServer
from testing.tables import everybody, make_table, seeded
from tests.players.cold import compiler_held
from tests.players.positions import opening

pytestmark = pytest.mark.xdist_group("cold bots")


@pytest.mark.long
def test_warm_up_player_moves_and_advises_and_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"position": str(opening()), "seconds": 0.05}
    server = FreshServer("", "--bots=players", *GENEROUS)  # it sees the environment as it is now
    with compiler_held(tmp_path, monkeypatch), contextlib.closing(server):
        server.start()
        table = asyncio.run(_play_a_little(server))
        assert server.post("/api/analyse", body)["warming_up"]
        health = server.get("/api/health")
        assert health["bots"] in ("starting", "compiling")
        assert 0 <= health["bots_loaded"] < 1
        game = Game.parse(server.get(f"/api/tables/{table}/record"))
        assert game.header("WarmUp") == "2"


async def _play_a_little(server: RunningServer) -> str:
    """Get a bot's move, then a hint: both come from a warm-up player."""
    table = make_table(server, None, "master")
    async with everybody(server, table) as (client,):
        await client.play_on(seeded("cold bots"), moves=1)
        moved = await client.until(lambda message: _by_bot(message) is not None)
        assert moved["event"]["warming_up"]
        assert moved["table"]["seats"][1]["warming_up_moves"] >= 1
        await client.my_turn()
        hint = server.post(f"/api/tables/{table.name}/hint", {"seat": 0}, table.tokens[0])
        assert hint["warming_up"]
    return table.name


def _by_bot(message: dict[str, dict[str, object]]) -> object:
    return message.get("event", {}).get("by")
