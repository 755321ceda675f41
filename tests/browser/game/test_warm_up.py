"""A server whose bots still compile: the page says which player moves and advises meanwhile."""

import contextlib
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from testing.servers import GENEROUS, FreshServer
from tests.browser.conftest import Visit
from tests.browser.game.test_hints import SECOND_SEAT
from tests.browser.game.test_together import resign
from tests.browser.visitor import Visitor
from tests.players.cold import compiler_held

pytestmark = pytest.mark.xdist_group("cold bots")
COMPILING_MS = 300_000


def play_master(server: FreshServer, guest: Visitor) -> None:
    """A game against a bot that needs compiled code; the guest begins, so no note is shown yet."""
    while True:
        opened = server.post("/api/tables", {"seats": [None, "master"], "options": {}})
        path = f"/api/tables/{opened['table']['id']}"
        granted = server.post(f"{path}/claim", {"seat": 0, "name": "Anna"}, opened["token"])
        guest.go(granted["return_path"])
        guest.page.locator(".start button").click()
        guest.page.locator(".stage").wait_for()
        if '[First "1"]' in server.get(f"{path}/record"):
            return


@pytest.mark.long
def test_first_moves_and_advice_come_at_once_and_full_advice_replaces_them(
    built_page: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert built_page.exists()
    cold = FreshServer("", "--bots=players", *GENEROUS)
    with compiler_held(tmp_path, monkeypatch) as let_go, contextlib.closing(cold):
        cold.start()
        guest = visit(cold)
        page = guest.page
        play_master(cold, guest)
        guest.wait_for_turn()
        guest.move()
        expect(page.locator(".toast")).to_contain_text("Aurora is still warming up")
        guest.wait_for_turn()
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".advice")).to_contain_text("A quick first opinion")
        assert not guest.violations()
        resign(guest)
        helped = page.locator("dialog .warm-up")
        expect(helped).to_contain_text("A simpler player made some moves for Aurora")
        page.get_by_role("dialog").get_by_role("link", name="Review").click()
        expect(page.locator(".progress")).to_contain_text("The bots are still warming up")
        best = page.get_by_role("region", name="best moves")
        guest.go(f"/#analyse/{quote(SECOND_SEAT)}")
        page.reload()
        expect(best).to_contain_text("A quick first opinion")
        guest.go("/#replay")
        page.reload()
        page.get_by_label("paste a record or a position").fill(SECOND_SEAT)
        page.get_by_role("button", name="Open").click()
        expect(best).to_contain_text("A quick first opinion")
        assert cold.get("/api/health")["bots"] != "ready"
        let_go()
        expect(best).not_to_contain_text("A quick first opinion", timeout=COMPILING_MS)
        expect(best.locator("ol > li")).to_have_count(5)
        assert cold.get("/api/health")["bots"] == "ready"
        guest.leave()
