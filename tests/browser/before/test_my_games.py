"""The games that this browser knows: an unfinished game is found again, however old it is."""

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.visitor import Visitor


def new_table(guest: Visitor) -> str:
    """Begin a game from the first screen, and return the table's path."""
    guest.go("/")
    guest.play_now()
    path: str = guest.page.evaluate("location.pathname")
    return path


@pytest.mark.long
def test_old_game_that_can_go_on_is_offered(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    old = new_table(guest)
    for _ in range(9):
        new_table(guest)
        resign_alone(guest)
    guest.go("/")
    going = guest.page.get_by_role("region", name="Continue")
    expect(going.locator(f"a[href='{old}']")).to_have_count(1)
    expect(going.locator("a")).to_have_count(1)
    finished = guest.page.get_by_role("region", name="Finished games")
    expect(finished.locator("li a.card")).to_have_count(4)
    expect(finished.locator("li").first).to_contain_text("wins the game")
    expect(finished.get_by_role("link", name="All games and statistics")).to_be_visible()
