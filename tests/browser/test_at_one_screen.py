"""Several people at one screen: everybody chooses their own columns and undoes their own move."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.server.running import RunningServer


def _sit_here(page: Page, seats: int) -> None:
    """Choose a new table where everybody sits at this screen."""
    page.get_by_label(str(seats), exact=True).check()
    for seat in range(1, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option("here")


def test_four_at_one_screen_on_the_grey_wall(server: RunningServer, visit: Visit) -> None:
    room = visit(server, "/#new")
    page = room.page
    _sit_here(page, 4)
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


def test_undo_takes_only_the_last_move_back(server: RunningServer, visit: Visit) -> None:
    room = visit(server, "/#new")
    page = room.page
    _sit_here(page, 3)
    page.get_by_role("button", name="Start game").click()
    page.locator(".stage").wait_for()
    for _ in range(2):
        room.wait_for_turn()
        room.move()
    room.wait_for_turn()
    moves = room.moves()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".note")).to_contain_text("took a move back")
    expect(page.locator(".panel li")).to_have_count(moves - 1)
