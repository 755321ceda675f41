"""The engine for all machines, built where a distribution takes it from: once for all tests."""

import fcntl
import subprocess
import sys
from functools import cache
from pathlib import Path

from hatch_build import BUILT_ENGINE
from tools.bootstrap import ROOT


@cache
def all_libraries() -> Path:
    """The folder of the libraries. Several test processes may ask at once; one of them builds."""
    folder = ROOT / BUILT_ENGINE
    folder.mkdir(parents=True, exist_ok=True)
    command = [
        sys.executable,
        "-m",
        "azulejos.builder",
        "--all",
        "--if-stale",
        "--out",
        str(folder),
    ]
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(command, cwd=ROOT, check=True)
    return folder
