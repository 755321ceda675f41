"""The names of the screens: in the title of the tab, and said when the screen changes."""

from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit

_NAMES = {
    "#me": "My games and I",
    "#new": "With friends",
    "#watch": "Watch",
    "#replay": "Open a game or a position",
    "#rules": "Rulebook",
}


def test_every_screen_has_a_title_and_is_announced(server: RunningServer, visit: Visit) -> None:
    page = visit(server).page
    said = page.locator("#app > [aria-live=polite]")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(said).to_have_text("")
    for fragment, name in _NAMES.items():
        page.evaluate("fragment => void (location.hash = fragment)", fragment)
        expect(page).to_have_title(f"{name} – azulejos")
        expect(said).to_have_text(name)
        page.evaluate("void (location.hash = '')")
        expect(page).to_have_title("azulejos")
        expect(said).to_have_text("azulejos")
