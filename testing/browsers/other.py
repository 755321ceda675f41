"""One small interface to browsers other than Playwright's Chromium.

They run as their projects release them: nothing is patched, and no driver is downloaded.
"""

import json
from abc import ABC, abstractmethod
from typing import Any

from testing.patience import wait_until

WIDTH, HEIGHT = 1280, 800
# The first element that a person could click: visible, enabled, with nothing on top of it.
CLICKABLE = """((css, text) => [...document.querySelectorAll(css)].find(element => {
  if (text && element.textContent.trim() !== text) return false;
  if (element.disabled || !element.checkVisibility()) return false;
  element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(top);
}) ?? null)"""


class BrowserError(Exception):
    """The browser refused a command; `kind` is the error code of WebDriver."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class OtherBrowser(ABC):
    """A browser with one window: English, motion off."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, which JSON can hold."""

    @abstractmethod
    def errors(self) -> list[str]:
        """Errors and warnings of the page so far."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    @abstractmethod
    def _press(self, element: str) -> bool:
        """Press the mouse on the element of an expression; False if there is none to press."""

    def wait_until(self, expression: str) -> None:
        """Wait until an expression is true in the page."""
        wait_until(
            lambda: self.evaluate(f"!!({expression})"),
            lambda: f"it did not become true: {expression}; errors: {self.errors()}",
        )

    def click(self, css: str, text: str = "") -> None:
        """Click the first element that matches and has this text, when it can be clicked."""
        element = f"{CLICKABLE}({json.dumps(css)}, {json.dumps(text)})"
        wait_until(
            lambda: self._press(element),
            lambda: f"cannot click {css} {text}; errors: {self.errors()}",
        )

    def choose(self, css: str, value: str) -> None:
        """Choose an option of a select; its list is not part of the page, so no click opens it."""
        self.wait_until(f"document.querySelector({json.dumps(css)})")
        self.evaluate(
            "((select, value) => {"
            "  select.value = value;"
            "  select.dispatchEvent(new Event('change', {bubbles: true}));"
            "  return null;"
            f"}})(document.querySelector({json.dumps(css)}), {json.dumps(value)})"
        )
