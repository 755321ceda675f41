"""Pictures of every screen, both themes, narrow and wide: `python -m tools.screenshots [NAME ...]`.

A file of its own because it plays real games against the project's players to have something worth
looking at; without names it takes several minutes. Writes docs/screenshots/NAME-SIZE-THEME.webp.
"""

from __future__ import annotations

import base64
import contextlib
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from tools.services import find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES = {"wide": (1280, 800, 1), "phone": (360, 640, 2)}
THEMES = ("light", "dark")
TWO_SEATS = {"table", "in-hand", "hint", "menu", "scoring", "replay", "analysis", "watch", "end"}
QUALITY = 0.82
PLENTY = [f"--limit=analyses_{word}=100000" for word in ("per_minute", "burst")]
TO_WEBP = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + png;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""

# Nothing moves, apart from what moves for ever.
CALM = """document.getAnimations().every(
  one => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity
)"""
POINTS_ARE_SEEN = """[...document.querySelectorAll('.motion span')].some(
  points => getComputedStyle(points).opacity > 0.9
)"""

Prepare = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Take the screen as it is."""


class Photographer:
    """A browser that looks at one server."""

    def __init__(self, browser: Browser, server: FreshServer) -> None:
        self.browser = browser
        self.server = server
        self.darkroom = browser.new_page()

    def window(self, size: str, theme: str, **more: Any) -> Page:
        """A window of somebody called Anna."""
        width, height, scale = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
            locale="en",
            **({"reduced_motion": "reduce"} | more),
        )
        settings = json.dumps({"name": "Anna", "speed": "slow", "sound": False})
        context.add_init_script(f"localStorage.setItem('azulejos.settings', '{settings}')")
        context.set_default_timeout(60_000)
        return context.new_page()

    def keep(self, page: Page, name: str, size: str, theme: str, ready: str = CALM) -> None:
        """Take the picture once it can be seen, and write it."""
        page.evaluate("document.fonts.ready")
        wait_until(lambda: page.evaluate(ready), f"never: {ready}", page=page)
        png = base64.b64encode(page.screenshot()).decode()
        webp = self.darkroom.evaluate(TO_WEBP, [png, QUALITY])
        file = FOLDER / f"{name}-{size}-{theme}.webp"
        file.write_bytes(base64.b64decode(webp))
        print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)

    def shoot(self, name: str, path: str, prepare: Prepare = nothing) -> None:
        """One screen in all its forms."""
        for size in SIZES:
            for theme in THEMES:
                page = self.window(size, theme)
                page.goto(self.server.url + path)
                page.locator("main:not(.splash)").first.wait_for()
                page.wait_for_load_state("networkidle")
                prepare(page)
                self.keep(page, name, size, theme)
                page.context.close()


class Game:
    """A game that Anna plays by its own hints against bots."""

    def __init__(self, eye: Photographer, seats: int, wall: str = "coloured") -> None:
        self.eye = eye
        server = eye.server
        levels = ["casual", "skilled", "novice"][: seats - 1]
        options = {"wall": wall, "public": True}
        opened = server.post("/api/tables", {"seats": [None, *levels], "options": options})
        self.id = opened["table"]["id"]
        claim = {"seat": 0, "name": "Anna"}
        granted = server.post(f"/api/tables/{self.id}/claim", claim, opened["token"])
        self.path = granted["return_path"]
        self.page = eye.window("wide", "light")
        self.page.goto(server.url + self.path)
        self.page.locator(".start button").click()
        self.page.locator(".stage").wait_for()

    def wait(self) -> bool:
        """Wait for Anna's turn; false when the game is over."""
        self.page.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()
        return self.page.locator("dialog table").count() == 0

    def chooses(self) -> bool:
        return self.page.locator(".choice").count() > 0

    def move(self) -> None:
        """What the hint says."""
        moves = self.page.locator(".panel li").count()
        if self.page.locator(".choice, .falls").count():
            self.page.locator(".choice, .falls").first.click()
        else:
            self.page.get_by_role("button", name="Hint").click()
            self.page.locator("button[data-take].hinted").click()
            self.page.locator("[data-line].hinted").click()
        self.page.locator(".panel li").nth(moves).wait_for()

    def round(self) -> int:
        label = self.page.locator("button.counts").get_attribute("aria-label") or ""
        return int(label.split(".")[0].rpartition(" ")[2])

    def play_into(self, number: int, moves: int = 2) -> None:
        """Play on to some moves into a round."""
        while self.wait() and self.round() < number:
            self.move()
        for _ in range(moves):
            if self.wait():
                self.move()
        self.wait()


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


def two_seats(eye: Photographer, wanted: Callable[[str], bool]) -> None:
    """A whole game at two seats, looked at along the way."""
    game = Game(eye, 2)
    game.play_into(2)
    for name, prepare in (
        ("table", nothing),
        ("in-hand", pick),
        ("hint", hint),
        ("menu", open_menu),
    ):
        if wanted(name):
            eye.shoot(name, game.path, prepare)
    if wanted("scoring"):
        watchers = [("wide", "light"), ("phone", "dark")]
        pages = [eye.window(*each, reduced_motion="no-preference") for each in watchers]
        for page in pages:
            page.goto(eye.server.url + f"/t/{game.id}")
            page.locator(".stage").wait_for()
        game.play_into(3, 0)
        for page, (size, theme) in zip(pages, watchers, strict=True):
            eye.keep(page, "scoring", size, theme, ready=POINTS_ARE_SEEN)
            page.context.close()
    if wanted("replay"):
        eye.shoot("replay", f"/t/{game.id}#replay", lambda page: page.keyboard.press("End"))
    if wanted("analysis"):
        eye.shoot("analysis", f"/t/{game.id}#replay", analyse)
    if wanted("watch"):
        eye.shoot("watch", "/#watch")
    if wanted("end"):
        while game.wait():
            game.move()
        eye.shoot("end", game.path, lambda page: page.locator("dialog table").wait_for())


def more_seats(eye: Photographer, wanted: Callable[[str], bool]) -> None:
    """Three and four seats, and the choice on a grey wall."""
    if wanted("table-three"):
        game = Game(eye, 3)
        game.play_into(2)
        eye.shoot("table-three", game.path)
    if wanted("table-four") or wanted("grey-wall"):
        game = Game(eye, 4, "grey")
        while game.wait() and not game.chooses():
            game.move()
        if wanted("grey-wall"):
            eye.shoot("grey-wall", game.path, lambda page: page.locator(".choice").first.wait_for())
        game.play_into(2)
        if wanted("table-four"):
            eye.shoot("table-four", game.path)


def quiet_screens(eye: Photographer, wanted: Callable[[str], bool]) -> None:
    """Everything before a game."""
    server = eye.server
    screens = {"first": "/", "friends": "/#new", "rules": "/#rules", "load": "/#replay"}
    for name, path in screens.items():
        if wanted(name):
            eye.shoot(name, path)
    if wanted("settings"):
        eye.shoot("settings", "/#new", settings)
    opened = server.post("/api/tables", {"seats": [None, None, "casual"], "options": {}})
    claim = {"seat": 0, "name": "Björn"}
    path = f"/t/{opened['table']['id']}"
    granted = server.post(f"/api{path.replace('/t/', '/tables/')}/claim", claim, opened["token"])
    if wanted("join"):
        eye.shoot("join", path)
    if wanted("lobby"):
        eye.shoot("lobby", granted["return_path"])


@contextlib.contextmanager
def thinking_server() -> Iterator[FreshServer]:
    """A server whose bots are ready, on a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = FreshServer(f"{folder}/tables.db", "--bots=players", *PLENTY, *GENEROUS)
        with contextlib.closing(server):
            server.start()
            server.wait_for_bots()
            yield server


def main(names: list[str]) -> int:
    """Take the pictures that are named, or all."""

    def wanted(name: str) -> bool:
        return not names or name in names

    FOLDER.mkdir(exist_ok=True)
    with thinking_server() as server, sync_playwright() as playwright:
        chromium = str(find_chromium())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        eye = Photographer(browser, server)
        quiet_screens(eye, wanted)
        if not names or TWO_SEATS & set(names):
            two_seats(eye, wanted)
        more_seats(eye, wanted)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
