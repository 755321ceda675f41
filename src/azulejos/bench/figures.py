"""The figures that `azulejos bench` prints: one function each, in the order of printing.

To add a figure, write a function here that returns a number or a dict of numbers, and put
`@figure("what it is")` above it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

Value: TypeAlias = float | dict[str, float]


class Figure(NamedTuple):
    """Something that can be measured."""

    description: str
    measure: Callable[[], Value]


FIGURES: dict[str, Figure] = {}


def figure(description: str) -> Callable[[Callable[[], Value]], Callable[[], Value]]:
    """Register a function under its name."""

    def register(measure: Callable[[], Value]) -> Callable[[], Value]:
        FIGURES[measure.__name__] = Figure(description, measure)
        return measure

    return register


@figure("complete random games of two seats per second, readable rules")
def rules_games_per_s() -> float:
    """Random games from fixed seeds that list the legal moves at every turn; best of several."""
    return 1 / _best(_twenty_games, 10) * 20


@figure("random moves per second, compiled rules, one thread, by seats and wall")
def fast_moves_per_s() -> dict[str, float]:
    """Random playouts, measured in `bench.moves`."""
    from azulejos.bench.moves import all_moves_per_second

    return all_moves_per_second()


@figure("environment steps per second, random play: a batch of 4,096 games, one PettingZoo game")
def env_steps_per_s() -> dict[str, float]:
    """Steps with observations and masks, measured in `bench.envs`."""
    from azulejos.bench.envs import steps_per_second

    return steps_per_second()


@figure("microseconds for the previews of an opening of two seats")
def preview_us() -> float:
    """Previews of all 90 moves; the best of several."""
    from azulejos.rules import Deal, Position, previews

    position = Position.start().deal(Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW"))
    return _best(lambda: [previews(position) for _ in range(50)], 40) / 50 * 1e6


@figure("tree search visits per second on one core, at the start of a round, by seats")
def search_visits_per_s() -> dict[str, float]:
    """Tree search, measured in `bench.search`."""
    from azulejos.bench.search import visits_per_second

    return visits_per_second()


@figure("milliseconds by which a search of 50 ms is late")
def search_late_ms() -> dict[str, float]:
    """The search, measured in `bench.search`."""
    from azulejos.bench.search import overshoot_ms

    return overshoot_ms()


@figure("seconds until a bot's process is ready")
def bot_start_s() -> float:
    """From starting the process to its first line; best of several."""
    from azulejos.bench.bots import start_seconds

    return min(start_seconds() for _ in range(3))


@figure("seconds from import to the master's first move, with 2,000 visits")
def first_move_s() -> float:
    """In a fresh process; best of several."""
    from azulejos.bench.bots import first_move_seconds

    return min(first_move_seconds() for _ in range(3))


@figure("peak megabytes of a bot's process after games with all numbers of seats")
def bot_memory_mb() -> float:
    """The peak after a second of thinking for each number of seats."""
    from azulejos.bench.bots import memory_megabytes

    return memory_megabytes()


@figure("microseconds to decide, fold and encode a move at a table of two")
def table_move_us() -> dict[str, float]:
    """From request to stored text, without previews and wire; best of several."""
    from azulejos.bench.tables import decide_all, move_cases

    found = {}
    for name, cases in move_cases().items():
        found[name] = _best(partial(decide_all, cases), 10) / len(cases) * 1e6
    return found


@figure("events written to disk per second, SQLite, by number of tables that write at once")
def store_rows_per_s() -> dict[str, float]:
    """Through the writer thread, each commit synchronised; best of three."""
    from azulejos.bench.tables import best_wall, rows_per_second

    return {f"{group} tables": rows_per_second(group, best_wall) for group in (1, 20, 100, 400)}


@figure("seconds for 'import azulejos' in a fresh Python")
def import_s() -> float:
    """The import alone; best of several."""
    code = "import time; t = time.process_time(); import azulejos; print(time.process_time() - t)"
    command = [sys.executable, "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(7)]
    return min(float(run.stdout) for run in runs)


def _best(work: Callable[[], object], repeats: int) -> float:
    """The least processor time that some work took."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def _twenty_games() -> None:
    from azulejos.rules import CounterGenerator, Phase, Position, draw_deal

    for seed in range(20):
        position, below = Position.start(), CounterGenerator(seed).below
        while position.phase is not Phase.END:
            if position.phase is Phase.DEAL:
                position = position.deal(draw_deal(position, below))
            else:
                moves = position.legal_moves()
                position = position.play(moves[below(len(moves))])
