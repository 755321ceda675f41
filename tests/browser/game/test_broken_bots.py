"""A server that cannot load the engine: the page says why a bot does not move and gives no hint."""

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.players.broken import use_broken_weights

NOTE = "The bots cannot be loaded on this server"


@pytest.mark.long
def test_page_says_why_there_is_no_hint_and_no_move(
    built_page: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert built_page.exists()
    use_broken_weights(tmp_path, monkeypatch)
    with contextlib.closing(FreshServer("", "--bots=players", *GENEROUS)) as server:
        server.start()
        wait_until(lambda: server.get("/api/health")["bots"] == "failed", server.log)
        guest = visit(server)
        _play_master(server, guest)
        guest.wait_for_turn()
        guest.page.get_by_role("button", name="Hint").click()
        expect(guest.page.locator(".toast")).to_contain_text(NOTE)
        guest.move()
        expect(guest.page.locator(".bar").filter(has_text=NOTE)).to_be_visible(timeout=30_000)
        guest.leave()
    # The browser itself reports the answer to the hint.
    guest.errors = [said for said in guest.errors if "status of 503" not in said]


def _play_master(server: FreshServer, guest: Visitor) -> None:
    """A game against a bot that needs the engine, which the guest begins."""
    while True:
        opened = server.post("/api/tables", {"seats": [None, "master"], "options": {}})
        path = f"/api/tables/{opened['table']['id']}"
        granted = server.post(f"{path}/claim", {"seat": 0, "name": "Anna"}, opened["token"])
        guest.go(granted["return_path"])
        guest.page.locator(".start button").click()
        guest.page.locator(".stage").wait_for()
        if '[First "1"]' in server.get(f"{path}/record"):
            return
