"""A run that begins with a file of weights: its student, and a teacher widened from it.

A file of its own because checkpoints are large and are not kept, while the weights that are shipped
are always at hand. A teacher with every unit several times says what the student says; since what
leaves these copies is shared out unevenly, they soon part ways and learn more than one could.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from azulejos.net.file import read_matrices
from azulejos.net.layout import feature_count, prospects_begin
from training.learner import Learner
from training.model import Network, Trunk, copy_weights

UNEVENLY = 0.25  # how far the part of a copy is from an equal one, at most
NOISE = 0.02  # of every weight of the teacher
FAINT = 0.05  # of the usual weights: of a block that the student does not have

Matrix = NDArray[Any]


def _blocks(trunk: Trunk) -> list[nn.Linear]:
    return [block for block in trunk.blocks if isinstance(block, nn.Linear)]


def _fill(layer: nn.Linear, weight: Matrix, bias: Matrix) -> None:
    layer.weight.copy_(torch.from_numpy(weight))
    layer.bias.copy_(torch.from_numpy(bias))


def _fill_trunk(trunk: Trunk, matrices: list[Matrix], seats: int) -> None:
    first, first_bias, blocks, block_biases, values, values_bias = matrices
    all_there = len(first) == feature_count(seats)
    known = len(first) if all_there else prospects_begin(seats)  # others begin with nothing
    trunk.first.weight.zero_()
    trunk.first.weight[:, :known] = torch.from_numpy(first[:known].T)
    trunk.first.bias.copy_(torch.from_numpy(first_bias))
    for block, weight, bias in zip(_blocks(trunk), blocks, block_biases, strict=True):
        _fill(block, weight.T, bias)
    _fill(trunk.values, values, values_bias)
    trunk.walls.weight.zero_()  # no file has them
    trunk.walls.bias.zero_()


@torch.no_grad()
def read_student(file: Path) -> tuple[Network, dict[str, Any]]:
    """The network of a file of weights, and how it was trained; one trunk alone serves as both."""
    header, matrices = read_matrices(file)
    network = Network(header["seats"], header["width"], header["blocks"])
    inside = [*matrices[:4], *matrices[6:8]]
    _fill_trunk(network.inside, inside, network.seats)
    _fill_trunk(network.between, matrices[8:] or inside, network.seats)
    _fill(network.policy, matrices[4], matrices[5])
    return network, header.get("trained", {})


def _shares(units: int, copies: int) -> Tensor:
    """What each copy of a unit has of its weight, one of them after the other: 1 in all."""
    parts = 1 + UNEVENLY * (2 * torch.rand(copies, units) - 1)
    return (parts / parts.sum(0)).flatten()


def _repeat(target: nn.Linear, source: nn.Linear, outputs: int, inputs: int) -> None:
    """Write a layer with its outputs and inputs so many times."""
    weight = source.weight.repeat(outputs, inputs)
    if inputs > 1:
        weight *= _shares(source.in_features, inputs)
    target.weight.copy_(weight * (1 + NOISE * torch.randn_like(weight)))
    target.bias.copy_(source.bias.repeat(outputs))


@torch.no_grad()
def widen(large: Network, small: Network) -> None:
    """Let a larger network say nearly what a smaller one says."""
    times = large.shape[1] // small.shape[1]
    _repeat(large.inside.first, small.inside.first, times, 1)
    for block, source in zip_longest(_blocks(large.inside), _blocks(small.inside)):
        if source is not None:
            _repeat(block, source, times, times)
        else:
            block.weight.mul_(FAINT)
            block.bias.zero_()
    _repeat(large.inside.values, small.inside.values, 1, times)
    _repeat(large.inside.walls, small.inside.walls, 1, times)
    _repeat(large.policy, small.policy, 1, times)
    copy_weights(large.between, small.between)


def begin(file: Path, learners: dict[str, Learner]) -> dict[str, Any]:
    """Let student and teacher begin with a file of weights; what was known of its run."""
    small, trained = read_student(file)
    student, teacher = learners["student"], learners["teacher"]
    (seats, width, blocks), (_, wide, deep) = small.shape[:3], teacher.network.shape[:3]
    if small.shape != student.network.shape:
        asked = f"--seats {seats} --student-width {width} --student-blocks {blocks}"
        raise ValueError(f"{file.name} is a network for {asked}")
    if wide % width or deep < blocks:
        needed = f"--width must be a multiple of {width}, and --blocks {blocks} at least"
        raise ValueError(f"to begin with {file.name}, {needed}")
    large = Network(*teacher.network.shape)
    widen(large, small)
    for learner, network in ((student, small), (teacher, large)):
        copy_weights(learner.network, network)
        copy_weights(learner.average, network)
    return {"inherited": trained}
