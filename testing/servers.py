"""A real server process for tests: it chooses a port, and keeps it after a stop or a kill.

Starting Python and loading everything takes longer than most tests, so processes are forked from
one that has loaded everything already. `FreshServer` starts as a person would start it.
"""

import contextlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from azulejos.__main__ import main
from testing.patience import PATIENCE_S, wait_until
from testing.services import Server

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
        "analyses_per_minute",
        "analyses_burst",
        "codes_per_minute",
        "codes_burst",
        "messages_per_second",
        "messages_burst",
        "connections_per_address",
        "connections",
        "http_connections_per_address",
        "http_connections",
    )
]

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["azulejos.server.serve", "azulejos.commands.serve", __name__])


def _run(arguments: list[str], log: str) -> None:
    """Run the command in a forked process, with the log as its output."""
    with Path(log).open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    warnings.simplefilter("error")
    sys.exit(main(arguments))


class Forked:
    """A forked process, with the part of `Popen` that a `Server` needs."""

    def __init__(
        self,
        arguments: list[str],
        log: Path,
        target: Callable[[list[str], str], None] = _run,
    ) -> None:
        self._process = _forks.Process(target=target, args=(arguments, str(log)))
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
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self.args, seconds)


class RunningServer(Server):
    """`azulejos serve` in a separate process."""

    def __init__(self, store: str = "", *options: str) -> None:
        super().__init__()
        self.store = store or str(self.folder / "tables.db")
        self.options = [*QUICK_BOTS, *options]
        self.scheme = "http"

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
        assert self.port, "the server has not been started: it chooses its port itself"
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start, wait until the server says where it listens, and until it answers there."""
        log = self.folder / "log"
        earlier = log.stat().st_size if log.exists() else 0
        self.begin()
        wait_until(lambda: self._find_port(earlier), lambda: f"no start: {self.log()[-2000:]}")
        wait_until(self._answers, lambda: f"no answer: {self.log()[-2000:]}")

    def _answers(self) -> bool:
        """Whether the server answers; one that waits only a moment may cut us off."""
        with contextlib.suppress(OSError):
            return self.health() is not None
        return False

    def health(self) -> dict[str, Any] | None:
        """What the server says about itself; None if its store does not answer within a second."""
        try:
            found: dict[str, Any] = self.get("/api/health")
        except ProblemAnswerError as problem:
            if problem.code != "server/busy":
                raise
            return None
        return found

    def _find_port(self, after: int) -> bool:
        """Whether the log says, after this many bytes, where the server listens."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")
        said = (self.folder / "log").read_bytes()[after:].decode(errors="replace")
        for line in said.splitlines(keepends=True):
            if line.startswith("{") and '"listening"' in line and line.endswith("\n"):
                address = urlsplit(json.loads(line)["urls"][-1])
                self.scheme, self.port = address.scheme, address.port or 0
                return True
        return False

    def interrupt(self) -> None:
        """Stop the server as Ctrl-C does."""
        self.end(signal.SIGINT)

    def get(self, path: str, token: str = "") -> Any:
        return self.call("GET", path, token=token)

    def figure(self, metric: str) -> int:
        """What the server has counted, from its metrics."""
        lines = self.get("/metrics").splitlines()
        return int(float(next(line for line in lines if line.startswith(f"{metric} ")).split()[1]))

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        return self.call("POST", path, body, token)

    def call(self, method: str, path: str, body: Any = None, token: str = "", key: str = "") -> Any:
        """Ask over HTTP, as the guest of a token and the holder of a key.

        Raises `ProblemAnswerError` for an unexpected answer.
        """
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if key:
            request.add_header("Player-Key", key)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                raise ProblemAnswerError(error.code, json.loads(error.read())) from None
        is_json = answer.headers.get_content_type() == "application/json"
        return json.loads(text) if is_json else text


class FreshServer(RunningServer):
    """A server in a new Python process, as a person starts it."""

    def command(self) -> list[str]:
        return [sys.executable, "-W", "error", "-m", "azulejos", *self.arguments()]

    def begin(self) -> None:
        self.launch()


class ProblemAnswerError(Exception):
    """An HTTP error in the server's error shape."""

    def __init__(self, status: int, problem: dict[str, str]) -> None:
        super().__init__(status, problem)
        self.status = status
        self.code = problem["code"]
        self.sentence = problem["sentence"]
