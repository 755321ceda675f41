"""The rulebook from the menu of a game: the table stays connected, and the way back is short."""

import re

import pytest
from playwright.sync_api import Page, expect

from azulejos.locales.languages import LANGUAGES
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.marks import first_is_short
from tools.rulebook import Text


def read_the_rules(guest: Visitor) -> Page:
    """Open the rulebook from the menu, on this person's turn."""
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    guest.page.locator("figure").first.wait_for()
    return guest.page


@pytest.mark.parametrize("viewport", first_is_short([WIDE, PHONE]))
def test_menu_opens_the_rules_of_the_phase_and_back_returns_to_the_table(
    server: RunningServer, visit: Visit, viewport: dict[str, int]
) -> None:
    guest = visit(server, viewport=viewport)
    guest.play_now()
    guest.wait_for_turn()
    before = guest.page.locator("button[data-take]").count()
    table = guest.page.url
    page = read_the_rules(guest)
    expect(page).to_have_url(f"{table}#rules/offer")
    heading = page.get_by_role("heading", name="Factory offer")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    assert guest.scrolls()[0] == 0
    assert not guest.violations()
    page.go_back()
    guest.wait_for_turn()
    expect(page).to_have_url(table)
    expect(page.locator("button[data-take]")).to_have_count(before)
    page.locator("button[data-take]").first.click()
    page.locator("[data-line].open").first.click()
    expect(page.locator("button[data-take]")).not_to_have_count(before)


def test_table_stays_connected_while_its_player_reads(
    own_server: RunningServer, visit: Visit
) -> None:
    guest = visit(own_server)
    guest.play_now()
    guest.wait_for_turn()
    opened: list[str] = []
    guest.page.on("websocket", lambda socket: opened.append(socket.url))
    page = read_the_rules(guest)
    assert own_server.figure("azulejos_connections") == 1
    page.get_by_role("navigation").get_by_role("link", name="The grey wall").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+#rules/grey$"))
    page.get_by_role("link", name="Back to the game").click()
    guest.wait_for_turn()
    assert opened == []


def test_rules_are_read_and_left_with_the_keyboard(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    link = page.get_by_role("dialog").get_by_role("link", name="Rules")
    while not link.evaluate("link => link === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Factory offer")).to_be_focused()
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_role("dialog", name="Settings").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("figure").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    expect(page).to_have_title(re.compile("Your turn"))


@pytest.mark.long
def test_tiles_in_the_air_do_not_stop_the_game(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, reduced_motion="no-preference")
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.locator("button[data-take]").first.click()
    page.locator("[data-line].open").first.click()
    page.locator(".flying").first.wait_for(state="attached")
    page = read_the_rules(guest)
    page.go_back()
    guest.wait_for_turn()
    guest.move()


@pytest.mark.long
@pytest.mark.parametrize(
    "language", first_is_short(sorted(LANGUAGES, key=lambda code: code != "de"))
)
def test_way_back_fits_a_phone_in_every_language(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, None, viewport=PHONE, locale=language)
    guest.go("/")
    text = Text(language)
    guest.page.get_by_role("button", name=text.say("play-now")).click()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name=text.say("menu"), exact=True).click()
    assert guest.scrolls()[0] == 0
    page.get_by_role("dialog").get_by_role("link", name=text.say("rules"), exact=True).click()
    page.locator("figure").first.wait_for()
    assert guest.scrolls()[0] == 0
    back = page.get_by_role("link", name=text.say("back-to-game"))
    box = back.bounding_box()
    assert box is not None
    assert box["height"] < 50
    back.click()
    guest.wait_for_turn()
