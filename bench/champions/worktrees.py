"""A champion as an engine: a git worktree of its commit, and the command that starts it there."""

from __future__ import annotations

import fcntl
import hashlib
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.champions.frozen import Champion

REPOSITORY: Final = Path(__file__).parents[2]
FOLDER: Final = REPOSITORY / "build" / "champions"


class ChampionError(RuntimeError):
    """A champion cannot play; the message says why."""


def engine_command(champion: Champion, repository: Path = REPOSITORY, folder: Path = FOLDER) -> str:
    """Check out the champion if it is not there yet; raises `ChampionError`."""
    tree = folder / champion.commit[:12]
    with _locked(folder):
        if not tree.is_dir():
            _git(repository, "worktree", "prune")
            _git(repository, "worktree", "add", "--quiet", "--detach", str(tree), champion.commit)
    found = hashlib.sha256((tree / champion.file).read_bytes()).hexdigest()
    if found != champion.sha256:
        raise ChampionError(f"{tree / champion.file} is not the champion's: its sha256 is {found}")
    return shlex.join(["env", f"PYTHONPATH={tree / 'src'}", sys.executable, *_ENGINE])


def own_command() -> str:
    """The command that starts the engine of this checkout."""
    return shlex.join([sys.executable, *_ENGINE])


_ENGINE: Final = ("-m", "azulejos", "engine")


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """One run at a time checks out: a second one would find half of the files."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _git(repository: Path, *arguments: str) -> None:
    command = ["git", "-C", str(repository), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        reason = done.stderr.strip() or f"git ended with {done.returncode}"
        raise ChampionError(f"{reason} (champions need a clone with its whole history)")
