"""The lesson on the page: every chapter by clicks, one by keyboard, progress, and drills."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from azulejos.lesson.chapters import CHAPTERS, TASKS, Chapter, Task
from azulejos.lesson.drills import drill
from azulejos.lesson.questions import ask
from azulejos.locales.languages import LANGUAGES
from azulejos.rules.tiles import Wall
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short

LINES = {letter: number for number, letter in enumerate("12345F")}


def open_lesson(guest: Visitor, part: str = "") -> Page:
    guest.go(f"/#learn{part and '/'}{part}")
    guest.page.locator("main h2").wait_for()
    return guest.page


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def play(page: Page, move: str) -> None:
    """Make a move by clicking its tiles and its line, or its space."""
    if move.startswith("T"):
        row = page.locator(".mine .wall").nth(LINES[move[1]])
        row.locator(".cell").nth(LINES[move[2]]).get_by_role("button").click()
        return
    page.locator(f"button[data-take='{move[:2]}']").click()
    page.locator(f"button[data-line='{LINES[move[2]]}']").click()


def answer(page: Page, number: int) -> None:
    page.get_by_role("group", name="Your answer").get_by_role(
        "button", name=str(number).replace("-", "−"), exact=True
    ).click()


def solve(page: Page, task: Task) -> None:
    """Give an accepted answer."""
    if task.kind is None:
        play(page, task.accepted[0])
    else:
        answer(page, ask(task.kind, task.position).answer)
    expect(verdict(page)).to_have_class(re.compile("right"))


def solve_chapter(page: Page, chapter: Chapter) -> None:
    for at, task in enumerate(chapter.tasks):
        expect(page.locator("main")).to_contain_text(f"Task {at + 1} of {len(chapter.tasks)}")
        solve(page, task)
        page.get_by_role("button", name="Continue").click()


def test_newcomer_goes_through_all_chapters(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    page = guest.page
    page.get_by_role("link", name="Learn to play").click()
    for chapter in CHAPTERS:
        solve_chapter(page, chapter)
    expect(page.get_by_role("heading", name="Now you know the game")).to_be_focused()
    expect(page.locator("nav .done")).to_have_count(len(CHAPTERS))
    assert not guest.violations()
    page.get_by_role("button", name="First game with a coach").click()
    guest.wait_for_turn()


@pytest.mark.parametrize("name", first_is_short(list(TASKS)))
def test_task_is_accessible_on_a_phone_in_german(
    server: RunningServer, visit: Visit, name: str
) -> None:
    chapter = next(each for each in CHAPTERS if TASKS[name] in each.tasks)
    guest = visit(server, None, locale="de", viewport=PHONE, color_scheme="dark")
    guest.go("/")
    before = [task.id for task in chapter.tasks[: chapter.tasks.index(TASKS[name])]]
    guest.page.evaluate(
        "solved => localStorage.setItem('azulejos.lesson', JSON.stringify({solved}))", before
    )
    open_lesson(guest, chapter.id)
    guest.page.reload()
    page = guest.page
    page.locator(".task").wait_for()
    assert guest.scrolls()[0] == 0
    assert not guest.violations()
    assert not guest.covered()


def test_wrong_answer_is_explained_and_tried_again(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, viewport=PHONE, has_touch=True)
    page = open_lesson(guest, "many")
    page.locator("button[data-take='1Y']").tap()
    page.locator("button[data-line='1']").tap()
    expect(page.get_by_role("status")).to_have_text("You may do that, but 2 tiles fall: −2.")
    expect(page.locator(".mine .floor svg.tile")).to_have_count(2)
    assert not guest.violations()
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator(".mine svg.tile")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("")
    play(page, "1Y4")
    expect(page.get_by_role("status")).to_have_text("Well done!")


def test_wrong_move_is_taken_back_after_it_was_shown(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, reduced_motion="no-preference")
    page = open_lesson(guest, "end")
    play(page, "CK1")
    expect(page.get_by_role("status")).to_contain_text("the game would go on")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("button[data-take='CK']")).to_have_count(1)
    expect(page.locator(".mine strong")).to_have_text("31 points")
    play(page, "CK2")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("main")).to_contain_text("Task 2 of 2")


def test_line_that_refuses_says_why(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest, "wall")
    answer(page, 4)
    expect(page.get_by_role("status")).to_contain_text("Only complete lines")
    page.get_by_role("button", name="Try again").click()
    answer(page, 2)
    page.get_by_role("button", name="Continue").click()
    page.locator("button[data-take='2B']").click()
    page.locator("button[data-line='2']").click(force=True)  # disabled for assistive technology
    expect(page.get_by_role("status")).to_have_text("Row 3 of your wall already has blue.")


def test_hint_says_and_shows_what_to_do(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest, "place")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status")).to_have_text("Look for the line with 3 spaces.")
    expect(page.locator("[data-take='2B'].hinted > button")).to_have_count(1)


def test_chapter_is_solved_by_keyboard_alone(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest, "place")
    page.locator("button[data-take='2B']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("button[data-line='0']")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Placing tiles")).to_be_focused()
    page.locator("button[data-take='3R']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("button[data-line='0']")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Too many tiles")).to_be_focused()


def test_progress_survives_a_reload(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest)
    solve_chapter(page, CHAPTERS[0])
    solve(page, TASKS["place-new"])
    guest.go("/")
    page.get_by_role("link", name="Learn to play").click()
    page.reload()
    expect(page.get_by_role("heading", name="Placing tiles")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Task 2 of 2")
    expect(page.locator("nav .done")).to_have_count(1)


def test_chapter_leads_to_its_paragraph(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest, "floor")
    with guest.context.expect_page() as opened:
        page.get_by_role("link", name="The rule in full").click()
    expect(opened.value.locator("#t6")).to_be_focused()
    opened.value.close()


@pytest.mark.parametrize("wall", first_is_short(list(Wall)))
def test_drills_keep_a_streak(server: RunningServer, visit: Visit, wall: Wall) -> None:
    guest = visit(server, None)
    seeds: list[int] = []
    guest.page.on(
        "request",
        lambda request: (
            seeds.append(int(request.url.rpartition("/")[2]))
            if f"/api/drills/{wall}/" in request.url
            else None
        ),
    )
    page = open_lesson(guest, "drills")
    page.get_by_label("Grey wall" if wall is Wall.GREY else "Coloured wall").check()
    page.locator("main [aria-busy=false]").wait_for(state="attached")
    for streak in (1, 2):
        question = drill(seeds[-1], wall)
        answer(page, question.answer)
        expect(page.locator("main")).to_contain_text(f"Streak: {streak}")
        page.get_by_role("button", name="Next tile").click()
        expect(page.get_by_role("button", name="Next tile")).to_have_count(0)
    assert not guest.violations()
    question = drill(seeds[-1], wall)
    answer(page, next(option for option in question.options() if option != question.answer))
    expect(page.locator("main")).to_contain_text("Streak: 0")
    expect(page.locator("main")).to_contain_text("Best: 2")
    answer(page, question.answer)
    expect(verdict(page)).to_have_class(re.compile("right"))
    expect(page.locator("main")).to_contain_text("Streak: 0")  # the second try does not count


def test_drill_of_the_other_wall_takes_no_answer(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_lesson(guest, "drills")
    option = page.get_by_role("group", name="Your answer").get_by_role("button").first
    option.wait_for()
    answers: list[str] = []
    page.on("request", lambda sent: answers.append(sent.url) if sent.method == "POST" else None)
    held: list[Route] = []
    page.route("**/api/drills/grey/*", lambda route: held.append(route))
    with page.expect_request("**/api/drills/grey/*"):
        page.get_by_label("Grey wall").check()
    page.locator("main [aria-busy=true]").wait_for(state="attached")
    box = page.locator("main [role=group] button").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    held[0].continue_()
    page.locator("main [aria-busy=false]").wait_for(state="attached")
    assert not answers
    page.unroute("**/api/drills/grey/*")
    option.click()
    verdict(page).wait_for()
    assert ["/drills/grey/" in url for url in answers] == [True]


def test_lesson_is_loaded_only_when_it_is_opened(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    asked = guest.open_first_screen()
    assert not [url for url in asked if "Learn-" in url or "lesson" in url]
    open_lesson(guest)
    assert [url for url in asked if url.endswith("/api/lesson")]


def test_lesson_without_a_server_says_what_is_wrong(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.fragile = True
    page = open_lesson(guest, "scoring")
    page.route("**/api/lesson/*", lambda route: route.abort())
    answer(page, 3)
    expect(page.get_by_role("status")).to_have_text("No connection to the server.")


@pytest.mark.parametrize("language", first_is_short([*LANGUAGES]))
def test_every_task_speaks_the_language(server: RunningServer, visit: Visit, language: str) -> None:
    guest = visit(server, None, locale=language, viewport=PHONE)
    for chapter in CHAPTERS:
        page = open_lesson(guest, chapter.id)
        visible = page.locator("main").inner_text()
        assert "lesson-" not in visible
        assert guest.scrolls()[0] == 0
