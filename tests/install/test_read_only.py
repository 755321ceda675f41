"""The installed package as a service runs it: read-only, another user, no home.

The server gets a folder for its tables and, if its bots think, one for compiled code. It can write
to nothing else but temporary files. If the tests run as root, the server runs as the user nobody.
If not, it runs as the same user, and the modes of the folders keep it from writing.
tests/players/workers/test_pool.py has bots without a folder for compiled code.
"""

import asyncio
import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.client import Client
from testing.servers import GENEROUS, FreshServer
from testing.tables import make_table, start_game
from tests.install.environments import Environment, variables

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

NOBODY = 65534
READ_SEARCH = 1 << 2  # CAP_DAC_READ_SEARCH
IS_ROOT = os.geteuid() == 0


def as_nobody() -> list[str]:
    """A command prefix with which root becomes the user nobody, who may write nowhere.

    If possible, nobody gets the right to read everything: the Python of the tests may be in root's
    home.
    """
    if not IS_ROOT:
        return []
    status = Path("/proc/self/status").read_text(encoding="ascii")
    rights = int(status.partition("CapEff:")[2].split()[0], 16)
    sets = [f"--{name}-caps=+dac_read_search" for name in ("inh", "ambient")]
    user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    return [*user, *(sets if rights & READ_SEARCH else []), "--"]


def own_folder(folder: Path) -> Path:
    """Create a folder that belongs to the server's user."""
    folder.mkdir(exist_ok=True)
    if IS_ROOT:
        os.chown(folder, NOBODY, NOBODY)
    return folder


def set_writable(folder: Path, *, is_writable: bool) -> None:
    """Set the modes of all folders below; files may be shared with other environments."""
    for path in [folder, *(path for path in folder.rglob("*") if path.is_dir())]:
        if not path.is_symlink():
            path.chmod(0o755 if is_writable else 0o555)


@pytest.fixture(scope="module")
def package(wheel: Path) -> Iterator[Environment]:
    """The wheel and its needs, in a folder that every user can read and nobody can write to."""
    folder = Path(tempfile.mkdtemp(prefix="azulejos-"))
    environment = Environment(folder / "environment", Path(sys.executable), pip=False)
    (folder / "work").mkdir()
    environment.install(wheel)
    set_writable(folder, is_writable=False)
    yield environment
    set_writable(folder, is_writable=True)
    shutil.rmtree(folder)


class HostedServer(FreshServer):
    """A server that runs as nobody, in a working folder that cannot be written to."""

    def __init__(self, package: Environment, bots: str, settings: dict[str, str]) -> None:
        super().__init__("", f"--bots={bots}", *GENEROUS)
        own_folder(self.folder)
        self._package = package
        self._settings = settings

    def launch(self) -> None:
        known = {
            name: value for name, value in variables(self._package.bin).items() if name != "HOME"
        }
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                [*as_nobody(), str(self._package.bin / "azulejos"), *self.arguments()],
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self._package.bin.parents[1] / "work",
                env=known | self._settings,
            )


async def play_with_a_bot(server: HostedServer) -> None:
    table = make_table(server, None, "skilled")
    async with Client(server.url, table.name, table.tokens[0]) as client:
        await start_game(table, client)
        await client.play_on(random.Random(1), moves=3)


def play(server: HostedServer) -> str:
    """Start, play with a bot and stop; return the log."""
    with contextlib.closing(server):
        server.start()
        assert server.get("/api/health")["status"] == "ok"
        assert "<title>" in server.get("/")
        server.wait_for_bots()
        asyncio.run(play_with_a_bot(server))
        server.stop()
        return server.log()


def test_bot_thinks_with_a_cache_folder_and_an_absent_home(package: Environment) -> None:
    cache = own_folder(Path(tempfile.mkdtemp(prefix="azulejos-")))
    settings = {"HOME": "/nonexistent", "AZULEJOS_CACHE_DIR": str(cache)}
    log = play(HostedServer(package, "players", settings))
    assert list(cache.rglob("*.nbc"))
    assert "compiled code" not in log
    assert "Traceback" not in log
    shutil.rmtree(cache)


def test_server_runs_without_a_home_and_a_cache_folder(package: Environment) -> None:
    assert "Traceback" not in play(HostedServer(package, "random", {}))


def test_package_cannot_be_written_to(package: Environment) -> None:
    code = "import azulejos, pathlib; (pathlib.Path(azulejos.__file__).parent / 'new').touch()"
    done = subprocess.run(
        [*as_nobody(), package.python, "-c", code],
        env=variables(package.bin),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Permission denied" in done.stderr
