"""Builds libraries of the engine.

    python -m azulejos.builder                  for this machine
    python -m azulejos.builder --all            for every machine
    python -m azulejos.builder linux-arm64-dot wasm --out build/engine

Each library is built by a process of its own. A build takes about twenty seconds of one core, and
two builds of the same sources are the same to the byte.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from azulejos.builder.targets import TARGETS


def main(arguments: list[str] | None = None) -> int:
    """Build what was asked for; 1 if a build failed, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m azulejos.builder", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--all", action="store_true", help="build for every machine")
    parser.add_argument("--out", type=Path, default=Path("build/engine"), metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="builds at once")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.targets if name not in TARGETS]
    if unknown:
        parser.error(f"no target {unknown[0]!r}; there are {', '.join(TARGETS)}")
    names = list(TARGETS) if options.all else options.targets
    if not names:
        parser.error("name a target, or --all")
    if importlib.util.find_spec("ziglang") is None:
        parser.error("ziglang is missing: install azulejos with its extra 'build'")
    with ThreadPoolExecutor(options.jobs) as builds:
        done = list(builds.map(partial(_build, folder=options.out), names))
    return int(not all(done))


def _build(name: str, folder: Path) -> bool:
    """Build one library in a process of its own, and say how it went."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": "0",  # numba walks over sets: without it, builds differ
            "AZULEJOS_CACHE_DIR": cache,  # IR on disk is of another target
        }
        command = [sys.executable, "-m", "azulejos.builder.build", name, str(folder)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    print(
        f"{name}: built" if done.returncode == 0 else f"{name}: failed\n{done.stderr}", flush=True
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
