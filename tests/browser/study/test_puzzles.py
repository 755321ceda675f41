"""Puzzles on the page: right and wrong answers, nothing shown before, and progress that stays."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from azulejos.puzzles.shapes import Puzzle
from testing.puzzles import GREY_TILING, PUZZLES, THREE_SEATS, TWO_SEATS, write_file
from testing.servers import GENEROUS, RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("puzzles")
LINES = {letter: number for number, letter in enumerate("12345F")}
RIGHT, WRONG = "Right! This is clearly the best move.", "Not quite: another move is clearly better."


@pytest.fixture(scope="module")
def puzzler(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the puzzles of the tests."""
    assert built_page.exists()
    file = write_file(tmp_path_factory.mktemp("puzzles"))
    with contextlib.closing(RunningServer("", *GENEROUS, f"--puzzles={file}")) as running:
        running.start()
        yield running


def open_puzzle(guest: Visitor, puzzle: Puzzle) -> Page:
    guest.go(f"/#puzzle/{puzzle.id}")
    guest.page.locator(f"[data-puzzle={puzzle.id}]").wait_for()
    return guest.page


def choose_theme(page: Page, theme: str, puzzle: Puzzle) -> None:
    """Choose a theme and wait for its puzzle, which may be the one that is on the screen."""
    page.locator(".question").evaluate("one => (one.dataset.leaves = 'yes')")
    page.get_by_label("Theme").select_option(theme)
    page.locator(f"[data-puzzle={puzzle.id}]").wait_for()
    page.locator(".question:not([data-leaves])").wait_for()


def pick(page: Page, move: str) -> None:
    page.locator(f"button[data-take='{move[:2]}']").click()


def answer(page: Page, move: str) -> None:
    """Give an answer by clicks."""
    if move.startswith("T"):
        row = page.locator(".mine .wall").nth(LINES[move[1]])
        row.locator(".cell").nth(LINES[move[2]]).get_by_role("button").click()
        return
    pick(page, move)
    page.locator(f".mine [data-line='{LINES[move[2]]}']").click()


def explained(page: Page) -> None:
    """Wait until what three moves lead to is there."""
    expect(page.locator(".puzzle .why")).to_have_count(3)


def test_puzzle_of_the_day_is_solved_from_the_first_screen(
    puzzler: RunningServer, visit: Visit
) -> None:
    today = puzzler.get("/api/puzzles/day")["id"]
    puzzle = next(one for one in PUZZLES if one.id == today)
    guest = visit(puzzler)
    page = guest.page
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(f"[data-puzzle={today}]").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    answer(page, str(puzzle.answer))
    expect(page.locator(".verdict")).to_contain_text(RIGHT)
    guest.go("/")
    page.get_by_role("link", name="Puzzle of the day Solved").wait_for()


def test_right_answer_is_praised_explained_and_counted(
    puzzler: RunningServer, visit: Visit
) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, TWO_SEATS)
    expect(page.locator(".question")).to_have_text(
        re.compile(r"Build a column\.\s*You are seat 2, and it is your turn\.")
    )
    assert not guest.violations()
    answer(page, "4R5")
    expect(page.locator(".verdict")).to_contain_text(RIGHT)
    explained(page)
    best = page.locator(".puzzle ol > li").first
    expect(best).to_contain_text("Best")
    expect(best).to_contain_text("Your move")
    expect(best).to_contain_text("You complete column 2: 7 bonus points.")
    expect(page.locator(".solver")).to_contain_text("Streak: 1, longest 1")
    assert not guest.violations()
    page.reload()
    expect(page.locator(".puzzle")).to_contain_text("so the answer does not count")
    expect(page.locator(".solver")).to_contain_text("Streak: 1, longest 1")
    expect(page.locator(".solver")).to_contain_text("Solved: 1")


def test_wrong_answer_is_explained_and_tried_again(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, TWO_SEATS)
    answer(page, "3R3")
    expect(page.locator(".verdict")).to_contain_text(WRONG)
    explained(page)
    second = page.locator(".puzzle ol > li").nth(1)
    expect(second).to_contain_text("Your move")
    expect(second).to_contain_text("loses")
    arrow = page.locator(".board > svg path").first
    best = arrow.get_attribute("d")
    second.get_by_role("button").click()
    expect(second.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(arrow).not_to_have_attribute("d", best or "")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".board > svg path")).to_have_count(0)
    answer(page, "4R5")
    expect(page.locator(".verdict")).to_contain_text(RIGHT)
    expect(page.locator(".solver")).to_contain_text("Streak: 0, longest 0")
    expect(page.locator(".solver")).to_contain_text("Solved: 0")


def test_nothing_is_shown_before_the_answer(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, TWO_SEATS)
    pick(page, "4R5")
    line = page.locator(".mine [data-line='4']")
    expect(line).to_have_class(re.compile("open"))
    for number in range(6):
        page.locator(f".mine [data-line='{number}']").hover()
        expect(page.locator(".ghost, .badge, .points, .hinted, .why")).to_have_count(0)
    assert line.get_attribute("aria-label") == "Line 5: 3 of 5, red"
    expect(page.locator(".board > svg path")).to_have_count(0)


def test_column_of_the_grey_wall_is_chosen(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, GREY_TILING)
    expect(page.locator(".question")).to_contain_text("Choose the best column.")
    choices = page.locator(".mine .choice")
    expect(choices).to_have_count(4)
    expect(page.locator(".ghost, .points")).to_have_count(0)
    assert choices.nth(3).get_attribute("aria-label") == "Tile from line 4, red, to column 4"
    answer(page, "T44")
    expect(page.locator(".verdict")).to_contain_text(RIGHT)
    explained(page)


@pytest.mark.long
def test_three_seats_fit_on_a_phone_in_german(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None, locale="de", viewport=PHONE, color_scheme="dark", has_touch=True)
    page = open_puzzle(guest, THREE_SEATS)
    expect(page.locator(".question")).to_contain_text("Hol das Beste aus der letzten Runde heraus.")
    assert guest.scrolls()[0] == 0
    expect(page.locator(".others .other")).to_have_count(2)
    expect(page.get_by_role("img", name="Beendet das Spiel")).to_have_count(2)
    for name in page.locator(".others .name").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    # Six of the seven factories are empty.
    expect(page.locator(".sources .plate")).to_have_count(1)
    for part in (".others", ".sources", ".mine"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert not guest.violations()
    assert not guest.covered()
    page.locator("button[data-take='CR']").tap()
    page.locator(".mine [data-line='2']").tap()
    expect(page.locator(".verdict")).to_be_in_viewport()
    explained(page)
    assert guest.scrolls()[0] == 0
    assert not guest.violations()
    page.locator(".puzzle ol button").nth(1).tap()
    expect(page.locator(".mine")).to_be_in_viewport(ratio=1)


def test_puzzle_is_solved_by_keyboard_and_heard(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, TWO_SEATS)
    said = page.get_by_role("log")
    expect(said).to_contain_text("Build a column.")
    expect(page.locator(".question")).to_be_focused()
    take = page.locator("button[data-take='4R']")
    while not take.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("In hand: 2 red tiles")
    expect(page.locator("[data-line].open").first).to_be_focused()
    line = page.locator(".mine [data-line='4']")
    while not line.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(said).to_contain_text(RIGHT)
    expect(said).to_contain_text("You complete column 2: 7 bonus points.")
    following = page.get_by_role("button", name="Next puzzle")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_focused()
    expect(page.locator(".puzzle")).not_to_have_attribute("data-puzzle", TWO_SEATS.id)
    # A move can be typed, too.
    choose_theme(page, "grey-tiling", GREY_TILING)
    expect(page.locator(".question")).to_be_focused()
    page.keyboard.type("T44")
    expect(said).to_contain_text(RIGHT)


def test_puzzles_lead_to_the_analysis_board_and_to_each_other(
    puzzler: RunningServer, visit: Visit
) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, TWO_SEATS)
    page.get_by_role("button", name="Another puzzle").click()
    expect(page.locator(".puzzle")).not_to_have_attribute("data-puzzle", TWO_SEATS.id)
    guest.wait_until("location.hash !== '#puzzle/" + TWO_SEATS.id + "'")
    choose_theme(page, "last-round", THREE_SEATS)
    answer(page, "CR3")
    page.get_by_role("link", name="Analyse").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Analysis board")
    guest.wait_until("location.hash.startsWith('#analyse/C')")


def test_unknown_puzzle_is_said_and_leads_on(puzzler: RunningServer, visit: Visit) -> None:
    guest = visit(puzzler, None)
    guest.fragile = True  # the browser reports the 404 itself
    guest.go("/#puzzle/NOSUCH")
    expect(guest.page.get_by_role("alert")).to_have_text("This server has no such puzzle.")
    guest.page.get_by_role("link", name="Puzzle of the day").click()
    guest.page.locator(".question").wait_for()


def test_wide_window_gives_the_room_of_empty_factories_to_the_board(
    puzzler: RunningServer, visit: Visit
) -> None:
    guest = visit(puzzler, None)
    page = open_puzzle(guest, GREY_TILING)
    expect(page.locator(".sources .plate")).to_have_count(0)
    assert guest.scrolls() == (0, 0)
    panel, stage = (page.locator(part).bounding_box() for part in (".panel", ".stage"))
    assert panel
    assert stage
    assert panel["width"] * 4 >= stage["width"]
