"""Fit the coefficients of the hand-written evaluation to games of the search against itself.

    python -m tools.tune play --kind 2C --games 4000 --nodes 1500 --seed 1 samples.npz
    python -m tools.tune fit samples.npz [more.npz ...]

`play` writes what every seat's board looked like now and then, and how its game ended; `fit` finds
the coefficients that predict the final margins best, and writes coefficients.json. Deals come from
seeds from `--seed` on; matches (`azulejos match`) use others, so nothing is tested on what it was
tuned on.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos import fast
from azulejos.search.alphabeta.search import AlphaBetaSearch, value_of_state
from azulejos.search.handmade.boards import FEATURES_AT, work_out
from azulejos.search.handmade.coefficients import NAMES, UNIT, USED_STAGES, coefficients, write
from azulejos.search.handmade.evaluator import HANDMADE
from azulejos.search.handmade.features import FEATURES
from azulejos.search.handmade.value import next_starter, points_now, round_progress
from azulejos.search.limits import Limits

Floats = NDArray[np.float64]

TUNING_SEEDS = 1 << 40  # far from the seeds that anybody gives to a match
SAMPLE_SHARE = 0.2  # of the positions inside a round; those before a deal are all taken
RANDOM_SHARE = 0.07  # of the moves, so that games leave the beaten track
RIDGE = 30.0
COLUMNS = FEATURES + 2  # features, start, turn


def kind_parts(kind: str) -> tuple[int, bool]:
    """Seats, and whether walls are grey."""
    return int(kind[0]), kind[1] == "G"


class Recorder:
    """Collects what boards looked like."""

    def __init__(self, seats: int, grey: bool) -> None:
        self.seats = seats
        self.memory = HANDMADE.new_memory(seats, grey)
        self.prepare = HANDMADE.addresses()[0]
        self.rows: list[tuple[int, Floats, Floats]] = []

    def take(self, state: fast.State) -> None:
        """One sample: stage, features of all seats, points of all seats now."""
        out = np.zeros(8)
        value_of_state(self.prepare, state, self.memory, out)
        left = int(fast.lying_count(state))
        first = int(next_starter(state, left))
        features, points, fullest, ends = (
            np.zeros((self.seats, COLUMNS)),
            np.zeros(self.seats),
            0,
            0,
        )
        for seat in range(self.seats):
            slot = np.zeros(8, np.int64)
            work_out_from_python(state, seat, self.memory, slot)
            facts = int(slot[1])
            features[seat, :FEATURES] = self.memory[FEATURES_AT : FEATURES_AT + FEATURES]
            features[seat, FEATURES] = first == seat
            features[seat, FEATURES + 1] = left > 0 and int(fast.seat_to_act(state)) == seat
            rows = facts >> 32 & 7
            points[seat] = points_now(state, seat, facts) + (facts >> 16 & 0xFFFF) + 2 * rows
            fullest, ends = max(fullest, facts >> 36 & 7), ends | rows
        stage = 5 * int(round_progress(state, left)) + (4 if ends else max(fullest - 1, 0))
        self.rows.append((stage, features, points))


@fast.compiled
def work_out_from_python(
    state: fast.State, seat: int, memory: fast.Int64s, slot: fast.Int64s
) -> None:
    """`work_out` on bare arrays."""
    work_out(fast.raw(state), seat, fast.raw(memory), fast.raw(slot))


def play_game(
    search: AlphaBetaSearch, recorder: Recorder, kind: str, nodes: int, seed: int
) -> Floats:
    """One game; the final scores. Samples go to the recorder."""
    seats, grey = kind_parts(kind)
    state = fast.new_state(seats, grey, seed % seats)
    deals, chance = fast.new_generator(seed), np.random.default_rng(seed)
    actions = np.empty(fast.MOST_MOVES, np.int64)
    while fast.phase(state) != fast.END:
        if fast.phase(state) == fast.DEAL:
            if fast.round_number(state) > 1:
                recorder.take(state)
            fast.deal(state, deals)
            continue
        if fast.phase(state) == fast.DRAFT and chance.random() < SAMPLE_SHARE:
            recorder.take(state)
        if chance.random() < RANDOM_SHARE:
            legal = actions[: fast.legal_moves(state, actions)]
            lines = legal[(legal % 6 != 5) | (legal >= fast.TILING)]
            action = int(chance.choice(lines if lines.size else legal))
        else:
            action = search.think(state, Limits(nodes=nodes)).best.action
        fast.play(state, action)
    return np.array([fast.score(state, seat) for seat in range(seats)], np.float64)


def play(arguments: argparse.Namespace) -> None:
    """Play games and write samples."""
    seats, grey = kind_parts(arguments.kind)
    search, recorder = AlphaBetaSearch(table_bits=13), Recorder(seats, grey)
    finals, began = [], time.monotonic()
    for game in range(arguments.games):
        before = len(recorder.rows)
        seed = TUNING_SEEDS + arguments.seed + game
        scores = play_game(search, recorder, arguments.kind, arguments.nodes, seed)
        finals += [scores] * (len(recorder.rows) - before)
        if time.monotonic() - began > arguments.seconds:
            break
        if game % 100 == 99:
            print(f"{game + 1} games, {time.monotonic() - began:.0f} s", file=sys.stderr)
    np.savez_compressed(
        arguments.files[0],
        kind=arguments.kind,
        stages=np.array([row[0] for row in recorder.rows], np.int8),
        features=np.array([row[1] for row in recorder.rows], np.int16),
        points=np.array([row[2] for row in recorder.rows], np.int16),
        finals=np.array(finals, np.int16),
    )


def pairs(
    features: Floats, points: Floats, finals: Floats
) -> tuple[Floats, Floats, Floats, Floats]:
    """For every pair of seats, differences: features, points to come, points now, result."""
    found: list[tuple[Floats, Floats, Floats, Floats]] = []
    for one in range(points.shape[1]):
        for other in range(one):
            now = points[:, one] - points[:, other]
            end = finals[:, one] - finals[:, other]
            found.append((features[:, one] - features[:, other], end - now, now, np.sign(end)))
    columns = list(zip(*found, strict=True))
    return (
        np.concatenate(columns[0]),
        np.concatenate(columns[1]),
        np.concatenate(columns[2]),
        np.concatenate(columns[3]),
    )


def solve(x: Floats, y: Floats, prior: Floats, ridge: float) -> Floats:
    """Least squares that stays near the prior where there are few samples."""
    matrix = x.T @ x + ridge * np.eye(x.shape[1])
    return np.asarray(prior + np.linalg.solve(matrix, x.T @ (y - x @ prior)))


def best_scale(margin: Floats, result: Floats) -> float:
    """The scale with which the expected margin best predicts the winner."""
    scales = np.geomspace(1.5, 40, 60)

    def loss(scale: float) -> float:
        sign = np.where(result == 0, 0.5, (result + 1) / 2)
        odds = margin / scale
        return float(np.mean(np.logaddexp(0, odds) - sign * odds))

    return float(min(scales, key=loss))


def fit(arguments: argparse.Namespace) -> None:
    """Fit every kind of game for which there are samples."""
    tables: dict[str, list[dict[str, NDArray[np.int16]]]] = {}
    for file in arguments.files:
        data = dict(np.load(file))
        tables.setdefault(str(data["kind"]), []).append(data)
    for kind, parts in tables.items():
        merged = {
            key: np.concatenate([part[key] for part in parts]) for key in parts[0] if key != "kind"
        }
        write({kind: fit_kind(kind, merged)})


def fit_kind(kind: str, data: dict[str, NDArray[np.int16]]) -> NDArray[np.int64]:
    """The table of one kind."""
    table = coefficients(*kind_parts(kind)).astype(np.float64) / UNIT
    features = data["features"].astype(np.float64)
    points, finals = data["points"].astype(np.float64), data["finals"].astype(np.float64)
    x, y, _, _ = pairs(features, points, finals)
    general = solve(x, y, np.zeros(COLUMNS), RIDGE)
    for stage in range(USED_STAGES):
        here = data["stages"] == stage
        if here.sum() < 200:
            continue
        x, y, now, result = pairs(features[here], points[here], finals[here])
        weights = solve(x, y, general, RIDGE)
        rest = (finals[here] - points[here] - features[here] @ weights).mean()
        weights[0] = rest + weights[0]
        margin = now + x @ weights
        scale = best_scale(margin, result)
        table[:COLUMNS, stage], table[COLUMNS, stage] = weights, scale
        error = np.sqrt(np.mean((y - x @ weights) ** 2))
        print(
            f"{kind} stage {stage:2} {here.sum():6} samples, error {error:5.2f}, scale {scale:5.2f}"
        )
    return np.round(table * UNIT).astype(np.int64)


def main() -> int:
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("command", choices=["play", "fit"])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--kind", default="2C")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1e9)
    arguments = parser.parse_args()
    play(arguments) if arguments.command == "play" else fit(arguments)
    return 0


assert len(NAMES) == COLUMNS + 1

if __name__ == "__main__":
    sys.exit(main())
