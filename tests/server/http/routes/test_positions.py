"""Positions over HTTP: choices, all problems, events, deals that are drawn, and pictures."""

import urllib.parse
import urllib.request
from typing import Any

import pytest

from azulejos.rules import Deal, Position
from testing.servers import ProblemAnswerError, RunningServer
from tests.rules.texts import OPENING

DEAL = str(Position.start(2))


def _look(server: RunningServer, position: Any, **more: Any) -> Any:
    return server.post("/api/positions", {"position": position, **more})


def _refusal(server: RunningServer, position: Any, **more: Any) -> str:
    with pytest.raises(ProblemAnswerError) as caught:
        _look(server, position, **more)
    assert caught.value.status == 400
    return caught.value.code


def test_position_has_its_view_and_choices(server: RunningServer) -> None:
    look = _look(server, OPENING)
    assert look["position"]["text"] == look["text"] == OPENING
    assert look["problems"] == []
    assert len(look["choices"]["drafts"]) > 5


def test_all_problems_come_at_once(server: RunningServer) -> None:
    look = _look(server, OPENING.replace("16,15", "17,14").replace(" 1 1- ", " 0 1- "))
    assert [problem["code"] for problem in look["problems"]] == ["seat", "tile_count", "tile_count"]
    assert look["problems"][1]["values"] == {"count": 21, "colour": "B", "needed": 20}
    assert look["position"] is None


def test_set_up_position_gets_its_bag(server: RunningServer) -> None:
    view = _look(server, OPENING)["position"]
    del view["bag"]
    assert _look(server, view)["text"] == OPENING
    view["sources"][1] = [5, 0, 0, 0, 0]
    look = _look(server, view)
    assert [problem["code"] for problem in look["problems"]] == ["overfull_factory"]
    assert look["text"]


def test_set_up_position_of_a_wrong_shape_has_no_text(server: RunningServer) -> None:
    view = _look(server, OPENING)["position"]
    look = _look(server, {**view, "boards": view["boards"][:1]})
    assert [problem["code"] for problem in look["problems"]] == ["shape"]
    assert look["text"] == ""


def test_move_leads_to_the_next_position(server: RunningServer) -> None:
    move = str(Position.parse(OPENING).legal_moves()[0])
    look = _look(server, OPENING, event=move)
    after = Position.parse(OPENING).play(Position.parse(OPENING).legal_moves()[0])
    assert (look["text"], look["event"], look["seat"]) == (str(after), move, 0)
    assert look["steps"]


def test_deal_is_drawn_or_laid_out_by_hand(server: RunningServer) -> None:
    look = _look(server, DEAL, draw=True)
    deal = Deal.parse(look["event"])
    assert look["text"] == str(Position.parse(DEAL).deal(deal))
    assert look["seat"] is None
    again = _look(server, DEAL, event=look["event"])
    assert again["text"] == look["text"]


@pytest.mark.parametrize(
    ("position", "more", "code"),
    [
        ("nonsense", {}, "game/bad_position"),
        (OPENING, {"event": "9B1"}, "table/illegal_move"),
        (OPENING, {"event": "nonsense"}, "table/bad_move"),
        (OPENING, {"draw": True}, "table/illegal_move"),
        (DEAL, {"event": "BBBB/BBBB/BBBB/BBBB/BBBB/BBBB"}, "table/bad_move"),
        ({"wall": "coloured"}, {}, "server/bad_request"),
        (7, {}, "server/bad_request"),
    ],
)
def test_bad_input_is_one_problem(
    server: RunningServer, position: Any, more: dict[str, Any], code: str
) -> None:
    assert _refusal(server, position, **more) == code


def _picture(server: RunningServer, **query: str | list[str]) -> tuple[str, bytes]:
    words = urllib.parse.urlencode(query, doseq=True)
    with urllib.request.urlopen(f"{server.url}/api/picture?{words}") as answer:
        return answer.headers["Content-Type"], answer.read()


def test_picture_is_drawn_with_names(server: RunningServer) -> None:
    kind, drawn = _picture(server, position=OPENING, names=["Ada", "<Bento>"], theme="dark")
    assert kind == "image/svg+xml"
    assert drawn.startswith(b"<svg")
    assert b"Ada" in drawn
    assert b"<Bento>" not in drawn


def test_picture_as_png(server: RunningServer) -> None:
    pytest.importorskip("resvg_py")
    kind, drawn = _picture(server, position=OPENING, kind="png")
    assert kind == "image/png"
    assert drawn.startswith(b"\x89PNG")


def test_picture_of_nonsense_is_refused(server: RunningServer) -> None:
    with pytest.raises(ProblemAnswerError) as caught:
        server.get("/api/picture?position=nonsense")
    assert caught.value.code == "game/bad_position"
