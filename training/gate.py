"""A match between two networks: the only measure of progress once all others are beaten.

A file of its own because it goes through the program's own arena, as everybody else would.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from azulejos.net.file import MAGIC, read_header
from training.export import export


def weights_of(file: Path, folder: Path, name: str) -> Path:
    """The file itself when it holds weights, else what is exported from the checkpoint."""
    with file.open("rb") as content:
        if content.read(len(MAGIC)) == MAGIC:
            return file
    target = folder / f"{name}.net"
    export(file, target)
    return target


def gate(new: Path, old: Path, limit: str, games: int, seed: int, wall: str) -> int:
    """Play the match and print its table; the exit code of the match."""
    with tempfile.TemporaryDirectory() as folder:
        files = {
            name: weights_of(file, Path(folder), name)
            for name, file in (("new", new), ("old", old))
        }
        seats = str(read_header(files["new"])[0]["seats"])
        players = [f"{name}=learned@{file}:{limit}" for name, file in files.items()]
        options = ["--games", str(games), "--seed", str(seed), "--wall", wall, "--seats", seats]
        command = [sys.executable, "-m", "azulejos", "match", *players, *options]
        return subprocess.run(command, check=False).returncode
