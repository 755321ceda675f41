"""From a checkpoint to a file of weights that the program ships.

A file of its own because it is the only way from PyTorch to `azulejos.net`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.net.file import save_network
from training.model import Network, Trunk

COUNTED = ("seconds", "games", "evaluations")  # of a run, and of what it began with


def load_average(file: Path) -> tuple[Network, dict[str, Any]]:
    """The averaged network of a checkpoint file, and how far its run had come."""
    state = torch.load(file, map_location="cpu", weights_only=True)
    network = Network(*state["shape"])
    with torch.no_grad():
        for parameter, weights in zip(network.parameters(), state["average"], strict=True):
            parameter.copy_(weights)
    return network.requires_grad_(False), state["progress"]


@torch.no_grad()
def shorten(network: Network) -> None:
    """Round all weights to four binary places behind the first: what is left packs to half.

    At the table bytes are calculated with, and these are further off (0.006 of a win).
    """
    for parameter in network.parameters():
        fraction, exponent = torch.frexp(parameter)
        parameter.copy_(torch.ldexp((fraction * 32).round() / 32, exponent))


def matrices(network: Network) -> list[NDArray[np.float32]]:
    """The weights in the order and orientation of a file."""

    def flat(tensor: Any) -> NDArray[np.float32]:
        return np.ascontiguousarray(tensor.detach().float().numpy())

    def layers(trunk: Trunk) -> list[NDArray[np.float32]]:
        return [
            flat(trunk.first.weight.T),
            flat(trunk.first.bias),
            np.stack([flat(block.weight.T) for block in trunk.blocks]),
            np.stack([flat(block.bias) for block in trunk.blocks]),
        ]

    def heads(layer: Any) -> list[NDArray[np.float32]]:
        return [flat(layer.weight), flat(layer.bias)]

    inside, between = network.inside, network.between
    first = [*layers(inside), *heads(network.policy), *heads(inside.values)]
    return [*first, *layers(between), *heads(between.values)]


def export(file: Path, target: Path) -> None:
    """Write the weights of a checkpoint file, shortened."""
    network, progress = load_average(file)
    if network.shape[1:3] != network.shape[3:]:
        raise ValueError(f"{file.name}: a teacher, whose two parts differ in size, is not for play")
    shorten(network)
    inherited = progress["inherited"]
    facts = {name: round(progress[name] + inherited.get(name, 0)) for name in COUNTED}
    target.parent.mkdir(parents=True, exist_ok=True)
    save_network(target, matrices(network), {"trained": facts})
