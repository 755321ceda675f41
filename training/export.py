"""From a checkpoint to a file of weights that the program ships.

A file of its own because it is the only way from PyTorch to `azulejos.net`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.net.network import save_network
from training.model import Network


def load_average(file: Path) -> tuple[Network, dict[str, Any]]:
    """The averaged network of a checkpoint file, and how far its run had come."""
    state = torch.load(file, map_location="cpu", weights_only=True)
    network = Network(*state["shape"])
    with torch.no_grad():
        for parameter, saved in zip(network.parameters(), state["average"], strict=True):
            parameter.copy_(saved)
    return network.requires_grad_(False), state["progress"]


def matrices(network: Network) -> list[NDArray[np.float32]]:
    """The weights in the order and orientation of `azulejos.net.network.Network`."""

    def flat(tensor: Any) -> NDArray[np.float32]:
        return np.ascontiguousarray(tensor.detach().float().numpy())

    return [
        flat(network.first.weight.T),
        flat(network.first.bias),
        np.stack([flat(block.weight.T) for block in network.blocks]),
        np.stack([flat(block.bias) for block in network.blocks]),
        flat(network.policy.weight),
        flat(network.policy.bias),
        flat(network.values.weight),
        flat(network.values.bias),
    ]


def export(file: Path, target: Path) -> None:
    """Write the weights of a checkpoint file."""
    network, progress = load_average(file)
    facts = {name: round(value) for name, value in progress.items()}
    target.parent.mkdir(parents=True, exist_ok=True)
    save_network(target, matrices(network), {"trained": facts})
