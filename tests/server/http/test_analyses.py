"""Streamed analyses over HTTP: they deepen, end when the client leaves, and are refused."""

import contextlib
import http.client
import json
from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.rules import Position
from testing.patience import PATIENCE_S, wait_until
from testing.servers import RunningServer
from tests.rules.texts import OPENING

LAST_MOVE = (
    "C draft 5 1 11 -/K/-/-/-/- 19,20,20,19,20 1,0,0,0,0 "
    "0:5/5/5/5/5:-/-/-/-/-:* 0:5/5/5/5/5:-/-/-/-/-:-"
)


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
