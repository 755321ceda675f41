"""The error of the network's values before a deal, measured with playouts.

This error limits the player: the search looks through a round, but must trust the value at its end.
Positions before a deal come from self-play. Each is played to the end many times. The squared
difference between the value and the share of wins, less the variance of the playouts, is the error
of the network.
"""

from __future__ import annotations

import json
import math
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from azulejos import fast
from azulejos.net.network import load_network
from azulejos.net.value import win_share
from azulejos.search.limits import Limits
from azulejos.search.puct.search import PuctSearch

FIRST_SEED = 1 << 41  # far from the seeds of training and of calibration
ROUNDS = 4  # positions are taken before the deals that follow the first four rounds


class Task(NamedTuple):
    """One position, found by its seed, and how often to play it out."""

    file: Path
    grey: bool
    seed: int
    playouts: int
    visits: int


class Finding(NamedTuple):
    """The network's value of a position, and the mean result."""

    after_round: int
    predicted: float
    observed: float
    chance: float  # the variance of `observed`


@cache
def _search(file: Path) -> PuctSearch:
    return PuctSearch(load_network(file))


def play_on(
    search: PuctSearch,
    state: fast.State,
    generator: fast.Generator,
    visits: int,
    rounds: float = math.inf,
) -> None:
    """Play against itself until the game is over, or for this many rounds."""
    while not fast.is_over(state):
        if fast.phase(state) == fast.DEAL:
            if fast.round_number(state) > rounds:
                return
            fast.deal(state, generator)
        else:
            fast.play(state, search.think(state, Limits(nodes=visits)).best.action)


def look_into(task: Task) -> Finding | None:
    """Find a position and play it out; None if the game ended earlier."""
    search = _search(task.file)
    seats, after_round = search.network.seats, 1 + task.seed % ROUNDS
    generator = fast.new_generator(FIRST_SEED + task.seed)
    position = fast.new_state(seats, task.grey, task.seed // ROUNDS % seats)
    play_on(search, position, generator, 4 * task.visits, after_round)
    if fast.is_over(position):
        return None
    results = np.empty(task.playouts)
    for number in range(task.playouts):
        state = position.copy()
        fast.deal(state, generator)
        play_on(search, state, generator, task.visits)
        results[number] = win_share(state, 0)
    predicted, chance = search.value(position)[0][0], results.var(ddof=1) / task.playouts
    return Finding(after_round, predicted, float(results.mean()), float(chance))


def distance(findings: list[Finding]) -> dict[str, float | int]:
    """The root of the mean squared error without chance, with the ends of its interval."""
    squares = np.array([(each.predicted - each.observed) ** 2 - each.chance for each in findings])
    width = 1.96 * squares.std() / math.sqrt(squares.size)
    low, middle, high = (
        round(math.sqrt(max(squares.mean() + side * width, 0.0)), 4) for side in (-1, 0, 1)
    )
    return {"positions": squares.size, "distance": middle, "from": low, "to": high}


def measure(
    file: Path, positions: int, playouts: int, visits: int, wall: str, processes: int
) -> None:
    """Print the error after every round and over all, one line of JSON each."""
    tasks = [Task(file, wall == "grey", seed, playouts, visits) for seed in range(positions)]
    with get_context("spawn").Pool(processes) as pool:
        found = [each for each in pool.imap_unordered(look_into, tasks) if each is not None]
    for after_round in (*range(1, ROUNDS + 1), None):
        chosen = [each for each in found if after_round in (each.after_round, None)]
        if chosen:
            print(json.dumps({"weights": file.name, "after_round": after_round} | distance(chosen)))
