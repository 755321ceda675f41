"""The replay buffer: the samples of the latest games, in the memory of the learning device.

Only this module knows how a sample is packed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from azulejos.net.inputs.canonical import policy_size
from azulejos.net.inputs.layout import feature_count
from training.learning.symmetry import Symmetry
from training.learning.value_targets import mix_search, td_targets
from training.networks.model import WALL_CELLS, Network
from training.selfplay.games import Games

AT_ONCE = 8192  # samples that a network evaluates at a time
WHOLE = 65535  # a share of 1, in two bytes

Predict: TypeAlias = Callable[[Tensor], Tensor]
"""From features to win shares, margins and scores of every seat, starting with the mover."""


def _as_short(shares: Tensor) -> Tensor:
    """Unsigned two-byte numbers as signed ones, because torch lacks the unsigned type."""
    whole = shares.int()
    return torch.where(whole > WHOLE // 2, whole - WHOLE - 1, whole).to(torch.int16)


class Batch(NamedTuple):
    """Samples in the form that the loss needs."""

    features: Tensor
    policy: Tensor  # shares; all 0 if there is none
    wins: Tensor
    margins: Tensor
    scores: Tensor
    walls: Tensor


class Replay:
    """A ring buffer of samples: the newest replaces the oldest."""

    def __init__(self, capacity: int, seats: int, device: torch.device) -> None:
        self.capacity, self.seats, self.device = capacity, seats, device
        self.filled, self.total = 0, 0

        def table(columns: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((capacity, columns), dtype=kind, device=device)

        self.features = table(feature_count(seats), torch.uint8)
        self.policies = table(policy_size(seats), torch.int16)
        self.values = table(3 * seats, torch.float32)
        self.walls = table(seats, torch.int32)
        self.bits = torch.arange(WALL_CELLS, dtype=torch.int32, device=device)
        self.symmetry = Symmetry(seats, device)

    def add(
        self,
        games: Games,
        predict: Predict | None = None,
        td_lambda: float = 1.0,
        search_mix: float = 0.0,
    ) -> int:
        """Fetch the finished samples of all chunks and return their number.

        With `predict`, its values of the positions before the deals are mixed into the targets.
        Then the values of the searches are, with the weight `search_mix`. Scores stay those of the
        result: a network whose scores are too low would pass this on to its targets.
        """
        counts = games.out_count.tolist()
        rows = [(chunk, count) for chunk, count in enumerate(counts) if count]
        if not rows:
            return 0
        sources = (
            (self.features, games.out_features),
            (self.policies, games.out_policies.view(np.int16)),
            (self.values, games.out_values),
            (self.walls, games.out_walls),
        )
        added = sum(count for _, count in rows)
        places = torch.arange(self.total, self.total + added, device=self.device) % self.capacity
        for table, source in sources:
            table[places] = self._fetched(source, rows)
        ahead, movers, searched = (
            self._fetched(part, rows)
            for part in (games.out_ahead, games.out_movers, games.out_searched)
        )
        targets = self.values[places]
        if predict is not None:
            predicted, mixed = predict(self.features[places]), 2 * self.seats
            targets[:, :mixed] = td_targets(
                targets[:, :mixed], predicted[:, :mixed], ahead, movers, self.seats, td_lambda
            )
        self.values[places] = mix_search(targets, searched, self.seats, search_mix)
        games.out_count[:] = 0
        self.total += added
        self.filled = min(self.total, self.capacity)
        return added

    @torch.no_grad()
    def relabel(self, teacher: Network) -> None:
        """Replace the targets of every sample by a network's values and half by its policy.

        The other half stays what the search found, which is sharper than any network.
        """
        for some in torch.arange(self.filled, device=self.device).split(AT_ONCE):
            logits, values, _ = teacher(self.features[some])
            searched = self._shares(some)
            legal = searched > 0
            shares = torch.softmax(logits.float().masked_fill(~legal, -1e9), dim=1)
            mean = ((searched + shares) / 2 * WHOLE).round().clamp(min=1)
            self.policies[some] = _as_short(torch.where(legal, mean, 0.0))
            self.values[some] = teacher.decode_values(values)

    def _shares(self, places: Tensor) -> Tensor:
        """The policies at these indices."""
        return (self.policies[places].int() & 0xFFFF).float() / WHOLE

    def _fetched(self, source: NDArray[Any], rows: list[tuple[int, int]]) -> Tensor:
        new = np.concatenate([source[chunk, :count] for chunk, count in rows])
        return torch.from_numpy(new).to(self.device)

    def batch(self, places: Tensor, symmetries: Tensor) -> Batch:
        """The samples at these indices, transformed; all on the device, so it can be recorded."""
        values = self.values[places]
        wins, margins, scores = values.split(self.seats, dim=1)
        policy = self._shares(places)
        walls = ((self.walls[places].unsqueeze(2) >> self.bits) & 1).flatten(1).float()
        transformed = self.symmetry.transform(self.features[places], policy, walls, symmetries)
        policy, walls = transformed.policy, transformed.walls
        return Batch(transformed.features, policy, wins, margins, scores, walls)
