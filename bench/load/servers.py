"""The servers under load: one process on SQLite, or several on PostgreSQL and Redis.

Everything is started here and stopped again, so that it is clear what was measured. Unlike in
tests, commits wait for the disk.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

import psutil

from testing.servers import GENEROUS, FreshServer
from testing.services import PostgresServer, RedisServer


class DurablePostgres(PostgresServer):
    """PostgreSQL that waits for the disk, as it does by default."""

    def command(self) -> list[str]:
        command = super().command()
        command[command.index("fsync=off")] = "fsync=on"
        return command


@contextlib.contextmanager
def running(processes: int) -> Iterator[list[FreshServer]]:
    """One process on SQLite, or several on PostgreSQL and Redis."""
    with contextlib.ExitStack() as stack:
        store, options = "", []
        if processes > 1:
            postgres = stack.enter_context(contextlib.closing(DurablePostgres()))
            postgres.start()
            postgres.execute("CREATE DATABASE load")
            store = postgres.address("load")
            redis = stack.enter_context(contextlib.closing(RedisServer()))
            redis.start()
            options = ["--redis", redis.url]
        servers = []
        for _ in range(processes):
            server = FreshServer(store, *options, *GENEROUS)
            stack.enter_context(contextlib.closing(server))
            server.start()
            servers.append(server)
        yield servers


class Watch:
    """CPU time and memory of processes between two moments."""

    def __init__(self, servers: list[FreshServer]) -> None:
        found = [server.process.pid for server in servers if server.process is not None]
        self._processes = [psutil.Process(pid) for pid in found]
        self._before = self._cpu()

    def _cpu(self) -> float:
        times = [process.cpu_times() for process in self._processes]
        return sum(one.user + one.system for one in times)

    def cpu_seconds(self) -> float:
        """The CPU time used since this object was created."""
        return self._cpu() - self._before

    def peak_mb(self) -> float:
        """The peak memory of a process."""
        return max(_peak(process.pid) for process in self._processes)


def _peak(pid: int) -> float:
    if sys.platform != "linux":
        return psutil.Process(pid).memory_info().rss / 1e6
    with open(f"/proc/{pid}/status", encoding="ascii") as status:  # noqa: PTH123
        line = next(line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024 / 1e6
