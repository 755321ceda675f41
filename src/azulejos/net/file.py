"""Files of weights: training writes them and the player reads them.

A file is a magic line, a line of JSON (the sizes of the network and the version of its inputs) and
the compressed weights. A matrix is stored as bytes with one scale for each output. The
bytes of all matrices come first, then scales and biases as little-endian float16.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.net.inputs.layout import REST_FEATURES, SEAT_FEATURES, VERSION
from azulejos.net.kernels.matrix import SMALLEST
from azulejos.net.kernels.sparse_rows import SMALLEST as SMALLEST_PART
from azulejos.net.policy import POLICY_ROWS

MAGIC = b"azulejos network\n"
MOST = 127  # the largest weight in a byte

Shape = tuple[int, ...]


class NetworkError(ValueError):
    """A file of weights that is missing, damaged, or of another version."""


class Sizes(NamedTuple):
    """The sizes of a network."""

    seats: int
    width: int  # units of the trunk inside a round
    blocks: int
    before_width: int  # the same of the trunk for positions before a deal
    before_blocks: int
    rank: int  # the length of the policy's query


def seat_units(seats: int, width: int) -> int:
    """How many units of a trunk belong to each seat."""
    return width // seats // SMALLEST_PART * SMALLEST_PART


def trunk_shapes(seats: int, width: int, blocks: int) -> list[Shape]:
    """The shapes of a trunk's matrices (inputs, outputs) and biases."""
    part = seat_units(seats, width)
    biases: Shape = (blocks * width,)
    first: list[Shape] = [(SEAT_FEATURES, part), (REST_FEATURES, width), (width,)]
    return [*first, (blocks, width, width), biases, (width, 3 * seats), (3 * seats,)]


def shapes(sizes: Sizes) -> list[Shape]:
    """The shapes of everything in a file: two trunks, then the policy's query and rows."""
    seats, width, blocks, before_width, before_blocks, rank = sizes
    trunks = trunk_shapes(seats, width, blocks), trunk_shapes(seats, before_width, before_blocks)
    policy: list[Shape] = [(width, rank), (rank,), (rank, POLICY_ROWS), (POLICY_ROWS,)]
    return [*trunks[0], *trunks[1], *policy]


class Rounded(NamedTuple):
    """A matrix as bytes, with one scale for each output."""

    whole: NDArray[np.int8]  # ..., input, output
    scales: NDArray[np.float16]  # ..., output


Matrix = Rounded | NDArray[np.float32]


def rounded(matrix: NDArray[np.float32], scales: NDArray[np.float32]) -> Rounded:
    """Round a matrix to multiples of these scales, one for each output."""
    short = np.maximum(scales, 1e-6).astype(np.float16)
    whole = np.rint(matrix / short.astype(np.float32)[..., None, :]).clip(-MOST, MOST)
    return Rounded(whole.astype(np.int8), short)


def save_network(
    path: Path, sizes: Sizes, weights: Sequence[Matrix], facts: dict[str, Any]
) -> None:
    """Write a file; the first layers come without the scales of the inputs."""
    for part, shape in zip(weights, shapes(sizes), strict=True):
        found = part.whole.shape if isinstance(part, Rounded) else part.shape
        assert found == shape, (found, shape)
    whole = [part.whole.ravel() for part in weights if isinstance(part, Rounded)]
    halves = [part.scales if isinstance(part, Rounded) else part for part in weights]
    planes = np.concatenate([part.astype("<f2").ravel() for part in halves])
    packing = zlib.compressobj(9, strategy=zlib.Z_FILTERED)  # a tenth smaller than the default
    packed = packing.compress(np.concatenate(whole).tobytes() + planes.tobytes()) + packing.flush()
    header = {"features": VERSION} | sizes._asdict() | facts
    path.write_bytes(MAGIC + json.dumps(header).encode() + b"\n" + packed)


def read_header(path: Path) -> tuple[dict[str, Any], bytes]:
    """The header of a file and its compressed weights."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise NetworkError(f"{path.name}: no such network") from error
    if not content.startswith(MAGIC):
        raise NetworkError(f"{path.name}: not a file of weights")
    line, _, weights = content[len(MAGIC) :].partition(b"\n")
    try:
        header: dict[str, Any] = json.loads(line)
        version = header["features"]
    except (ValueError, TypeError, KeyError) as error:
        raise NetworkError(f"{path.name}: damaged") from error
    if version != VERSION:
        raise NetworkError(
            f"{path.name}: for inputs of version {version}, this program has {VERSION}:"
            " play it with the program that wrote it"
        )
    return header, weights


def read_sizes(path: Path, header: dict[str, Any]) -> Sizes:
    """The sizes of the network in a file."""
    try:
        sizes = Sizes(*(int(header[name]) for name in Sizes._fields))
    except (TypeError, ValueError, KeyError) as error:
        raise NetworkError(f"{path.name}: damaged") from error
    widths = sizes.width, sizes.before_width
    if any(size % SMALLEST for size in (*widths, sizes.rank)):
        raise NetworkError(f"{path.name}: a width is not a multiple of {SMALLEST}")
    return sizes


def unpacked(path: Path, content: bytes) -> bytes:
    """The decompressed weights of a file."""
    try:
        return zlib.decompress(content)
    except zlib.error as error:
        raise NetworkError(f"{path.name}: cut short, or damaged") from error


def read_matrices(path: Path, header: dict[str, Any], packed: bytes) -> list[NDArray[np.float32]]:
    """The weights in the order of `shapes`."""
    content, wanted = unpacked(path, packed), shapes(read_sizes(path, header))
    whole = sum(int(np.prod(shape)) for shape in wanted if len(shape) > 1)
    halves = sum(int(np.prod(shape)) // (shape[-2] if len(shape) > 1 else 1) for shape in wanted)
    if len(content) != whole + 2 * halves:
        raise NetworkError(f"{path.name}: cut short")
    bytes_left = np.frombuffer(content, np.int8, whole)
    halves_left = np.frombuffer(content, "<f2", offset=whole).astype(np.float32)
    matrices = []
    for shape in wanted:
        size, outputs = int(np.prod(shape)), int(np.prod(shape[:-2])) * shape[-1]
        part, halves_left = halves_left[:outputs], halves_left[outputs:]
        if len(shape) > 1:
            scales = part.reshape(*shape[:-2], 1, shape[-1])
            part, bytes_left = bytes_left[:size].reshape(shape) * scales, bytes_left[size:]
        matrices.append(part)
    return matrices
