"""From a checkpoint to a file of weights that the program ships, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.net.file import (
    Matrix,
    Rounded,
    Sizes,
    read_header,
    read_matrices,
    read_sizes,
    rounded,
    save_network,
)
from training.networks.student import QuantisedLinear, Student, Trunk
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


def _rounded(layer: QuantisedLinear) -> Rounded:
    """The weights of a layer in steps of its outputs."""
    return rounded(_flat(layer.weight.T), _flat(layer.steps()))


def _layer(layer: QuantisedLinear) -> list[Matrix]:
    return [_rounded(layer), _flat(layer.bias)]


def _trunk(trunk: Trunk) -> list[Matrix]:
    blocks = [block for block in trunk.blocks if isinstance(block, QuantisedLinear)]
    parts = [_rounded(block) for block in blocks]
    weights = Rounded(*(np.stack(part) for part in zip(*parts, strict=True)))
    biases = np.concatenate([_flat(block.bias) for block in blocks])
    return [_rounded(trunk.seat), *_layer(trunk.rest), weights, biases, *_layer(trunk.values)]


def matrices(network: Student) -> list[Matrix]:
    """The weights in the order and orientation of a file."""
    policy = [*_layer(network.policy.query), *_layer(network.policy.rows)]
    return [*_trunk(network.inside), *_trunk(network.before_deal), *policy]


def export(file: Path, target: Path, score_games: int = 0) -> None:
    """Write the weights of a checkpoint file, rounded; fit its scores to so many games."""
    network, progress = load_student(file)
    facts = {name: round(progress[name]) for name in COUNTED}
    target.parent.mkdir(parents=True, exist_ok=True)
    save_network(target, Sizes(*network.shape), matrices(network), {"trained": facts})
    if score_games:
        fit_scores(network, target, score_games)
        save_network(target, Sizes(*network.shape), matrices(network), {"trained": facts})


def student_of(file: Path) -> Student:
    """The network of a file of weights. No file has the wall heads: they begin with zeros."""
    header, packed = read_header(file)
    network, parts = Student(*read_sizes(file, header)), read_matrices(file, header, packed)
    policy = [network.policy.query, network.policy.rows]
    with torch.no_grad():
        for trunk, own in ((network.inside, parts[:7]), (network.before_deal, parts[7:14])):
            _fill_trunk(trunk, own)
        for layer, own in zip(policy, (parts[14:16], parts[16:]), strict=True):
            _fill(layer, *own)
    return network


def _fill(layer: torch.nn.Linear, weight: NDArray[np.float32], bias: NDArray[np.float32]) -> None:
    layer.weight.copy_(torch.from_numpy(weight).T)
    layer.bias.copy_(torch.from_numpy(bias))


def _fill_trunk(trunk: Trunk, parts: list[NDArray[np.float32]]) -> None:
    seat, rest, bias, blocks, biases, values, values_bias = parts
    trunk.seat.weight.copy_(torch.from_numpy(seat).T)
    _fill(trunk.rest, rest, bias)
    layers = [block for block in trunk.blocks if isinstance(block, QuantisedLinear)]
    for layer, *own in zip(layers, blocks, biases.reshape(len(layers), -1), strict=True):
        _fill(layer, *own)
    _fill(trunk.values, values, values_bias)
    trunk.walls.weight.zero_()
    trunk.walls.bias.zero_()
