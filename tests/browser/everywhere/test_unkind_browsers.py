"""Browsers that refuse storage or notifications."""

from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit

KEEPS_NOTHING = """
for (const name of ['localStorage', 'sessionStorage']) {
  const get = () => { throw new DOMException('The request was denied.', 'SecurityError'); };
  Object.defineProperty(window, name, { get });
}
"""
# As on Android: permission is granted, but the call is refused all the same.
NOTIFIES_NOBODY = """
window.Notification = class {
  static permission = 'granted';
  constructor() { window.called = true; throw new TypeError('Illegal constructor'); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
localStorage.setItem('azulejos.settings', '{"notify": true}');
"""


def test_browser_that_keeps_nothing_plays(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.page.add_init_script(KEEPS_NOTHING)
    guest.go("/")
    guest.page.get_by_label("Language").select_option("is")
    guest.page.get_by_label("Tungumál").select_option("en")
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.page.get_by_role("link", name="To the first screen").click()
    expect(guest.page.get_by_role("region", name="Continue")).to_be_visible()


def test_browser_that_notifies_nobody_plays_on(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.page.add_init_script(NOTIFIES_NOBODY)
    guest.go("/")
    guest.play_now()
    for _ in range(2):
        guest.wait_for_turn()
        guest.move()
    guest.wait_for_turn()
    guest.wait_until("window.called")
