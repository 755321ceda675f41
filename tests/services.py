"""Real servers for tests: PostgreSQL and Redis on free ports, Chromium for Playwright.

A file of its own, loaded as a plugin by conftest.py, so that every test may ask for `postgres_url`,
`redis_url` or Playwright's `page`. Each test process starts its own servers, once, in a folder of
its own; the servers can also be stopped, killed and started again by tests that want to see that.
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
import redis

from tools.services import find_chromium, find_postgres, find_redis

START_SECONDS = 60


def free_port() -> int:
    """Return a port on which nobody listens just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when the server answers; raise with its log when it ends or never does."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} did not start: {log.read_text(errors='replace')[-2000:]}")


class Server:
    """A server process in a folder of its own, on a port that stays the same over restarts."""

    stop_signal = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="azulejos-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user: int | None = None

    def command(self) -> list[str]:
        """Return the command that runs the server in the foreground."""
        raise NotImplementedError

    def start(self) -> None:
        """Start the server and wait until it answers."""
        log = self.folder / "log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                self.command(),
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                user=self.user,
            )
        wait_for_port(self.port, self.process, log)

    def end(self, with_signal: signal.Signals) -> None:
        """Send a signal and wait until the server is gone."""
        if self.process is not None:
            self.process.send_signal(with_signal)
            self.process.wait(START_SECONDS)
            self.process = None

    def stop(self) -> None:
        """Stop in good order."""
        self.end(self.stop_signal)

    def kill(self) -> None:
        """Stop as a power cut would."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """Stop and remove everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer(Server):
    """Redis without persistence: it only wakes other processes."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [str(find_redis()), "--port", str(self.port), *options]


class PostgresServer(Server):
    """A fresh PostgreSQL cluster; anybody on this machine's loopback is let in."""

    # A fast shutdown: ends the sessions, loses nothing.
    stop_signal = signal.SIGINT

    def __init__(self) -> None:
        super().__init__()
        self.binaries = find_postgres()
        assert self.binaries is not None, "PostgreSQL is missing: run 'make services'"
        if os.geteuid() == 0:
            self.user = self._hand_over()
        options = ["--auth=trust", "--username=azulejos", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [str(self.binaries / "initdb"), *options, "--no-sync", "-D", str(self.folder / "data")],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=self.user,
        )

    def _hand_over(self) -> int:
        """Give the folder to a user other than root, whom initdb refuses."""
        import pwd

        names = {entry.pw_name: entry for entry in pwd.getpwall()}
        entry = names.get("postgres") or names["nobody"]
        os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        return entry.pw_uid

    def command(self) -> list[str]:
        assert self.binaries is not None
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            # The machine does not fail during a test, only processes do.
            "fsync": "off",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        return [str(self.binaries / "postgres"), "-D", str(self.folder / "data"), *options]

    def kill(self) -> None:
        """Stop as a power cut would: what it has started ends too, and lets go of its memory."""
        if self.process is not None:
            started = psutil.Process(self.process.pid).children(recursive=True)
            super().kill()
            for process in started:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
            psutil.wait_procs(started, START_SECONDS)

    def start(self) -> None:
        super().start()
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                # It listens before it has recovered from a kill.
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def address(self, database: str) -> str:
        """Return the URL of a database, as psycopg wants it."""
        return f"postgresql://azulejos@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        """Run one statement outside any transaction."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this test process; a test that stops it starts it again."""
    with contextlib.closing(PostgresServer()) as server:
        server.start()
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The URL of an empty database, as SQLAlchemy wants it; dropped after the test."""
    name = f"test_{uuid.uuid4().hex}"
    postgres_server.execute(f"CREATE DATABASE {name}")
    yield postgres_server.address(name).replace("postgresql:", "postgresql+psycopg:")
    postgres_server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server for this test process; a test that stops it starts it again."""
    with contextlib.closing(RedisServer()) as server:
        server.start()
        yield server


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """The URL of an empty Redis."""
    with contextlib.closing(redis.Redis.from_url(redis_server.url)) as client:
        client.flushall()
    return redis_server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Make Playwright start the Chromium that is there, and keep it from calling home."""
    quiet = ["quic", "background-networking", "component-update", "sync", "gpu"]
    flags = ["--no-sandbox", "--no-first-run", *(f"--disable-{name}" for name in quiet)]
    return {**browser_type_launch_args, "executable_path": str(find_chromium()), "args": flags}
