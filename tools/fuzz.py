"""Compare both engines over many random games: `make fuzz`, by default 100,000 games.

It runs tools/differential.py in several processes, with a progress line and an exit status.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence

from tools.differential import CORNERS, DifferenceError, Tally, play_game

CHUNK = 60


def compare(seeds: range) -> tuple[Tally, list[str]]:
    """Play the games of some seeds; return what was compared, and every difference."""
    tally, differences = Tally(), []
    for seed in seeds:
        try:
            play_game(seed, tally)
        except DifferenceError as difference:
            differences.append(f"seed {seed}: {difference}")
    return tally, differences


def chunks(first: int, games: int) -> Iterator[range]:
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="fuzz", description="Compare both engines.")
    parser.add_argument("--games", type=int, default=100_000, help="how many (default 100000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help=f"processes ({cores})")
    return parser.parse_args(given)


def progress(tally: Tally, differences: int, games: int, began: float) -> str:
    seconds = time.monotonic() - began
    left = (games - tally.games) * seconds / max(tally.games, 1)
    return (
        f"{tally.games:,} of {games:,} games, {tally.actions:,} actions, "
        f"{differences} differences, {left:.0f} s left"
    )


def main(given: Sequence[str] | None = None) -> int:
    """Run, and exit with 1 if the engines differ."""
    options = arguments(given)
    total, found, began = Tally(), list[str](), time.monotonic()
    shown, terminal = began, sys.stderr.isatty()
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for tally, differences in pool.imap_unordered(compare, chunks(options.seed, options.games)):
            total.add(tally)
            found += differences
            if time.monotonic() - shown > (1 if terminal else 30):
                line = progress(total, len(found), options.games, began)
                print(f"{line:<90}", end="\r" if terminal else "\n", file=sys.stderr, flush=True)
                shown = time.monotonic()
    for difference in found[:3]:
        print(difference)
    for corner in CORNERS:
        print(f"{total.corners[corner]:>10,}  {corner}")
    print(f"{total.games:,} games, {total.actions:,} actions: {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
