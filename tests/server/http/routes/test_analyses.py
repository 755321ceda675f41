"""Streamed analyses over HTTP: they deepen, end when the client leaves, and are refused."""

import asyncio
import contextlib
import http.client
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.rules import Position
from testing.client import any_move
from testing.patience import PATIENCE_S, wait_until
from testing.servers import GENEROUS, RunningServer
from testing.tables import everybody, make_table, seeded
from tests.rules.texts import OPENING

LAST_MOVE = (
    "C draft 5 1 11 -/K/-/-/-/- 19,20,20,19,20 1,0,0,0,0 "
    "0:5/5/5/5/5:-/-/-/-/-:* 0:5/5/5/5/5:-/-/-/-/-:-"
)
STREAMS = 6
ALL = 100
LONG = {"position": OPENING, "seconds": 5}


@contextlib.contextmanager
def _ask(server: RunningServer, position: str) -> Iterator[http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    body = json.dumps({"position": position, "best": 2})
    connection.request("POST", "/api/analysis", body, {"Content-Type": "application/json"})
    with contextlib.closing(connection), contextlib.closing(connection.getresponse()) as answer:
        yield answer


def _lines(answer: http.client.HTTPResponse) -> Iterator[dict[str, Any]]:
    while line := answer.readline():
        yield json.loads(line)


def test_analysis_deepens_until_the_client_leaves(server: RunningServer) -> None:
    with _ask(server, OPENING) as answer:
        reports = (line for line in _lines(answer) if line["type"] == "report")
        first, second = next(reports), next(reports)
    assert second["nodes"] > first["nodes"]
    assert len(second["moves"]) == 2
    assert second["moves"][0]["reasons"]
    assert sum(second["moves"][0]["win_probability"]) == pytest.approx(1)
    wait_until(lambda: server.figure("azulejos_analyses_running") == 0)


def test_solved_analysis_ends_the_stream(server: RunningServer) -> None:
    with _ask(server, LAST_MOVE) as answer:
        *_, last = _lines(answer)
    assert last["complete"]
    assert last["final"]


@pytest.mark.parametrize(
    ("position", "code"),
    [("nonsense", "game/bad_position"), (str(Position.start(2)), "game/nobody_chooses")],
)
def test_bad_input_is_one_problem(server: RunningServer, position: str, code: str) -> None:
    with _ask(server, position) as answer:
        assert (answer.status, json.loads(answer.read())["code"]) == (400, code)


@pytest.mark.long
def test_bot_moves_while_as_many_analyses_as_allowed_are_made() -> None:
    """A further one is refused, and the bot and a hint do not wait for any of them."""
    limits = [f"--limit=analysis_streams={STREAMS}", f"--limit=analysis_streams_per_address={ALL}"]
    running = RunningServer("", "--bots=players", *GENEROUS, *limits)
    with contextlib.closing(running) as server, contextlib.ExitStack() as stack:
        server.start()
        streams = [stack.enter_context(_ask(server, OPENING)) for _ in range(STREAMS)]
        assert [next(_lines(answer))["type"] for answer in streams] == ["progress"] * STREAMS
        with _ask(server, OPENING) as refused:
            assert (refused.status, json.loads(refused.read())["code"]) == (503, "server/busy")
        assert any(line["type"] == "report" for line in _lines(streams[-1]))
        quick = threading.Thread(target=server.post, args=("/api/analyse", LONG))
        quick.start()
        asyncio.run(_hint_and_move(server))
        assert server.figure("azulejos_analyses_running") == STREAMS
        quick.join()


async def _hint_and_move(server: RunningServer) -> None:
    table = make_table(server, None, "expert")
    async with everybody(server, table) as (client,):
        turn = await client.my_turn()
        assert turn is not None
        path = f"/api/tables/{table.name}/hint"
        hint = await asyncio.to_thread(server.post, path, {"seat": 0}, table.tokens[0])
        assert hint["moves"]
        await client.play(any_move(turn, seeded(table.name)))
        while not any(event.get("by") == "bot" for event in client.events.values()):
            await client.receive()
