"""The gate: a match between two networks, in the program's own arena.

It is the only measure of progress once all other players are beaten.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from azulejos.net.file import MAGIC, read_header
from training.export import export


def weights_of(file: Path, folder: Path, name: str) -> Path:
    """The file itself if it holds weights, else the weights exported from the checkpoint."""
    with file.open("rb") as content:
        if content.read(len(MAGIC)) == MAGIC:
            return file
    target = folder / f"{name}.net"
    export(file, target)
    return target


def gate(new: Path, old: Path, limit: str, games: int, seed: int, wall: str) -> int:
    """Play the match, print its table, and return the exit code."""
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
