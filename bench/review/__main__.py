"""Figures of reviews: `python -m bench.review [--games N] [--kinds 2C,2G] [--nodes N] [--levels]`.

Plays games between neighbouring levels and reviews them. For each kind of table it prints the
grades per 100 decisions of each level, how many blunders stay mistakes with ten times the nodes
and by deals drawn after both lines, the luck of a deal with its interval, and the times. With
`--levels` it prints only the accuracy of each level, as in `azulejos.review.levels`.
"""

from __future__ import annotations

import argparse
import sys

from azulejos.players.levels import LEVELS
from azulejos.review.judge import Judge
from azulejos.review.keys import NODES
from azulejos.review.review import THREADS
from bench.review.figures import Figures, rising_means
from bench.review.games import KINDS, played_game


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("--games", type=int, default=14, help="games of each kind (14)")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"of {','.join(KINDS)}")
    parser.add_argument("--nodes", type=int, default=NODES, help=f"of a search ({NODES})")
    parser.add_argument("--threads", type=int, default=THREADS, help=f"of a review ({THREADS})")
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
    figures, judge = Figures(options.nodes), Judge()
    for number in range(options.skip, options.skip + options.games):
        if sys.stderr.isatty():
            print(f"\rgame {number} ", end="", file=sys.stderr, flush=True)
        whole = figures.add(played_game(KINDS[kind], number), options.threads)
        if not options.levels:
            figures.check_blunders(whole, judge)
    if not options.levels:
        return list(figures.lines())
    found = {level: figures.accuracies[level] for level in LEVELS if figures.accuracies[level]}
    return [f'"{level}": {mean:.1f},' for level, mean in rising_means(found).items()]


if __name__ == "__main__":
    sys.exit(main())
