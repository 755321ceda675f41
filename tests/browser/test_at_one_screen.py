"""Four people at one screen, on the grey wall: everybody chooses their own columns."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.running import RunningServer


def test_four_at_one_screen_on_the_grey_wall(server: RunningServer, visit: Visit) -> None:
    room = visit(server, "/#new")
    page = room.page
    page.get_by_label("4", exact=True).check()
    for seat in range(1, 5):
        page.get_by_label(f"Seat {seat}").select_option("here")
    for seat, name in enumerate(["Anna", "Björn", "Chloé", "Dieter"]):
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
    page.get_by_label("Grey wall").check()
    page.get_by_role("button", name="Start game").click()
    page.locator(".stage").wait_for()
    chosen: set[str] = set()
    while page.get_by_role("button", name="Round 2.").count() == 0:
        room.wait_for_turn()
        if page.locator(".choice").count():
            chosen.add(page.locator(".mine h2").inner_text())
            points = page.locator(".choice .points").all_inner_texts()
            assert all(text.startswith("+") for text in points)
        room.move()
    assert len(chosen) >= 2
    expect(page.locator(".other")).to_have_count(3)
    assert not room.violations()
