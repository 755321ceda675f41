"""HTTP: tables, records, errors in one shape, headers, origins, and no secrets."""

import http.client
import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import pytest

from azulejos.rules import Game
from azulejos.server.http.security import HEADERS
from testing.patience import PATIENCE_S, wait_until
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import make_table


def _raw(
    server: RunningServer, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send one request as it is, without any help."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    try:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        names = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, names, answer.read()
    finally:
        connection.close()


def test_new_table_is_unlisted_and_its_commitment_public(server: RunningServer) -> None:
    made = server.post("/api/tables", {"seats": [None, "casual", None]})
    view = made["table"]
    assert view["state"] == "lobby"
    assert len(view["commitment"]) == 64
    assert [seat["kind"] for seat in view["seats"]] == ["open", "bot", "open"]
    assert (view["seats"][1]["level"], view["seats"][1]["name"]) == ("casual", "Marta")
    assert view["seed"] is None
    assert made["return_path"] == f"/t/{view['id']}#{made['token']}"
    listed = server.get("/api/tables")["tables"]
    assert view["id"] not in [one["id"] for one in listed]
    assert server.get(f"/api/tables/{view['id']}")["table"] == view


def test_public_table_is_listed_until_it_is_over(server: RunningServer) -> None:
    options = {"public": True, "wall": "grey"}
    made = server.post("/api/tables", {"seats": [None, "novice"], "options": options})
    listed = {one["id"]: one for one in server.get("/api/tables")["tables"]}
    mine = listed[made["table"]["id"]]
    assert (mine["wall"], mine["seats"], mine["open_seats"]) == ("grey", 2, 1)
    assert (mine["names"], mine["kinds"]) == (["", "Sofia"], ["open", "bot"])


def test_person_with_the_name_of_a_level_is_listed_as_a_person(server: RunningServer) -> None:
    body = {"seats": [None, "master"], "options": {"public": True}}
    made = server.post("/api/tables", body)
    path = f"/api/tables/{made['table']['id']}/claim"
    server.post(path, {"seat": 0, "name": "master"}, made["token"])
    listed = {one["id"]: one for one in server.get("/api/tables")["tables"]}
    mine = listed[made["table"]["id"]]
    assert (mine["names"], mine["kinds"]) == (["master", "Aurora"], ["person", "bot"])


def test_claimed_seat_is_taken_for_others(server: RunningServer) -> None:
    made = server.post("/api/tables", {"seats": [None, None]})
    path = f"/api/tables/{made['table']['id']}/claim"
    first = server.post(path, {"seat": 0, "name": "  An\u202ena\n"})
    assert (first["seat"], len(first["token"])) == (0, 32)
    with pytest.raises(ProblemAnswerError) as problem:
        server.post(path, {"seat": 0, "name": "Bo"})
    assert (problem.value.status, problem.value.code) == (409, "table/seat_taken")
    # The same guest may change the name, and send the same request twice.
    for _ in range(2):
        body = {"seat": 0, "name": "Anne", "id": "again"}
        assert server.post(path, body, first["token"])["guest"] == first["guest"]
    seat = server.get(f"/api/tables/{made['table']['id']}")["table"]["seats"][0]
    assert seat["name"] == "Anne"


def test_claim_whose_answer_was_lost_can_be_asked_again(server: RunningServer) -> None:
    made = server.post("/api/tables", {"seats": [None, "novice"]})
    table = made["table"]["id"]
    path, body = f"/api/tables/{table}/claim", {"seat": 0, "name": "Anna", "id": "sit"}
    mine = body | {"token": secrets.token_urlsafe(24)}
    lost = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    lost.request("POST", path, json.dumps(mine), {"Content-Type": "application/json"})
    wait_until(lambda: server.get(f"/api/tables/{table}")["table"]["seats"][0]["kind"] != "open")
    lost.close()
    granted = server.post(path, mine)
    assert (granted["seat"], granted["guest"], granted["token"]) == (0, 1, mine["token"])
    assert server.get(f"/api/tables/{table}")["number"] == 3  # it is written once
    for stranger in (body, body | {"token": secrets.token_urlsafe(24)}):
        with pytest.raises(ProblemAnswerError) as problem:
            server.post(path, stranger)
        assert problem.value.code == "table/seat_taken"
    with pytest.raises(ProblemAnswerError) as problem:
        server.post(path, body | {"token": "short"})
    assert problem.value.code == "server/bad_request"


def test_claim_that_is_sent_twice_at_once_is_granted_twice(server: RunningServer) -> None:
    for _ in range(5):
        made = server.post("/api/tables", {"seats": [None, None]})
        path = f"/api/tables/{made['table']['id']}/claim"
        body = {"seat": 1, "name": "Bo", "id": "b", "token": secrets.token_urlsafe(24)}
        with ThreadPoolExecutor(4) as threads:
            granted = list(threads.map(lambda _: server.post(path, body), range(4)))  # noqa: B023
        assert granted == [granted[0]] * 4


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"seats": [None]}, 400, "server/bad_request"),
        ("/api/tables", {"seats": [None] * 5}, 400, "server/bad_request"),
        ("/api/tables", {"seats": [None, "godlike"]}, 400, "server/no_such_level"),
        ("/api/tables", {"seats": [None, 7]}, 400, "server/bad_request"),
        ("/api/tables", [], 400, "server/bad_request"),
        ("/api/tables/nobodyhere/claim", {"seat": 0, "name": "A"}, 404, "server/no_such_table"),
        ("/api/tables/no'such--table/rematch", None, 404, "server/no_such_table"),
        ("/api/replay", {"record": "nonsense"}, 400, "game/bad_record"),
        ("/api/analyse", {"position": "nonsense"}, 400, "game/bad_position"),
        ("/api/nowhere", {}, 404, "server/not_found"),
    ],
)
def test_problem_has_one_shape(
    server: RunningServer, path: str, body: Any, status: int, code: str
) -> None:
    with pytest.raises(ProblemAnswerError) as problem:
        server.post(path, body)
    assert (problem.value.status, problem.value.code) == (status, code)
    assert problem.value.sentence


def test_bad_json_and_large_bodies_are_refused(server: RunningServer) -> None:
    kind = {"Content_Type": "application/json"}
    status, _, body = _raw(server, "POST", "/api/tables", b"{not json", **kind)
    assert (status, json.loads(body)["code"]) == (400, "server/bad_request")
    status, _, body = _raw(server, "POST", "/api/replay", b'{"record":"\xed\xa0\x80"}', **kind)
    assert (status, json.loads(body)["code"]) == (400, "server/bad_request")
    status, _, body = _raw(server, "POST", "/api/replay", b" " * 1_000_000, **kind)
    assert (status, json.loads(body)["code"]) == (413, "server/too_large")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/about", "/api/nowhere", "/metrics"])
def test_every_answer_has_the_security_headers(server: RunningServer, path: str) -> None:
    _, headers, _ = _raw(server, "GET", path)
    for name, value in HEADERS:
        assert headers[name.decode()] == value.decode()
    assert "server" not in headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://evil.example", 403), ("null", 403), (None, 201), ("own", 201)],
)
def test_foreign_pages_may_not_change_anything(
    server: RunningServer, origin: str | None, status: int
) -> None:
    headers = {"Content_Type": "application/json"}
    if origin is not None:
        headers["Origin"] = server.url if origin == "own" else origin
    body = json.dumps({"seats": [None, None]}).encode()
    assert _raw(server, "POST", "/api/tables", body, **headers)[0] == status


def test_page_or_how_to_build_it_is_served(server: RunningServer) -> None:
    status, headers, body = _raw(server, "GET", "/")
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b"azulejos" in body
    again = _raw(server, "GET", "/", If_None_Match=headers["etag"])
    assert (again[0], again[2]) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t",
        "/t/anything",
        f"/t/{200 * 'x'}",
        "/t/a/b",
        "/t/ä",
        "/T/abc",
        "/../../etc/passwd",
        "/rules.html",
    ],
)
def test_unknown_path_is_a_page_that_is_not_found(server: RunningServer, path: str) -> None:
    _, usual, page = _raw(server, "GET", "/")
    for known in ("", usual["etag"]):
        status, _, body = _raw(
            server, "GET", quote(path), Accept="text/html,*/*;q=0.8", If_None_Match=known
        )
        assert (status, body) == (404, page)


@pytest.mark.parametrize("path", ["/assets/missing.js", "/api/nowhere", "/api/tables/x/y"])
def test_unknown_file_and_call_are_problems(server: RunningServer, path: str) -> None:
    status, _, body = _raw(server, "GET", path)
    assert (status, json.loads(body)["code"]) == (404, "server/not_found")


def test_unknown_call_is_a_problem_for_browsers_too(server: RunningServer) -> None:
    status, _, body = _raw(server, "GET", "/api/nowhere", Accept="text/html")
    assert (status, json.loads(body)["code"]) == (404, "server/not_found")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nowhere", "/api/about", "/api/nowhere"])
def test_head_is_answered_like_get_without_the_body(server: RunningServer, path: str) -> None:
    status, headers, body = _raw(server, "GET", path)
    found = _raw(server, "HEAD", path)
    assert body
    assert (found[0], found[2]) == (status, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert found[1][name] == headers[name]
    assert _raw(server, "HEAD", "/api/replay")[0] == 405


def test_record_of_a_running_game_replays(server: RunningServer) -> None:
    table = make_table(server, None, "novice")
    text = server.get(f"/api/tables/{table.name}/record")
    game = Game.parse(text)
    assert game.header("Commitment") == table.commitment
    assert game.header("Seed") is None
    assert server.get(f"/api/tables/{table.name}/replay")["moves"] == []


@pytest.mark.parametrize("body", [b"[" * 3000, b'{"x":' + b"[" * 3000, b'{"seats":' + b"[" * 3000])
def test_body_that_is_nested_too_deep_is_refused(server: RunningServer, body: bytes) -> None:
    status, _, answer = _raw(server, "POST", "/api/tables", body, Content_Type="application/json")
    assert (status, json.loads(answer)["code"]) == (400, "server/bad_request")


def test_new_table_leaves_every_id_to_its_host(server: RunningServer) -> None:
    made = server.post("/api/tables", {"seats": [None, "casual"]})
    path = f"/api/tables/{made['table']['id']}"
    server.post(f"{path}/claim", {"seat": 0, "name": "Anna", "id": "open-1"}, made["token"])
    assert server.get(path)["table"]["seats"][0]["name"] == "Anna"


def test_record_and_replay_name_bots_and_keep_their_level(server: RunningServer) -> None:
    made = server.post("/api/tables", {"seats": [None, "skilled", "skilled"]})
    path = f"/api/tables/{made['table']['id']}"
    game = Game.parse(server.get(f"{path}/record"))
    assert [game.header(f"Name{number}") for number in (2, 3)] == ["Leonor", "Leonor 2"]
    assert [game.header(f"Bot{number}") for number in (2, 3)] == ["skilled", "skilled"]
    assert server.get(f"{path}/replay")["names"] == ["", "Leonor", "Leonor 2"]
    old = {"record": str(game).replace("Leonor 2", "bot skilled")}
    assert server.post("/api/replay", old)["names"] == ["", "Leonor", "Leonor"]
