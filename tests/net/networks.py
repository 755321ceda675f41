"""Small networks with weights from a seed."""

from pathlib import Path

import numpy as np

from azulejos.net.file import save_network, shapes
from azulejos.net.network import Network, load_network


def random_network(path: Path, seats: int, between: bool = True, width: int = 16) -> Network:
    """Write a network and read it again."""
    chance = np.random.default_rng(seats)
    weights = [
        chance.normal(0, 0.8 / width**0.5, shape) for shape in shapes(seats, width, 2, between)
    ]
    save_network(path, weights, {})
    return load_network(path)
