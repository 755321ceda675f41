"""Pictures of every screen, in both themes and on two sizes of window: `make screenshots`.

It plays real games against the bots, so all pictures take several minutes. They are a build
product: build/screenshots/NAME-SIZE-THEME.webp, not in git. `ARGS='hint end-phone-dark'` takes all
forms of one screen and one form of another; `ARGS=--docs` takes the pictures in docs/screenshots
again, which are those that README.md or a page of docs/ shows.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import json
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from tools.services import find_chromium

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
SIZES = {"wide": (1280, 800, 1), "phone": (360, 640, 2)}
THEMES = ("light", "dark")
TWO_SEATS = ("table", "in-hand", "hint", "menu", "scoring", "replay", "analysis", "watch", "end")
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


class Selection:
    """The pictures to take: all forms of a `NAME`, one `NAME-SIZE-THEME`, or everything."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)

    def has(self, name: str, size: str, theme: str) -> bool:
        return not self.names or not self.names.isdisjoint({name, f"{name}-{size}-{theme}"})

    def forms(self, name: str) -> list[tuple[str, str]]:
        """Return the sizes and themes in which a screen is wanted."""
        return [(size, theme) for size in SIZES for theme in THEMES if self.has(name, size, theme)]

    def has_any(self, *names: str) -> bool:
        return any(self.forms(name) for name in names)


class Camera:
    """A browser that takes pictures of the pages of one server."""

    def __init__(
        self, browser: Browser, server: FreshServer, selection: Selection, folder: Path
    ) -> None:
        self.browser = browser
        self.server = server
        self.selection = selection
        self.folder = folder
        self.converter = browser.new_page()
        self.keys: list[dict[str, Any]] = []

    def window(self, size: str, theme: str, **more: Any) -> Page:
        """A window of a player called Anna."""
        width, height, scale = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
            locale="en",
            **({"reduced_motion": "reduce"} | more),
        )
        settings = {"name": "Anna", "speed": "slow", "sound": False}
        for name, value in (("settings", settings), ("tables", self.keys)):
            arguments = f"'azulejos.{name}', {json.dumps(json.dumps(value))}"
            context.add_init_script(f"localStorage.setItem({arguments})")
        context.set_default_timeout(60_000)
        return context.new_page()

    def keep(self, page: Page, name: str, size: str, theme: str, ready: str = CALM) -> None:
        """Take the picture once `ready` is true on the page, and write it."""
        page.evaluate("document.fonts.ready")
        wait_until(lambda: page.evaluate(ready), f"never: {ready}", page=page)
        png = base64.b64encode(page.screenshot()).decode()
        webp = self.converter.evaluate(TO_WEBP, [png, QUALITY])
        file = self.folder / f"{name}-{size}-{theme}.webp"
        file.write_bytes(base64.b64decode(webp))
        print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)

    def shoot(self, name: str, path: str, prepare: Prepare = nothing) -> None:
        """Take one screen in the forms that are wanted."""
        for size, theme in self.selection.forms(name):
            page = self.window(size, theme)
            page.goto(self.server.url + path)
            page.locator("main:not(.splash)").first.wait_for()
            page.wait_for_load_state("networkidle")
            prepare(page)
            self.keep(page, name, size, theme)
            page.context.close()


class Game:
    """A game that Anna plays by its own hints against bots."""

    def __init__(self, camera: Camera, seats: int, wall: str = "coloured") -> None:
        server = camera.server
        levels = ["casual", "skilled", "novice"][: seats - 1]
        options = {"wall": wall, "public": True}
        opened = server.post("/api/tables", {"seats": [None, *levels], "options": options})
        self.id, token = opened["table"]["id"], opened["token"]
        self.path = f"/t/{self.id}"
        # Anna has a share in the draws, as everybody who sits down by the page has.
        nonce = secrets.token_bytes(32)
        claim = {"seat": 0, "name": "Anna", "nonce_hash": hashlib.sha256(nonce).hexdigest()}
        granted = server.post(f"/api/tables/{self.id}/claim", claim, token)
        key = {"id": self.id, "token": token, "returnPath": granted["return_path"], "at": 0}
        fixed = {"nonces": {0: nonce.hex()}, "commitment": opened["table"]["commitment"]}
        camera.keys = [{**key, **fixed}]
        self.page = camera.window("wide", "light")
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
    if camera.selection.has_any("end"):
        while game.wait():
            game.move()
        camera.shoot("end", game.path, lambda page: page.locator("dialog table").wait_for())


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
    camera.shoot("settings", "/#new", settings)
    server = camera.server
    opened = server.post("/api/tables", {"seats": [None, None, "casual"], "options": {}})
    table, claim = opened["table"]["id"], {"seat": 0, "name": "Björn"}
    granted = server.post(f"/api/tables/{table}/claim", claim, opened["token"])
    camera.shoot("join", f"/t/{table}")
    camera.shoot("lobby", granted["return_path"])


@contextlib.contextmanager
def thinking_server() -> Iterator[FreshServer]:
    """A server whose bots are ready, on a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = FreshServer(f"{folder}/tables.db", "--bots=players", *PLENTY, *GENEROUS)
        with contextlib.closing(server):
            server.start()
            server.wait_for_bots()
            yield server


def main(arguments: list[str]) -> int:
    """Take the pictures that are named, those of the docs, or all."""
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="NAME or NAME-SIZE-THEME")
    parser.add_argument("--docs", action="store_true", help="take those in docs/screenshots again")
    options = parser.parse_args(arguments)
    names = [file.stem for file in SHOWN.glob("*.webp")] if options.docs else options.names
    folder = SHOWN if options.docs else BUILT
    folder.mkdir(parents=True, exist_ok=True)
    with thinking_server() as server, sync_playwright() as playwright:
        chromium = str(find_chromium())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        camera = Camera(browser, server, Selection(names), folder)
        before_a_game(camera)
        if camera.selection.has_any(*TWO_SEATS):
            two_seats(camera)
        more_seats(camera)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
