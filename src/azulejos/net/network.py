"""A network in memory: matrices ready for the forward pass.

The layout suits the search and the forward pass and does not depend on the file format.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast.references import by_reference
from azulejos.net.file import read_header, read_matrices
from azulejos.net.flat import flat_scales
from azulejos.net.flat_file import read_flat
from azulejos.net.inputs.layout import VERSION, rest_scales, seat_scales
from azulejos.net.kernels.matrix import SMALLEST as CHUNK
from azulejos.net.kernels.matrix import pack_layers, pack_rows
from azulejos.net.kernels.sparse_rows import SMALLEST, pack

HALF = 128  # represents 0 in the query, which has both signs

Weights = NDArray[np.float32]

NOTHING: Weights = np.zeros(0, np.float32)


@by_reference
class Trunk(NamedTuple):
    """A residual perceptron that values positions.

    A matrix that reads sparse inputs has one row for each input and includes the scales of the
    inputs. Each seat has a part of the units, computed with the same weights from its block. All
    units read the rest.
    """

    seat: NDArray[Any]  # packed: input of a seat, unit of its part; empty in earlier versions
    rest: NDArray[Any]  # packed: input, unit
    first_bias: NDArray[np.float32]
    blocks: NDArray[Any]  # integers: block, input unit, output unit, packed for `matrix`
    block_units: NDArray[np.float32]  # the scales of these: block, output unit
    block_bias: NDArray[np.float32]
    values: NDArray[np.float32]  # win logits, margins, scores of each seat; unit
    values_bias: NDArray[np.float32]


@by_reference
class Policy(NamedTuple):
    """Rows that turn units into the logit of a move, through a query if there is one."""

    query: NDArray[Any]  # integers: one layer, packed for `matrix`
    query_units: NDArray[np.float32]  # the scales of these
    query_bias: NDArray[np.float32]  # empty in earlier versions, whose rows read all units
    rows: NDArray[Any]  # integers: row (see `policy`), query unit
    units: NDArray[np.float32]  # the scales of these: row
    bias: NDArray[np.float32]
    shift: NDArray[np.int32]  # what a query of all HALF adds to a row


@by_reference
class Network(NamedTuple):
    """Two perceptrons: one inside the round, with a policy, and one between the rounds."""

    inside: Trunk  # for positions in which a seat chooses
    between: Trunk  # for positions before a deal; the same trunk if an early file has only one
    policy: Policy

    @property
    def seats(self) -> int:
        """The number of seats that it is for."""
        return self.inside.values.shape[0] // 3


def load_network(path: Path) -> Network:
    """Read a file; raises NetworkError if it does not fit this program."""
    header, content = read_header(path)
    if header["features"] < VERSION:
        return _flat(header, read_flat(path, header, content))
    matrices = read_matrices(path, header, content)
    trunks, (query, query_bias, rows, bias) = matrices[:14], matrices[14:]
    packed, units = pack_rows(np.ascontiguousarray(rows.T))
    shift = HALF * np.rint(rows / units).sum(axis=0).astype(np.int32)
    policy = Policy(*pack_layers(query[None]), query_bias, packed, units, bias, shift)
    return Network(_trunk(trunks[:7]), _trunk(trunks[7:]), policy)


def _trunk(matrices: list[Weights]) -> Trunk:
    seat, rest, first_bias, blocks, block_bias, values, values_bias = matrices
    return Trunk(
        pack(seat * seat_scales()[:, None]),
        pack(rest * rest_scales()[:, None]),
        first_bias,
        *pack_layers(blocks),
        block_bias.reshape(len(blocks), -1),
        np.ascontiguousarray(values.T),
        values_bias,
    )


def _flat(header: dict[str, Any], matrices: list[Weights]) -> Network:
    """A network of an earlier version: no part for each seat, and no query."""
    seats, version = header["seats"], header["features"]
    inside = _flat_trunk([*matrices[:4], *matrices[6:8]], seats, version)
    between = _flat_trunk(matrices[8:], seats, version) if matrices[8:] else inside
    nobody = pack_layers(np.zeros((1, inside.first_bias.size, CHUNK), np.float32))
    shift = np.zeros(len(matrices[4]), np.int32)
    policy = Policy(*nobody, NOTHING, *pack_rows(matrices[4]), matrices[5], shift)
    return Network(inside, between, policy)


def _flat_trunk(matrices: list[Weights], seats: int, version: int) -> Trunk:
    first, first_bias, blocks, *rest = matrices
    scaled = first * flat_scales(seats, version)[:, None]
    nothing = np.zeros((0, SMALLEST), np.int16)
    return Trunk(nothing, pack(scaled), first_bias, *pack_layers(blocks), *rest)


def with_temperature(network: Network, temperature: float) -> Network:
    """The same network with a flatter policy: its logits are divided by the temperature."""
    share, policy = np.float32(1 / temperature), network.policy
    return network._replace(
        policy=policy._replace(units=policy.units * share, bias=policy.bias * share)
    )
