"""The interface of every network in PyTorch.

The teacher and the student implement it. Self-play, learning and the evaluation of leaves use only
this.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from azulejos.net.inputs.layout import WIN_WEIGHT

WALL_CELLS = 25


def utility(wins: Tensor, margins: Tensor) -> Tensor:
    """The utility, as `azulejos.net.value` weighs win share and margin."""
    return WIN_WEIGHT * (2 * wins - 1) + (1 - WIN_WEIGHT) * margins


class Network(nn.Module):
    """Policy logits, values (win logits, margins and scores of each seat) and wall logits."""

    def __init__(self, *shape: int) -> None:
        super().__init__()
        self.shape, self.seats = shape, shape[0]

    def predict(self, features: Tensor) -> Tensor:
        """Win shares, margins and scores of every seat, starting with the mover, as in targets."""
        return self.decode_values(self(features)[1])

    def decode_values(self, values: Tensor) -> Tensor:
        """Win shares, margins and scores from the raw outputs of the value head."""
        wins, margins, scores = values.float().split(self.seats, dim=1)
        return torch.cat([torch.softmax(wins, dim=1), margins.clamp(-1, 1), scores], dim=1)

    def evaluate(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits and the utility of every seat, for the search."""
        policy, heads, _ = self(features)
        values = heads.float()
        wins = torch.softmax(values[:, : self.seats], dim=1)
        margins = values[:, self.seats : 2 * self.seats].clamp(-1, 1)
        return policy, utility(wins, margins)


@torch.no_grad()
def copy_weights(target: nn.Module, source: nn.Module) -> None:
    """Overwrite the weights of one network with those of another, whatever their precision."""
    for own, other in zip(target.parameters(), source.parameters(), strict=True):
        own.copy_(other)
