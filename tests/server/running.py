"""A real server process for tests: started, stopped, killed and started again on one port.

Starting Python and loading everything takes longer than most tests, so processes are forked from
one that has loaded it already; `FreshServer` starts as a person does.
"""

import json
import multiprocessing
import os
import signal
import sys
import time
import urllib.error
import urllib.request
import warnings
from pathlib import Path
from typing import Any

from azulejos.__main__ import main
from tests.services import Server

QUICK_BOTS = ["--bots", "random"]
GENEROUS = [
    f"--limit={name}=1000000"
    for name in (
        "requests_per_second",
        "requests_burst",
        "tables_per_minute",
        "tables_burst",
        "records_per_minute",
        "records_burst",
        "messages_per_second",
        "messages_burst",
        "connections_per_address",
        "connections",
    )
]

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["azulejos.server.serve", "azulejos.commands.serve", __name__])


def _run(arguments: list[str], log: str) -> None:
    """What a forked process does: be the command, with the log as its output."""
    with Path(log).open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    warnings.simplefilter("error")
    sys.exit(main(arguments))


class Forked:
    """A forked process, with as much of a `Popen` as a `Server` needs."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        self._process = _forks.Process(target=_run, args=(arguments, str(log)))
        self._process.start()
        self.args = arguments

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, kind: signal.Signals) -> None:
        os.kill(self.pid, kind)

    def wait(self, seconds: float) -> None:
        self._process.join(seconds)


class RunningServer(Server):
    """`azulejos serve` in a process of its own."""

    def __init__(self, store: str = "", *options: str) -> None:
        super().__init__()
        self.store = store or str(self.folder / "tables.db")
        self.options = [*QUICK_BOTS, *options]

    def arguments(self) -> list[str]:
        where = ["--port", str(self.port), "--store", self.store]
        return ["serve", "--no-browser", *where, *self.options]

    def begin(self) -> None:
        """Start the process."""
        log = self.folder / "log"
        log.touch()
        self.process = Forked(self.arguments(), log)  # type: ignore[assignment]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        assert self.process is not None
        until = time.monotonic() + 60
        while True:
            try:
                self.get("/api/health")
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise RuntimeError(f"the server did not start: {self.log()[-2000:]}") from None
                time.sleep(0.01)

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


class FreshServer(RunningServer):
    """A server in a Python of its own, as a person starts it."""

    def command(self) -> list[str]:
        return [sys.executable, "-W", "error", "-m", "azulejos", *self.arguments()]

    def begin(self) -> None:
        Server.start(self)


class ProblemAnswerError(Exception):
    """An HTTP error in the server's one shape."""

    def __init__(self, status: int, problem: dict[str, str]) -> None:
        super().__init__(status, problem)
        self.status = status
        self.code = problem["code"]
        self.sentence = problem["sentence"]
