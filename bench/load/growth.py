"""`python -m bench.load.growth`: whether a move costs more at many tables or late in a long game.

The trend matters, not the figures: the columns should stay level, on any machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterable

from azulejos.table import State
from azulejos.table.requests import PlayMove
from bench.load.cost import Stopwatch, one_move, started

TABLES = (1, 10, 100, 400, 1600)
MOVES_AT_EACH = 3_000
STEP = 20


class Tables:
    """Games that go on for ever: a finished one starts again."""

    def __init__(self, count: int) -> None:
        self._rng = random.Random(count)
        self._watch = Stopwatch()
        self._states = [started(2, "coloured") for _ in range(count)]
        self.costs: list[float] = []
        for _ in range(20 * count if count < MOVES_AT_EACH // 20 else MOVES_AT_EACH):
            self.play(self._rng.randrange(count))  # so that not all are at their beginning
        self.costs.clear()

    def play(self, number: int) -> None:
        """Play one move at a table."""
        state, cost = _move(self._states[number], self._rng, self._watch)
        self._states[number] = started(2, "coloured") if state.turn is None else state
        self.costs.append(cost)


def _move(state: State, rng: random.Random, watch: Stopwatch) -> tuple[State, float]:
    assert state.position is not None
    assert state.turn is not None
    move = str(rng.choice(state.position.legal_moves()))
    request = PlayMove(f"m{state.number}", state.turn, move, state.game_number)
    began = time.thread_time_ns()
    after = one_move(watch, state, request, state.at + 1)
    return after, (time.thread_time_ns() - began) / 1000


def by_tables(counts: Iterable[int]) -> dict[int, float]:
    """The cost of a move with this many tables in memory, which are played in turn."""
    found = {}
    for count in counts:
        tables = Tables(count)
        for number in range(MOVES_AT_EACH):
            tables.play(number % count)
        found[count] = _typical(tables.costs)
    return found


def by_length(games: int) -> dict[int, float]:
    """The cost of a move by the number of moves before it, in steps of twenty."""
    costs: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        rng, watch, state = random.Random(seed), Stopwatch(), started(2, "coloured")
        number = 0
        while state.turn is not None:
            state, cost = _move(state, rng, watch)
            costs[number // STEP * STEP].append(cost)
            number += 1
    return {number: _typical(found) for number, found in sorted(costs.items()) if len(found) > 99}


def _typical(costs: list[float]) -> float:
    """The median, because other processes do not change it."""
    return round(sorted(costs)[len(costs) // 2], 1)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.growth", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    tables, length = by_tables(TABLES), by_length(options.games)
    if options.json:
        print(json.dumps({"by_tables": tables, "by_length": length}))
        return 0
    print("microseconds of CPU a move, from the request to finished frames")
    for count, cost in tables.items():
        print(f"{count:6} tables in memory     {cost}")
    for number, cost in length.items():
        print(f"after {number:4} moves           {cost}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
