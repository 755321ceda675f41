"""A server that cannot load the engine: it says so once, and bots without it still play."""

import asyncio
import contextlib
import json
from pathlib import Path

import pytest

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer, ProblemAnswerError
from testing.tables import everybody, make_table, seeded
from tests.players.broken import REASON, use_broken_weights
from tests.players.positions import opening

WORKERS = 2


def test_bots_that_cannot_load_are_reported_once_and_plain_ones_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_broken_weights(tmp_path, monkeypatch)
    server = FreshServer("", "--bots=players", f"--workers={WORKERS}", *GENEROUS)
    with contextlib.closing(server):
        server.start()
        wait_until(lambda: server.get("/api/health")["bots"] == "failed", server.log)
        asyncio.run(_play_a_little(server))
        for path in ("/api/analyse", "/api/analysis"):
            with pytest.raises(ProblemAnswerError) as problem:
                server.post(path, {"position": str(opening())})
            assert problem.value.code == "server/bots_failed"
        health = server.get("/api/health")
        assert (health["status"], health["bots"]) == ("ok", "failed")
        log = server.log()
    assert "Traceback" not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    told = [(line["status"], line["reason"]) for line in lines if line["event"] == "bots"]
    assert told == [("failed", REASON)]


async def _play_a_little(server: FreshServer) -> None:
    """Move at a table with a bot that cannot move, then get two moves of one that can."""
    stuck = make_table(server, None, "master")
    async with everybody(server, stuck) as (person,):
        while person.position is None or person.position["phase"] == "deal":
            await person.receive()
        if person.position["turn"] == 0:
            await person.play_on(seeded("broken bots"), moves=1)
        table = make_table(server, None, "novice")
        async with everybody(server, table) as (client,):
            while sum(event.get("by") == "bot" for event in client.events.values()) < 2:
                await client.play_on(seeded("broken bots", "novice"), moves=1)
        assert not any(event.get("by") == "bot" for event in person.events.values())
