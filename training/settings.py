"""All settings of a training run, and those that change while it runs.

The options of the command line have these names.
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.net.file import Sizes
from training.selfplay.games import Settings


@dataclass(frozen=True)
class Plan:
    """The settings of a run of `minutes`; all runs together take `horizon` minutes."""

    seats: int = 2
    minutes: float = 5.0
    horizon: float = 20.0
    games: int = 8192
    chunks: int = 32  # per half
    tree_edges: int = 24_000
    size: int = 128
    layers: int = 4
    width: int = 256
    blocks: int = 2
    before_width: int = 128
    before_blocks: int = 2
    rank: int = 64
    batch: int = 4096
    reuse: float = 4.0
    capacity: int = 6_000_000
    least: int = 131_072
    td_lambda: float = 0.5
    search_mix: float = 0.6
    highest_rate: float = 8e-4
    lowest_rate: float = 3e-5
    predecessor: str = ""  # empty: begin with the greedy player
    warm_samples: int = 800_000
    warm_steps: int = 300
    cheap_visits: int = 36
    visits: tuple[int, int, int] = (128, 200, 320)
    full_share: float = 0.2
    exploration: float = 1.1
    fpu_reduction: float = 0.2
    temperature: float = 1.0
    grey_share: float = 0.25
    again_share: float = 0.0
    sharpness: float = 2.0
    seed: int = 1
    log_seconds: float = 10.0
    most_steps: int = 0  # 0: as many as the minutes allow
    distil_minutes: float = 1.0
    most_distil_steps: int = 0  # 0: as many as the minutes allow
    distil_rate: float = 1.5e-3

    @property
    def teacher(self) -> tuple[int, int, int]:
        """The shape of the network that plays."""
        return self.seats, self.size, self.layers

    @property
    def student(self) -> Sizes:
        """The shape of the network that is shipped."""
        before = self.before_width, self.before_blocks
        return Sizes(self.seats, self.width, self.blocks, *before, self.rank)

    def settings(self, progress: float) -> Settings:
        """The settings of self-play at this share of the whole schedule."""
        stage = 0 if progress < 0.08 else 1 if progress < 0.6 else 2
        return Settings(
            full_visits=self.visits[stage],
            cheap_visits=self.cheap_visits,
            full_share=self.full_share,
            exploration=self.exploration,
            fpu_reduction=self.fpu_reduction,
            noise=0.25,
            grey_share=self.grey_share,
            again_share=self.again_share,
            sharpness=self.sharpness,
        )
