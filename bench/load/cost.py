"""`python -m bench.load.cost`: what one move costs in CPU time, part by part, without a network.

The load test says how many people can play at once; this says where the time of a move goes, and
whether it grows with the game.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from azulejos.rules import Wall
from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.wire.from_table import event_message
from azulejos.server.wire.messages import YourTurn
from azulejos.store import Lease, unit_of
from azulejos.table import Accepted, Options, State, create, decide, encode_entry
from azulejos.table.requests import ClaimSeat, PlayMove, StartGame
from azulejos.views.choices import choices

T = TypeVar("T")
SEED = bytes(range(32))
PARTS = ("rules and table", "unit", "event view", "encode event", "choices", "encode choices")
WIRE = ("deflate event", "deflate choices", "encode entry")


class Stopwatch:
    """CPU time by part, and for each part by the progress of the game."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = defaultdict(list)

    def __call__(self, part: str, work: Callable[..., T], *arguments: Any, **options: Any) -> T:
        began = time.thread_time_ns()
        result = work(*arguments, **options)
        self.spent[part].append((time.thread_time_ns() - began) / 1000)
        return result

    def typical(self, part: str) -> float:
        """The mean without the slowest twentieth, which other processes have disturbed."""
        values = sorted(self.spent[part])
        kept = values[: max(1, len(values) * 19 // 20)]
        return sum(kept) / len(kept)


def started(seats: int, wall: str) -> State:
    """A table at which the first move can be played; one guest has all seats."""
    options = Options(wall=Wall(wall), show_ms=0)
    state = create("cost", seats, options, SEED, 0).state
    for seat in range(seats):
        state = _yes(decide(state, ClaimSeat(f"c{seat}", seat, "A"), 0, SEED, 0)).state
    return _yes(decide(state, StartGame("s"), 0, SEED, 0)).state


def _yes(answer: Any) -> Accepted:
    assert isinstance(answer, Accepted)
    return answer


def play(watch: Stopwatch, seats: int, wall: str, seed: int) -> list[float]:
    """Play one random game and return the cost of each move."""
    state, rng, costs = started(seats, wall), random.Random(seed), []
    number = 0
    while state.turn is not None:
        assert state.position is not None
        number += 1
        move = str(rng.choice(state.position.legal_moves()))
        request = PlayMove(f"m{number}", state.turn, move, state.game_number)
        began = time.thread_time_ns()
        state = one_move(watch, state, request, number)
        costs.append((time.thread_time_ns() - began) / 1000)
    return costs


def one_move(watch: Stopwatch, state: State, request: PlayMove, now: int) -> State:
    accepted = _yes(watch(PARTS[0], decide, state, request, now, SEED, 0))
    watch(PARTS[1], unit_of, accepted, lease=Lease(known_wake=1 << 60))
    before = state
    for happening in accepted.happened:
        message = watch(PARTS[2], event_message, happening, before, now)
        out = watch(PARTS[3], OutgoingFrame, message)
        watch(WIRE[0], out.frame, deflated=True)
        watch(WIRE[2], encode_entry, happening.entry)
        before = happening.state
    after = accepted.state
    if after.turn is not None and after.position is not None:
        offered = watch(PARTS[4], choices, after.position)
        turn = YourTurn(seat=after.turn, game_event=after.game_number, choices=offered)
        out = watch(PARTS[5], OutgoingFrame, turn)
        watch(WIRE[1], out.frame, deflated=True)
    return after


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.cost", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--wall", default="coloured")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    watch = Stopwatch()
    costs = [play(watch, options.seats, options.wall, seed) for seed in range(options.games)]
    moves = sum(map(len, costs))
    result: dict[str, Any] = {"moves": moves}
    for part in (*PARTS, *WIRE):
        share = len(watch.spent[part]) / moves
        result[part] = round(watch.typical(part) * share, 1)
    result["rules, preview and encoding"] = round(sum(result[part] for part in PARTS), 1)
    result["first ten moves"] = _mean([cost for game in costs for cost in game[:10]])
    result["moves 40 to 50"] = _mean([cost for game in costs for cost in game[40:50]])
    if options.json:
        print(json.dumps(result))
    else:
        print("\n".join(f"{name:28} {value}" for name, value in result.items()))
        print("(microseconds of CPU time a move)")
    return 0


def _mean(values: list[float]) -> float:
    kept = sorted(values)[: max(1, len(values) * 19 // 20)]
    return round(sum(kept) / len(kept), 1)


if __name__ == "__main__":
    sys.exit(main())
