"""Figures of reviews: `python -m bench.review [--games N] [--kinds 2C,2G] [--jobs N]`.

Plays games between neighbouring levels and reviews them. For each kind of table it prints the
grades per 100 decisions of each level, how many blunders stay mistakes with ten times the nodes
and by deals drawn after both lines, the luck of a deal with its interval, and the times. Measure
times with one process on an idle machine. With `--levels` it prints only the accuracy of each
level, as in `azulejos.review.levels`.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from azulejos.players.levels import LEVELS
from azulejos.puzzles.games import KINDS
from azulejos.review.keys import NODES
from azulejos.review.review import THREADS
from bench.review.figures import Figures, rising_means
from bench.review.jobs import Job, measure


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("--games", type=int, default=14, help="games of each kind (14)")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"of {','.join(KINDS)}")
    parser.add_argument("--nodes", type=int, default=NODES, help=f"of a search ({NODES})")
    parser.add_argument("--threads", type=int, default=THREADS, help=f"of a review ({THREADS})")
    parser.add_argument("--jobs", type=int, default=1, help="processes, a game in each (1)")
    parser.add_argument("--skip", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--levels", action="store_true", help="only the accuracy of each level")
    options = parser.parse_args(arguments)
    kinds = options.kinds.split(",")
    if unknown := set(kinds) - KINDS.keys():
        parser.error(f"there is no kind {', '.join(sorted(unknown))}")
    for kind in kinds:
        print(f"{kind}, {options.games} games, {options.nodes} nodes", flush=True)
        for line in _measured(kind, options):
            print(line, flush=True)
    return 0


def _measured(kind: str, options: argparse.Namespace) -> list[str]:
    numbers = range(options.skip, options.skip + options.games)
    jobs = [
        Job(kind, number, options.nodes, options.threads, not options.levels) for number in numbers
    ]
    total = Figures(options.nodes)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as processes:
        for figures in processes.map(measure, jobs):
            total.merge(figures)
            if sys.stderr.isatty():
                print(f"\rgame {total.games} of {len(jobs)} ", end="", file=sys.stderr, flush=True)
    if not options.levels:
        return list(total.lines())
    found = {level: total.accuracies[level] for level in LEVELS if total.accuracies[level]}
    return [f'"{level}": {mean:.1f},' for level, mean in rising_means(found).items()]


if __name__ == "__main__":
    sys.exit(main())
