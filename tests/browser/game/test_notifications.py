"""Notifications: asked for only in the settings, and offered only where browsers show them."""

from playwright.sync_api import Locator, expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ANSWERS = """
window.asked = 0; window.shown = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { asked += 1; return (this.permission = 'ANSWER'); }
  constructor(text) { shown.push(text); }
};
"""
INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


def _box(guest: Visitor, script: str) -> Locator:
    """The box in the settings of a game, in a browser that this script has changed."""
    guest.page.add_init_script(script)
    guest.go("/")
    guest.play_now()
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Appearance").wait_for()
    return guest.page.get_by_label("Notify me when it is my turn")


def test_turn_is_notified_while_the_page_is_hidden(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    box = _box(guest, ANSWERS.replace("ANSWER", "granted"))
    assert guest.page.evaluate("asked") == 0
    box.check()
    assert guest.page.evaluate("asked") == 1
    guest.page.get_by_role("button", name="Close").last.click()
    guest.page.evaluate(HIDDEN)
    guest.move()
    guest.wait_until("shown.includes('Your turn')")


def test_refusal_of_the_browser_is_said(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    box = _box(guest, ANSWERS.replace("ANSWER", "denied"))
    box.click()
    expect(guest.page.get_by_text("This browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_nothing_is_offered_without_https(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    expect(_box(guest, INSECURE)).to_have_count(0)
