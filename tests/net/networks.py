"""Small networks with weights from a seed."""

from pathlib import Path

import numpy as np

from azulejos.net.file import Matrix, Sizes, rounded, save_network, shapes
from azulejos.net.network import Network, load_network


def random_weights(sizes: Sizes) -> list[Matrix]:
    """Matrices and biases in the order of a file."""
    chance, found = np.random.default_rng(sizes.seats), list[Matrix]()
    for shape in shapes(sizes):
        weights = chance.normal(0, 0.8 / sizes.width**0.5, shape).astype(np.float32)
        scales = np.full((*shape[:-2], shape[-1]), 0.01, np.float32)
        found.append(rounded(weights, scales) if len(shape) > 1 else weights)
    return found


def random_network(path: Path, seats: int, width: int = 64, before: int = 64) -> Network:
    """Write a network and read it again."""
    sizes = Sizes(seats, width, 2, before, 1, 64)
    save_network(path, sizes, random_weights(sizes), {})
    return load_network(path)
