"""A server whose bots cannot load: it says so once, and a simple player plays for them."""

import asyncio
import contextlib
import json
from pathlib import Path

import pytest

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from testing.tables import everybody, make_table, seeded
from tests.players.broken import REASON, use_broken_weights
from tests.players.positions import opening

WORKERS = 2


def test_bots_that_cannot_load_are_reported_once_and_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_broken_weights(tmp_path, monkeypatch)
    server = FreshServer("", "--bots=players", f"--workers={WORKERS}", *GENEROUS)
    with contextlib.closing(server):
        server.start()
        wait_until(lambda: server.get("/api/health")["bots"] == "failed", server.log)
        asyncio.run(_play_a_little(server))
        body = {"position": str(opening()), "seconds": 0.05}
        assert server.post("/api/analyse", body)["warming_up"]
        health = server.get("/api/health")
        assert (health["status"], health["bots"]) == ("ok", "failed")
        log = server.log()
    assert "Traceback" not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    told = [(line["status"], line["reason"]) for line in lines if line["event"] == "bots"]
    assert told == [("failed", REASON)]


async def _play_a_little(server: FreshServer) -> None:
    """Get two moves of each of two bots, one of which needs no compiled code."""
    for level in ("novice", "master"):
        table = make_table(server, None, level)
        async with everybody(server, table) as (client,):
            await client.play_on(seeded("broken bots", level), moves=2)
            while sum(event.get("by") == "bot" for event in client.events.values()) < 2:
                await client.play_on(seeded("broken bots", level), moves=1)
