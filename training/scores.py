"""Fitting the expected scores to games that the search plays.

Games of self-play explore, so they end with fewer points than games that are played to win, and a
network that learned from them expects too little. Only the score rows of the two value heads
change, so the player's moves stay the same.
"""

from __future__ import annotations

import os
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos import fast
from azulejos.net.forward import new_work
from azulejos.net.inputs.layout import SCORE_SCALE
from azulejos.net.network import load_network
from azulejos.search.limits import Limits
from azulejos.search.puct.leaves import evaluate_state
from azulejos.search.puct.search import PuctSearch
from training.engine import use_engine
from training.networks.student import Student, Trunk

FIRST_SEED = 1 << 42  # far from the seeds of training and of calibration
VISITS = 64
GAMES_AT_ONCE = 10
BOTH_WALLS = (False, True)
RIDGE = 0.01  # holds the weights back: all positions of a game share one result

Floats = NDArray[np.float64]


class Samples(NamedTuple):
    """Positions of one trunk: what its heads read, and by how much its scores were too low."""

    units: Floats
    errors: Floats  # of each seat from the mover on, in the network's unit


class Task(NamedTuple):
    """Some games to play, on these walls in turn; True is grey."""

    file: Path
    first: int
    walls: tuple[bool, ...]


def play(task: Task) -> tuple[Samples, Samples]:
    """The positions of some games inside rounds, and those before deals."""
    network = load_network(task.file)
    search, work = PuctSearch(network), new_work(network)
    seats, trunks = network.seats, (network.inside, network.before_deal)
    units: tuple[list[Floats], ...] = ([], [])
    errors: tuple[list[Floats], ...] = ([], [])
    for number in range(task.first, task.first + GAMES_AT_ONCE):
        turn, wall = divmod(number, len(task.walls))
        state = fast.new_state(seats, task.walls[wall], turn % seats)
        generator = fast.new_generator(FIRST_SEED + number)
        seen: list[tuple[bool, int, Floats]] = []
        while not fast.is_over(state):
            evaluate_state(network, work, state)
            before, mover = fast.phase(state) == fast.DEAL, fast.seat_to_act(state)
            units[before].append(work.hidden[: trunks[before].first_bias.size].astype(float))
            seen.append((before, mover, work.heads[2 * seats :].astype(float)))
            if before:
                fast.deal(state, generator)
            else:
                fast.play(state, search.think(state, Limits(nodes=VISITS)).best.action)
        scores = np.array([fast.score(state, seat) for seat in range(seats)]) / SCORE_SCALE
        for before, mover, predicted in seen:
            errors[before].append(np.roll(scores, -mover) - predicted)
    inside, before_deal = (Samples(np.array(units[at]), np.array(errors[at])) for at in (0, 1))
    return inside, before_deal


def correction(samples: Samples) -> tuple[Floats, Floats]:
    """What to add to the weights (seat, unit) and biases of the scores: a ridge regression."""
    middle, mean = samples.units.mean(0), samples.errors.mean(0)
    units, errors = samples.units - middle, samples.errors - mean
    squares = units.T @ units
    held = squares + RIDGE * np.trace(squares) * np.eye(len(squares))
    weights = np.linalg.solve(held, units.T @ errors).T
    return weights, mean - weights @ middle


def correct(trunk: Trunk, samples: Samples) -> None:
    """Correct the score rows of a trunk."""
    weights, biases = correction(samples)
    rows = slice(2 * trunk.seats, None)
    with torch.no_grad():
        trunk.values.weight[rows] += torch.from_numpy(weights).float()
        trunk.values.bias[rows] += torch.from_numpy(biases).float()


def fit_scores(
    network: Student, file: Path, games: int, walls: tuple[bool, ...] = BOTH_WALLS
) -> None:
    """Correct a network whose weights are also in this file, with so many games."""
    tasks = [Task(file, first, walls) for first in range(0, games, GAMES_AT_ONCE)]
    with get_context("spawn").Pool(os.cpu_count(), use_engine) as pool:
        found = pool.map(play, tasks, chunksize=1)
    for index, trunk in enumerate((network.inside, network.before_deal)):
        parts = [both[index] for both in found]
        units, errors = (np.concatenate(part) for part in zip(*parts, strict=True))
        correct(trunk, Samples(units, errors))
