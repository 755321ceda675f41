"""Files of weights, which training writes and the player reads.

A file of its own because both know it and neither needs the other. A file is a magic line, a line
of JSON (what it is a network of, which version of the features it reads), and the weights as
little-endian float16: first the low bytes of all, then the high bytes, compressed (in earlier files
as they are).
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.net.layout import VERSION, feature_count
from azulejos.net.rows import SMALLEST
from azulejos.net.slots import policy_size

MAGIC = b"azulejos network\n"
FOLDER = Path(__file__).parent / "weights"


class NetworkError(ValueError):
    """A file of weights that is missing, damaged, or of another version."""


def shapes(
    seats: int, width: int, blocks: int, between: bool, version: int = VERSION
) -> list[tuple[int, ...]]:
    """The shapes of the matrices in a file: a trunk, the policy, and perhaps a second trunk."""
    moves, values = policy_size(seats), 3 * seats
    layers: list[tuple[int, ...]] = [
        (feature_count(seats, version), width),
        (width,),
        (blocks, width, width),
        (blocks, width),
    ]
    heads: list[tuple[int, ...]] = [(values, width), (values,)]
    policy: list[tuple[int, ...]] = [(moves, width), (moves,)]
    return [*layers, *policy, *heads, *(layers + heads if between else [])]


def save_network(path: Path, weights: list[NDArray[Any]], facts: dict[str, Any]) -> None:
    """Write a file; the first matrix of a trunk comes without the scales of the features."""
    blocks, width = weights[2].shape[:2]
    seats, between = weights[6].shape[0] // 3, len(weights) > len(shapes(2, 8, 1, False))
    header = {"features": VERSION, "seats": seats, "width": width, "blocks": blocks}
    header |= {"between": between, "compressed": True} | facts
    for matrix, shape in zip(weights, shapes(seats, width, blocks, between), strict=True):
        assert matrix.shape == shape, (matrix.shape, shape)
    halves = np.concatenate([matrix.astype("<f2").ravel() for matrix in weights])
    planes = halves.view(np.uint8).reshape(-1, 2).T.tobytes()
    content = json.dumps(header).encode() + b"\n" + zlib.compress(planes, 9)
    path.write_bytes(MAGIC + content)


def _unpacked(path: Path, content: bytes) -> bytes:
    """The halves of a compressed file."""
    try:
        planes = zlib.decompress(content)
    except zlib.error as error:
        raise NetworkError(f"{path.name}: cut short, or damaged") from error
    return np.frombuffer(planes, np.uint8).reshape(2, -1).T.tobytes()


def read_header(path: Path) -> tuple[dict[str, Any], bytes]:
    """What a file says of itself, and its weights."""
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
    if version not in range(1, VERSION + 1):
        raise NetworkError(f"{path.name}: for features of version {version}, this is {VERSION}")
    return header, weights


def read_matrices(path: Path) -> tuple[dict[str, Any], list[NDArray[np.float32]]]:
    """What a file says of itself, and its weights in the order of `shapes`."""
    header, content = read_header(path)
    if header["width"] % SMALLEST:
        raise NetworkError(f"{path.name}: its width is no multiple of {SMALLEST}")
    if header.get("compressed", False):
        content = _unpacked(path, content)
    matrices, start = [], 0
    sizes = header["seats"], header["width"], header["blocks"], header.get("between", False)
    for shape in shapes(*sizes, header["features"]):
        size = int(np.prod(shape))
        part = content[start : start + 2 * size]
        if len(part) < 2 * size:
            raise NetworkError(f"{path.name}: cut short")
        matrices.append(np.frombuffer(part, "<f2").astype(np.float32).reshape(shape))
        start += 2 * size
    return header, matrices


def shipped(seats: int) -> Path:
    """The file of the network for so many seats that comes with the program."""
    return FOLDER / f"seats{seats}.net"
