"""Ways to run a command: inside this process, and as a separate process; fixtures for both."""

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from azulejos.__main__ import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str


class Runner:
    """Runs commands inside this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys, self.patch = capsys, patch

    def __call__(self, *words: str, stdin: str = "") -> Ran:
        self.patch.setattr(sys, "stdin", io.StringIO(stdin))
        self.capsys.readouterr()
        code = main(words)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)

    def refused(self, *words: str, stdin: str = "") -> str:
        """The single line with which a command refuses its input."""
        ran = self(*words, stdin=stdin)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("azulejos")
        return ran.err.strip()


def process(*words: str, stdin: str = "", errors: str = "strict") -> Ran:
    """Run a command as people do."""
    done = subprocess.run(
        [sys.executable, "-m", "azulejos", *words],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors=errors,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(
    english: None,  # noqa: ARG001
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Runner:
    """Run a command inside this process."""
    return Runner(capsys, monkeypatch)


@pytest.fixture(scope="session")
def record_text() -> str:
    """The complete game of docs/notation.md."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    return page.split("```azul\n")[1].split("```")[0]


@pytest.fixture(scope="session")
def annotated_text() -> str:
    """The annotated game of docs/notation.md."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    return page.split("```azul\n")[2].split("```")[0]


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Path:
    """The same, in a file."""
    file = tmp_path / "game.azul"
    file.write_text(record_text, encoding="utf-8")
    return file
