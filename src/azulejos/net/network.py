"""A network in memory: matrices ready for the forward pass.

The layout suits the search and the forward pass and does not depend on the file format.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.native.decorators import by_reference
from azulejos.net.file import read_header, read_matrices
from azulejos.net.inputs.layout import rest_scales, seat_scales
from azulejos.net.kernels.matrix import pack_layers, pack_rows
from azulejos.net.kernels.memory import aligned
from azulejos.net.kernels.sparse_rows import pack

ZERO_POINT = 128  # represents 0 in the query, which has both signs

Weights = NDArray[np.float32]


@by_reference
class Trunk(NamedTuple):
    """A residual perceptron that values positions.

    A matrix that reads sparse inputs has one row for each input and includes the scales of the
    inputs. Each seat has a part of the units, computed with the same weights from its block. All
    units read the rest.
    """

    seat: NDArray[Any]  # packed: input of a seat, unit of its part
    rest: NDArray[Any]  # packed: input, unit
    first_bias: NDArray[np.float32]
    blocks: NDArray[Any]  # integers: block, input unit, output unit, packed for `matrix`
    block_scales: NDArray[np.float32]  # of these: block, output unit
    block_bias: NDArray[np.float32]
    values: NDArray[np.float32]  # win logits, margins, scores of each seat; unit
    values_bias: NDArray[np.float32]


@by_reference
class Policy(NamedTuple):
    """A matrix that turns units into a query, and rows that turn it into the logit of a move."""

    query: NDArray[Any]  # integers: one layer, packed for `matrix`
    query_scales: NDArray[np.float32]  # of these
    query_bias: NDArray[np.float32]
    rows: NDArray[Any]  # integers: row (see `policy`), query unit
    scales: NDArray[np.float32]  # of these: row
    bias: NDArray[np.float32]
    shift: NDArray[np.int32]  # what a query of all ZERO_POINT adds to a row


@by_reference
class Network(NamedTuple):
    """A trunk for positions inside a round, with a policy, and one for positions before a deal."""

    inside: Trunk  # for positions in which a seat chooses
    before_deal: Trunk  # for positions before a deal
    policy: Policy

    @property
    def seats(self) -> int:
        """The number of seats that it is for."""
        return self.inside.values.shape[0] // 3


def load_network(path: Path) -> Network:
    """Read a file; raises NetworkError if it does not fit this program."""
    matrices = read_matrices(path, *read_header(path))
    trunks, (query, query_bias, rows, bias) = matrices[:14], matrices[14:]
    packed, scales = pack_rows(np.ascontiguousarray(rows.T))
    shift = ZERO_POINT * np.rint(rows / scales).sum(axis=0).astype(np.int32)
    layer, layer_scales = pack_layers(query[None])
    policy = Policy(aligned(layer), layer_scales, query_bias, aligned(packed), scales, bias, shift)
    return Network(_trunk(trunks[:7]), _trunk(trunks[7:]), policy)


def _trunk(matrices: list[Weights]) -> Trunk:
    seat, rest, first_bias, blocks, block_bias, values, values_bias = matrices
    layers, scales = pack_layers(blocks)
    return Trunk(
        aligned(pack(seat * seat_scales()[:, None])),
        aligned(pack(rest * rest_scales()[:, None])),
        first_bias,
        aligned(layers),
        scales,
        block_bias.reshape(len(blocks), -1),
        np.ascontiguousarray(values.T),
        values_bias,
    )


def with_temperature(network: Network, temperature: float) -> Network:
    """The same network with a flatter policy: its logits are divided by the temperature."""
    share, policy = np.float32(1 / temperature), network.policy
    return network._replace(
        policy=policy._replace(scales=policy.scales * share, bias=policy.bias * share)
    )
