"""Refine a shipped network on the CPU by self-play.

Use it if a network has seen too few games of one kind, such as one wall. It needs no GPU and no
teacher.
"""

from __future__ import annotations

import dataclasses
import time
from contextlib import closing
from pathlib import Path

import numpy as np
import torch

from azulejos.net.file import Sizes, read_header, save_network
from azulejos.net.network import load_network, with_temperature
from training.export import matrices, student_of
from training.learning.learner import NEWEST, Learner, learning_rate, newest_losses
from training.learning.replay import Replay
from training.learning.symmetry import SYMMETRIES
from training.networks.student import Student
from training.run_log import RunLog
from training.scores import BOTH_WALLS, fit_scores
from training.selfplay import games as g
from training.selfplay.cores import Cores
from training.selfplay.games import new_games
from training.selfplay.searched import search_chunk
from training.selfplay.step import counted
from training.settings import Plan

CHUNKS = 32  # of one game each


class Refinement:
    """A network that plays and learns in turn, in generations."""

    def __init__(self, weights: Path, plan: Plan, out: Path) -> None:
        student = student_of(weights)
        self.facts = {"trained": read_header(weights)[0].get("trained", {})}
        self.plan = dataclasses.replace(plan, seats=student.seats)
        torch.manual_seed(plan.seed)
        self.replay = Replay(plan.capacity, student.seats, torch.device("cpu"))
        self.learner = Learner(student, self.replay, plan.batch)
        self.games = new_games(CHUNKS, student.seats, CHUNKS, plan.tree_edges, plan.seed)
        self.log = RunLog(out)

    def play(self, weights: Path, seconds: float, progress: float) -> int:
        """Play with a file's network for this many seconds; return the number of new samples."""
        plan, deadline = self.plan, time.monotonic() + seconds
        cores = Cores(with_temperature(load_network(weights), plan.temperature), CHUNKS)
        predict, added = self.learner.average.predict, 0
        while time.monotonic() < deadline:
            cores.fill(search_chunk, self.games, plan.settings(progress))
            with torch.no_grad():
                added += self.replay.add(self.games, predict, plan.td_lambda, plan.search_mix)
            self.log.write(event="playing", games=self.games_played, samples=self.replay.total)
        return added

    def learn(self, samples: int, generation: int, generations: int) -> None:
        """Learn from the replay buffer: `reuse` times as many samples as are new."""
        plan = self.plan
        self.log.write(event="newest", **newest_losses(self.learner, NEWEST))
        steps = round(samples * plan.reuse / plan.batch)
        for step in range(steps):
            places = torch.randint(0, self.replay.filled, (plan.batch,))
            symmetries = torch.randint(0, SYMMETRIES, (plan.batch,))
            share = (generation + step / steps) / generations
            rate = learning_rate(share, plan.highest_rate, plan.lowest_rate, 0.05)
            self.learner.learn(places, symmetries, rate)
        self.log.write(event="learned", steps=steps, **self.learner.take_losses(steps))

    @property
    def games_played(self) -> int:
        """How many games all generations have played."""
        return int(counted(self.games)[g.GAMES])

    def save(self, file: Path) -> None:
        """Write the averaged weights."""
        network, facts = self.learner.average, {"refined": {"games": self.games_played}}
        assert isinstance(network, Student)
        save_network(file, Sizes(*network.shape), matrices(network), self.facts | facts)

    def fit_scores(self, file: Path, games: int) -> None:
        """Fit the expected scores to games of the search, on the walls of self-play."""
        network, grey_share = self.learner.average, self.plan.grey_share
        assert isinstance(network, Student)
        walls = tuple(
            is_grey for is_grey in BOTH_WALLS if (grey_share if is_grey else 1 - grey_share)
        )
        fit_scores(network, file, games, walls)
        self.save(file)


def refine(weights: Path, plan: Plan, generations: int, out: Path, score_games: int = 0) -> None:
    """Refine the network of a file; write the weights of every generation to a folder."""
    np.seterr(over="ignore")
    refinement = Refinement(weights, plan, out)
    with closing(refinement.log):
        for generation in range(generations):
            seconds = 60 * plan.minutes / generations
            samples = refinement.play(weights, seconds, generation / generations)
            refinement.learn(samples, generation, generations)
            weights = out / f"generation{generation + 1}.net"
            refinement.save(weights)
            refinement.log.write(event="saved", file=weights.name)
        if score_games:
            refinement.fit_scores(weights, score_games)
