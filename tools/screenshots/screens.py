"""The screens, and how to get to them."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import Page

from tools.screenshots.camera import Camera
from tools.screenshots.game import Game

TWO_SEATS = ("table", "in-hand", "hint", "menu", "scoring", "replay", "analysis", "watch")
OPENING = (
    "C draft 1 1 1- -/BYRW/YYRR/BBRW/RWWW/YKKW 17,16,15,18,14 0,0,0,0,0"
    " 0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
)
AFTER = ("end", "review", "me")
POINTS_ARE_SEEN = """[...document.querySelectorAll('.motion span')].some(
  points => getComputedStyle(points).opacity > 0.9
)"""


def pick(page: Page) -> None:
    page.locator("button[data-take]").nth(2).click()


def hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice").wait_for()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def analyse(page: Page) -> None:
    page.keyboard.press("End")
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("region", name="best moves").wait_for()


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def wait_for_review(page: Page) -> None:
    page.locator("li.card").nth(2).wait_for()


def solve_a_task(page: Page) -> None:
    page.locator("button[data-take]").first.click()
    page.locator("[data-line]").nth(2).click()
    page.locator(".verdict").wait_for()


def solve_a_puzzle(page: Page) -> None:
    page.locator("button[data-take], .choice").first.click()
    if page.locator("[data-line].open").count():
        page.locator("[data-line].open").first.click()
    page.locator("li .why").first.wait_for()


def set_up(page: Page) -> None:
    page.get_by_role("button", name="Set up").click()


def wait_for_evaluation(page: Page) -> None:
    page.locator(".bar.known").first.wait_for()


def take_all(camera: Camera) -> None:
    """Take every picture that is wanted."""
    before_a_game(camera)
    if camera.selection.has_any(*TWO_SEATS, *AFTER):
        two_seats(camera)
    more_seats(camera)


def two_seats(camera: Camera) -> None:
    """Play a whole game at two seats and take pictures along the way."""
    game = Game(camera, 2)
    game.play_into(3, 1)
    camera.shoot("table", game.path)
    camera.shoot("in-hand", game.path, pick)
    camera.shoot("hint", game.path, hint)
    camera.shoot("menu", game.path, open_menu)
    if camera.selection.has_any("scoring"):
        scoring(camera, game)
    camera.shoot("replay", f"/t/{game.id}#replay", lambda page: page.keyboard.press("End"))
    camera.shoot("analysis", f"/t/{game.id}#replay", analyse)
    camera.shoot("watch", "/#watch")
    if camera.selection.has_any(*AFTER):
        game.finish()
        after_a_game(camera, game)


def after_a_game(camera: Camera, game: Game) -> None:
    """The screens that a finished game has."""
    camera.shoot("end", game.path, lambda page: page.locator("dialog table").wait_for())
    camera.shoot("review", f"{game.path}#review", wait_for_review)
    camera.shoot("me", "/#me")


def scoring(camera: Camera, game: Game) -> None:
    """Take the end of a round while the points are on the screen, in windows with motion."""
    # Two forms only: the points are on the screen for a moment, and pictures take time.
    forms = sorted({("wide", "light"), ("phone", "dark")} & {*camera.selection.forms("scoring")})
    pages = [camera.window(*form, reduced_motion="no-preference") for form in forms]
    for page in pages:
        page.goto(camera.server.url + game.path)
        page.locator(".stage").wait_for()
    game.play_into(4, 0)
    for page, (size, theme) in zip(pages, forms, strict=True):
        camera.keep(page, "scoring", size, theme, ready=POINTS_ARE_SEEN)
        page.context.close()


def more_seats(camera: Camera) -> None:
    """Three and four seats, and the choice on a grey wall."""
    if camera.selection.has_any("table-three"):
        game = Game(camera, 3)
        game.play_into(2)
        camera.shoot("table-three", game.path)
    if camera.selection.has_any("table-four", "grey-wall"):
        game = Game(camera, 4, "grey")
        while game.wait() and not game.chooses():
            game.move()
        camera.shoot("grey-wall", game.path, lambda page: page.locator(".choice").first.wait_for())
        game.play_into(2)
        camera.shoot("table-four", game.path)


def before_a_game(camera: Camera) -> None:
    """The screens before a game."""
    camera.shoot("first", "/")
    camera.shoot("friends", "/#new")
    camera.shoot("rules", "/#rules")
    camera.shoot("load", "/#replay")
    camera.shoot("learn", "/#learn")
    camera.shoot("task", "/#learn/take", solve_a_task)
    camera.shoot("drill", "/#learn/drills")
    camera.shoot("puzzle", "/#puzzles")
    camera.shoot("puzzle-answer", "/#puzzles", solve_a_puzzle)
    camera.shoot("study", f"/#analyse/{quote(OPENING)}", wait_for_evaluation)
    camera.shoot("set-up", f"/#analyse/{quote(OPENING)}", set_up)
    camera.shoot("settings", "/#new", settings)
    server = camera.server
    opened = server.post("/api/tables", {"seats": [None, None, "casual"], "options": {}})
    table, claim = opened["table"]["id"], {"seat": 0, "name": "Björn"}
    granted = server.post(f"/api/tables/{table}/claim", claim, opened["token"])
    camera.shoot("join", f"/t/{table}")
    camera.shoot("lobby", granted["return_path"])
