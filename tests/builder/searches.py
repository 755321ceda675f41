"""Searches fixed positions with a library, or without one, and prints a digest of what they found.

python -m tests.builder.searches [LIBRARY]
"""

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.bench.search import positions
from azulejos.fast import random_play
from azulejos.native.library import NativeLibrary
from azulejos.net.kernels import matrix
from azulejos.net.kernels.dot_instructions import DotInstruction
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits
from azulejos.search.puct import multipv, search

POSITIONS, VISITS, GAMES = 12, 400, 400


def instruction_of(facts: Mapping[str, Any]) -> DotInstruction | None:
    """The instruction that a library packs weights for."""
    found = facts["machine"]["dot_instruction"]
    return found and DotInstruction(**found | {"chunks": tuple(found["chunks"])})


def use(library: NativeLibrary) -> None:
    """Let the search and random games run in the library, with weights packed for it."""
    work_on_tree = library.function("azulejos.search.puct.entry.work_on_tree")
    vars(matrix)["MACHINE_INSTRUCTION"] = instruction_of(library.facts)
    vars(search)["work_on_tree"] = vars(multipv)["work_on_tree"] = work_on_tree
    vars(random_play)["playout"] = library.function("azulejos.fast.random_play.playout")


def found() -> str:
    """Everything that searches and random games find, as a digest."""
    digest, learned = hashlib.sha256(), LearnedSearch()
    learned.solves = False
    for kind, (seats, grey) in KINDS.items():
        for state in positions(kind, POSITIONS):
            report = learned.think(state, Limits(nodes=VISITS))
            digest.update(repr((report.nodes, report.best)).encode())
        for seed in range(GAMES):
            state, generator = fast.new_state(seats, grey), fast.new_generator(seed)
            moves = random_play.playout(state, generator)
            digest.update(state.tobytes() + generator.tobytes() + moves.to_bytes(2))
    return digest.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        use(NativeLibrary(Path(name)))
    print(found())
