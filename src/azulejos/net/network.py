"""A network as it lies in memory: matrices ready for the forward pass.

A file of its own because search and forward pass need them so, whatever the file is like.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.net.file import read_matrices
from azulejos.net.layout import feature_scales
from azulejos.net.products import pack_layers, pack_rows
from azulejos.net.rows import pack


class Trunk(NamedTuple):
    """A residual perceptron that values positions; what meets sparse input has a row per input."""

    first: NDArray[Any]  # packed: input, unit; the scales of the features are in it
    first_bias: NDArray[np.float32]
    blocks: NDArray[Any]  # whole numbers: block, input unit, output unit, as `products` wants them
    block_units: NDArray[np.float32]  # what 1 of these is worth: block, output unit
    block_bias: NDArray[np.float32]
    values: NDArray[np.float32]  # win logits, margins, scores of each seat; unit
    values_bias: NDArray[np.float32]


class Network(NamedTuple):
    """Two perceptrons: one inside the round, with a policy, and one between the rounds."""

    inside: Trunk  # for positions in which somebody chooses
    between: Trunk  # for positions before a deal; a file may do without, then it is the other one
    policy: NDArray[Any]  # whole numbers: move, unit of `inside`
    policy_units: NDArray[np.float32]  # what 1 of these is worth: move
    policy_bias: NDArray[np.float32]

    @property
    def seats(self) -> int:
        """For how many seats it is."""
        return self.inside.values.shape[0] // 3


def load_network(path: Path) -> Network:
    """Read a file; raises NetworkError when it does not fit this program."""
    header, matrices = read_matrices(path)
    inside = _trunk([*matrices[:4], *matrices[6:8]], header["seats"])
    between = _trunk(matrices[8:], header["seats"]) if matrices[8:] else inside
    return Network(inside, between, *pack_rows(matrices[4]), matrices[5])


def _trunk(matrices: list[NDArray[np.float32]], seats: int) -> Trunk:
    first, first_bias, blocks, *rest = matrices
    scaled = first * feature_scales(seats)[: len(first), None]
    return Trunk(pack(scaled), first_bias, *pack_layers(blocks), *rest)


def softened(network: Network, softness: float) -> Network:
    """The same with a policy that is less sure: its logits are divided by so much."""
    share = np.float32(1 / softness)
    return network._replace(
        policy_units=network.policy_units * share, policy_bias=network.policy_bias * share
    )
