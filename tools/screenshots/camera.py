"""A browser that takes pictures of the pages of one server."""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from testing.patience import wait_until
from testing.servers import FreshServer
from tools.screenshots.selection import SIZES, TOUCHED, Selection

QUALITY = 0.82
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

Prepare = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Take the screen as it is."""


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
        self.player_key = secrets.token_hex(32)

    def window(self, size: str, theme: str, **more: Any) -> Page:
        """A window of a player called Anna."""
        width, height, scale = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size in TOUCHED,
            locale="en",
            **({"reduced_motion": "reduce"} | more),
        )
        settings = {"name": "Anna", "speed": "slow", "sound": False}
        stored = {"settings": settings, "tables": self.keys, "me": self.player_key}
        for name, value in stored.items():
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
