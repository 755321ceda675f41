"""The network in PyTorch: a residual perceptron with heads for policy, values and final walls.

A file of its own because `azulejos.net` repeats its forward pass without PyTorch; a test holds the
two together. The first layer and every block are one matrix each, applied to what the rectifier
lets through, so that at the table only the positive half of a layer has to be computed with.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from azulejos.net.layout import WIN_WEIGHT, feature_count, feature_scales
from azulejos.net.slots import policy_size

WALL_CELLS = 25


class Network(nn.Module):
    """Policy logits, values (win logits, margins, scores: one per seat each), wall logits."""

    scales: Tensor

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.seats, self.width = seats, width
        self.first = nn.Linear(feature_count(seats), width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, policy_size(seats))
        self.values = nn.Linear(width, 3 * seats)
        self.walls = nn.Linear(width, WALL_CELLS * seats)
        self.register_buffer("scales", torch.from_numpy(feature_scales(seats)), persistent=False)
        with torch.no_grad():
            self.first.weight.mul_(3)  # few inputs are active at a time
            self.values.weight.mul_(0.2)
            self.policy.weight.mul_(0.2)

    def trunk(self, features: Tensor) -> Tensor:
        """What the heads read."""
        hidden: Tensor = self.first(features.to(self.scales.dtype) * self.scales)
        for block in self.blocks:
            hidden = hidden + block(torch.relu(hidden))
        return torch.relu(hidden)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """All heads, for training."""
        hidden = self.trunk(features)
        return self.policy(hidden), self.values(hidden), self.walls(hidden)

    def judge(self, features: Tensor) -> Tensor:
        """Win shares, margins and scores of every seat, counted from the mover, as targets are."""
        wins, margins, scores = self.values(self.trunk(features)).float().split(self.seats, dim=1)
        return torch.cat([torch.softmax(wins, dim=1), margins.clamp(-1, 1), scores], dim=1)

    def play(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits and the utility of every seat, for the search."""
        hidden = self.trunk(features)
        values = self.values(hidden).float()
        wins = torch.softmax(values[:, : self.seats], dim=1)
        margins = values[:, self.seats : 2 * self.seats].clamp(-1, 1)
        return self.policy(hidden), WIN_WEIGHT * (2 * wins - 1) + (1 - WIN_WEIGHT) * margins


@torch.no_grad()
def copy_weights(target: nn.Module, source: nn.Module) -> None:
    """Overwrite the weights of one network with those of another, whatever their precision."""
    for own, other in zip(target.parameters(), source.parameters(), strict=True):
        own.copy_(other)
