"""Export: from a checkpoint to a file of weights that the program ships."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.net.file import Matrix, Rounded, Sizes, rounded, save_network
from training.networks.student import Stepped, Student, Trunk
from training.scores import fit_scores

COUNTED = ("seconds", "games", "evaluations")


def load_student(file: Path) -> tuple[Student, dict[str, Any]]:
    """The averaged network of a checkpoint file, and the progress of its run."""
    state = torch.load(file, map_location="cpu", weights_only=True)
    if len(state["shape"]) != len(Sizes._fields):
        raise ValueError(f"{file.name}: a teacher is not for play")
    network = Student(*state["shape"])
    with torch.no_grad():
        for parameter, weights in zip(network.parameters(), state["average"], strict=True):
            parameter.copy_(weights)
    return network.requires_grad_(False), state["progress"]


def _flat(tensor: torch.Tensor) -> NDArray[np.float32]:
    return np.ascontiguousarray(tensor.detach().float().numpy())


def _rounded(layer: Stepped) -> Rounded:
    """The weights of a layer in steps of its outputs."""
    return rounded(_flat(layer.weight.T), _flat(layer.steps()))


def _layer(layer: Stepped) -> list[Matrix]:
    return [_rounded(layer), _flat(layer.bias)]


def _trunk(trunk: Trunk) -> list[Matrix]:
    blocks = [block for block in trunk.blocks if isinstance(block, Stepped)]
    parts = [_rounded(block) for block in blocks]
    weights = Rounded(*(np.stack(part) for part in zip(*parts, strict=True)))
    biases = np.concatenate([_flat(block.bias) for block in blocks])
    return [_rounded(trunk.seat), *_layer(trunk.rest), weights, biases, *_layer(trunk.values)]


def matrices(network: Student) -> list[Matrix]:
    """The weights in the order and orientation of a file."""
    policy = [*_layer(network.policy.query), *_layer(network.policy.rows)]
    return [*_trunk(network.inside), *_trunk(network.between), *policy]


def export(file: Path, target: Path, score_games: int = 0) -> None:
    """Write the weights of a checkpoint file, rounded; fit its scores to so many games."""
    network, progress = load_student(file)
    facts = {name: round(progress[name]) for name in COUNTED}
    target.parent.mkdir(parents=True, exist_ok=True)
    save_network(target, Sizes(*network.shape), matrices(network), {"trained": facts})
    if score_games:
        fit_scores(network, target, score_games, os.cpu_count() or 1)
        save_network(target, Sizes(*network.shape), matrices(network), {"trained": facts})
