"""The analysis board: a tree of moves, positions set up by hand, deals, and the evaluation."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Request, Route, expect

from azulejos.pictures import DARK
from azulejos.rules import Game
from testing.patience import wait_until
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.visitor import PHONE, Visitor
from tests.rules.texts import OPENING

BOARD = "/#analyse/" + quote(OPENING)


def _play(page: Page, take: int) -> None:
    """Take some tiles to the first line that they may go to."""
    moves = page.locator("[data-node]").count()
    page.locator("button[data-take]").nth(take).click()
    page.locator("[data-line].open").first.click()
    expect(page.locator("[data-node]")).to_have_count(moves + 1)


def _wait_for(guest: Visitor, part: str) -> None:
    """Wait until a text is in the address, which follows a little later than the board."""
    shown = "decodeURIComponent(location.hash)"
    wait_until(lambda: part in guest.page.evaluate(shown), part, page=guest.page)


def _save(page: Page) -> Game:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save record").click()
    return Game.parse(download.value.path().read_text(encoding="utf-8"))


def test_picture_has_the_theme_of_the_screen(server: RunningServer, visit: Visit) -> None:
    page = visit(server, BOARD, color_scheme="dark").page
    with page.expect_download() as download:
        page.get_by_role("button", name="SVG").click()
    assert DARK.ground in download.value.path().read_text(encoding="utf-8")


def test_moves_form_a_tree_that_is_saved_and_opened_again(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, BOARD)
    page = guest.page
    _play(page, 0)
    page.keyboard.press("ArrowLeft")
    _play(page, 1)
    game = _save(page)
    (variation,) = game.annotation(0).variations
    page.get_by_role("button", name="Make main variation").click()
    again = _save(page)
    assert again.events == variation.events
    assert again.annotation(0).variations[0].events == game.events
    _wait_for(guest, str(again.replay()))
    page.get_by_role("button", name="Delete from here").click()
    expect(page.locator("[data-node]")).to_have_count(1)
    _wait_for(guest, OPENING)
    page.get_by_role("button", name="Open…").click()
    page.get_by_label("paste a record").fill(str(game))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("[data-node]")).to_have_count(2)
    assert not guest.violations()


def test_position_is_set_up_and_all_problems_are_said(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, "/#analyse", viewport=PHONE, color_scheme="dark")
    page = guest.page
    page.get_by_role("button", name="Set up").click()
    page.get_by_label("What comes next").select_option("draft")
    expect(page.get_by_role("status")).to_contain_text("There are no tiles to take")
    page.get_by_role("radio", name="red").check(force=True)
    page.get_by_role("button", name="Factory 2, space 1: empty").click()
    page.get_by_role("button", name="Line 2, space 2: empty").first.click()
    page.get_by_label("In the lid: red").fill("19")
    expect(page.get_by_role("status")).to_contain_text("22 red instead of 20")
    assert not guest.violations()
    assert guest.scrolls()[0] == 0
    page.get_by_label("In the lid: red").fill("0")
    page.get_by_role("button", name="Analyse this position").click()
    page.locator(".stage").wait_for()
    _wait_for(guest, " -/-/R/-/-/- 20,20,17,20,20 0,0,0,0,0 0:5/5/5/5/5:-/R2/-/-/-:- ")
    assert not guest.violations()
    assert guest.scrolls()[0] == 0


def test_tile_is_dragged_from_the_palette_to_a_space(server: RunningServer, visit: Visit) -> None:
    page = visit(server, "/#analyse").page
    page.get_by_role("button", name="Set up").click()
    page.get_by_label("What comes next").select_option("draft")
    red = page.locator("label", has=page.get_by_role("radio", name="red"))
    red.drag_to(page.get_by_role("button", name="Factory 2, space 1: empty"))
    expect(page.get_by_role("button", name="Factory 2, space 1: red")).to_be_visible()
    # What is dropped beside the spaces lies nowhere, and a click still puts what was in the hand.
    red.drag_to(page.get_by_role("status"))
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.get_by_role("button", name=": red")).to_have_count(1)
    page.get_by_role("button", name="Line 2, space 2: empty").first.click()
    expect(page.get_by_role("button", name="Line 2, space 2: blue")).to_be_visible()


def test_tiles_are_drawn_and_laid_out_by_hand(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, "/#analyse")
    page = guest.page
    page.get_by_role("button", name="Draw the tiles").click()
    expect(page.locator("button[data-take]").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Lay them out by hand").click()
    for number, colour in enumerate(["blue", "yellow", "red", "black", "white"], 1):
        page.get_by_role("radio", name=colour).check(force=True)
        for place in range(1, 5):
            page.get_by_role("button", name=f"Factory {number}, space {place}: empty").click()
    page.get_by_role("button", name="Deal these tiles").click()
    expect(page.locator("[data-node]")).to_have_count(2)
    _wait_for(guest, " -/BBBB/YYYY/RRRR/KKKK/WWWW ")


def test_position_that_cannot_be_read_is_refused_and_another_can_be_opened(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None)
    guest.fragile = True
    guest.go("/#analyse/nonsense")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("This position cannot be read or is not possible.")
    guest.page.get_by_label("paste a record").fill(OPENING)
    guest.page.get_by_role("button", name="Open", exact=True).click()
    guest.page.locator(".stage").wait_for()


def test_position_that_breaks_rules_is_refused_with_the_reason(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None, locale="de")
    guest.fragile = True
    guest.go("/#analyse/" + quote(OPENING.replace(" 16,", " 17,")))
    expect(guest.page.get_by_role("alert")).to_contain_text("21 blaue")


@pytest.mark.long
def test_evaluation_shows_the_best_moves(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, BOARD)
    page = guest.page
    expect(page.get_by_role("heading", name="Seat 1: best moves")).to_be_visible(timeout=90_000)
    expect(page.get_by_role("img", name="Probability to win")).to_be_visible()
    expect(page.locator("svg g.best")).to_have_count(1)
    assert not guest.violations()


class HeldAnalyses:
    """Requests for analyses that nobody answers, so that only the page can end them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[Route] = []
        self.ended: list[Request] = []
        page.route("**/api/analysis", lambda route: self.asked.append(route))
        page.on("requestfailed", lambda request: self.ended.append(request))

    def wait_for(self, count: int) -> None:
        wait_until(lambda: len(self.asked) == count, f"not {count} requests", page=self.page)

    def wait_for_end(self) -> None:
        wait_until(lambda: self.asked[-1].request in self.ended, "it goes on", page=self.page)


@pytest.mark.long
def test_evaluation_ends_when_the_user_leaves(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    analyses = HeldAnalyses(guest.page)
    guest.go(BOARD)
    analyses.wait_for(1)
    guest.page.get_by_role("link", name="To the first screen").click()
    analyses.wait_for_end()


@pytest.mark.long
def test_evaluation_stops_while_the_tab_is_hidden(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = guest.page
    analyses = HeldAnalyses(page)

    def turn(*, hidden: bool) -> None:
        page.evaluate(
            "hidden => { Object.defineProperty(document, 'hidden', {value: hidden, "
            "configurable: true}); document.dispatchEvent(new Event('visibilitychange')) }",
            hidden,
        )

    guest.go(BOARD)
    analyses.wait_for(1)
    turn(hidden=True)
    analyses.wait_for_end()
    turn(hidden=False)
    analyses.wait_for(2)
    analyses.asked[1].continue_()
    expect(page.get_by_role("heading", name="Seat 1: best moves")).to_be_visible(timeout=90_000)


@pytest.mark.long
def test_finished_game_opens_at_an_event(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    resign_alone(guest)
    path = guest.page.evaluate("location.pathname")
    game = Game.parse(server.get(f"/api/tables/{path.rpartition('/')[2]}/record"))
    reader = visit(server, f"{path}#analyse/1")
    reader.page.locator(".stage").wait_for()
    expect(reader.page.locator("[data-node]")).to_have_count(len(game.events))
    expect(reader.page.locator("[data-node][aria-current]")).to_have_attribute("data-node", "2")
    reader.page.keyboard.press("ArrowLeft")
    _wait_for(reader, "#analyse/0")
    # What the reader tries is a variation, which the address of the game does not have.
    reader.page.keyboard.press("Home")
    reader.page.get_by_role("button", name="Draw the tiles").click()
    expect(reader.page.locator("[data-node]")).to_have_count(len(game.events) + 1)
    _wait_for(reader, "#analyse/C draft 1")
