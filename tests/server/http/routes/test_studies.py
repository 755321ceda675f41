"""Records as trees over HTTP: opened, saved, and refused with a code."""

from pathlib import Path
from typing import Any

import pytest

from testing.servers import ProblemAnswerError, RunningServer

NOTATION = Path("docs/notation.md").read_text(encoding="utf-8")
ANNOTATED = NOTATION.split("```azul\n")[2].split("```")[0]
SENT = ("parent", "event", "absent", "comment", "mark")


def _saved(study: dict[str, Any], **changes: Any) -> dict[str, Any]:
    nodes = [{name: node[name] for name in SENT} for node in study["nodes"]]
    told = {name: study[name] for name in ("headers", "ended_early", "comment")}
    return {"start": study["start"]["text"], "nodes": nodes, **told, **changes}


def _refusal(server: RunningServer, path: str, body: dict[str, Any]) -> str:
    with pytest.raises(ProblemAnswerError) as caught:
        server.post(path, body)
    assert caught.value.status == 400
    return caught.value.code


def test_record_with_variations_is_opened_and_saved_again(server: RunningServer) -> None:
    study = server.post("/api/studies", {"record": ANNOTATED})
    assert study["names"] == ["Ada", "Bento"]
    assert [node["event"] for node in study["nodes"] if node["parent"] is None] == [
        "CY4",
        "3R4",
        "3W4",
    ]
    assert study["nodes"][0]["mark"] == "?"
    assert study["nodes"][0]["seat"] == 0
    assert study["nodes"][0]["position"]["turn"] == 1
    assert server.post("/api/studies/record", _saved(study)) == ANNOTATED


@pytest.mark.parametrize(
    "nodes",
    [
        [{"parent": None, "event": "9B1"}],
        [{"parent": None, "event": "nonsense"}],
        [{"parent": 4, "event": "CY4"}],
        [{"parent": None, "event": "CY4"}, {"parent": None, "event": "CB1"}],
    ],
)
def test_impossible_tree_is_refused(server: RunningServer, nodes: list[dict[str, Any]]) -> None:
    study = server.post("/api/studies", {"record": ANNOTATED})
    body = _saved(study, nodes=nodes)
    assert _refusal(server, "/api/studies/record", body) == "game/bad_record"


def test_bad_record_is_refused(server: RunningServer) -> None:
    assert _refusal(server, "/api/studies", {"record": "nonsense"}) == "game/bad_record"
