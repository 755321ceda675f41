"""Pictures of every screen for docs/screenshots: narrow and wide, by day and by night.

A file of its own because pictures grow old: `python -m tools.screenshots` takes them again, of the
real page at a real server, with games that people at this screen have played.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RunningServer
from tools.services import find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
WIDE, PHONE = (1280, 800), (390, 844)
NAMES = ["Anna", "Björn", "Chloé", "Dieter"]


def new_page(browser: Browser, size: tuple[int, int], theme: str, locale: str = "en") -> Page:
    """A window without motion, as sharp as a phone's."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=locale,
        reduced_motion="reduce",
        device_scale_factor=1.5,
    )
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page


def begin(page: Page, url: str, seats: int, wall: str) -> None:
    """A table for so many people at this screen."""
    page.goto(f"{url}/#new")
    page.locator(f"input[name=count][value='{seats}']").check()
    for seat in range(seats):
        page.locator(".seat select").nth(seat).select_option("here")
        page.locator(".seat input").nth(seat).fill(NAMES[seat])
    page.locator(f"input[name=wall][value={wall}]").check()
    page.locator("form button").click()
    page.locator(".stage").wait_for()


def play(page: Page, moves: int) -> None:
    """Moves that fill lines, so that the walls have something to show."""
    for _ in range(moves):
        page.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()
        if page.locator("dialog").count():
            return
        if page.locator(".choice, .falls").count():
            page.locator(".choice, .falls").first.click()
        else:
            draft(page)
        page.wait_for_timeout(60)


def draft(page: Page) -> None:
    """Look at a few takes for one that completes a line without loss, else put the last down."""
    takes = page.locator("button[data-take]")
    for index in range(min(7, takes.count())):
        takes.nth(index).click()
        best = page.locator(".line.open:has(.gain):not(:has(.loss))")
        if best.count():
            best.last.click()
            return
    good = page.locator(".line.open:not(:has(.loss))")
    (good if good.count() else page.locator("[data-line].open")).last.click()


def shoot(page: Page, name: str, *, full: bool = False) -> None:
    """One picture."""
    page.wait_for_timeout(250)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full)


def plain_screens(browser: Browser, url: str) -> None:
    """The screens without a game."""
    for size, width in ((WIDE, "wide"), (PHONE, "phone")):
        for theme in ("light", "dark"):
            page = new_page(browser, size, theme)
            for name, path in (("first", "/"), ("friends", "/#new"), ("rules", "/#rules")):
                page.goto(url + path)
                page.reload()
                page.locator("h1").wait_for()
                shoot(page, f"{name}-{width}-{theme}")
            page.context.close()


def tables(browser: Browser, url: str) -> None:
    """Games in their middle, tiles in hand; a choice on the grey wall; an end."""
    games = [("table-wide-light", WIDE, "light", 4, 46), ("table-wide-dark", WIDE, "dark", 2, 24)]
    games += [
        ("table-phone-light", PHONE, "light", 3, 26),
        ("table-phone-dark", PHONE, "dark", 4, 28),
    ]
    for name, size, theme, seats, moves in games:
        page = new_page(browser, size, theme)
        begin(page, url, seats, "coloured")
        play(page, moves)
        page.locator("button[data-take]").first.click()
        shoot(page, name)
        page.context.close()
    grey = new_page(browser, WIDE, "light", "is")
    begin(grey, url, 2, "grey")
    while not grey.locator(".choice").count():
        play(grey, 1)
    shoot(grey, "grey-wall-wide-light")
    play(grey, 400)
    grey.locator("dialog table").wait_for()
    shoot(grey, "end-wide-light")
    grey.context.close()


def main() -> int:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(RunningServer()) as server, sync_playwright() as playwright:
        server.start()
        flags = ["--no-sandbox", "--disable-gpu"]
        path = str(find_chromium())
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        plain_screens(browser, server.url)
        tables(browser, server.url)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
