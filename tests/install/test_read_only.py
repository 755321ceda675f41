"""The installed package as a service runs it: read-only, another user, no home.

The server gets a folder for its tables. It can write to nothing else but temporary files. If the
tests run as root, the server runs as the user nobody. If not, it runs as the same user, and the
modes of the folders keep it from writing.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.servers import GENEROUS, FreshServer
from tests.install.environments import Environment, variables
from tests.install.examples import POSITION
from tests.install.servers import serve_and_play

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

NOBODY = 65534
READ_SEARCH = 1 << 2  # CAP_DAC_READ_SEARCH
IS_ROOT = os.geteuid() == 0
# As MemoryDenyWriteExecute of the systemd unit does: no memory becomes executable after it was
# writable. A Linux before 6.3 does not know this and goes on.
DENY_WRITE_EXECUTE = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(65, 1, 0, 0, 0)  # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN
os.execv(sys.argv[1], sys.argv[1:])
"""


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

    def __init__(self, package: Environment, settings: dict[str, str]) -> None:
        super().__init__("", "--bots=players", *GENEROUS)
        own_folder(self.folder)
        self._package = package
        self._settings = settings

    def launch(self) -> None:
        python, program = str(self._package.python), str(self._package.bin / "azulejos")
        start = [python, "-c", DENY_WRITE_EXECUTE, program]
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                [*as_nobody(), *start, *self.arguments()],
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self._package.bin.parents[1] / "work",
                env=homeless(self._package) | self._settings,
            )


def homeless(package: Environment) -> dict[str, str]:
    """The variables of a user without a home."""
    return {name: value for name, value in variables(package.bin).items() if name != "HOME"}


@pytest.mark.parametrize("settings", [{"HOME": "/nonexistent"}, {}], ids=["absent", "unknown"])
def test_bot_thinks_without_a_home(package: Environment, settings: dict[str, str]) -> None:
    serve_and_play(HostedServer(package, settings))


def test_analysis_writes_nothing(package: Environment) -> None:
    before = sorted(package.bin.parents[1].rglob("*"))
    done = subprocess.run(
        [*as_nobody(), str(package.bin / "azulejos"), "analyse", POSITION, "--nodes", "1"],
        cwd=package.bin.parents[1] / "work",
        env=homeless(package) | {"HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(package.bin.parents[1].rglob("*")) == before


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
