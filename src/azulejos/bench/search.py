"""Benchmarks of the search, and a signature that changes if its moves change.

Timing belongs in the benchmark command, never in a test.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.search.last_rounds import must_end
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits

SIGNATURE_POSITIONS = 12  # for each kind, spread over a game, and as many last rounds
SIGNATURE_VISITS, SPEED_VISITS = 200, 6000


def positions(
    kind: str, count: int, apart: int = 5, is_wanted: Callable[[fast.State], bool] = lambda _: True
) -> list[fast.State]:
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
            if moves % apart == 0 and is_wanted(state):
                found.append(state.copy())
            legal = actions[: fast.legal_moves(state, actions)]
            lines = legal[legal % 6 != fast.FLOOR] if (legal % 6 != fast.FLOOR).any() else legal
            fast.play(state, lines[fast.below(generator, lines.size)])
            moves += 1
    return found


def signature() -> int:
    """Nodes and best moves of the search over fixed positions of every kind, in one number."""
    number, search = 0, LearnedSearch()
    states = [state for kind in KINDS for state in positions(kind, SIGNATURE_POSITIONS)]
    for state in [*states, *positions("2C", SIGNATURE_POSITIONS, is_wanted=must_end)]:
        report = search.think(state, Limits(nodes=SIGNATURE_VISITS))
        found = report.nodes * 512 + report.best.action
        number = (number * 1_000_003 + found) % (1 << 32)
    return number


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
    """How late the answers of the search come, in milliseconds."""
    search, late = LearnedSearch(), list[float]()
    states = [state for kind in ("2C", "4C") for state in positions(kind, 4, apart=1)]
    for state in states:
        search.think(state, Limits(nodes=100))
    for repeat in range(repeats):
        began = time.perf_counter()
        search.think(states[repeat % len(states)], Limits(seconds=seconds))
        late.append(1000 * max(0.0, time.perf_counter() - began - seconds))
    late.sort()
    p99 = late[min(len(late) - 1, round(0.99 * len(late)))]
    return {"median": late[len(late) // 2], "p99": p99, "worst": late[-1]}
