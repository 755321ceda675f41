"""Real servers for tests: PostgreSQL and Redis on their own ports, Chromium for Playwright.

conftest.py loads this as a plugin, so every test can use `postgres_url`, `redis_url` or
Playwright's `page`. Each test process starts its own servers, once, in its own folder. Tests can
stop, kill and restart them; they come back on the same port.
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
import redis

from testing.chromium import FLAGS
from testing.patience import PATIENCE_S, wait_until
from tools.services import find_chromium, find_postgres, find_redis

START_SECONDS = PATIENCE_S


class HeldPort:
    """A port of this machine that is reserved for one server, also while that server is down.

    This is a socket that is bound and does not listen. The system gives its port to no other
    program. The server binds to it too, which Linux allows because both sockets allow reuse.
    """

    def __init__(self, number: int = 0) -> None:
        """Hold this port, or a free one."""
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind(("127.0.0.1", number))
        except OSError:
            self._socket.close()
            raise
        self.number: int = self._socket.getsockname()[1]

    def let_server_bind(self) -> None:
        """Release the port if a server cannot bind to it while we hold it."""
        if sys.platform != "linux":
            self.close()

    def close(self) -> None:
        """Release the port."""
        self._socket.close()


def wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when the server answers; raise with its log if it ends or never answers."""

    def answers() -> bool:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended: {_end_of(log)}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        return False

    wait_until(answers, lambda: f"{process.args!r} did not start: {_end_of(log)}")


def _end_of(log: Path) -> str:
    return log.read_text(errors="replace")[-2000:]


class Server:
    """A server process in its own folder, on a port that stays the same over restarts."""

    stop_signal = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="azulejos-"))
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.user: int | None = None
        self._held: HeldPort | None = None

    def hold_port(self) -> None:
        """Keep the port for this server; the first time, choose one."""
        if self._held is None:
            self._held = HeldPort(self.port)
            self.port = self._held.number

    def command(self) -> list[str]:
        """Return the command that runs the server in the foreground."""
        raise NotImplementedError

    def launch(self) -> None:
        """Start the process."""
        if self._held is not None:
            self._held.let_server_bind()
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(),
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                user=self.user,
            )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self.hold_port()
        self.launch()
        assert self.process is not None
        wait_for_port(self.port, self.process, self.folder / "log")

    def end(self, with_signal: signal.Signals) -> None:
        """Send a signal and wait until the server is gone; its port stays reserved."""
        if self.process is not None:
            self._end(with_signal)
            wait_until(self._can_hold_port, f"somebody else has port {self.port}")

    def _end(self, with_signal: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(with_signal)
            self.process.wait(START_SECONDS)
            self.process = None

    def _can_hold_port(self) -> bool:
        with contextlib.suppress(OSError):
            self.hold_port()
        return self._held is not None

    def stop(self) -> None:
        """Stop in good order."""
        self.end(self.stop_signal)

    def kill(self) -> None:
        """Stop as a power cut would."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """Stop and remove everything."""
        self._end(self.stop_signal)
        if self._held is not None:
            self._held.close()
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
    """A fresh PostgreSQL cluster; every user on the loopback interface may connect."""

    # A fast shutdown ends the sessions and loses nothing.
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
        """Stop as a power cut would; child processes end too and release their memory."""
        if self.process is not None:
            started = psutil.Process(self.process.pid).children(recursive=True)
            super().kill()
            for process in started:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
            psutil.wait_procs(started, START_SECONDS)

    def start(self) -> None:
        super().start()
        # It listens before it has recovered from a kill.
        wait_until(self._lets_in, lambda: f"no recovery: {(self.folder / 'log').read_text()}")

    def _lets_in(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.address("postgres")).close()
            return True
        return False

    def address(self, database: str) -> str:
        """Return the URL of a database for psycopg."""
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
    """The URL of an empty database for SQLAlchemy; dropped after the test."""
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
    """Make Playwright use the installed Chromium, and keep it from calling home."""
    own = {"executable_path": str(find_chromium()), "args": FLAGS, "timeout": PATIENCE_S * 1000}
    return {**browser_type_launch_args, **own}
