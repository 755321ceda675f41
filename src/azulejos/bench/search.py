"""Benchmarks of the search, and a signature that changes if its moves change.

Timing belongs in the benchmark command, never in a test.
"""

from __future__ import annotations

import time

import numpy as np

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.search.alphabeta.search import AlphaBetaSearch
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits

SIGNATURE_POSITIONS = 12  # for each kind, spread over a game
SIGNATURE_NODES, SIGNATURE_VISITS = 2000, 200
SPEED_NODES, SPEED_VISITS = 300_000, 6000


def positions(kind: str, count: int, apart: int = 5) -> list[fast.State]:
    """Positions with a choice from fixed random games, a few moves apart."""
    seats, grey = KINDS[kind]
    found: list[fast.State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state, generator = fast.new_state(seats, grey), fast.new_generator(seed)
        actions, moves = np.empty(fast.MOST_MOVES, np.int64), 0
        while fast.phase(state) != fast.END and len(found) < count:
            if fast.phase(state) == fast.DEAL:
                fast.deal(state, generator)
                continue
            if moves % apart == 0:
                found.append(state.copy())
            legal = actions[: fast.legal_moves(state, actions)]
            lines = legal[legal % 6 != fast.FLOOR] if (legal % 6 != fast.FLOOR).any() else legal
            fast.play(state, lines[fast.below(generator, lines.size)])
            moves += 1
    return found


def signature() -> int:
    """Nodes and best moves of both searches over fixed positions of every kind, in one number."""
    number, classic, learned = 0, AlphaBetaSearch(table_bits=14), LearnedSearch()
    for kind in KINDS:
        for state in positions(kind, SIGNATURE_POSITIONS):
            for search, nodes in ((classic, SIGNATURE_NODES), (learned, SIGNATURE_VISITS)):
                report = search.think(state, Limits(nodes=nodes))
                found = report.nodes * 512 + report.best.action
                number = (number * 1_000_003 + found) % (1 << 32)
    return number


def nodes_per_second(repeats: int = 8) -> float:
    """Search nodes per second on one core, two seats, at the start of a round; best of several."""
    state, generator = fast.new_state(2), fast.new_generator(1)
    fast.deal(state, generator)
    search = AlphaBetaSearch(table_bits=19)
    search.think(state, Limits(nodes=1000))
    best = 0.0
    for _ in range(repeats):
        began = time.process_time()
        report = search.think(state, Limits(nodes=SPEED_NODES))
        best = max(best, report.nodes / (time.process_time() - began))
    return best


def visits_per_second(repeats: int = 8) -> dict[str, float]:
    """Visits of the learned search per second on one core, at the start of a round, by seats.

    There, nearly every visit is an evaluation. The best of several runs.
    """
    search, found = LearnedSearch(), {}
    for seats in (2, 3, 4):
        state = fast.new_state(seats)
        fast.deal(state, fast.new_generator(1))
        search.think(state, Limits(nodes=100))
        best = 0.0
        for _ in range(repeats):
            began = time.process_time()
            report = search.think(state, Limits(nodes=SPEED_VISITS))
            best = max(best, report.nodes / (time.process_time() - began))
        found[f"{seats} seats"] = best
    return found


def overshoot_ms(seconds: float = 0.05, repeats: int = 60) -> dict[str, float]:
    """How late the answers of both searches come, in milliseconds."""
    searches: dict[str, AlphaBetaSearch | LearnedSearch] = {
        "classic": AlphaBetaSearch(table_bits=19),
        "learned": LearnedSearch(),
    }
    states = [state for kind in ("2C", "4C") for state in positions(kind, 4, apart=1)]
    found = {}
    for name, search in searches.items():
        late = []
        for state in states:
            search.think(state, Limits(nodes=100))
        for repeat in range(repeats):
            began = time.perf_counter()
            search.think(states[repeat % len(states)], Limits(seconds=seconds))
            late.append(1000 * max(0.0, time.perf_counter() - began - seconds))
        late.sort()
        found[f"{name} median"] = late[len(late) // 2]
        found[f"{name} p99"] = late[min(len(late) - 1, round(0.99 * len(late)))]
        found[f"{name} worst"] = late[-1]
    return found
