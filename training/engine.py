"""The library with what only training calls, beside the engine: built when it is needed."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from azulejos.native.engine import add_library, find_library

ENTRIES: Final = "training.entries"
ROOT: Final = Path(__file__).parent.parent


@cache
def use_engine() -> None:
    """Build the library if its sources have changed, and let this process call it."""
    engine = find_library()
    command = [sys.executable, "-m", "azulejos.builder", "--if-stale", "--entries", ENTRIES]
    command += ["--out", str(engine.parent), "--cache", str(ROOT / ".cache" / "engine")]
    subprocess.run(command, cwd=ROOT, check=True)
    add_library(engine.with_name(engine.name.replace("azulejos", "training", 1)))
