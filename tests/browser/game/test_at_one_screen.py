"""Several people at one screen: each chooses their own columns and undoes their own move."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def _sit_here(page: Page, seats: int) -> None:
    """Choose a new table where all people sit at this screen."""
    page.get_by_label(str(seats), exact=True).check()
    for seat in range(1, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option("here")


@pytest.mark.long
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
    expect(page.locator(".toast")).to_contain_text("took a move back")
    expect(page.locator(".panel li")).to_have_count(moves - 1)


def _begin(room: Visitor, names: list[str]) -> None:
    """A running game of these people, all of them at one screen."""
    page = room.page
    _sit_here(page, len(names))
    for seat, name in enumerate(names):
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
    page.get_by_role("button", name="Start game").click()
    page.locator(".stage").wait_for()
    room.wait_for_turn()


def test_hint_says_who_of_several_is_to_move(thinking: RunningServer, visit: Visit) -> None:
    room = visit(thinking, "/#new")
    _begin(room, ["Anna", "Björn"])
    room.page.keyboard.press("h")
    advice = room.page.locator(".advice")
    expect(advice.locator("strong")).to_have_text(
        re.compile(r"^(Anna|Björn) to move\. Hint: place ")
    )
    told = re.compile(r"^(Anna|Björn|This) .+\.$")
    expect(advice.locator("ul li").first).to_have_text(told)
    assert not room.violations()


def _ask_to_resign(page: Page) -> Locator:
    """Open the menu and the question of who resigns."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Resign").click()
    expect(menu.get_by_text("Who gives up?")).to_be_visible()
    return menu


def test_of_two_at_one_screen_the_one_who_is_named_gives_up(
    server: RunningServer, visit: Visit
) -> None:
    room = visit(server, "/#new")
    _begin(room, ["Anna", "Björn"])
    menu = _ask_to_resign(room.page)
    expect(menu.get_by_role("button", name="All of us")).to_have_count(0)
    menu.get_by_role("button", name="Björn").click()
    end = room.page.get_by_role("dialog", name="Anna wins the game")
    expect(end.locator(".quiet", has_text="Björn gave up.")).to_be_visible()
    end.get_by_role("button", name="Rematch").click()
    expect(room.page.locator(".panel li")).to_have_count(1)
    room.wait_for_turn()
    # The points are equal, but the other one has won and comes first.
    _ask_to_resign(room.page).get_by_role("button", name="Anna").click()
    headers = room.page.get_by_role("dialog").get_by_role("columnheader")
    expect(headers).to_have_text(["Björn", "Anna"])


@pytest.mark.long
def test_of_three_at_one_screen_one_gives_up_and_two_play_on(
    server: RunningServer, visit: Visit
) -> None:
    room = visit(server, "/#new")
    page = room.page
    _begin(room, ["Anna", "Björn", "Chloé"])
    menu = _ask_to_resign(page)
    expect(menu.get_by_text("A bot will play the seat")).to_be_visible()
    assert not room.violations()
    menu.get_by_role("button", name="Björn").click()
    expect(page.locator(".toast")).to_have_text("Björn gave up.")
    room.wait_for_turn()
    room.move()
    assert room.wait_for_turn()
    menu = _ask_to_resign(page)
    expect(menu.get_by_role("button", name="Björn")).to_have_count(0)
    menu.get_by_role("button", name="All of us").click()
    end = page.get_by_role("dialog", name="Game over")
    expect(end.locator(".quiet", has_text="Björn, Anna and Chloé gave up.")).to_be_visible()


def test_name_of_whoever_is_at_home_here_stays_theirs(server: RunningServer, visit: Visit) -> None:
    room = visit(server, "/#new")
    page = room.page
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("Name for the next seat")).to_have_value("")
    page.get_by_label("Name for the next seat").fill("Björn")
    page.get_by_role("button", name="Add a player at this screen").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Björn")
    room.go("/#new")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Anna")
    page.get_by_label("Seat 1").select_option("novice")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")


def test_all_who_left_a_shared_screen_come_back_at_once(
    server: RunningServer, visit: Visit
) -> None:
    room = visit(server, "/#new")
    page = room.page
    _begin(room, ["Anna", "Björn", "Chloé"])
    path = page.evaluate("location.pathname")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Leave the table").click()
    menu.get_by_role("button", name="Leave the table").last.click()
    page.get_by_role("button", name="Play now").wait_for()
    room.go(path)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
    seats = server.get(f"/api/tables/{path.rpartition('/')[2]}")["table"]["seats"]
    assert not [seat for seat in seats if seat["away"]]


def test_reader_hears_whose_turn_it_is_at_a_shared_screen(
    server: RunningServer, visit: Visit
) -> None:
    room = visit(server, "/#new")
    _begin(room, ["Anna", "Björn"])
    room.move()
    name = room.page.locator(".mine h2").inner_text()
    expect(room.page.locator("[role=log] p").last).to_have_text(f"{name} to move")


def test_markers_of_people_at_one_screen_differ_in_colour(
    server: RunningServer, visit: Visit
) -> None:
    room = visit(server, "/#new")
    _begin(room, ["Anna", "Björn", "Chloé", "Dieter"])
    fill = "nodes => nodes.map(node => getComputedStyle(node).fill)"
    fills: list[str] = room.page.locator(".stage h2 svg.marker").evaluate_all(fill)
    assert len(fills) == 4
    assert len(set(fills)) == 4


def test_badges_move_no_line(server: RunningServer, visit: Visit) -> None:
    room = visit(server, "/#new")
    _begin(room, ["Anna", "Ben"])
    page = room.page
    for _ in range(3):  # until a move has left tiles in the centre
        room.wait_for_turn()
        if page.locator(".centre button[data-take]").count():
            break
        room.move()
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".centre button[data-take]").first.click()  # with the start marker: it costs 1
    expect(page.locator("[data-line='4'] .badges")).to_be_visible()
    left = "part => document.querySelector(part).getBoundingClientRect().left"
    right = "part => document.querySelector(part).getBoundingClientRect().right"
    assert page.evaluate(left, "[data-line='4'] .badges") >= 0
    wall = page.evaluate(left, ".mine [data-at^='wall-']")
    assert page.evaluate(right, "[data-line='4'] .slots") <= wall
