"""The network in PyTorch: two residual perceptrons with heads for policy, values and final walls.

A file of its own because `azulejos.net` repeats its forward pass without PyTorch; a test holds the
two together. The first layer and every block are one matrix each, applied to what the rectifier
lets through, so that at the table only the positive half of a layer has to be computed with.
Positions before a deal have a perceptron of their own: in a common one 32,000 steps beside the
policy left their values where they were, while a few hundred on values alone moved them. There are
few of them, and a large one soon knows them by heart: the teacher's is as small as the student's.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from azulejos.net.layout import (
    BEFORE_DEAL,
    WIN_WEIGHT,
    feature_count,
    feature_scales,
    rest_begin,
)
from azulejos.net.slots import policy_size

WALL_CELLS = 25


class Trunk(nn.Module):
    """A residual perceptron: values (win logits, margins, scores: one per seat each), walls."""

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(feature_count(seats), width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.values = nn.Linear(width, 3 * seats)
        self.walls = nn.Linear(width, WALL_CELLS * seats)
        with torch.no_grad():
            self.first.weight.mul_(3)  # few inputs are active at a time
            self.values.weight.mul_(0.2)

    def forward(self, scaled: Tensor) -> Tensor:
        """What the heads read."""
        hidden: Tensor = self.first(scaled)
        for block in self.blocks:
            hidden = hidden + block(torch.relu(hidden))
        return torch.relu(hidden)


class Network(nn.Module):
    """Policy logits, values and wall logits: of a position before a deal from its own trunk."""

    scales: Tensor

    def __init__(
        self,
        seats: int,
        width: int,
        blocks: int,
        between_width: int | None = None,
        between_blocks: int | None = None,
    ) -> None:
        super().__init__()
        between = between_width or width, between_blocks or blocks
        self.shape = seats, width, blocks, *between
        self.seats = seats
        self.inside = Trunk(seats, width, blocks)
        self.policy = nn.Linear(width, policy_size(seats))
        self.between = Trunk(seats, *between)
        self.register_buffer("scales", torch.from_numpy(feature_scales(seats)), persistent=False)
        self.before_deal = rest_begin(seats) + BEFORE_DEAL
        with torch.no_grad():
            self.policy.weight.mul_(0.2)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """All heads, for training."""
        scaled = features.to(self.scales.dtype) * self.scales
        before = features[:, self.before_deal : self.before_deal + 1] > 0
        inside, between = self.inside(scaled), self.between(scaled)
        values = torch.where(before, self.between.values(between), self.inside.values(inside))
        walls = torch.where(before, self.between.walls(between), self.inside.walls(inside))
        return self.policy(inside), values, walls

    def judge(self, features: Tensor) -> Tensor:
        """Win shares, margins and scores of every seat, counted from the mover, as targets are."""
        wins, margins, scores = self(features)[1].float().split(self.seats, dim=1)
        return torch.cat([torch.softmax(wins, dim=1), margins.clamp(-1, 1), scores], dim=1)

    def play(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits and the utility of every seat, for the search."""
        policy, heads, _ = self(features)
        values = heads.float()
        wins = torch.softmax(values[:, : self.seats], dim=1)
        margins = values[:, self.seats : 2 * self.seats].clamp(-1, 1)
        return policy, WIN_WEIGHT * (2 * wins - 1) + (1 - WIN_WEIGHT) * margins


@torch.no_grad()
def copy_weights(target: nn.Module, source: nn.Module) -> None:
    """Overwrite the weights of one network with those of another, whatever their precision."""
    for own, other in zip(target.parameters(), source.parameters(), strict=True):
        own.copy_(other)
