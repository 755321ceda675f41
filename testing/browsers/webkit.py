"""WebKit in its own small browser, which WebKitWebDriver drives over HTTP on a virtual screen."""

import json
import subprocess
import urllib.error
import urllib.request
from typing import Any

from testing.browsers.other import HEIGHT, WIDTH, BrowserError, OtherBrowser
from testing.patience import PATIENCE_S
from testing.services import Server
from tools.services import find_webkit, find_xvfb

# WebDriver over HTTP has no events, so the page collects its errors itself. An error before this
# runs leaves the first screen empty, and no test goes on from there.
COLLECT = """(() => {
  if (window.collected) return null;
  window.collected = [];
  for (const kind of ['error', 'warn']) {
    console[kind] = (...words) => window.collected.push(words.join(' '));
  }
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    window.addEventListener(kind, event =>
      window.collected.push(String(event.message ?? event.reason ?? event.violatedDirective)));
  }
  return null;
})()"""
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name that the standard gives to a reference to an element."""


class Screen:
    """A screen that exists in memory only."""

    def __init__(self) -> None:
        program = find_xvfb()
        assert program is not None, "Xvfb is missing: run 'make services'"
        size = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
        self._process = subprocess.Popen(
            [str(program), "-displayfd", "1", *size, "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdout is not None
        self.name = f":{self._process.stdout.readline().decode().strip()}"

    def close(self) -> None:
        """Switch it off."""
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE_S)


class DriverServer(Server):
    """WebKitWebDriver, which starts the browser, with settings of its own."""

    def __init__(self, screen: str) -> None:
        super().__init__()
        self._screen = screen
        settings = self.folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        # The page sees that the person wants no motion.
        settings.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")

    def command(self) -> list[str]:
        program = find_webkit()
        assert program is not None, "WebKit is missing: run 'make services'"
        folders = [f"XDG_{kind}_HOME={self.folder}" for kind in ("CONFIG", "CACHE", "DATA")]
        words = ["LANG=C.UTF-8", "LANGUAGE=en"]
        return [
            "env",
            f"DISPLAY={self._screen}",
            *folders,
            *words,
            str(program),
            f"--port={self.port}",
        ]


class WebKit(OtherBrowser):
    """WebKit over WebDriver."""

    def __init__(self) -> None:
        self._screen = Screen()
        self._server = DriverServer(self._screen.name)
        self._server.start()
        self._session = ""
        answer = self._call("POST", "/session", {"capabilities": {}})
        self._session = f"/session/{answer['sessionId']}"
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        url = f"http://127.0.0.1:{self._server.port}{self._session}{path}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            url, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            with error:
                value = json.loads(error.read())["value"]
            raise BrowserError(value["error"], value["message"]) from None

    def go(self, url: str) -> None:
        self._call("POST", "/url", {"url": url})
        self.evaluate(COLLECT)

    def evaluate(self, expression: str) -> Any:
        body = {"script": f"return ({expression})", "args": []}
        return self._call("POST", "/execute/sync", body)

    def _press(self, element: str) -> bool:
        found = self.evaluate(element)
        if found is None:
            return False
        try:
            self._call("POST", f"/element/{found[ELEMENT]}/click", {})
        except BrowserError as error:
            if error.kind in ("stale element reference", "element click intercepted"):
                return False
            raise
        return True

    def errors(self) -> list[str]:
        found: list[str] = self.evaluate("window.collected")
        return found

    def close(self) -> None:
        self._call("DELETE", "")
        self._server.close()
        self._screen.close()
