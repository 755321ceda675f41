"""The game with the keyboard alone: by focus and by typed moves."""

import re

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def tab_to(guest: Visitor, selector: str) -> None:
    """Press Tab until a matching element has the focus, and check that it is visible."""
    for _ in range(40):
        if guest.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            outline = "getComputedStyle(document.activeElement).outlineStyle"
            assert guest.page.evaluate(outline) != "none"
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")


@pytest.mark.long
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


def test_columns_of_a_grey_wall_are_chosen_by_keyboard(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2, "grey"))
    start(guest)
    page = guest.page
    while not page.locator(".choice").count():
        moves = guest.moves()
        tab_to(guest, "button[data-take]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-line].open:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        guest.wait_for_more_than(moves)
        guest.wait_for_turn()
    expect(page.get_by_role("heading", name="Choose a column")).to_be_visible()
    expect(page.locator("[role=log] p").last).to_have_text("Choose a column")
    focused = page.locator(".choice:focus")
    expect(focused).to_have_attribute(
        "aria-label", re.compile(r"Tile from line \d, \w+, to column 1: \d point")
    )
    assert not guest.violations()
    moves = guest.moves()
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute(
        "aria-label", re.compile(r"Tile from line \d, \w+, to column 2: \d point")
    )
    page.keyboard.press("Enter")
    guest.wait_for_more_than(moves)
    expect(page.locator(".mine .asked")).not_to_have_count(0)


def test_wall_tiles_are_reached_and_explained_by_keyboard(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server)
    guest.play_now()
    while guest.page.get_by_role("button", name="Round 2.").count() == 0:
        guest.wait_for_turn()
        guest.move()
    guest.wait_for_turn()
    tab_to(guest, ".mine .asked")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Placed in round 1")


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
    expect(page.locator(".toast")).to_contain_text("not possible right now")
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


def _play_with(guest: Visitor, setting: str, is_on: bool) -> None:
    """Begin a game, and change a setting."""
    guest.play_now()
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label(setting).set_checked(is_on)
    guest.page.get_by_role("button", name="Close").click()


def test_shortcuts_can_be_switched_off(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    _play_with(guest, "Single-key shortcuts", False)
    page = guest.page
    take = page.locator("button[data-take]").first.get_attribute("data-take")
    page.keyboard.type(f"{take}")
    expect(page.get_by_role("heading", name="In hand")).to_have_count(0)


def test_enter_on_cancel_does_not_play_the_move(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    _play_with(guest, "Ask before every move", True)
    page = guest.page
    moves = guest.moves()
    for answer in ("Cancel", "Confirm"):
        page.locator("button[data-take]").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-line].open:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.get_by_role("button", name=answer).focus()
        assert guest.moves() == moves
        page.keyboard.press("Enter")
        expect(page.get_by_text(re.compile(r"^(?:Place|Drop) .*\?$"))).to_have_count(0)
        if answer == "Cancel":
            # Nothing was sent: the tiles are still in the hand.
            expect(page.get_by_role("heading", name="In hand")).to_be_visible()
            page.keyboard.press("Escape")
    guest.wait_for_more_than(moves)


def test_shortcuts_work_with_large_letters(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    guest.page.keyboard.press("Shift+L")
    expect(guest.page.get_by_role("dialog", name="Log")).to_be_visible()
