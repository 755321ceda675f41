"""Benchmarks of the table and the store, for `azulejos bench`.

They need a game in progress and a database.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from azulejos.rules import CounterGenerator
from azulejos.store import Store, Unit, Wake, unit_of
from azulejos.table import Accepted, Entry, Options, State, create, decide, encode_entry
from azulejos.table.events import MovePlayed
from azulejos.table.requests import ClaimSeat, PlayMove, StartGame

_SEED = bytes(32)
_ROWS = 8_000


Case: TypeAlias = tuple[State, PlayMove]


def move_cases() -> dict[str, list[Case]]:
    """Moves of some games: drafts of the first and the last round, and ends of rounds."""
    cases: dict[str, list[Case]] = {"first round": [], "last round": [], "round end": []}
    for number in range(6):
        played = _game(number)
        last = len(played[-1][0].rounds)
        for before, after in pairwise(played):
            if before[0].rounds is not after[0].rounds:
                cases["round end"].append(before)
            elif not before[0].rounds:
                cases["first round"].append(before)
            elif len(before[0].rounds) == last:
                cases["last round"].append(before)
    return cases


def _game(number: int) -> list[Case]:
    state = create(f"bench{number}", 2, Options(), _SEED, 0).state
    for seat in range(2):
        state = _granted(decide(state, ClaimSeat(f"c{seat}", seat, "Ada"), 0, _SEED, seat))
    state = _granted(decide(state, StartGame("s"), 0, _SEED, 0))
    below = CounterGenerator(number).below
    found: list[Case] = []
    while state.position is not None and state.turn is not None:
        moves = state.position.legal_moves()
        move = str(moves[below(len(moves))])
        request = PlayMove(f"p{len(found)}", state.turn, move, state.game_number)
        found.append((state, request))
        state = _granted(decide(state, request, state.at + 1000, _SEED, state.turn))
    return found


def _granted(answer: object) -> State:
    assert isinstance(answer, Accepted)
    return answer.state


def decide_all(cases: list[Case]) -> None:
    """Decide, fold, and make the unit and its text: everything in a move except the wire."""
    for state, request in cases:
        answer = decide(state, request, state.at + 1000, _SEED, request.seat)
        assert isinstance(answer, Accepted)
        for entry in unit_of(answer).entries:
            encode_entry(entry)


def rows_per_second(group: int, best: Callable[[Callable[[], object], int], float]) -> float:
    """Rows per second that the store writes to disk, with this many tables writing at once."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "bench.db"))
        last = [0]
        rounds = max(1, min(_ROWS // group, 300))

        def write() -> None:
            for _ in range(rounds):
                last[0] += 1
                promises = [store.append(_unit(table, last[0])) for table in range(group)]
                assert all(promise.result() for promise in promises)

        seconds = best(write, 3)
        store.close()
    return rounds * group / seconds


def _unit(table: int, number: int) -> Unit:
    entry = Entry(number, 0, MovePlayed(0, "3R2"), 0, f"r{number}")
    return Unit(table=f"t{table}", entries=(entry,), wake=Wake(0), keep_wake=True)


def best_wall(work: Callable[[], object], repeats: int) -> float:
    """The shortest wall-clock time, because a disk takes no processor time."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)
