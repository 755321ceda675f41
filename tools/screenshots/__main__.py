"""Pictures of every screen, in both themes and on four sizes of window: `make screenshots`.

It plays real games against the bots, so all pictures take several minutes. They are a build
product: build/screenshots/NAME-SIZE-THEME.webp, not in git. `ARGS='hint end-phone-dark'` takes all
forms of one screen and one form of another; `ARGS=--docs` takes the pictures in docs/screenshots
again, which are those that README.md or a page of docs/ shows.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from testing.servers import GENEROUS, FreshServer
from tools.screenshots.camera import Camera
from tools.screenshots.screens import take_all
from tools.screenshots.selection import Selection
from tools.services import needed_chromium

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
PLENTY = [f"--limit=analyses_{word}=100000" for word in ("per_minute", "burst")]


@contextlib.contextmanager
def thinking_server() -> Iterator[FreshServer]:
    """A server whose bots think, on a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = FreshServer(f"{folder}/tables.db", "--bots=players", *PLENTY, *GENEROUS)
        with contextlib.closing(server):
            server.start()
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
    chromium = needed_chromium()
    with thinking_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        camera = Camera(browser, server, Selection(names), folder)
        take_all(camera)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
