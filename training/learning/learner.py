"""Learning from samples: the loss, one optimiser step, and the averaged weights that play.

Teacher and student are two learners on the same batches. On a GPU the whole step is recorded once
and replayed, so it costs the host next to nothing.
"""

from __future__ import annotations

import copy
import math

import torch
from torch import Tensor
from torch.nn import functional

from training.learning.replay import Batch, Replay
from training.networks.model import Network

LOSSES = ("policy", "win", "margin", "score", "walls")
WEIGHTS = (1.0, 1.5, 1.0, 0.5, 0.3)
AVERAGE = 0.999
NEWEST = 8192  # samples on which a network is tested, most of them not learned yet


def losses(network: Network, batch: Batch) -> Tensor:
    """The mean loss of every head, in the order of LOSSES."""
    policy, values, walls = network(batch.features)
    wins, margins, scores = values.float().split(network.seats, dim=1)
    shares = batch.policy.sum(1)
    legal = batch.policy > 0
    logits = functional.log_softmax(policy.float().masked_fill(~legal, -1e9), dim=1)
    cross = -(batch.policy * logits.masked_fill(~legal, 0.0)).sum(1)
    entropy = -(batch.policy * batch.policy.clamp(min=1e-9).log()).sum(1)
    learned = (shares > 0.5).float()
    return torch.stack(
        [
            ((cross - entropy) * learned).sum() / learned.sum().clamp(min=1),
            -(batch.wins * functional.log_softmax(wins, dim=1)).sum(1).mean(),
            functional.mse_loss(margins, batch.margins),
            functional.smooth_l1_loss(scores, batch.scores),
            functional.binary_cross_entropy_with_logits(walls.float(), batch.walls),
        ]
    )


@torch.no_grad()
def newest_losses(learner: Learner, count: int) -> dict[str, float]:
    """The averaged network's losses on the newest samples, most of them not learned yet."""
    replay = learner.replay
    newest = torch.arange(max(0, replay.total - count), replay.total, device=replay.device)
    batch = replay.batch(newest % replay.capacity, torch.zeros_like(newest))
    parts = losses(learner.average, batch)
    return {"policy": round(parts[0].item(), 4), "win": round(parts[1].item(), 4)}


class Learner:
    """A network, its optimiser, and the running average of its weights."""

    def __init__(self, network: Network, replay: Replay, batch: int) -> None:
        device = replay.device
        self.network, self.replay, self.batch = network.to(device), replay, batch
        self.average = copy.deepcopy(self.network).requires_grad_(False)
        on_gpu = device.type == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.optimiser = torch.optim.AdamW(
            self.network.parameters(), lr=self.rate, weight_decay=0.01, capturable=on_gpu
        )
        self.weights = torch.tensor(WEIGHTS, device=device)
        self.sums = torch.zeros(len(LOSSES), device=device)
        self.places = torch.zeros(batch, dtype=torch.int64, device=device)
        self.symmetries = torch.zeros(batch, dtype=torch.int64, device=device)
        self.graph: torch.cuda.CUDAGraph | None = None
        self.steps = 0

    def _step(self) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        parts = losses(self.network, self.replay.batch(self.places, self.symmetries))
        (parts * self.weights).sum().backward()
        self.optimiser.step()
        with torch.no_grad():
            self.sums += parts.detach()
            own: list[Tensor] = list(self.average.parameters())
            torch._foreach_lerp_(own, list[Tensor](self.network.parameters()), 1 - AVERAGE)

    def record(self) -> None:
        """Record a whole step as one graph; the replay buffer must hold samples."""
        stream = torch.cuda.Stream(self.replay.device)
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self._step()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        self.optimiser.zero_grad(set_to_none=True)
        with torch.cuda.graph(self.graph):
            self._step()

    def learn(self, places: Tensor, symmetries: Tensor, rate: float) -> None:
        """Do one step on the samples at these indices, after their symmetry transformations."""
        self.rate.fill_(rate)
        self.places.copy_(places)
        self.symmetries.copy_(symmetries)
        if self.graph is None and self.replay.device.type == "cuda":
            self.record()
        if self.graph is not None:
            self.graph.replay()
        else:
            self._step()
        self.steps += 1

    def take_losses(self, steps: int) -> dict[str, float]:
        """The mean losses since the last call."""
        means = (self.sums / max(steps, 1)).tolist()
        self.sums.zero_()
        return {name: round(mean, 4) for name, mean in zip(LOSSES, means, strict=True)}


def learning_rate(progress: float, highest: float, lowest: float, warm: float = 0.01) -> float:
    """A short rise, then half a cosine down; it continues where the last run stopped."""
    if progress < warm:
        return highest * max(progress, 1e-4) / warm
    share = min((progress - warm) / (1 - warm), 1.0)
    return lowest + (highest - lowest) * (1 + math.cos(math.pi * share)) / 2
