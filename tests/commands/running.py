"""Ways to run a command: inside this process, and as a process of its own."""

import io
import subprocess
import sys
from dataclasses import dataclass

import pytest

from azulejos.__main__ import main


@dataclass(frozen=True)
class Ran:
    """What a command did."""

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
        """The one line with which a command refuses something."""
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
