"""Compile what most tests use, once, before several test processes start.

Each process would otherwise compile the same code on an empty cache or after an edit. The parts are
compiled side by side, and a second run finds everything on disk.

    python -m tools.compile [PART ...]
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final


def compile_rules() -> None:
    """Compile the rules: single games, batches and trees of moves."""
    import numpy as np

    from azulejos import fast
    from azulejos.bench import moves
    from azulejos.fast import batch

    moves.signature(games=1)
    states, generators = batch.new_states(2, 2), batch.new_generators(2, 1)
    actions = np.empty(2, np.int64)
    batch.deal_batch(states, generators)
    batch.random_actions(states, generators, actions)
    batch.step_batch(states, actions, generators)
    fast.perft(states[0], 2)


def compile_search() -> None:
    """Compile the tree search with its networks, and the solver of last rounds."""
    from azulejos.players.levels import SearchKind
    from azulejos.players.thinking import load_search

    load_search(SearchKind.TREE)


def compile_environments() -> None:
    """Compile batches of environments, with one thread and with two."""
    from azulejos.envs.batch import Batch

    for threads in (1, 2):
        batch = Batch(4, threads=threads, seed=1)
        batch.step(batch.random_actions())


PARTS: Final[dict[str, Callable[[], None]]] = {
    "search": compile_search,
    "rules": compile_rules,
    "environments": compile_environments,
}


def run_part(name: str) -> None:
    """Compile a part, and say so if it is not on disk yet."""
    from azulejos.fast.compiler.compiling import notice_compiling

    announce = functools.partial(print, f"compiling {name} ...", flush=True)
    with notice_compiling(functools.cache(announce)):
        PARTS[name]()


def main(names: list[str]) -> int:
    """Compile the named parts, or all."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"compile: no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    chosen = names or list(PARTS)
    with ProcessPoolExecutor(min(len(chosen), os.cpu_count() or 1)) as processes:
        list(processes.map(run_part, chosen))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
