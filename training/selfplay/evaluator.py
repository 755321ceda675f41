"""Batch evaluation: leaves of many games through the network, while the CPU does other work.

The rows that self-play reads and writes are page-locked. On a GPU, PyTorch compiles the network,
which takes half a minute, and the whole evaluation is one recorded CUDA graph.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from azulejos.net.inputs.canonical import policy_size
from azulejos.net.inputs.layout import feature_count
from training.networks.model import Network
from training.selfplay.games import LOGIT_SCALE

HIGHEST = 32767.0


class Evaluator:
    """One batch of fixed size: `start` begins its evaluation, `wait` returns when it is done."""

    def __init__(
        self, network: Network, games: int, device: torch.device, temperature: float
    ) -> None:
        self.device, self.scale = device, LOGIT_SCALE / temperature
        self.on_gpu = device.type == "cuda"
        self.evaluate = torch.compile(network.evaluate) if self.on_gpu else network.evaluate
        seats = network.seats
        shapes = ((feature_count(seats), torch.uint8), (policy_size(seats), torch.int16))
        self.features, self.logits = (
            torch.zeros((games, size), dtype=kind, pin_memory=self.on_gpu) for size, kind in shapes
        )
        self.values = torch.zeros((games, seats), pin_memory=self.on_gpu)
        if self.on_gpu:
            self._record()

    def rows(self) -> tuple[Any, Any, Any]:
        """The memory shared with self-play: features, logits, values."""
        return self.features.numpy(), self.logits.numpy(), self.values.numpy()

    def _compute(self, features: Tensor) -> tuple[Tensor, Tensor]:
        logits, values = self.evaluate(features)
        scaled = (logits.float() * self.scale).clamp(-HIGHEST, HIGHEST).to(torch.int16)
        return scaled, values

    @torch.no_grad()
    def _record(self) -> None:
        """Run it a few times, then record it: one launch instead of twenty."""
        self.stream = torch.cuda.Stream(self.device)
        self.done = torch.cuda.Event()
        self.input = torch.zeros_like(self.features, device=self.device)
        with torch.cuda.stream(self.stream):
            for _ in range(3):
                self._compute(self.input)
        self.stream.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, stream=self.stream):
            self.output = self._compute(self.input)
        self.stream.synchronize()

    @torch.no_grad()
    def start(self) -> None:
        """Begin to evaluate the rows as they are now."""
        if not self.on_gpu:
            logits, values = self._compute(self.features)
            self.logits.copy_(logits)
            self.values.copy_(values)
            return
        with torch.cuda.stream(self.stream):
            self.input.copy_(self.features, non_blocking=True)
            self.graph.replay()
            self.logits.copy_(self.output[0], non_blocking=True)
            self.values.copy_(self.output[1], non_blocking=True)
            self.done.record(self.stream)

    def wait(self) -> None:
        """Return when the rows hold the results."""
        if self.on_gpu:
            self.done.synchronize()
