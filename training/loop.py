"""The training loop of `python -m training run`: self-play and learning side by side.

The games are split into two halves: while the CPU searches in one, the GPU evaluates the other.
Learning steps are launched in between.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from azulejos.net.network import load_network
from training.background import BackgroundThread
from training.learning import checkpoint
from training.learning.learner import Learner, learning_rate
from training.learning.replay import Replay
from training.learning.symmetry import SYMMETRIES
from training.networks.model import copy_weights
from training.networks.student import Student
from training.networks.teacher import Teacher
from training.run_log import RunLog
from training.selfplay import games as g
from training.selfplay.cores import Cores
from training.selfplay.evaluator import Evaluator
from training.selfplay.games import Games, new_games
from training.selfplay.predecessor import fill_chunk
from training.selfplay.team import StepTeam
from training.selfplay.warm import greedy_games
from training.settings import Plan
from training.watch import Watch

SYNC_STEPS = 16  # learning steps between two updates of the playing network
CHUNKS = 64  # games at once before self-play
PREDECESSOR_MIX = 0.7  # share of its value in a target; the rest is the result
WARM_LEARNING = 200  # steps in which the learning rate of a run rises to the schedule


class Run:
    """One run; several runs together make up a training schedule."""

    def __init__(self, plan: Plan, device: torch.device, out: Path, resume: Path | None) -> None:
        self.plan, self.device, self.out = plan, device, out
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.replay = Replay(plan.capacity, plan.seats, device)
        networks = {"teacher": Teacher(*plan.teacher), "student": Student(*plan.student)}
        self.learners = {
            name: Learner(network, self.replay, plan.batch) for name, network in networks.items()
        }
        self.progress: dict[str, Any] = {"seconds": 0.0, "games": 0, "evaluations": 0}
        if resume is not None:
            self.progress |= checkpoint.load(resume, self.learners)
        self.resumed = resume is not None
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.player = Teacher(*plan.teacher).to(device, kind)
        self.player.requires_grad_(False)
        self.log = RunLog(out)
        self.started = self.log.started
        self.before = float(self.progress["seconds"])
        self.debt = 0.0
        self.taken = self.learned = 0

    @property
    def share(self) -> float:
        """The share of the whole schedule that is done."""
        now = self.before + time.monotonic() - self.started
        return now / (60 * self.plan.horizon)

    def warm_up(self) -> None:
        """Learn from an earlier network or the greedy player, if this is the first run."""
        plan = self.plan
        games = new_games(CHUNKS, plan.seats, CHUNKS, 64, plan.seed + 7)
        file = Path(plan.predecessor)
        player = Cores(load_network(file), CHUNKS) if plan.predecessor else None
        added = 0
        while added < plan.warm_samples:
            if player:
                player.fill(fill_chunk, games, plan.settings(0))
            else:
                greedy_games(games, plan.settings(0))
            added += self.replay.add(games, search_mix=PREDECESSOR_MIX)
        self.log.write(event="warm games", samples=added)
        for step in range(plan.warm_steps):
            self.learn(plan.highest_rate * min(1.0, (step + 1) / 50))
        self.log.write(event="warm steps", **self.report_losses())
        self.replay.total = self.replay.filled = 0
        self.debt = 0

    def learn(self, rate: float, name: str = "teacher") -> None:
        """Do one step of a learner."""
        size = (self.plan.batch,)
        places = torch.randint(0, self.replay.filled, size, device=self.device)
        symmetries = torch.randint(0, SYMMETRIES, size, device=self.device)
        self.learners[name].learn(places, symmetries, rate)
        self.taken += 1

    def report_losses(self, name: str = "teacher") -> dict[str, Any]:
        """The mean losses since the last report."""
        steps, self.taken = self.taken, 0
        return {name: self.learners[name].take_losses(steps)}

    def update_player(self) -> None:
        """Let the newest average play."""
        copy_weights(self.player, self.learners["teacher"].average)

    @torch.no_grad()
    def fetch(self, games: Games) -> int:
        """Fetch finished samples, with values from the playing network."""
        predict = self.learners["teacher"].average.predict
        return self.replay.add(games, predict, self.plan.td_lambda, self.plan.search_mix)

    def between(self, games: Games) -> None:
        """The host's work while the games are searched: fetch samples, do a learning step."""
        if games.out_count.sum() > 2048 or games.out_count.max() > g.ROOM // 2:
            self.debt += self.fetch(games) * self.plan.reuse
        ready = min(self.plan.least, self.plan.capacity // 4)
        if self.debt >= self.plan.batch and self.replay.filled >= ready:
            rate = learning_rate(self.share, self.plan.highest_rate, self.plan.lowest_rate)
            self.learned += 1
            self.learn(rate * min(1.0, self.learned / WARM_LEARNING))
            self.debt = min(self.debt - self.plan.batch, 64.0 * self.plan.batch)
            if self.taken % SYNC_STEPS == 0:
                self.update_player()

    def save(self, counts: Any) -> None:
        """Write the checkpoint."""
        now = self.before + time.monotonic() - self.started
        done = {"seconds": now} | {
            name: self.progress[name] + int(counts[index])
            for name, index in (("games", g.GAMES), ("evaluations", g.EVALUATIONS))
        }
        checkpoint.save(self.out, self.learners, done)

    def play(self) -> None:
        """Play and learn until the time is up."""
        plan = self.plan
        if not self.resumed:
            self.warm_up()
        self.update_player()
        half = plan.games // 2
        evaluators = [Evaluator(self.player, half, self.device, plan.temperature) for _ in range(2)]
        halves = [
            new_games(half, plan.seats, plan.chunks, plan.tree_edges, seed, evaluator.rows())
            for seed, evaluator in zip((plan.seed + 11, plan.seed + 13), evaluators, strict=True)
        ]
        self.log.write(event="compiling")
        team = StepTeam(*halves)
        team.step(plan.settings(self.share), half=1)
        evaluators[1].start()
        self.log.write(event="playing", share=round(self.share, 3))
        background, deadline = BackgroundThread(), self.started + 60 * plan.minutes
        watch = Watch(self, halves)
        step = 0
        while step < plan.most_steps if plan.most_steps else time.monotonic() < deadline:
            evaluator = evaluators[step % 2]
            settings = plan.settings(self.share)
            watch.begin()
            if step:
                evaluator.wait()
            watch.mark("wait")
            background.start(partial(team.step, settings, step % 2))
            self.between(halves[(step + 1) % 2])
            watch.mark("between")
            background.join()
            watch.mark("search")
            evaluator.start()
            watch.mark("start")
            watch.report()
            step += 1
        watch.report(final=True)
        self.distil()
        self.save(watch.counts())

    def distil(self) -> None:
        """Train the student on the teacher's outputs for all samples, for some minutes or steps."""
        plan = self.plan
        if self.replay.filled == 0 or plan.distil_minutes <= 0:
            return
        entered = time.monotonic()
        self.replay.relabel(self.learners["teacher"].average)
        started = reported = time.monotonic()
        self.taken = steps = 0
        while True:
            now = time.monotonic()
            if plan.most_distil_steps:
                share = (steps + self.taken) / plan.most_distil_steps
            else:
                share = (now - started) / (60 * plan.distil_minutes)
            if share >= 1:
                break
            rate = learning_rate(share, plan.distil_rate, plan.lowest_rate, 0.05)
            self.learn(rate, "student")
            if now - reported > plan.log_seconds:
                steps, reported = steps + self.taken, now
                self.log.write(event="distilling", steps=steps, **self.report_losses("student"))
        self.started += time.monotonic() - entered  # this time is not part of the schedule


def run(plan: Plan, device: str, out: Path, resume: Path | None) -> None:
    """Train for as long as the plan says."""
    np.seterr(over="ignore")
    run = Run(plan, torch.device(device), out, resume)
    try:
        run.play()
    finally:
        run.log.close()
