"""An unknown path: the server answers 404, and the page says so in the reader's language."""

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

NOTHING = {"en": "There is nothing here.", "de": "Hier ist nichts.", "is": "Hér er ekkert."}


@pytest.mark.parametrize("language", NOTHING)
def test_unknown_path_says_so_and_leads_to_the_first_screen(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, path=None, locale=language, viewport=PHONE)
    guest.fragile = True  # the browser reports the status as an error
    for path in ("/nowhere", "/t/a/b#new", "/rules.html"):
        answer = guest.page.goto(server.url + path)
        assert answer is not None
        assert answer.status == 404
        expect(guest.page.get_by_role("heading")).to_have_text(NOTHING[language])
        assert guest.scrolls()[0] == 0
    guest.page.locator("main a").click()
    expect(guest.page).to_have_url(f"{server.url}/")
    expect(guest.page.locator(".button.large").first).to_be_visible()


def test_unknown_table_says_so(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, path=None, locale="de")
    guest.fragile = True
    answer = guest.page.goto(f"{server.url}/t/nothere")
    assert answer is not None
    assert answer.status == 404
    expect(guest.page.get_by_role("heading")).to_have_text("Diesen Tisch gibt es nicht.")


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_first_screen_is_still_there(server: RunningServer, visit: Visit, path: str) -> None:
    guest = visit(server, path)
    expect(guest.page.locator(".button.large").first).to_be_visible()
