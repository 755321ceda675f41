"""The first screen: the characters, the doors, and the board that plays by itself."""

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

SMALL_BOARD = ".scene .small-board"


def test_character_is_chosen_with_the_keyboard_and_kept(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, viewport=PHONE)
    page = guest.page
    opponent = page.get_by_role("button", name="against Sofia novice")
    opponent.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Sofia · novice")).to_be_focused()
    assert not guest.violations()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Marta · casual")).to_be_checked()
    page.keyboard.press("Enter")
    chosen = page.get_by_role("button", name="against Marta casual")
    expect(chosen).to_be_focused()
    expect(chosen.locator("svg.face")).to_be_visible()
    page.reload()
    expect(chosen).to_be_visible()
    guest.play_now()
    bot = page.locator("header h2", has_text="Marta")
    expect(bot.locator("svg.face")).to_be_visible()


def test_doors_lead_to_lesson_puzzle_friends_and_analysis(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server)
    doors = {
        "Learn to play": "#learn",
        "Puzzle of the day": "#puzzles",
        "With friends": "#new",
        "Analyse": "#analyse",
    }
    links = guest.page.get_by_role("navigation", name="Ways in").get_by_role("link")
    expect(links).to_have_text([*doors])
    for name, fragment in doors.items():
        links.filter(has_text=name).click()
        guest.page.locator("header a[href='/']").wait_for()
        assert guest.page.evaluate("location.hash").startswith(fragment)
        guest.go("/")


def test_small_board_plays_unless_motion_is_off(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, reduced_motion="no-preference")
    guest.page.clock.install()
    guest.go("/")
    page = guest.page
    expect(page.locator(".scene use[href='#still']")).to_have_count(1)
    page.clock.run_for(3_000)
    expect(page.locator(SMALL_BOARD)).to_have_attribute("data-frame", "0")
    page.clock.run_for(5_000)
    expect(page.locator(SMALL_BOARD)).not_to_have_attribute("data-frame", "0")
    assert page.locator(SMALL_BOARD).get_attribute("aria-hidden") == "true"


def test_small_board_is_paused_with_the_keyboard_and_stays_paused(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None, reduced_motion="no-preference", viewport=PHONE)
    page = guest.page
    page.clock.install()
    guest.go("/")
    board = page.locator(SMALL_BOARD)
    page.clock.run_for(3_000)
    page.get_by_role("button", name="Pause the demo game").focus()
    page.keyboard.press("Enter")
    play = page.get_by_role("button", name="Play the demo game")
    expect(play).to_be_focused()
    paused = board.get_attribute("data-frame")
    page.clock.run_for(5_000)
    assert board.get_attribute("data-frame") == paused
    assert not guest.violations()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.clock.run_for(3_000)
    expect(play).to_be_visible()
    last = board.get_attribute("data-frame")
    page.clock.run_for(5_000)
    assert board.get_attribute("data-frame") == last
    play.click()
    expect(page.get_by_role("button", name="Pause the demo game")).to_be_visible()
    assert int(board.get_attribute("data-frame") or last or 0) < int(last or 0)


@pytest.mark.parametrize("setting", ["off", "normal"])
def test_small_board_is_still_without_motion(
    server: RunningServer, visit: Visit, setting: str
) -> None:
    motion = "no-preference" if setting == "off" else "reduce"
    guest = visit(server, None, reduced_motion=motion)
    settings = f"localStorage.setItem('azulejos.settings', JSON.stringify({{speed: '{setting}'}}))"
    guest.page.add_init_script(settings)
    guest.page.clock.install()
    guest.go("/")
    guest.page.get_by_role("button", name="Play now").wait_for()
    guest.page.clock.run_for(10_000)
    guest.page.wait_for_load_state("networkidle")
    expect(guest.page.locator(SMALL_BOARD)).to_have_count(0)
    expect(guest.page.locator(".scene use[href='#still']")).to_have_count(1)
