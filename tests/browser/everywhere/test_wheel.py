"""The wheel contains the page: it is built, installed in an empty environment, and played from."""

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tools.bootstrap import ROOT, python_in, uv


class InstalledServer(RunningServer):
    """The server of another environment, which knows nothing about this checkout."""

    def __init__(self, python: Path) -> None:
        super().__init__()
        self.python = python

    def command(self) -> list[str]:
        return [str(self.python), *super().command()[1:]]


def build_wheel(root: Path, target: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def spoken(python: Path, language: str, typed: str) -> str:
    """What a game in the terminal prints, with the catalogues of that environment."""
    command = [
        str(python),
        "-m",
        "azulejos",
        "play",
        "--text",
        "--seed",
        "7",
        "--language",
        language,
    ]
    told = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", check=True)
    return told.stdout


@pytest.mark.long
def test_game_is_played_from_the_installed_wheel(tmp_path: Path, visit: Visit) -> None:
    built = build_wheel(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    environment = tmp_path / "environment"
    uv("venv", "--python", sys.executable, environment)
    install = ("pip", "install", "--python", python_in(environment))
    uv(*install, "--require-hashes", "-r", ROOT / "requirements.txt")
    uv(*install, "--no-deps", next(tmp_path.glob("*.whl")))
    assert "tager 1 rød flise" in spoken(python_in(environment), "da", "3R2\nslut\n")
    with contextlib.closing(InstalledServer(python_in(environment))) as server:
        server.start()
        guest = visit(server)
        guest.play_now()
        for _ in range(3):
            guest.wait_for_turn()
            guest.move()
        guest.leave()
