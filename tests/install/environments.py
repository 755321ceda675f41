"""Environments outside the checkout, and commands run in them as users run them."""

import contextlib
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

from tools.bootstrap import BIN, ROOT, VENV, python_in, uv

OLDEST_MINOR = 11
LIMIT_S = 3600  # ends only a command that hangs: all libraries take ten minutes under load
NAME = re.compile(r"python3\.\d+(\.exe)?$")
OPENED = re.compile(r"azulejos: open (https?)://\S+:(\d+)")


@cache
def pythons() -> dict[str, Path]:
    """Every Python from 3.11 on this machine by version: on the path, from pyenv, and our own."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [Path(sys.executable), *sorted(root.glob("versions/*/bin/python3"))]
    for folder in os.environ["PATH"].split(os.pathsep):
        found += [file for file in sorted(Path(folder).glob("python3.*")) if NAME.match(file.name)]
    by_version: dict[str, Path] = {}
    for python in found:
        if version := _version(python):
            by_version.setdefault(version, python)
    return by_version


def _version(python: Path) -> str | None:
    """The version of a CPython that is new enough, else None."""
    code = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
    try:
        told = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    name, major, minor = told.stdout.split()
    new_enough = (int(major), int(minor)) >= (3, OLDEST_MINOR)
    return f"{major}.{minor}" if name == "cpython" and new_enough else None


def copy_of_clone(target: Path) -> Path:
    """Copy what a clone would have: the files that Git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():  # it may just have been deleted
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def variables(bin_folder: Path | None = None, home: Path | None = None) -> dict[str, str]:
    """The environment of a user who never saw this checkout, and has no browser."""
    own = str(VENV / BIN)
    path = [folder for folder in os.environ["PATH"].split(os.pathsep) if folder != own]
    hidden = ("PYTHON", "VIRTUAL_ENV", "NUMBA", "PYTEST", "XDG_", "AZULEJOS", "LC_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    changed = {"PATH": os.pathsep.join([*([str(bin_folder)] if bin_folder else []), *path])}
    changed |= {"BROWSER": "true", "LANG": "C.UTF-8"} | ({"HOME": str(home)} if home else {})
    return kept | changed


class Environment:
    """A virtual environment that contains only what is installed here."""

    def __init__(self, folder: Path, python: Path, *, pip: bool = True) -> None:
        uv("venv", "--python", python, *(["--seed"] if pip else []), folder)
        self.python = python_in(folder)
        self.bin = self.python.parent

    def install(self, *arguments: str | Path) -> None:
        """Install with uv, which is quick because it caches what it has fetched."""
        uv("pip", "install", "--python", self.python, *arguments)

    def run(self, command: str, folder: Path, stdin: str = "") -> CompletedProcess[str]:
        """Run a shell command in a folder, which is also the user's home."""
        return run_shell(command, folder, self.variables(folder), stdin)

    def variables(self, home: Path) -> dict[str, str]:
        """The variables of a user with this home."""
        return variables(self.bin, home)

    def refused(self, command: str, folder: Path, **more: str) -> str:
        """Run a shell command that must refuse its input, in one line, which it returns."""
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=self.variables(folder) | more,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=LIMIT_S,
            check=False,
        )
        assert done.returncode == 2, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        (line,) = done.stderr.splitlines()
        return line

    def distributions(self, folder: Path) -> set[str]:
        """The names of all that is installed, in small letters."""
        code = "import importlib.metadata as m; print(*[d.name.lower() for d in m.distributions()])"
        return set(self.run(f"python -c '{code}'", folder).stdout.split())


def run_shell(
    command: str, folder: Path, environment: dict[str, str], stdin: str = ""
) -> CompletedProcess[str]:
    """Run a shell command as a person types it; it must succeed."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=folder,
        env=environment,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    assert "Traceback" not in done.stderr, done.stderr
    return done


def ask_for_page(command: str, folder: Path, environment: dict[str, str]) -> tuple[str, int]:
    """Start a server with a shell command, fetch its page, and stop it as Ctrl-C does.

    Returns the page and the exit code. HTTPS is verified with the folder's ca.pem.
    """
    with _started(command, folder, environment) as process:
        url = _address(process)
        tls = ssl.create_default_context(cafile=folder / "ca.pem") if "https" in url else None
        with urllib.request.urlopen(url, timeout=LIMIT_S, context=tls) as answer:
            page: str = answer.read().decode()
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()
    return page, process.returncode


@contextlib.contextmanager
def _started(
    command: str, folder: Path, environment: dict[str, str]
) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        watchdog = threading.Timer(LIMIT_S, _kill, [process])
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            _kill(process)


def _kill(process: subprocess.Popen[Any]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _address(process: subprocess.Popen[str]) -> str:
    """Where a starting server says it listens, as an address of this machine."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if opened := OPENED.search(line):
            return f"{opened[1]}://127.0.0.1:{opened[2]}/"
    raise AssertionError(f"the server did not start: {''.join(said)[-4000:]}")
