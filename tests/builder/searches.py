"""Searches fixed positions, plays random games, and prints a digest of what was found.

AZULEJOS_ENGINE_DIR=FOLDER python -m tests.builder.searches
"""

import hashlib

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.bench.search import positions
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits

POSITIONS, VISITS, GAMES = 84, 400, 850  # of each kind: 504 positions, 5,100 games


def found() -> str:
    """Everything that searches and random games find, as a digest."""
    digest, learned = hashlib.sha256(), LearnedSearch()
    for kind, (seats, grey) in KINDS.items():
        for state in positions(kind, POSITIONS):
            report = learned.think(state, Limits(nodes=VISITS))
            digest.update(repr((report.nodes, report.best)).encode())
        for seed in range(GAMES):
            state, generator = fast.new_state(seats, grey), fast.new_generator(seed)
            moves = fast.playout(state, generator)
            digest.update(state.tobytes() + generator.tobytes() + moves.to_bytes(2))
    return digest.hexdigest()


if __name__ == "__main__":
    print(found())
