"""Calibration: compares predicted win probabilities and scores with results.

It prints the reliability curve, the Brier score and the error of expected scores. The games are new
ones, played by the search, because the network must not have learned from them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos import fast
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.net.value import win_share
from azulejos.rules import Wall
from azulejos.search.limits import Limits
from azulejos.search.puct.search import PuctSearch
from azulejos.search.report import Candidate

BINS = 10
FIRST_SEED = 1 << 40  # far from the seeds of training
APART = 8  # moves; positions of one game share one outcome, so more games tell more


@dataclass(frozen=True, slots=True)
class Statements:
    """Predictions for one seat in one position each, and the results."""

    predicted: NDArray[np.float64]
    """The probability that it wins."""
    observed: NDArray[np.float64]
    """Its share of the victory."""
    points: NDArray[np.float64]
    """Its final score less the expected one."""


def collect(file: Path, positions: int, visits: int, grey: bool, seed: int) -> Statements:
    """What the search predicted for every seat at some moves of each game, and the results."""
    network = load_network(file)
    search, predicted, observed = PuctSearch(network), list[float](), list[float]()
    points = list[float]()
    games = moves = 0
    while moves < positions:
        state = fast.new_state(network.seats, grey, games % network.seats)
        generator = fast.new_generator(FIRST_SEED + 1_000_003 * seed + games)
        games += 1
        views, number = list[Candidate](), games
        while not fast.is_over(state):
            if fast.phase(state) == fast.DEAL:
                fast.deal(state, generator)
                continue
            best = search.think(state, Limits(nodes=visits)).best
            if number % APART == 0:
                views.append(best)
            number += 1
            fast.play(state, best.action)
        moves += len(views)
        for seat in range(network.seats):
            predicted += [view.wins[seat] for view in views]
            observed += [win_share(state, seat)] * len(views)
            points += [fast.score(state, seat) - view.scores[seat] for view in views]
    return Statements(np.array(predicted), np.array(observed), np.array(points))


def reliability(
    predicted: NDArray[np.float64], observed: NDArray[np.float64]
) -> list[dict[str, float | int]]:
    """For each tenth of the predictions: their number, and the mean prediction and result."""
    index = np.minimum((predicted * BINS).astype(int), BINS - 1)
    rows: list[dict[str, float | int]] = []
    for number in range(BINS):
        chosen = index == number
        if chosen.any():
            means = (
                round(float(predicted[chosen].mean()), 4),
                round(float(observed[chosen].mean()), 4),
            )
            rows.append({"positions": int(chosen.sum()), "said": means[0], "came": means[1]})
    return rows


def kinds_of(files: Sequence[Path], wall: str) -> list[tuple[Path, bool]]:
    """Every file with every wall that is asked for; without files, the shipped ones."""
    walls = list(Wall) if wall == "both" else [Wall[wall.upper()]]
    return [
        (file, wall is Wall.GREY)
        for wall in walls
        for file in files or [shipped(seats, wall) for seats in (2, 3, 4)]
    ]


def calibrate(
    files: Sequence[Path], positions: int, visits: int, wall: str, seed: int, picture: Path | None
) -> None:
    """Print the figures of every kind of game as a line of JSON, and draw the curves."""
    curves: dict[str, list[dict[str, float | int]]] = {}
    for file, grey in kinds_of(files, wall):
        found = collect(file, positions, visits, grey, seed)
        predicted, observed = found.predicted, found.observed
        rows = reliability(predicted, observed)
        error = (
            sum(row["positions"] * abs(row["said"] - row["came"]) for row in rows) / predicted.size
        )
        seats = load_network(file).seats
        facts = {
            "weights": file.name,
            "seats": seats,
            "wall": "grey" if grey else "coloured",
            "visits": visits,
            "positions": predicted.size // seats,
            "statements": predicted.size,
            "brier": round(float(np.square(predicted - observed).mean()), 4),
            "mean_error": round(error, 4),
            "points_too_low": round(float(found.points.mean()), 2),
            "reliability": rows,
        }
        print(json.dumps(facts), flush=True)
        brier, name = facts["brier"], f"{seats} seats, {facts['wall']}"
        curves[f"{name}: Brier {brier:.3f}"] = rows
    if picture is not None:
        draw(curves, picture)


def draw(curves: dict[str, list[dict[str, float | int]]], target: Path) -> None:
    """Draw every curve against the diagonal; dots grow with the number of predictions."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    columns = min(3, len(curves))
    lines = -(-len(curves) // columns)
    size = (3.2 * columns, 3.2 * lines)
    figure, axes = pyplot.subplots(
        lines, columns, figsize=size, layout="constrained", squeeze=False
    )
    for axis, (title, rows) in zip(axes.flat, curves.items(), strict=False):
        most = max(row["positions"] for row in rows)
        predicted, observed = [row["said"] for row in rows], [row["came"] for row in rows]
        axis.plot([0, 1], [0, 1], color="grey", linewidth=1)
        axis.plot(predicted, observed, linewidth=1)
        axis.scatter(predicted, observed, s=[8 + 60 * row["positions"] / most for row in rows])
        axis.set_title(title, fontsize=9)
        axis.grid(alpha=0.3)
    figure.supxlabel("win probability that was shown", fontsize=9)
    figure.supylabel("share of games won", fontsize=9)
    figure.savefig(target, dpi=80)
    pyplot.close(figure)
