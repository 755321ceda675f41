"""A server whose bots cannot load: the page says so, and the game goes on."""

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from tests.browser.conftest import Visit
from tests.browser.game.test_warm_up import play_master
from tests.players.broken import use_broken_weights

NOTE = "The bots cannot be loaded on this server"


@pytest.mark.long
def test_page_says_that_a_simple_player_stands_in(
    built_page: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert built_page.exists()
    use_broken_weights(tmp_path, monkeypatch)
    with contextlib.closing(FreshServer("", "--bots=players", *GENEROUS)) as server:
        server.start()
        wait_until(lambda: server.get("/api/health")["bots"] == "failed", server.log)
        guest = visit(server)
        play_master(server, guest)
        guest.wait_for_turn()
        guest.move()
        expect(guest.page.locator(".toast")).to_contain_text(NOTE)
        guest.wait_for_turn()
        guest.page.get_by_role("button", name="Hint").click()
        expect(guest.page.locator(".advice")).to_contain_text(NOTE)
        assert not guest.violations()
        guest.page.goto(
            "about:blank"
        )  # before the server ends, which the page would complain about
