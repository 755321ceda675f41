"""Firefox, which speaks WebDriver BiDi over a WebSocket by itself."""

import contextlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from testing.browsers.other import HEIGHT, WIDTH, BrowserError, OtherBrowser
from testing.patience import PATIENCE_S, wait_until
from tools.services import find_firefox

PREFERENCES = {"intl.accept_languages": "en", "ui.prefersReducedMotion": 1}


class Firefox(OtherBrowser):
    """Firefox without a window, over WebDriver BiDi."""

    def __init__(self) -> None:
        program = find_firefox()
        assert program is not None, "Firefox is missing: run 'make services'"
        self._folder = Path(tempfile.mkdtemp(prefix="azulejos-firefox-"))
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});"
            for name, value in PREFERENCES.items()
        ]
        (self._folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        options = ["--headless", "--no-remote", "--remote-debugging-port", "0"]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [str(program), *options, "--profile", str(self._folder)], stdout=log, stderr=log
            )
        self._rest = contextlib.ExitStack()
        wait_until(lambda: self._address(), self._log)
        address = f"{self._address()}/session"
        self._socket = self._rest.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE_S, proxy=None)
        )
        self._calls = 0
        self._errors: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._call("browsingContext.setViewport", context=self._window, viewport=size)

    def _log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8", errors="replace")

    def _address(self) -> str:
        if self._process.poll() is not None:
            raise RuntimeError(f"Firefox ended: {self._log()[-2000:]}")
        found = re.search(r"BiDi listening on (ws://\S+)\s", self._log())
        return found[1] if found else ""

    def _call(self, method: str, **parameters: Any) -> Any:
        self._calls += 1
        message = {"id": self._calls, "method": method, "params": parameters}
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE_S))
            if answer["type"] == "event":
                self._happened(answer["params"])
            elif answer["type"] == "error":
                raise BrowserError(answer["error"], answer["message"])
            else:
                return answer["result"]

    def _happened(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._errors.append(entry["text"])

    def go(self, url: str) -> None:
        # An address that differs after the # only is not loaded again.
        self._call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self._evaluate(f"JSON.stringify({expression})")
        return json.loads(answer["value"]) if answer["type"] == "string" else None

    def _evaluate(self, expression: str) -> Any:
        target = {"context": self._window}
        answer = self._call(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        if answer["type"] == "exception":
            raise BrowserError("javascript error", answer["exceptionDetails"]["text"])
        return answer["result"]

    def _press(self, element: str) -> bool:
        found = self._evaluate(element)
        if "sharedId" not in found:
            return False
        node = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": node},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        try:
            self._call("input.performActions", context=self._window, actions=[mouse])
        except BrowserError as error:
            if error.kind in ("no such node", "move target out of bounds"):
                return False
            raise
        return True

    def errors(self) -> list[str]:
        # A call, because entries arrive before its answer.
        self._call("session.status")
        return self._errors

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        self._rest.close()
        shutil.rmtree(self._folder, ignore_errors=True)
