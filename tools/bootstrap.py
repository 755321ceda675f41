"""Build .venv from the pinned requirements, starting from nothing but Python.

It runs before anything is installed: it uses only the standard library, and any Python that the
machine has can start it.

    python3 tools/bootstrap.py runtime      what is needed to play, and to build the engine
    python3 tools/bootstrap.py dev          that, and what checks and tests need
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools" / "python"
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
STARTS = (
    "azulejos.server.serve",
    "sqlalchemy.dialects.sqlite",
    "azulejos.players.thinking",
    "azulejos.locales.catalogue",
)
PINS = {"runtime": "requirements-build.txt", "dev": "requirements-dev.txt"}
OLDEST = (3, 11)


class SetupError(Exception):
    """A problem that only the user can fix."""


def main(arguments: list[str]) -> int:
    """Set up, and turn every failure into one clear line."""
    if len(arguments) != 1 or arguments[0] not in PINS:
        print(f"usage: bootstrap.py {'|'.join(PINS)}", file=sys.stderr)
        return 2
    try:
        prepare(arguments[0])
    except SetupError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd[:4]))
        print(f"setup: '{command} ...' failed with exit code {error.returncode}", file=sys.stderr)
        return 1
    return 0


def prepare(kind: str) -> None:
    """Install in .venv what `kind` needs; what is already there is left alone."""
    check_version()
    fetch_tools()
    if not python_in(VENV).exists():
        uv("venv", "--python", sys.executable, "--clear", VENV)
    install = ("pip", "install", "--python", python_in(VENV))
    uv(*install, "--require-hashes", "-r", ROOT / PINS[kind])
    build = ("--no-deps", "--build-constraints", ROOT / "requirements-tools.txt")
    uv(*install, *build, "--editable", ROOT)
    write_bytecode()


def write_bytecode() -> None:
    """Load what a server and its bots load, so that Python caches its bytecode.

    uv leaves that to the first start, or to every start if PYTHONDONTWRITEBYTECODE is set: three
    times as long for a server, and many seconds for bots.
    """
    words = f"import {', '.join(STARTS)}"
    environment = environment_without("VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
    subprocess.run([str(python_in(VENV)), "-c", words], cwd=ROOT, env=environment, check=True)


def check_version() -> None:
    """Refuse a Python that is too old."""
    if sys.version_info[:2] < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(
            f"Python 3.11 or newer is needed, {sys.executable} is {found}; "
            "name another one with PYTHON=/path/to/python3.12"
        )


def fetch_tools() -> None:
    """Fetch the pinned uv into .tools, unless this version is there."""
    pin = (ROOT / "requirements-tools.txt").read_text(encoding="utf-8")
    stamp = TOOLS / "pin.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == pin and uv_program().exists():
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    run(sys.executable, "-m", "venv", "--without-pip", TOOLS)
    install = ("install", "--quiet", "--disable-pip-version-check", "--require-hashes")
    run(*pip_for_tools(), *install, "-r", ROOT / "requirements-tools.txt")
    stamp.write_text(pin, encoding="utf-8")


def pip_for_tools() -> tuple[str | Path, ...]:
    """Return a pip that installs into .tools: its own, else the machine's.

    Debian has ensurepip, which a new environment needs for its own pip, in python3-venv.
    """
    python = python_in(TOOLS)
    if succeeds(python, "-m", "ensurepip", "--default-pip"):
        return (python, "-m", "pip")
    if succeeds(sys.executable, "-m", "pip", "--version"):
        return (sys.executable, "-m", "pip", "--python", python)
    raise SetupError(
        f"{sys.executable} has neither ensurepip nor pip; install one of them "
        "(Debian, Ubuntu: apt-get install python3-venv)"
    )


def python_in(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / BIN / ("python.exe" if os.name == "nt" else "python")


def uv_program() -> Path:
    """Return the private uv."""
    return TOOLS / BIN / ("uv.exe" if os.name == "nt" else "uv")


def uv(*arguments: str | Path) -> None:
    """Run the private uv with the certificates that the machine trusts."""
    run(uv_program(), *arguments, "--quiet", "--system-certs")


def run(program: str | Path, *arguments: str | Path) -> None:
    """Run a program in the project's folder; raise if it fails."""
    # uv would use an activated environment instead of ours.
    environment = environment_without("VIRTUAL_ENV")
    subprocess.run([str(program), *map(str, arguments)], cwd=ROOT, env=environment, check=True)


def environment_without(*names: str) -> dict[str, str]:
    """Return the environment without some variables."""
    return {name: value for name, value in os.environ.items() if name not in names}


def succeeds(program: str | Path, *arguments: str | Path) -> bool:
    """Return whether a program runs without an error; its output is discarded."""
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
