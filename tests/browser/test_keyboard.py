"""The game by keyboard alone, and typed."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer


def tab_to(guest: Visitor, selector: str) -> None:
    """Press Tab until something that fits has the focus, and see that it can be seen."""
    for _ in range(40):
        if guest.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            outline = "getComputedStyle(document.activeElement).outlineStyle"
            assert guest.page.evaluate(outline) != "none"
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")


def test_whole_game_by_keyboard_alone(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    keyboard = guest.page.keyboard
    tab_to(guest, "button.primary")
    keyboard.press("Enter")
    guest.page.locator(".stage").wait_for()
    while guest.wait_for_turn():
        moves = guest.moves()
        tab_to(guest, "button[data-take]")
        keyboard.press("Enter")
        expect(guest.page.locator("[data-line].open:focus")).to_have_count(1)
        keyboard.press("Enter")
        guest.wait_for_more_than(moves)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    assert guest.page.evaluate("!!document.activeElement.closest('dialog')")


def test_typed_move_is_played_and_a_wrong_one_explained(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    moves = guest.moves()
    take = page.locator("button[data-take]").first.get_attribute("data-take")
    assert take is not None
    page.keyboard.type("9B1")
    expect(page.locator(".note")).to_contain_text("not possible now")
    page.keyboard.type(take.lower())
    expect(page.get_by_role("heading", name="In hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="In hand")).to_have_count(0)
    page.keyboard.type(take + "5")
    guest.wait_for_more_than(moves)
    guest.wait_for_turn()
    field = page.get_by_label("Type a move")
    moves = guest.moves()
    take = page.locator("button[data-take]").first.get_attribute("data-take")
    field.fill(f"{take}F")
    field.press("Enter")
    guest.wait_for_more_than(moves)


def test_sources_are_named_in_words(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    for number in range(1, 6):
        group = guest.page.get_by_role("group", name=f"Factory {number}:")
        assert group.get_attribute("aria-label") != f"Factory {number}: "
    expect(guest.page.get_by_role("group", name="Centre:")).to_have_count(1)
    expect(guest.page.get_by_role("button", name="Line 5: empty, holds 5 tiles")).to_have_count(1)


def test_shortcuts_can_be_switched_off(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.keyboard.press("?")
    page.get_by_label("Single-key shortcuts").uncheck()
    page.get_by_role("button", name="Close").click()
    take = page.locator("button[data-take]").first.get_attribute("data-take")
    page.keyboard.type(f"{take}")
    expect(page.get_by_role("heading", name="In hand")).to_have_count(0)
