"""Refining a shipped network on the processor: it plays itself, learns from that, and plays on.

This needs no GPU and no teacher. It is for what a network has seen too little of, such as one wall.
"""

from __future__ import annotations

import dataclasses
import json
import time
from pathlib import Path
from typing import Any, TextIO

import numpy as np
import torch

from azulejos.net.file import Sizes, read_header, save_network
from azulejos.net.network import load_network, with_temperature
from training.export import matrices, student_of
from training.learning.learner import Learner, learning_rate, losses
from training.learning.replay import Replay
from training.learning.symmetry import TURNS
from training.networks.student import Student
from training.scores import BOTH_WALLS, fit_scores
from training.selfplay import games as g
from training.selfplay.cores import Cores
from training.selfplay.games import new_games
from training.selfplay.searched import search_chunk
from training.selfplay.step import counted
from training.settings import Plan

CHUNKS = 32  # of one game each
NEWEST = 8192  # samples on which the network is tested before it learns them


class Refinement:
    """A network that plays and learns in turn, in generations."""

    def __init__(self, weights: Path, plan: Plan, log: TextIO) -> None:
        student = student_of(weights)
        self.facts = {"trained": read_header(weights)[0].get("trained", {})}
        self.plan = dataclasses.replace(plan, seats=student.seats)
        torch.manual_seed(plan.seed)
        self.replay = Replay(plan.capacity, student.seats, torch.device("cpu"))
        self.learner = Learner(student, self.replay, plan.batch)
        self.games = new_games(CHUNKS, student.seats, CHUNKS, plan.pool_words, plan.seed)
        self.log, self.begun = log, time.monotonic()

    def write(self, **facts: Any) -> None:
        """Write a line of the log, to the file and to the terminal."""
        line = json.dumps({"at": round(time.monotonic() - self.begun, 1)} | facts)
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()

    def play(self, weights: Path, seconds: float, progress: float) -> int:
        """Let the network of a file play for so long; return how many samples that gave."""
        plan, ending = self.plan, time.monotonic() + seconds
        cores = Cores(with_temperature(load_network(weights), plan.temperature), CHUNKS)
        judge, added = self.learner.average.judge, 0
        while time.monotonic() < ending:
            cores.fill(search_chunk, self.games, plan.settings(progress))
            with torch.no_grad():
                added += self.replay.add(self.games, judge, plan.td_lambda, plan.search_mix)
            self.write(event="playing", games=self.games_played, samples=self.replay.total)
        return added

    def learn(self, samples: int, generation: int, generations: int) -> None:
        """Learn from the replay buffer, as many steps as so many new samples ask for."""
        plan = self.plan
        self.write(event="newest", **self.newest_losses())
        steps = round(samples * plan.reuse / plan.batch)
        for step in range(steps):
            places = torch.randint(0, self.replay.filled, (plan.batch,))
            turns = torch.randint(0, TURNS, (plan.batch,))
            share = (generation + step / steps) / generations
            rate = learning_rate(share, plan.highest_rate, plan.lowest_rate, 0.05)
            self.learner.learn(places, turns, rate)
        self.write(event="learned", steps=steps, **self.learner.take_losses(steps))

    @torch.no_grad()
    def newest_losses(self) -> dict[str, float]:
        """The losses on the newest samples, which were not learned yet."""
        newest = torch.arange(max(0, self.replay.total - NEWEST), self.replay.total)
        batch = self.replay.batch(newest % self.replay.capacity, torch.zeros_like(newest))
        parts = losses(self.learner.average, batch)
        return {"policy": round(parts[0].item(), 4), "win": round(parts[1].item(), 4)}

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
    out.mkdir(parents=True, exist_ok=True)
    with (out / "log.jsonl").open("a", encoding="utf-8") as log:
        refinement = Refinement(weights, plan, log)
        for generation in range(generations):
            seconds = 60 * plan.minutes / generations
            samples = refinement.play(weights, seconds, generation / generations)
            refinement.learn(samples, generation, generations)
            weights = out / f"generation{generation + 1}.net"
            refinement.save(weights)
            refinement.write(event="saved", file=weights.name)
        if score_games:
            refinement.fit_scores(weights, score_games)
