"""One game to measure reviews on, for a process of its own."""

from __future__ import annotations

from typing import NamedTuple

from azulejos.puzzles.games import KINDS, played_game
from azulejos.review.judge import Judge
from bench.review.figures import Figures


class Job(NamedTuple):
    """One game to play, to review and to check."""

    kind: str
    number: int
    nodes: int
    threads: int
    blunders: bool


def measure(job: Job) -> Figures:
    """The figures of one game."""
    figures = Figures(job.nodes)
    whole = figures.add(played_game(KINDS[job.kind], job.number), job.threads)
    if job.blunders:
        figures.check_blunders(whole, Judge())
    return figures
