"""Previews of links: tags in the page of a table, pictures of it, and refusals."""

import re
import secrets
import urllib.request
from typing import Any

import pytest

from azulejos.pictures import DARK, LIGHT, can_draw_png
from testing.servers import ProblemAnswerError, RunningServer


def _read(server: RunningServer, path: str, **headers: str) -> tuple[str, bytes, str]:
    request = urllib.request.Request(f"{server.url}{path}", headers=headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Content-Type"], answer.read(), answer.headers["ETag"]


def _tags(page: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', page.decode()))


@pytest.fixture
def table(server: RunningServer) -> Any:
    return server.post("/api/tables", {"seats": [None, "casual", None]})["table"]


def _sit_down(server: RunningServer, table: Any, name: str) -> None:
    body = {"seat": 2, "name": name, "nonce_hash": secrets.token_hex(32)}
    server.post(f"/api/tables/{table['id']}/claim", body)


def test_page_of_a_table_has_a_title_and_an_address(server: RunningServer, table: Any) -> None:
    _sit_down(server, table, '<i>"Ana"')
    tags = _tags(_read(server, f"/t/{table['id']}")[1])
    assert tags["og:title"].endswith("&lt;i&gt;&quot;Ana&quot;")
    assert table["seats"][1]["name"] in tags["og:title"]
    assert tags["og:description"] == "A table for 3 players: 1 seat is free."
    assert tags["og:url"] == f"{server.url}/t/{table['id']}"


def test_addresses_follow_the_host_of_the_request(server: RunningServer, table: Any) -> None:
    tags = _tags(_read(server, f"/t/{table['id']}", Host="localhost:9")[1])
    assert tags["og:url"] == f"http://localhost:9/t/{table['id']}"


def test_page_has_another_tag_after_a_change(server: RunningServer, table: Any) -> None:
    before = _read(server, f"/t/{table['id']}")
    assert _read(server, f"/t/{table['id']}")[2] == before[2]
    _sit_down(server, table, "Ana")
    assert _read(server, f"/t/{table['id']}")[2] != before[2]


def test_page_names_a_picture_only_if_it_can_be_drawn(server: RunningServer, table: Any) -> None:
    tags = _tags(_read(server, f"/t/{table['id']}")[1])
    assert ("og:image" in tags) == can_draw_png()
    if can_draw_png():
        kind, drawn, _ = _read(server, tags["og:image"].removeprefix(server.url))
        assert kind == "image/png"
        assert drawn.startswith(b"\x89PNG")


def test_picture_shows_the_names(server: RunningServer, table: Any) -> None:
    _sit_down(server, table, "<Ana>")
    kind, drawn, _ = _read(server, f"/api/tables/{table['id']}/picture.svg")
    assert kind == "image/svg+xml"
    assert b"&lt;Ana&gt;" in drawn
    assert table["seats"][1]["name"].encode() in drawn


def test_picture_follows_the_theme(server: RunningServer, table: Any) -> None:
    path = f"/api/tables/{table['id']}/picture.svg"
    light, dark = _read(server, path), _read(server, f"{path}?theme=dark")
    assert LIGHT.ground.encode() in light[1]
    assert DARK.ground.encode() in dark[1]
    assert light[2] != dark[2]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_picture_of_an_unknown_table_is_refused(server: RunningServer, kind: str) -> None:
    with pytest.raises(ProblemAnswerError) as caught:
        server.get(f"/api/tables/nosuchtable/picture.{kind}")
    assert (caught.value.status, caught.value.code) == (404, "server/no_such_table")
