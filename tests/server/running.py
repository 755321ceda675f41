"""A real server process for tests: started, stopped, killed and started again on one port."""

import json
import signal
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from tests.services import Server

QUICK_BOTS = ["--bots", "random"]


class RunningServer(Server):
    """`azulejos serve` in a process of its own."""

    def __init__(self, store: str = "", *options: str) -> None:
        super().__init__()
        self.store = store or str(self.folder / "tables.db")
        self.options = [*QUICK_BOTS, *options]

    def command(self) -> list[str]:
        serve = [sys.executable, "-W", "error", "-m", "azulejos", "serve", "--no-browser"]
        return [*serve, "--port", str(self.port), "--store", self.store, *self.options]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        super().start()
        until = time.monotonic() + 30
        while True:
            try:
                self.get("/api/health")
                return
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def interrupt(self) -> None:
        """Stop as Ctrl-C does."""
        self.end(signal.SIGINT)

    def get(self, path: str, token: str = "") -> Any:
        return self.call("GET", path, token=token)

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        return self.call("POST", path, body, token)

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask over HTTP; a `ProblemAnswerError` for an answer other than the one hoped for."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                raise ProblemAnswerError(error.code, json.loads(error.read())) from None
        is_json = answer.headers.get_content_type() == "application/json"
        return json.loads(text) if is_json else text


class ProblemAnswerError(Exception):
    """An HTTP error in the server's one shape."""

    def __init__(self, status: int, problem: dict[str, str]) -> None:
        super().__init__(status, problem)
        self.status = status
        self.code = problem["code"]
        self.sentence = problem["sentence"]
