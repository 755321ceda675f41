"""No secret leaves the server: the seed of a running game, tokens, and internal state."""

import asyncio
import base64
import contextlib
import sqlite3
from pathlib import Path

from azulejos.table import commitment
from testing.client import Client
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import MadeTable, everybody, make_table, seeded


def _everything_over_http(server: RunningServer, table: MadeTable) -> list[str]:
    """Everything that a client can ask for, with and without a token."""
    said = []
    paths = ["", "/record", "/replay", "/hint", "/rematch", "/claim", "/socket"]
    for path in [*(f"/api/tables/{table.name}{end}" for end in paths), "/api/tables", "/metrics"]:
        for method, body in (("GET", None), ("POST", {"seat": 3, "name": "x"}), ("POST", "x")):
            for token in ("", table.tokens[0], "wrong" * 6):
                try:
                    said.append(str(server.call(method, path, body, token)))
                except ProblemAnswerError as problem:
                    said.append(f"{problem.code} {problem.sentence}")
    return said


def _forms(secret: bytes) -> list[str]:
    """The ways in which a secret could be encoded."""
    return [
        secret.hex(),
        secret.hex().upper(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        repr(secret)[2:-1],
        str(int.from_bytes(secret, "big")),
        str(int.from_bytes(secret, "little")),
    ]


def test_seed_of_a_running_game_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with contextlib.closing(RunningServer(str(store), "--limit=requests_burst=9999")) as server:
        server.start()
        table = make_table(server, None, None, "novice", public=True)
        emitted, tokens = asyncio.run(_play_and_listen(server, table))
        emitted.append(server.log())
        after = server.get(f"/api/tables/{table.name}")["table"]["seed"]
        server.stop()
        log = server.log()
    seed = bytes.fromhex(after)
    assert commitment(seed) == table.commitment
    text = "\n".join(emitted)
    assert table.commitment in text  # so the check does see what was sent
    assert [form for form in _forms(seed) if form in text] == []
    assert [token for token in tokens if token in log] == []
    assert seed.hex() not in log
    with contextlib.closing(sqlite3.connect(store)) as database:
        kept = "\n".join(database.iterdump())
    assert [token for token in tokens if token in kept] == []


async def _play_and_listen(server: RunningServer, table: MadeTable) -> tuple[list[str], list[str]]:
    """Play a game; return everything that was sent before its end."""
    emitted = _everything_over_http(server, table)
    async with everybody(server, table) as clients, Client(server.url, table.name) as spectator:
        listeners = [*clients, spectator]
        for client in listeners:
            client.keep_heard = True
        rng = seeded("secrets")
        middle = clients[0].number + 12
        await asyncio.gather(*(client.play_until(rng, middle) for client in clients))
        emitted += _everything_over_http(server, table)
        for client in clients:
            for kind in ("Resync", "ShowNonce", "StartGame", "Nothing"):
                await client.send({"type": kind, "id": "x", "seat": 0})
        await asyncio.gather(*(client.play_on(rng) for client in clients))
        while not spectator.is_over:
            await spectator.receive()
        for client in listeners:
            emitted += [text for text in client.heard if '"type":"TableEnded"' not in text]
    return emitted, list(table.tokens.values())


def test_errors_say_nothing_about_the_inside(server: RunningServer) -> None:
    table = make_table(server, None, None)
    for said in _everything_over_http(server, table):
        assert "Traceback" not in said
        assert "azulejos/server" not in said
        assert "sqlalchemy" not in said.lower()
