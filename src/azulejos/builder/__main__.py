"""Builds libraries of the engine.

    python -m azulejos.builder                      for this machine, for the installed package
    python -m azulejos.builder --all --out FOLDER   for every machine
    python -m azulejos.builder linux-arm64-dot wasm --out build/engine

Each library is built by a process of its own. A build takes about twenty seconds of one core, and
two builds of the same sources are the same to the byte, unless --cache keeps what they share.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from azulejos.native.engine import folders
from azulejos.native.library import EngineError


class Order(NamedTuple):
    """What one process builds."""

    target: str
    entries: str
    out: Path
    cache: Path | None


def main(arguments: list[str] | None = None) -> int:
    """Build what was asked for; 1 if a build failed, 2 for a wrong call."""
    parser = _parser()
    options = parser.parse_args(arguments)
    missing = [name for name in ("numba", "ziglang") if importlib.util.find_spec(name) is None]
    if missing:
        parser.error(
            f"{missing[0]} is missing; install azulejos with its extra 'build': "
            "pip install 'azulejos[build]'"
        )

    from azulejos.builder.targets import ENTRIES, TARGETS, target_of_this_machine

    unknown = [name for name in options.targets if name not in TARGETS]
    if unknown:
        parser.error(f"no target {unknown[0]!r}; there are {', '.join(TARGETS)}")
    try:
        names = list(TARGETS) if options.all else options.targets or [target_of_this_machine()]
    except EngineError as error:
        parser.error(str(error))
    out, entries = options.out or folders()[-1], options.entries or [ENTRIES]
    orders = [Order(name, module, out, options.cache) for name in names for module in entries]
    if options.if_stale:
        orders = [order for order in orders if _is_stale(order)]
    with ThreadPoolExecutor(options.jobs) as builds:
        done = list(builds.map(_build, orders))
    return int(not all(done))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m azulejos.builder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--all", action="store_true", help="build for every machine")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="default: your data folder, or AZULEJOS_ENGINE_DIR",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="builds at once")
    parser.add_argument(
        "--entries", action="append", metavar="MODULE", help="what to export (for developers)"
    )
    parser.add_argument("--cache", type=Path, metavar="FOLDER", help="keep what builds share")
    parser.add_argument(
        "--if-stale", action="store_true", help="build only what is older than its sources"
    )
    return parser


def _is_stale(order: Order) -> bool:
    """Whether the library is missing, or was built from other sources."""
    from azulejos.builder.sources import is_stale
    from azulejos.builder.targets import library_file

    return is_stale(library_file(order.out, order.target, order.entries), order.entries)


def _build(order: Order) -> bool:
    """Build one library in a process of its own, and say how it went."""
    began = time.monotonic()
    # numba walks over sets: without a fixed seed, builds differ.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "azulejos.builder.process", order.target, str(order.out)]
    command += ["--entries", order.entries]
    if order.cache:
        command += ["--cache", str(order.cache / order.target)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    took = f"in {time.monotonic() - began:.0f} s"
    name = f"{order.entries.partition('.')[0]} for {order.target}"
    failed = done.returncode != 0
    print(f"{name}: failed\n{done.stderr}" if failed else f"{name}: built {took}", flush=True)
    return not failed


if __name__ == "__main__":
    sys.exit(main())
