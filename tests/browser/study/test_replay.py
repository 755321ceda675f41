"""Replay: during a game, after it, from a record, and where every number comes from."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from azulejos.locales.languages import LANGUAGES
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.visitor import PHONE
from tests.marks import first_is_short

ROOT = Path(__file__).parents[3]
RECORD = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("```azul\n")[1]


def test_record_is_loaded_and_stepped_through(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    for _ in range(4):
        guest.wait_for_turn()
        guest.move()
    guest.wait_for_turn()
    table = guest.page.evaluate("location.pathname").rpartition("/")[2]
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_role("button", name="Download record").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record == server.get(f"/api/tables/{table}/record")
    reader = visit(server, "/#replay")
    reader.page.get_by_label("paste a record").fill(record)
    reader.page.get_by_role("button", name="Open").click()
    expect(reader.page.get_by_role("heading", name="Move 1 of")).to_be_visible()
    reader.page.keyboard.press("End")
    reader.page.keyboard.press("ArrowLeft")
    reader.page.get_by_role("slider").fill("2")
    expect(reader.page.get_by_role("heading", name="Move 3 of")).to_be_visible()
    reader.page.get_by_role("button", name="Log", exact=True).click()
    expect(reader.page.locator(".panel li")).to_have_count(0)
    expect(reader.page.get_by_role("slider")).to_be_visible()
    assert not reader.violations()


@pytest.mark.parametrize("language", first_is_short(["de", *sorted(set(LANGUAGES) - {"de"})]))
def test_every_button_of_the_bar_is_seen_on_a_phone(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, "/#replay", viewport=PHONE, locale=language)
    guest.page.locator("textarea").fill(RECORD.split("```")[0])
    guest.page.locator("main button.primary").click()
    buttons = guest.page.locator(".bar .buttons > *")
    expect(buttons).to_have_count(3)
    boxes = [box for button in buttons.all() if (box := button.bounding_box())]
    assert max(box["y"] + box["height"] for box in boxes) <= PHONE["height"]
    assert max(box["x"] + box["width"] for box in boxes) <= PHONE["width"]
    board = guest.page.locator(".mine").bounding_box()
    bar = guest.page.locator(".bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["y"] + board["height"] <= bar["y"] + 1


def test_looking_back_shows_old_positions_and_returns(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    before = guest.page.locator("[data-colour]").count()
    guest.move()
    guest.wait_for_turn()
    guest.page.keyboard.press("Home")
    guest.page.locator(".panel li button").first.click()
    assert not guest.can_move()
    assert guest.page.locator("[data-colour]").count() >= before
    guest.page.get_by_role("button", name="Back to the game").click()
    guest.wait_for_turn()


def test_score_can_be_asked_where_it_comes_from(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    while guest.page.get_by_role("button", name="Round 2.").count() == 0:
        guest.wait_for_turn()
        guest.move()
    page = guest.page
    page.locator(".mine button.score").click()
    expect(page.get_by_role("row", name="Placed tiles")).to_be_visible()
    # Zero has no sign.
    expect(page.get_by_role("row", name="Columns").get_by_role("cell")).to_have_text("0")
    page.get_by_role("button", name="Close").click()
    page.locator(".mine .asked").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Placed in round 1")


def test_end_of_a_replay_says_who_won_and_why(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    resign_alone(guest)
    reader = visit(server, guest.page.evaluate("location.pathname") + "#replay")
    expect(reader.page.get_by_role("heading", name="Move 1 of")).to_be_visible()
    reader.page.keyboard.press("End")
    expect(reader.page.get_by_role("heading", name="Sofia wins the game")).to_be_visible()
    expect(reader.page.locator(".toast")).to_have_text("Guest gave up.")
    expect(reader.page.locator(".turn")).to_have_count(0)


def test_replay_of_no_table_says_so_and_leads_away(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.fragile = True
    guest.go("/t/abcdefghjkmnpq#replay")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such table.")
    expect(guest.page.get_by_role("heading")).to_have_text("Replay")
    guest.page.get_by_role("link", name="To the first screen").click()
    guest.page.get_by_role("button", name="Play now").wait_for()
