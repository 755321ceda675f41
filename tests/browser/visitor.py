"""A visitor: a browser window that plays the game and collects errors, for every browser test."""

from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from testing.patience import wait_until

TIMEOUT_MS = 60_000
"""How long Playwright waits; its own five seconds in `expect` are too few on a busy machine."""
expect.set_options(timeout=TIMEOUT_MS)
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}


class Visitor:
    """A browser context with one page; motion is off unless a test wants to see it."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en", "reduced_motion": "reduce"}
        # A service worker would fetch the whole page for every visitor.
        settings |= {"service_workers": "block", **options}
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(TIMEOUT_MS)
        self.page: Page = self.context.new_page()
        self.url = url
        self.errors: list[str] = []
        self.fragile = False
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        # A connection that a test cuts is reported by the browser itself, not by the page.
        # Playwright itself warns if it blocks a service worker.
        if "blocked by Playwright" in message.text:
            return
        if message.type in ("error", "warning") and not self.fragile:
            self.errors.append(message.text)

    def _asked(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if host and host != urlsplit(self.url).netloc:
            self.errors.append(f"asked another host: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def open_first_screen(self) -> list[str]:
        """Open the first screen; all addresses that are asked for from now on, as they come."""
        asked: list[str] = []
        self.page.on("request", lambda request: asked.append(request.url))
        self.go("/")
        self.page.get_by_role("button", name="Play now").wait_for()
        self.page.wait_for_load_state("networkidle")
        return asked

    def leave(self) -> None:
        """Close the window, before the server of this test is gone."""
        self.context.close()

    def play_now(self) -> None:
        """Go from the first screen to a table, on this person's or the bot's turn."""
        self.page.get_by_role("button", name="Play now").click()
        self.page.locator(".stage").wait_for()

    def can_move(self) -> bool:
        return self.page.locator("[data-take]:is(button), .choice, .falls").count() > 0

    def is_over(self) -> bool:
        return self.page.locator("dialog table").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait for something to do; False if the game is over instead."""
        self.page.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()
        return not self.is_over()

    def move(self) -> None:
        """Tile if asked to, else take the first tiles to the first line."""
        moves = self.moves()
        if self.page.locator(".choice, .falls").count():
            self.page.locator(".choice, .falls").first.click()
        else:
            self.page.locator("button[data-take]").first.click()
            self.page.locator("[data-line].open").first.click()
        self.wait_for_more_than(moves)

    def moves(self) -> int:
        """The number of entries in the log."""
        return self.page.locator(".panel li").count()

    def wait_for_more_than(self, moves: int) -> None:
        # The end of a round is shown tile by tile before the log continues.
        expect(self.page.locator(".panel li").nth(moves)).to_be_visible()

    def play_to_the_end(self) -> None:
        while self.wait_for_turn():
            self.move()

    def wait_until(self, expression: str) -> None:
        """Wait until an expression is true in the page.

        Playwright's own `wait_for_function` evaluates text inside the page, which our content
        security policy forbids: it works only if it need not wait.
        """
        wait_until(
            lambda: self.page.evaluate(expression),
            f"it did not become true: {expression}",
            page=self.page,
        )

    def violations(self) -> list[str]:
        """The violations that axe finds on the screen."""
        found = Axe().run(self.page).response["violations"]
        return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]

    def covered(self) -> list[str]:
        """Controls on the screen whose middle is covered by something else."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('button, a, select, input')].filter(control => {"
            "  const box = control.getBoundingClientRect();"
            "  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];"
            "  if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;"
            "  const top = document.elementFromPoint(x, y);"
            "  return !control.contains(top) && !top?.closest('label')?.contains(control);"
            "}).map(control => control.ariaLabel || control.textContent)"
        )
        return found

    def scrolls(self) -> tuple[int, int]:
        """By how many pixels the page is larger than the window, across and down."""
        across, down = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        return max(0, across), max(0, down)
