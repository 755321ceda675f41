"""A whole game against a bot, from the first screen to the rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE


def test_game_against_a_bot_from_the_first_click_to_the_rematch(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None)
    # As with plain HTTP in a home network, where a browser does not offer its hash functions.
    guest.page.add_init_script("delete Crypto.prototype.subtle")
    guest.go("/")
    guest.play_now()
    guest.play_to_the_end()
    page = guest.page
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    assert not guest.violations()
    expect(page.get_by_text("Verified: every tile follows from the seed")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("heading", name="Move 1 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Move 2 of")).to_be_visible()
    page.keyboard.press("Escape")
    old = page.url
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old)
    # The test need not wait for a bot.
    guest.wait_for_turn()
    guest.move()


# What moves: tiles in the air, tiles that score, points that rise, tiles that are being taken.
KINDS = [".flying", ".glow", ".motion span", ".taking"]


def watch(page: Page, look: str) -> None:
    """Do something in the page whenever anything in it has changed."""
    page.evaluate(
        f"new MutationObserver(() => {{{look}}})"
        ".observe(document.body, {subtree: true, childList: true, attributes: true});"
    )


@pytest.mark.long
def test_tiles_fly_and_points_are_counted_up_when_motion_is_on(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, reduced_motion="no-preference")
    guest.play_now()
    page = guest.page
    page.evaluate("window.seen = new Set()")
    watch(
        page,
        f"for (const kind of {KINDS}) if (document.querySelector(kind)) window.seen.add(kind);",
    )
    while page.get_by_role("button", name="Round 2.").count() == 0 and guest.wait_for_turn():
        guest.move()
    assert page.evaluate("[...window.seen].sort()") == sorted(KINDS)


def test_nobody_is_called_before_the_others_move_has_been_seen(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, reduced_motion="no-preference")
    guest.play_now()
    page = guest.page
    page.evaluate("window.early = window.lifted = 0")
    watch(
        page,
        "if (!document.querySelector('.taking')) return;"
        "window.lifted += 1;"
        "if (document.querySelector('h1').textContent === 'Your turn') window.early += 1;",
    )
    for _ in range(2):
        guest.wait_for_turn()
        guest.move()
    guest.wait_for_turn()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert page.evaluate("window.lifted") > 0
    assert page.evaluate("window.early") == 0


FITS = """words => {
  const heading = document.querySelector('header h1');
  const [shown, before] = [heading.firstChild, heading.firstChild.data];
  shown.data = words;
  const fits = heading.scrollHeight <= heading.clientHeight + 2;
  shown.data = before;
  return fits;
}"""
"""Whether words would fit into the header now, without a repaint."""


def test_whose_turn_it_is_can_be_read_on_a_phone_while_tiles_move(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, viewport=PHONE, locale="de", reduced_motion="no-preference")
    page = guest.page
    page.get_by_role("button", name="Jetzt spielen").click()
    page.evaluate(
        "window.cut = new Set();"
        "new MutationObserver(() => {"
        "  const words = document.querySelector('header h1');"
        "  if (!words || words.scrollHeight <= words.clientHeight + 2) return;"
        "  window.cut.add(words.textContent);"
        "}).observe(document.body, {subtree: true, childList: true, characterData: true});"
    )
    for _ in range(2):
        guest.wait_for_turn()
        page.locator("button[data-take]").first.click()
        page.locator("[data-line].open").first.click()
        page.get_by_role("button", name="Überspringen").wait_for()
        assert page.evaluate(FITS, "In der Hand: 3 schwarze Fliesen")
    guest.wait_for_turn()
    assert page.evaluate("[...window.cut]") == []


def test_undo_gives_the_move_back(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    before = guest.page.locator("[data-colour]").count()
    guest.move()
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Undo").click()
    expect(guest.page.locator(".toast")).to_contain_text("You took a move back")
    guest.wait_for_turn()
    assert guest.page.locator("[data-colour]").count() == before


def test_refused_line_says_why(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    page = guest.page
    page.locator("button[data-take]").first.click()
    # The line is marked as disabled, but a person can still press it and must get an answer.
    page.locator("[data-line='0']").click(force=True)
    expect(page.locator(".toast")).to_contain_text("Line 1 is already complete")


def test_move_waits_for_a_second_yes_where_that_is_asked_for(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before every move").check()
    page.get_by_role("button", name="Close").click()
    moves = guest.moves()
    for answer in ("Cancel", "Confirm"):
        page.locator("button[data-take]").first.click()
        page.locator("[data-line].open").first.click()
        expect(page.get_by_text(re.compile(r"^(?:Place|Drop) .*\?$"))).to_be_visible()
        assert guest.moves() == moves
        page.get_by_role("button", name=answer).click()
        expect(page.get_by_text(re.compile(r"^(?:Place|Drop) .*\?$"))).to_have_count(0)
        page.keyboard.press("Escape")
    guest.wait_for_more_than(moves)
