"""Logs the progress of a run, and where the time goes.

It also decides when a checkpoint is saved.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from training.learning.learner import NEWEST, newest_losses
from training.selfplay import games as g
from training.selfplay.games import Games
from training.selfplay.step import counted

if TYPE_CHECKING:
    from training.loop import Run

SAVE_SECONDS = 120.0


class Watch:
    """Measures the time of each part, and logs the progress every few seconds."""

    def __init__(self, run: Run, halves: list[Games]) -> None:
        self.run, self.halves = run, halves
        self.times: dict[str, float] = {}
        self.last = self.saved = self.reported = time.monotonic()
        self.earlier = self.counts()

    def counts(self) -> Any:
        """All counters of both halves."""
        return counted(self.halves[0]) + counted(self.halves[1])

    def begin(self) -> None:
        """Begin a step."""
        self.last = time.monotonic()

    def mark(self, name: str) -> None:
        """Count the time since the last mark under this name."""
        now = time.monotonic()
        self.times[name] = self.times.get(name, 0.0) + now - self.last
        self.last = now

    def report(self, final: bool = False) -> None:
        """Write a line when it is time, and save now and then."""
        now = time.monotonic()
        if now - self.reported < self.run.plan.log_seconds and not final:
            return
        counts, passed = self.counts(), now - self.reported
        new = counts - self.earlier
        games, steps = max(int(new[g.GAMES]), 1), self.run.taken
        teacher = self.run.learners["teacher"]
        self.run.log.write(
            event="final" if final else "progress",
            share=round(self.run.share, 4),
            games=int(counts[g.GAMES]) + self.run.progress["games"],
            games_per_s=round(new[g.GAMES] / passed),
            evals_per_s=round(new[g.EVALUATIONS] / passed),
            known_per_s=round(new[g.VISITS] / passed),
            waited=int(new[g.WAITED]),
            points=round(new[g.POINTS] / games / self.run.plan.seats, 1),
            moves=round(new[g.PLAYED] / games, 1),
            rounds=round(new[g.ROUNDS] / games, 2),
            first_wins=round(new[g.FIRST_WINS] / games, 3),
            samples=self.run.replay.total,
            steps=steps,
            debt=round(self.run.debt),
            fresh=newest_losses(teacher, NEWEST) if teacher.replay.filled > NEWEST else None,
            times={name: round(value / passed, 3) for name, value in self.times.items()},
            **self.run.report_losses(),
        )
        self.times, self.earlier, self.reported = {}, counts, time.monotonic()
        if now - self.saved > SAVE_SECONDS:
            self.run.save(counts)
            self.saved = time.monotonic()
