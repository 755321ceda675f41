"""What the menu of a game opens, on a desktop and on a phone."""

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.marks import first_is_short

NOTE_CLOSING = """dialog => {
  window.isClosed = false;
  dialog.addEventListener('close', () => { window.isClosed = true; });
}"""


def resign_alone(guest: Visitor) -> None:
    """Resign a game against a bot and see its result."""
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="Resign").last.click()
    guest.page.get_by_role("row", name="Total").wait_for()


@pytest.mark.parametrize("viewport", first_is_short([WIDE, PHONE]))
def test_log_and_result_open_from_the_menu(
    server: RunningServer, visit: Visit, viewport: dict[str, int]
) -> None:
    guest = visit(server, viewport=viewport)
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    # The browser reports a little later that the menu was closed, which must not close the log.
    menu.evaluate(NOTE_CLOSING)
    menu.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("dialog", name="Log")
    guest.wait_until("window.isClosed")
    expect(log).to_be_visible()
    assert page.evaluate("!!document.activeElement.closest('dialog')")
    log.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    resign_alone(guest)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    menu.evaluate(NOTE_CLOSING)
    menu.get_by_role("button", name="Show the result").click()
    guest.wait_until("window.isClosed")
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_phone_has_a_way_to_the_first_screen(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, viewport=PHONE)
    guest.play_now()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("link", name="To the first screen").click()
    guest.page.get_by_role("button", name="Play now").wait_for()


def test_record_that_cannot_be_fetched_says_so(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.fragile = True
    guest.context.set_offline(True)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Download record").click()
    expect(guest.page.locator(".toast")).to_have_text("No connection to the server.")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_menu_has_only_actions_and_opens_the_rest(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, viewport=PHONE)
    guest.play_now()
    page = guest.page
    for name, inside in (("Settings", "Language"), ("Keyboard shortcuts", "Esc")):
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        assert menu.evaluate("node => node.scrollHeight <= node.clientHeight")
        expect(menu.get_by_text(inside, exact=True)).to_have_count(0)
        menu.get_by_role("button", name=name).click()
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet.get_by_text(inside, exact=True)).to_be_visible()
        sheet.get_by_role("button", name="Close").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_sound_is_switched_in_the_bar_of_a_phone(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, viewport=PHONE)
    guest.play_now()
    sound = guest.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    guest.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
